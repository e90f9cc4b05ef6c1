# What stands around the findings of the linter: labels, sums, headings. Names of commands and options stay as they are.

## One finding: labels before a line. They stand before a colon

# Variables: $number: of a rule of the game, such as 8.4.2.
report-rule = rule { $number }
report-help = help
report-write = write
# Before a second way to write it.
report-or = or
report-fix = fix

## The groups of findings, as a sum names them: syntax 2, names 1

report-group-S = syntax
report-group-N = names
report-group-T = types
report-group-H = header
report-group-R = rules
report-group-L = logic
report-group-D = deck
report-group-Y = scenario
report-group-X = deep

## Sums

# Variables: $n: how many.
report-findings =
    { $n ->
        [one] { $n } finding
       *[other] { $n } findings
    }
# Where they are. Variables: $n: how many.
report-files =
    { $n ->
        [one] { $n } file
       *[other] { $n } files
    }
# Variables: $findings, $files: both as above; $groups: such as: syntax 2, names 1.
report-sum = { $findings } in { $files } ({ $groups })
# Variables: $n: how many of them.
report-fixable = { $n } can be fixed with --fix
# Findings that a comment in the card lets pass. Variables: $n: how many.
report-ignored = { $n } ignored
# What was read. Variables: $n: how many.
report-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
report-scenarios =
    { $n ->
        [one] { $n } scenario
       *[other] { $n } scenarios
    }
report-packs =
    { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
# Variables: $what: what was read.
report-clean = { $what }: no findings

## What --fix did. Variables: $what: the file, the line and what is changed

report-fixed = fixed { $what }
report-not-fixed = not fixed { $what }
# After what was not fixed. Variables: $code: of another finding; $what: what it says.
report-leads-to = , which leads to { $code } ({ $what })
report-nothing-to-fix = nothing to fix

## --watch

# Variables: $files: how many, as above. Ctrl-C is a key.
report-watching = watching { $files }; Ctrl-C ends
# A finding that is not there any more. Variables: $what: where it was, and what it said.
report-gone = gone: { $what }

## --explain: before an example

report-wrong = Wrong
# Variables: $encoding: the way in which letters are stored, such as utf-16.
report-wrong-encoding = Wrong, because it was saved as { $encoding }
report-right = Right
