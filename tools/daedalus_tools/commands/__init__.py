"""The commands, one module each: `HELP`, `EXAMPLE`, `configure(parser)` and `run(args)`; listed in `cli.COMMANDS`."""
