"""Stages of a Dockerfile carried out in folders, one layer of an overlay for each, as a container engine has them."""

import hashlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from dockerfile import Fault

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# What Swift's images install beside the toolchain: https://github.com/swiftlang/swift-docker.
SWIFT_NEEDS = (
    "binutils-gold gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev libpython3-dev libsqlite3-dev "
    "libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev"
)
# What Debian's images leave out: https://github.com/debuerreotype/debuerreotype.
SLIM = [f"/usr/share/{name}" for name in ("doc", "info", "linda", "lintian", "man", "locale")]
EXCLUDED = "".join(f"path-exclude {path}/*\n" for path in SLIM) + "path-include /usr/share/doc/*/copyright\n"
DOWNLOADS = 'Dir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\nAPT::Keep-Downloaded-Packages "false";\n'


def run(words, **options):
    subprocess.run(words, check=True, **options)


def contents(paths):
    """Returns a digest of files and of all that is in folders."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted([path, *path.rglob("*")]):
            digest.update(f"{file} {file.lstat().st_mode}\n".encode())
            if file.is_file():
                digest.update(file.read_bytes())
    return digest.hexdigest()


class Image:
    """A stage's layers, the lowest first, and what it sets for those that go on from it."""

    def __init__(self, layers, key, user="root", folder="/", environment=None, entry=()):
        self.layers, self.key, self.user, self.folder, self.entry = layers, key, user, folder, list(entry)
        self.environment = {"PATH": PATH, **(environment or {})}

    def size(self):
        """Returns the bytes of the files in all layers, as an engine counts them."""
        return sum(size(layer) for layer in self.layers)


def size(layer):
    seen, total = set(), 0
    for folder, _, names in os.walk(layer):
        for name in names:
            status = os.lstat(f"{folder}/{name}")
            if (status.st_dev, status.st_ino) not in seen:
                seen.add((status.st_dev, status.st_ino))
                total += status.st_size
    return total


