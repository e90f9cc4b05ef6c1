"""`daedalus lint --deep`: each card played on hundreds of positions, to see what reading it does not show.

X001  a card that crashes
X002  a card that leaves a position which the rules do not know
X003  a branch, a trigger or an end that is never reached
X004  an event or a sentence that never changes anything
X005  an answer to a rule point that never makes a difference
"""
