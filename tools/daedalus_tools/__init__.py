"""What people run: the `daedalus` command. Each command is one module of `daedalus_tools.commands`."""
