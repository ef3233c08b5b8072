"""Where to drag in each scene that scrolls or turns, in points of the default stage: from, to."""

DRAGS = {
    "monzo": ((300, 422), (120, 422)),
    "stack": ((195, 700), (195, 400)),
    "album": ((300, 370), (60, 370)),
    "flip": ((195, 380), (195, 560)),
    "feed": ((195, 700), (195, 400)),
    "grid": ((195, 600), (195, 300)),
    "messages": ((195, 300), (195, 600)),
    "type": ((195, 600), (195, 300)),
}
