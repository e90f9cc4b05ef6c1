# What the text of every card is built with: conditions, lists, orders, what lasts.
# Functions and forms: docs/translators-guide.md.

## Lists. $before: all items but the last, with commas between them; .wide: of two items of which one is a list itself

list-and = { $before } and { $last }
    .wide = { $before }, and { $last }
list-or = { $before } or { $last }
    .wide = { $before }, or { $last }
# Of none of them it is so; .denies: if the verb is denied as well.
list-nor = neither { $before } nor { $last }
title = “{ $text }”

## Before a noun

det-a = a
    .vowel = an
det-each = each
det-any = any
det-no = no
det-the = the
by-lot = random
det-other = another
# Like one that was described before; another one like that.
det-such = such a
    .vowel = such an
det-other-such = another such
up-to = up to { $what }
# As many as a figure that is not known before the game. $what: plural noun.
as-many = as many { $what } as { FORM($n, case: "count") }
# Out of these names.
out-of = ({ FORM($list) })
    .set = among { FORM($list) }

## Places. way-...: before a noun phrase; there-...: a place that was named before

# .list: of several proper names in one; without it each has its own preposition; .each: of so many, each of them
way-in = in { FORM($what) }
    .list = in { FORM($what) }
    .each = in each of { FORM($what) }
way-to = to { FORM($what) }
    .list = to { FORM($what) }
    .each = to each of { FORM($what) }
way-from = from { FORM($what) }
    .list = from { FORM($what) }
    .each = from each of { FORM($what) }
there-in = there
    .many = there
there-to = there
    .many = there
there-from = from there
    .many = from there
it = it
    .many = them
# A place right after it was named, as what something is done to.
it-object = it
that-country = the country
    .many = those countries
that-card = it
    .gen = that card
    .many = those cards
that-plot = it
    .many = those plots
that-side = that side
that-number = that number

## Qualities after a noun

# $number, $gender: of the noun.
that-is = { $number ->
    [many] that are { $what }
   *[one] that is { $what }
}
    .not = { $number ->
        [many] that are not { $what }
       *[one] that is not { $what }
    }
    .names = { $number ->
        [many] that are { $what }
       *[one] that is { $what }
    }
# A place, or one linked with it.
around = { $number ->
    [many] that are { FORM($what) } or adjacent to it
   *[one] that is { FORM($what) } or adjacent to it
}
apart = other than { FORM($what) }
being = { $number ->
    [many] that are { FORM($what) }
   *[one] that is { FORM($what) }
}
with-thing = with { FORM($what) }
    .not = with { FORM($what) }
titled = named
    .head = { OR($t) }
    .head-all = every { AND($t) }
    .after = named { OR($t) }
    .not = other than { OR($t) }
# A word that, where each of several qualities begins with it, is said before the first.
said-once = with
provided = if { $what }
    .where = where { $what },
# Such a one rather than another.
preferred = ({ FORM($what) } if there is one)
ranked =
    .highest = with the highest { $by }
    .lowest = with the lowest { $by }
# What a thing has. $what: a piece or marker; $n: how many.
with =
    .some = with { FORM($what, number: "many") }
    .none = without { FORM($what, number: "many") }
    .eq = with { N($n, $what) }
    .ne = with other than { N($n, $what) }
    .ge = with at least { N($n, $what) }
    .gt = with more than { N($n, $what) }
    .le = with at most { N($n, $what) }
    .lt = with fewer than { N($n, $what) }

## Conditions

is = { FORM($it) } is { $what }
    .not = { FORM($it) } is not { $what }
    .neither = { FORM($it) } is neither { $a } nor { $b }
# What is somewhere. $c: the place.
has =
    .some = there are { FORM($what, number: "many") } { IN($c) }
    .none = there are no { FORM($what, number: "many") } { IN($c) }
    .eq = there are exactly { N($n, $what) } { IN($c) }
    .ne = there are not exactly { N($n, $what) } { IN($c) }
    .ge = there are at least { N($n, $what) } { IN($c) }
    .gt = there are more than { N($n, $what) } { IN($c) }
    .le = there are at most { N($n, $what) } { IN($c) }
    .lt = there are fewer than { N($n, $what) } { IN($c) }
# Two values. own-...: a value of the noun that stands before.
compare =
    .some = { FORM($a) } is more than 0
    .none = { FORM($a) } is 0
    .eq = { FORM($a) } is { FORM($b) }
    .ne = { FORM($a) } is not { FORM($b) }
    .ge = { FORM($a) } is at least { FORM($b) }
    .gt = { FORM($a) } is more than { FORM($b) }
    .le = { FORM($a) } is no more than { FORM($b) }
    .lt = { FORM($a) } is less than { FORM($b) }
    .pieces-le = { FORM($a) } do not outnumber { FORM($b) }
    .pieces-lt = { FORM($a) } are fewer than { FORM($b) }
    .pieces-ge = { FORM($a) } are no fewer than { FORM($b) }
    .pieces-gt = { FORM($a) } outnumber { FORM($b) }
    .pieces-eq = { FORM($a) } are as many as { FORM($b) }
    .pieces-ne = { FORM($a) } are not as many as { FORM($b) }
    .pieces-here = { $what } { IN($c) }
    .own-some = with { FORM($a) }
    .own-none = without { FORM($a) }
    .own-eq = with { FORM($a) } equal to { FORM($b) }
    .own-ne = with { FORM($a) } not equal to { FORM($b) }
    .own-ge = with { FORM($a) } of at least { FORM($b) }
    .own-gt = with { FORM($a) } of more than { FORM($b) }
    .own-le = with { FORM($a) } of at most { FORM($b) }
    .own-lt = with { FORM($a) } of less than { FORM($b) }
