"""The stages of a Dockerfile, as far as ours uses its language: anything else in one is an error."""

import json
import re
from dataclasses import dataclass, field

WORDS = ("COPY", "ENTRYPOINT", "ENV", "EXPOSE", "RUN", "USER", "WORKDIR")


class Fault(Exception):
    """What is wrong, as a sentence for whoever started the program."""


@dataclass
class Stage:
    name: str
    base: str
    instructions: list = field(default_factory=list)


def lines(text):
    """Returns the instructions' lines, with those joined that go on."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [line.strip() for line in re.sub(r"\\\n", " ", kept).splitlines() if line.strip()]


def parse(text):
    """Returns the stages in their order; the last one, which needs no name, is `image`."""
    stages = []
    for line in lines(text):
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "FROM":
            parts = re.fullmatch(r"(\S+)(?: AS (\w+))?", rest)
            if not parts:
                raise Fault(f"Dockerfile: '{line}' is not FROM IMAGE AS NAME")
            stages.append(Stage(parts[2] or "image", parts[1]))
            continue
        if word not in WORDS:
            raise Fault(f"Dockerfile: {word} is none of FROM, {', '.join(WORDS)}, which are all that is carried out")
        if not stages:
            raise Fault(f"Dockerfile: '{line}' stands before the first FROM")
        stages[-1].instructions.append((word, value(word, rest)))
    return stages


def value(word, rest):
    """Returns an instruction's value in the form that it is carried out in."""
    if word == "COPY":
        source = re.match(r"--from=(\w+) ", rest)
        paths = rest[source.end() :].split() if source else rest.split()
        if len(paths) < 2 or paths[0].startswith("-"):
            raise Fault(f"Dockerfile: 'COPY {rest}' is not COPY [--from=STAGE] PATH... PATH")
        return (source and source[1], paths[:-1], paths[-1])
    if word == "ENV":
        pair = re.fullmatch(r"(\w+)=(\S*)", rest)
        if not pair:
            raise Fault(f"Dockerfile: 'ENV {rest}' is not ENV NAME=VALUE")
        return (pair[1], pair[2])
    if word == "ENTRYPOINT":
        try:
            return json.loads(rest)
        except ValueError:
            raise Fault(f"Dockerfile: 'ENTRYPOINT {rest}' is not a list of strings") from None
    if word == "RUN" and rest.startswith("-"):
        raise Fault(f"Dockerfile: 'RUN {rest}' has an option, and none is carried out")
    return rest
