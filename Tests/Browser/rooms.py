"""Rooms of one's own, made as the gallery makes them."""

import json
import urllib.request


def private_room(server, scene="monzo"):
    """The links of a new private room: `present`, `open` and `view`, paths with their keys."""
    request = urllib.request.Request(f"{server.url}/rooms?scene={scene}", method="POST", headers={"Origin": server.url})
    with urllib.request.urlopen(request) as response:
        return json.load(response)["links"]


def frozen_room(server, scene, log, tick):
    """The link of a new private room's presenter, in which time stands still at a moment of what happened: `log`, objects as
    `zoetrope simulate --input` reads them."""
    body = "".join(json.dumps(line) + "\n" for line in log).encode()
    request = urllib.request.Request(
        f"{server.url}/rooms?scene={scene}&tick={tick}", data=body, method="POST", headers={"Origin": server.url})
    with urllib.request.urlopen(request) as response:
        return json.load(response)["links"]["present"]


def scenes(server):
    with urllib.request.urlopen(f"{server.url}/scenes.json") as response:
        return json.load(response)["scenes"]
