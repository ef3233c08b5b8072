"""Rooms of one's own, made as the gallery makes them."""

import json
import urllib.request


def private_room(server, scene="monzo"):
    """The links of a new private room: `present`, `open` and `view`, paths with their keys."""
    request = urllib.request.Request(f"{server.url}/rooms?scene={scene}", method="POST", headers={"Origin": server.url})
    with urllib.request.urlopen(request) as response:
        return json.load(response)["links"]


def scenes(server):
    with urllib.request.urlopen(f"{server.url}/scenes.json") as response:
        return json.load(response)
