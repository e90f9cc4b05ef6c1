"""Charts of a bot that depart from their schema, or are no YAML.

What a bot does stands in a YAML file: columns, lists, questions and instructions for cards, each under its key. A key
that nobody reads would change nothing, and you would look for the reason in the wrong place. `daedalus schema bot`
prints all keys; a pack changes bots that there are, in a file of the same name.
"""

from daedalus_tools.lint.examples import bot

BAD = bot("colums:", "  disrupt: [where good]")
GOOD = bot("columns:", "  disrupt: [where good]")
