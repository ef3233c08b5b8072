"""Draws all pictures anew and writes their table."""

import album
import catalogue
import dashboard
import flip
import monzo
import stack

for part in (stack, dashboard, album, flip, monzo, catalogue):
    part.main()