same = { FORM($a) } is { FORM($b) }
    .not = { FORM($a) } is not { FORM($b) }
there-is = there is { FORM($what) }
    .not = there is { FORM($what) }
plays-it = { FORM($side) } plays this
    .not = { FORM($side) } does not play this
done = that was done
    .not = that was not done
# Of a set that was named before.
any-of-them = there are any
    .not = there are none
so = so
    .not = not so
yes = yes
no = no

## Figures

number-of-things = the number of { FORM($what) }
    .count = { KNOWN($what) ->
        [yes] those
       *[no] there are { FORM($what) }
    }
figure =
    .total = the total { FORM($by) } of { FORM($what) }
    .highest = the highest { FORM($by) } of { FORM($what) }
    .lowest = the lowest { FORM($by) } of { FORM($what) }
reckoned =
    .plus = { FORM($a) } plus { FORM($b) }
    .minus = { FORM($a) } minus { FORM($b) }
    .times = { FORM($a) } times { FORM($b) }
    .by = { FORM($a) } divided by { FORM($b) }
# Between two figures that were just compared.
difference = the difference
# .rest: after a figure and its noun, what it is in some case; .more: what comes to it then.
by-case = { FORM($otherwise) } ({ FORM($n) } if { $condition })
    .rest = ({ FORM($n) } if { $condition })
    .signed = ({ SIGNED($n) } if { $condition })
    .more = ({ FORM($n) } more if { $condition })

## Playing the card

blocked-by = not playable while { OR($cards) } is in effect
    .side = { FORM($side) } cannot play this while { OR($cards) } is in effect
requires = playable only while { AND($cards) } is in effect
    .any = playable only while { OR($cards) } is in effect
allows = allows { AND($cards) }
blocks = blocks { AND($cards) }
play-if = play if { $what }
play-in = play in { FORM($where) }
play-if-in = play if { $what }, in { FORM($where) }

## Orders

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") }, or else { FORM($second, case: "acc") }
    .then = { FORM($first, case: "acc") }, failing that { FORM($second, case: "acc") }
# Somebody may do something. plain: what follows has no verb of its own.
may = { FORM($side) } may { $what }
    .you = you may { $what }
    .plain = you may do this: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
# .either: of two orders, of which another side does one.
some-of = { FORM($side) } must { $what }
    .either = { FORM($side) } chooses: { $what }
if = if { $condition }, { $what }
    .after = { $what } if { $condition }
otherwise-if = otherwise, if { $condition }, { $what }
for-side = { FORM($side, case: "bare") }: { $what }
otherwise = otherwise { $what }
for-each = { NUMBER($thing) ->
    [many] for each of { FORM($thing) }: { $what }
   *[one] for { FORM($thing) }: { $what }
}
times = do this { $n ->
    [1] once
    [2] twice
   *[other] { FORM($n) } times
}: { $what }
    .up-to = do this up to { $n ->
    [2] twice
   *[other] { FORM($n) } times
}: { $what }
do-some = do { $n ->
    [1] one
    [2] two
    [3] three
   *[other] { $n }
} of these: { $options }
# What follows from a roll: $n: one or several results; .among: of several. by-value: a table of what follows.
on = on { OR($n) }, { $what }
    .after = { $what } on { OR($n) }
at-least = { FORM($n) } or more
    .among = at least { FORM($n) }
at-most = { FORM($n) } or less
    .among = at most { FORM($n) }
by-value = { FORM($value) } decides: { $rows }
# Two short orders to choose from.
either = either { $a } or { $b }
option-if = { $what } (only if { $condition })
with-facts = { $what } (for this, { $facts })

# Several things that are placed, or removed, by one verb; .again: right after another by the same verb.
fused-place = { DO("place") } { FORM($what) } { IN($c) }
    .again = { FORM($what) } { IN($c) }
fused-remove = { DO("remove") } { FORM($what) } { FROM($c) }
    .again = { FORM($what) } { FROM($c) }
    .share = { DO("remove") } { FORM($n) }
fused-either = { DO("place") } or { DO("remove") } { FORM($what) } { IN($c) }

## What lasts

while = while in effect: { $facts }
    .lapsing = until the end of the turn, { $facts }
    .there = while the marker is there: { $facts }
    .mark = while { FORM($mark) } is in effect: { $facts }
fact-if = { $fact } if { $condition }
moment-if = { $fact } while { $condition }
# .one, ...-one: before one order; or-when: two moments from which the same follows.
when = when { $moment }: { $what }
    .once = once, when { $moment }: { $what }
    .lapsing = until the end of the turn, when { $moment }: { $what }
    .lapsing-once = once before the end of the turn, when { $moment }: { $what }
    .one = when { $moment }, { $what }
    .once-one = once, when { $moment }, { $what }
    .lapsing-one = until the end of the turn, when { $moment }, { $what }
    .lapsing-once-one = once before the end of the turn, when { $moment }, { $what }
# What who does it is in the event.
moment-as = { $fact } as { FORM($role, case: "bare") }
or-when = { $a }, or when { $b }
# The same for another side with another track.
likewise = the same applies to { FORM($side) } and { FORM($figure) }
ends = ends when { $what }
