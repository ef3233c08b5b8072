"""Usage: python3 .ci/images FOLDER

Carries out the stages of the Dockerfile in FOLDER, without a container engine: on a Debian of debootstrap's, with this
machine's toolchain. Then it starts both images' entry points as their users, prints the images' sizes, and fails where
one is above its bound.
"""

import ctypes
import fcntl
import os
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

import checks
from dockerfile import Fault, parse
from stages import Builder, size

CONTEXT = Path(__file__).resolve().parent.parent.parent
MEGABYTE = 1_000_000
SERVER_LIMIT = 150
# What the image for previews has beside the toolchain: Debian, the compiler that Swift needs, the program.
PREVIEW_LIMIT = 900


def enter_network():
    """Goes on in a network of its own, which has 127.0.0.1: unshare(2), netdevice(7)."""
    library = ctypes.CDLL(None, use_errno=True)
    if library.unshare(0x40000000) != 0:
        raise OSError(ctypes.get_errno(), "unshare")
    with socket.socket() as one:
        fcntl.ioctl(one, 0x8914, struct.pack("16sh", b"lo", 0x41))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    builder = Builder(CONTEXT, folder)
    stages = parse((CONTEXT / "Dockerfile").read_text())
    made = {stage.name: builder.build(stage) for stage in stages}
    sizes = {name: image.size() / MEGABYTE for name, (image, _) in made.items() if name in ("image", "preview")}
    toolchain = size(builder.toolchain) / MEGABYTE
    print(f"The server's image: {sizes['image']:.0f} MB, of which at most {SERVER_LIMIT}.")
    print(f"The image for previews: {sizes['preview']:.0f} MB, {toolchain:.0f} of them the toolchain's, at most {PREVIEW_LIMIT} others.")
    if sizes["image"] > SERVER_LIMIT or sizes["preview"] - toolchain > PREVIEW_LIMIT:
        raise Fault("an image is larger than that")
    # Ports are free there, whatever runs on this machine.
    enter_network()
    checks.server(builder, *made["image"])
    checks.preview(builder, *made["preview"])
    print("Both images' entry points do what they should.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        if os.environ.get("ZOETROPE_IMAGES_INSIDE") is None:
            parse((CONTEXT / "Dockerfile").read_text())
            if os.geteuid() != 0:
                raise Fault("only root may mount folders: sudo make test-images")
            if not shutil.which("unshare"):
                raise Fault("unshare, of util-linux, is not on the path")
            # What is mounted and started ends with this.
            own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", sys.executable, *sys.argv]
            sys.exit(subprocess.run(own, env=os.environ | {"ZOETROPE_IMAGES_INSIDE": "1"}).returncode)
        main(Path(sys.argv[1]).resolve())
    except Fault as fault:
        sys.exit(f"images: {fault}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"images: {failed.cmd} ended with status {failed.returncode}")
