# What events ask and show through the words that cards are written in.

place-in = where to add { $side } influence, { $left } left
remove-from = where to remove { $side } influence, { $left } left
take-from = from where to take { $side } influence, { $left } left
card-shown = { $side } shows { $card }
top-card = of the draw pile: { $card }
