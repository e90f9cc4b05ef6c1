"""The linter: reads cards and scenarios, asks its rules about them, and tells what it found."""
