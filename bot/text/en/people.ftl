# What people ask of each other, and of the clock

people-asks-undo = **{ $who } asks to take back a move, and all that came after it.** The same cards and dice would come again.
people-asked = { $who }, do you agree?
people-agreed = Agreed: { $who }.
people-ended-agreed = Everybody agreed.
people-ended-refused = { $who } does not agree; the game goes on.
people-ended-withdrawn = { $who } no longer asks.
people-ended-overtaken = The game went on; this is no longer asked.
people-not-yours = Only { $who }, who asked, can withdraw this.
people-button-agree = Agree
people-button-refuse = Refuse
people-button-withdraw = Withdraw
people-button-undo-ask = Ask the others
people-button-undo-alone = Take it back all the same
people-undo-ask = If all others agree, it can be undone together with everything that followed.
people-undo-alone = You play with computers only, and they agree to anything: it can be undone together with everything that followed. The same cards will come again.
people-undo-asked = The others are asked in the channel. A move of anybody ends the request.