class Builder:
    """Carries out stages below a folder; one whose instructions and files are as they were is taken from there."""

    def __init__(self, context, folder):
        self.context, self.folder, self.images = context, folder, {}
        program = shutil.which("swift")
        self.toolchain = Path(os.path.realpath(program)).parent.parent.parent if program else None

    def build(self, stage):
        base = self.images.get(stage.base) or self.pulled(stage.base)
        place = self.folder / stage.name
        image = Image(base.layers + [place / "files"], "", base.user, base.folder, base.environment, base.entry)
        image.key = hashlib.sha256(json.dumps([base.key, stage.instructions, self.inputs(stage)]).encode()).hexdigest()
        made = self.begun(place, image.key)
        root = self.mounted(image, place)
        for word, value in stage.instructions:
            if not made and word in ("RUN", "COPY", "WORKDIR"):
                print(f"[{stage.name}] {word} {value}", flush=True)
            self.carry_out(word, value, image, root, made)
        (place / "key").write_text(image.key)
        self.images[stage.name] = image
        return image, root

    def begun(self, place, key):
        """Returns whether the folder has the stage; else it is empty then."""
        if (place / "key").exists() and (place / "key").read_text() == key:
            return True
        shutil.rmtree(place, ignore_errors=True)
        (place / "files").mkdir(parents=True)
        return False

    def inputs(self, stage):
        copied = [value for word, value in stage.instructions if word == "COPY"]
        own = [self.context / path for source, paths, _ in copied if not source for path in paths]
        for path in own:
            if not path.exists():
                raise Fault(f"Dockerfile: there is no {path.relative_to(self.context)} to copy")
        return [contents(own), *(self.images[source].key for source, _, _ in copied if source)]

    def carry_out(self, word, value, image, root, made):
        if word == "ENV":
            image.environment[value[0]] = value[1]
        elif word == "USER":
            image.user = value
        elif word == "ENTRYPOINT":
            image.entry = value
        elif word == "WORKDIR":
            image.folder = os.path.join(image.folder, value)
            (root / image.folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "RUN" and not made:
            words = self.command(image, root, ["/bin/sh", "-c", value])
            run(words, env=self.variables(image, root) | self.packages(root))
        elif word == "COPY" and not made:
            self.copy(value, image, root)

    def copy(self, value, image, root):
        source, paths, target = value
        place = root / os.path.join(image.folder, target).lstrip("/")
        for path in paths:
            file = self.folder / source / "root" / path.lstrip("/") if source else self.context / path
            if file.is_dir():
                shutil.copytree(file, place, symlinks=True, dirs_exist_ok=True)
                continue
            to = place / file.name if target.endswith("/") else place
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, to)

    def command(self, image, root, words, user=None):
        """Returns the words that run a command in an image."""
        there = ["env", "-C", image.folder] if image.folder != "/" else []
        return ["chroot", f"--userspec={user or image.user}", "--groups=", str(root), *there, *words]

    def variables(self, image, root):
        """Returns a process's environment: that of the image, and its user's home."""
        file = root / "etc/passwd"
        lines = file.read_text().splitlines() if file.exists() else []
        homes = {fields[0]: fields[5] for fields in (line.split(":") for line in lines)}
        return {"HOME": homes.get(image.user, "/"), **image.environment}

    def mounted(self, image, place):
        """Mounts an image's layers on each other, for this process and those it starts."""
        root = place / "root"
        for folder in (root, place / "work"):
            folder.mkdir(exist_ok=True)
        lower = ":".join(str(layer) for layer in reversed(image.layers[:-1]))
        options = f"lowerdir={lower},upperdir={image.layers[-1]},workdir={place / 'work'}"
        run(["mount", "-t", "overlay", "overlay", "-o", options, str(root)])
        for folder in ("proc", "dev", "sys"):
            (root / folder).mkdir(exist_ok=True)
            run(["mount", "--rbind", f"/{folder}", str(root / folder)])
        (root / "etc").mkdir(exist_ok=True)
        for file in ("resolv.conf", "hosts"):
            (root / "etc" / file).touch()
            run(["mount", "--bind", os.path.realpath(f"/etc/{file}"), str(root / "etc" / file)])
        return root

    def packages(self, root):
        """Returns the environment in which git has the Swift packages from this machine's clones: the registry's are Debian's alone."""
        clones = self.context / ".build/repositories"
        there = root / "tmp/packages"
        there.mkdir(exist_ok=True)
        if not os.path.ismount(there):
            run(["mount", "--bind", str(clones), str(there)])
        state = json.loads((self.context / ".build/workspace-state.json").read_text())
        found = [
            (f"url.file:///tmp/packages/{clone.name}.insteadOf", package["packageRef"]["location"])
            for package in state["object"]["dependencies"]
            for clone in clones.glob(f"{package['subpath']}-*")
        ] + [("safe.directory", "*")]
        pairs = [{f"GIT_CONFIG_KEY_{n}": name, f"GIT_CONFIG_VALUE_{n}": value} for n, (name, value) in enumerate(found)]
        return {"GIT_CONFIG_COUNT": str(len(found)), **{name: value for pair in pairs for name, value in pair.items()}}

    def pulled(self, name):
        """Returns an image that is not made here: an empty one, or Swift's, with this machine's toolchain."""
        swift = re.fullmatch(r"swift:([\d.]+)-(\w+)", name)
        if name == "scratch":
            (self.folder / name).mkdir(exist_ok=True)
            return Image([self.folder / name], name)
        if swift:
            return Image(self.swift(swift[1], swift[2]), name)
        raise Fault(f"Dockerfile: {name} is none of the images that are known: scratch, swift:VERSION-SUITE")

    def debian(self, suite):
        layer = self.folder / f"debian-{suite}"
        if not (self.folder / f"debian-{suite}.made").exists():
            shutil.rmtree(layer, ignore_errors=True)
            run(["debootstrap", "--variant=minbase", suite, str(layer)])
            for path in SLIM:
                for file in (layer / path.lstrip("/")).rglob("*"):
                    if file.is_file() and file.name != "copyright" or file.is_symlink():
                        file.unlink()
            for path in [*(layer / "var/lib/apt/lists").glob("*_*"), *(layer / "var/cache/apt").rglob("*.*")]:
                path.unlink()
            (layer / "etc/dpkg/dpkg.cfg.d/docker").write_text(EXCLUDED)
            (layer / "etc/apt/apt.conf.d/docker-clean").write_text(DOWNLOADS)
            (self.folder / f"debian-{suite}.made").touch()
        return layer

    def swift(self, version, suite):
        if self.toolchain in (None, Path("/")):
            raise Fault("Swift must be a folder of its own, as its archive is, with the program `swift` on the path")
        stated = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
        if f"Swift version {version}" not in stated:
            raise Fault(f"Dockerfile: it is of Swift {version}, and this machine has another one: {stated.splitlines()[0]}")
        place = self.folder / f"swift-{suite}"
        layers = [self.debian(suite), self.toolchain, place / "files"]
        image = Image(layers, "")
        if not self.begun(place, SWIFT_NEEDS):
            root = self.mounted(image, place)
            install = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {SWIFT_NEEDS} && rm -rf /var/lib/apt/lists/*"
            run(self.command(image, root, ["/bin/sh", "-c", install]), env=image.environment | {"DEBIAN_FRONTEND": "noninteractive"})
            run(["umount", "-R", str(root)])
            (place / "key").write_text(SWIFT_NEEDS)
        return layers
