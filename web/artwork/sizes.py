"""The pictures' sizes in points, and how many pixels each point has. One place for those who draw and for the catalogue."""

TILES = [(290, 170), (270, 115), (250, 155), (300, 190), (145, 330), (330, 220), (250, 160)]

# Pixels, which are points for photos. As in AlbumPhotos.swift.
PHOTOS = [
    (640, 427), (427, 640), (640, 640), (640, 480), (640, 200), (480, 640), (640, 360),
    (256, 640), (600, 600), (360, 640), (640, 400), (512, 640), (640, 160), (640, 512),
]

SIZES = {
    **{f"creature-{index}": (240, 240) for index in range(9)},
    **{f"tile-{index}": size for index, size in enumerate(TILES)},
    **{f"tile-border-{index}": size for index, size in enumerate(TILES)},
    **{f"album-{index:02}": size for index, size in enumerate(PHOTOS)},
    **{f"emblem-{index}": (300, 300) for index in range(8)},
    "card-back": (300, 300),
    "chip": (44, 34),
    "contactless": (24, 24),
    **{f"pot-{index}": (48, 48) for index in range(10)},
}

SCALES = {"creature": 2, "tile": 3, "album": 1, "emblem": 3, "card": 3, "chip": 3, "contactless": 3, "pot": 3}


def scene_of(name):
    return name.split("-")[0]
