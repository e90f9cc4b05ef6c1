"""A comment to the linter that it does not understand.

The linter reads one kind of comment: `# daedalus-lint: ignore CODE because REASON`, on the line of the finding or on a
line of its own above it. This comment speaks to the linter, but not in these words, so it has no effect. Silence would
let you believe that it had.
"""

BAD = ("+1 prestige  # daedalus-lint: allow N001 because the map may change",)
