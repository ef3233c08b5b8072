import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { project, read, statements } from "./sentences.mjs";

const root = fileURLToPath(project);
const folder = mkdtempSync(`${tmpdir()}/commands-`);
after(() => rmSync(folder, { recursive: true }));

const dryRuns = new Map();

/** Returns what `make` would run; it has no part in a make around it. */
function made(...words) {
    const { PATH, HOME } = process.env;
    const key = words.join(" ");
    if (!dryRuns.has(key)) {
        const text = execFileSync("make", ["-n", "--no-print-directory", "-C", root, ...words], { env: { PATH, HOME }, encoding: "utf8" });
        dryRuns.set(key, text);
    }
    return dryRuns.get(key);
}

/** Makes a program of a shell's lines. */
function program(path, ...lines) {
    writeFileSync(path, ["#!/bin/sh", ...lines, ""].join("\n"));
    chmodSync(path, 0o755);
}

/** A folder for `PATH` with programs of a shell's lines, and some of the system's. */
function programs(own, systems = []) {
    const path = mkdtempSync(`${folder}/path-`);
    for (const name of ["sh", ...systems]) {
        symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), `${path}/${name}`);
    }
    for (const [name, lines] of Object.entries(own)) program(`${path}/${name}`, ...lines);
    return path;
}

function run(script, words, path) {
    return spawnSync(`${root}/${script}`, words, { env: { PATH: path }, encoding: "utf8" });
}

test("make run builds the page and the program, and serves at the host and the port that it is given", () => {
    const plain = made("run");
    assert.match(plain, /\nswift build -c release --product zoetrope\n/);
    assert.match(plain, /\nexec \.build\/release\/zoetrope serve --host 127\.0\.0\.1 --port 8080 --web \.build\/page\n$/);
    assert.match(made("run", "PORT=9000"), /--host 127\.0\.0\.1 --port 9000 --web/);
    assert.match(made("run", "HOST=0.0.0.0"), /--host 0\.0\.0\.0 --port 8080 --web/);
    assert.match(made("-B", "page"), /esbuild --bundle .*--minify .*--outdir=\.build\/page web\/main\.js/);
});

test("make test runs the Swift tests, the page's in Node and those in a browser, make check those without a browser and the linter", () => {
    const kinds = [/^\.ci\/swift-tests /m, /^node --test .*commands\.test\.mjs/m, /pytest .*Tests\/Browser -m 'not long'/m, /^swift format lint --strict .*-r Sources Tests/m];
    const has = (target) => kinds.map((kind) => kind.test(made(target)));
    assert.deepEqual(has("test"), [true, true, true, false]);
    assert.deepEqual(has("check"), [true, true, false, true]);
    assert.deepEqual(has("test-swift"), [true, false, false, false]);
    assert.deepEqual(has("test-page"), [false, true, false, false]);
    assert.deepEqual(has("test-browser"), [false, false, true, false]);
    assert.doesNotMatch(made("test"), /Benchmarks/);
});

test("make format formats what make lint checks", () => {
    const checked = made("lint").match(/lint --strict .*-r (.*)/)[1];
    assert.equal(made("format").match(/format -i -r (.*)/)[1], checked);
});

test("make docs is of the engine's modules and of StageTesting", () => {
    const documented = made("docs").match(/^\.ci\/docs \S+ \S+ (.*)$/m)[1].split(" ");
    for (const module of ["CoreGraphics", "QuartzCore", "UIKit", "StageTesting"]) assert.ok(documented.includes(module), module);
});

test("make test-sanitized has the engine's and the server's tests, the latter twice", () => {
    const [address, thread] = ["address", "thread"].map((kind) => {
        const words = made("test-sanitized").match(new RegExp(`--sanitize ${kind} [^]*?--filter '\\^\\(([^)]*)\\)`))[1];
        return words.split("|");
    });
    for (const tests of ["UIKitTests", "QuartzCoreTests", "StageServerTests", "WebSocketServerTests", "WireTests"]) assert.ok(address.includes(tests), tests);
    for (const tests of ["StageServerTests", "WebSocketServerTests", "WireTests"]) assert.ok(thread.includes(tests), tests);
    const folders = readdirSync(`${root}/Tests`, { recursive: true });
    for (const tests of [...address, ...thread]) assert.ok(folders.some((path) => path.endsWith(`/${tests}`)), tests);
});

test("make test-long has the fifty nodes and the browser tests that are marked long", () => {
    const command = made("test-long");
    assert.match(command, /pytest .*Tests\/Browser -m long\n/);
    assert.match(command, /ZOETROPE_LONG=1 [^]*--filter '\^StageServerTests\\\.KilledOwnerTests\|\^ZoetropeTests\\\.DependencyTests'/);
    assert.match(read("Tests/Server/StageServerTests/Cluster/KilledOwnerTests.swift"), /\["ZOETROPE_LONG"\] [^]*\b50\b/);
});

test("make test-engines has the page in Firefox and in WebKit", () => {
    assert.match(made("test-engines"), /pytest Tests\/BrowserEngines\n/);
    for (const name of ["firefox", "webkit"]) assert.match(read("Tests/BrowserEngines/conftest.py"), new RegExp(`from ${name} import`));
});

test("make test-on has the server's tests, and make dist-on a package, in a folder with another Debian", () => {
    assert.equal(made("test-on", "SUITE=trixie"), ".ci/on 'trixie' test-server\n");
    assert.match(made("dist-on", "SUITE=trixie"), /\.ci\/on 'trixie' deb\n$/);
    const there = ["SCRATCH=/there", "RESOLVED=--skip-update"];
    assert.match(made("test-server", ...there), /\nswift build --build-tests --scratch-path \/there --skip-update [^\n]*\n\/there\/debug\/zoetropePackageTests\.xctest .*--filter '\^\(StageServerTests\|WebSocketServerTests\|.*\)\\\.'\n$/);
    assert.match(made("deb", ...there), /\nswift build -c release --scratch-path \/there --skip-update --product zoetrope\n\/there\/release\/zoetrope-preview-compiler --make-frameworks\n\.ci\/deb \/there\/release \.build\/page \.build\/dist\n$/);
    for (const suite of ["", "../trixie", "trixie;id"]) {
        const { status, stderr } = spawnSync(".ci/on", [suite, "test-on"], { cwd: root, encoding: "utf8" });
        assert.deepEqual([status, stderr], [2, "Usage: make test-on SUITE=NAME, a release of Debian by its name, as trixie\n"]);
    }
});

test("make test-long carries the Dockerfile out, or names what in it it does not know", () => {
    assert.match(made("test-long"), /\npython3 \.ci\/images \.build\/images\n/);
    const place = mkdtempSync(`${folder}/images-`);
    cpSync(`${root}/.ci/images`, `${place}/.ci/images`, { recursive: true });
    for (const [line, fault] of [
        ["HEALTHCHECK NONE", /^images: Dockerfile: HEALTHCHECK is none of FROM, COPY, /],
        ["RUN --mount=type=cache true", /has an option, and none is carried out/],
        ["COPY --chown=nobody a b", /is not COPY \[--from=STAGE\] PATH\.\.\. PATH/],
        ["ENV A B", /is not ENV NAME=VALUE/],
        ["ENTRYPOINT zoetrope", /is not a list of strings/],
    ]) {
        writeFileSync(`${place}/Dockerfile`, `FROM swift:6.3-bookworm\n# A comment.\n${line}\n`);
        const { status, stderr } = spawnSync("python3", [`${place}/.ci/images`, `${place}/made`], { encoding: "utf8" });
        assert.equal(status, 1);
        assert.match(stderr, fault);
    }
});

test("make install installs below the folder that it is given", () => {
    for (const product of ["zoetrope", "zoetrope-preview-compiler"]) {
        assert.match(made("install"), new RegExp(`\\nswift build -c release --product ${product}\\n`));
    }
    assert.match(made("install"), /\n\.build\/release\/zoetrope-preview-compiler --make-frameworks\n/);
    assert.match(made("install"), /\n\.ci\/install \.build\/release \.build\/page \/usr\/local\n$/);
    assert.match(made("install", "PREFIX=/opt/zoetrope"), / \/opt\/zoetrope\n$/);
    assert.match(made("install", "DESTDIR=/stage", "PREFIX=/usr"), / \/stage\/usr \/usr\n$/);
});

test("make release checks, makes the files, and tags what is committed, or leaves everything as it was", () => {
    assert.equal(made("release", "VERSION=1.2.3"), ".ci/release '1.2.3'\n");
    const place = mkdtempSync(`${folder}/release-`);
    for (const path of [".ci", "bin", "Sources/zoetrope", "Tests/ZoetropeTests/Versions/1.2.3"]) mkdirSync(`${place}/${path}`, { recursive: true });
    cpSync(`${root}/.ci/release`, `${place}/.ci/release`);
    program(`${place}/.ci/run`, "[ ! -e broken ]");
    program(`${place}/bin/make`, "mkdir -p .build/dist", "case $1 in",
        "dist) touch .build/dist/zoetrope-1.2.3-linux-x.tar.gz .build/dist/zoetrope_1.2.3+bookworm_x.deb ;;",
        "dist-on) touch .build/dist/zoetrope_1.2.3+${2#SUITE=}_x.deb ;;", "*) exit 1 ;;", "esac");
    writeFileSync(`${place}/Sources/zoetrope/Version.swift`, '    static let text = "1.2.3"\n');
    writeFileSync(`${place}/Tests/ZoetropeTests/Versions/1.2.3/log`, "");
    writeFileSync(`${place}/CHANGELOG`, "Changelog\n\n1.2.3 (not released yet)\n- All.\n");
    writeFileSync(`${place}/.gitignore`, ".build\nbin\nbroken\n");
    const { HOME, PATH } = process.env;
    const names = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.org", GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@example.org" };
    const options = { cwd: place, encoding: "utf8", env: { HOME, PATH: `${place}/bin:${PATH}`, ...names } };
    const git = (...words) => execFileSync("git", words, options).trim();
    const release = (version) => spawnSync(".ci/release", [version], options);
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "All");
    for (const [version, fault] of [["", "is no version"], ["1.2", "is no version"], ["1.2.4", "says 1.2.3"]]) assert.match(release(version).stderr, new RegExp(fault));
    writeFileSync(`${place}/more`, "");
    assert.match(release("1.2.3").stderr, /not committed/);
    rmSync(`${place}/more`);
    writeFileSync(`${place}/broken`, "");
    assert.notEqual(release("1.2.3").status, 0);
    assert.equal(git("tag") + git("status", "--porcelain"), "");
    rmSync(`${place}/broken`);
    const { status, stdout, stderr } = release("1.2.3");
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^v1\.2\.3 is tagged/);
    assert.match(stdout, /^[0-9a-f]{64}  zoetrope-1\.2\.3-linux-x\.tar\.gz\n[0-9a-f]{64}  zoetrope_1\.2\.3\+bookworm_x\.deb\n[0-9a-f]{64}  zoetrope_1\.2\.3\+trixie_x\.deb$/m);
    assert.equal(git("rev-list", "-n", "1", "v1.2.3"), git("rev-parse", "HEAD"));
    assert.match(git("show", "v1.2.3:CHANGELOG"), /^1\.2\.3 \(\d{4}-\d\d-\d\d\)$/m);
    assert.match(release("1.2.3").stderr, /no section '1\.2\.3 \(not released yet\)'/);
});

test("an archive and a Debian package have the names that the README gives", () => {
    assert.match(made("dist"), /\n\.ci\/deb \.build\/release \.build\/page \.build\/dist\n\.ci\/dist \.build\/release \.build\/page \.build\/dist\n$/);
    const place = mkdtempSync(`${folder}/dist-`);
    mkdirSync(`${place}/.ci`);
    for (const script of ["dist", "deb"]) cpSync(`${root}/.ci/${script}`, `${place}/.ci/${script}`);
    program(`${place}/.ci/install`, "mkdir -p $3/lib/zoetrope $3/bin", "cp /bin/sh $3/lib/zoetrope/zoetrope", "ln -s ../lib/zoetrope/zoetrope $3/bin/zoetrope");
    program(`${place}/zoetrope`, "echo 1.2.3");
    const packed = () => {
        for (const script of ["dist", "deb"]) execFileSync(`.ci/${script}`, [".", "page", "made"], { cwd: place, stdio: "pipe" });
        return ["tar.gz", "deb"].map((ending) => readdirSync(`${place}/made`).filter((name) => name.endsWith(ending)).map((name) => [name, readFileSync(`${place}/made/${name}`).toString("base64")]));
    };
    const first = packed();
    const [machine, architecture] = [["uname", "-m"], ["dpkg", "--print-architecture"]].map(([name, word]) => execFileSync(name, [word], { encoding: "utf8" }).trim());
    const name = `zoetrope-1.2.3-linux-${machine}`;
    assert.ok(existsSync(`${place}/made/${name}.tar.gz`));
    assert.match(read("README.md"), /`\.build\/dist\/zoetrope-VERSION-linux-ARCH\.tar\.gz`/);
    assert.match(execFileSync("tar", ["-tzf", `${place}/made/${name}.tar.gz`], { encoding: "utf8" }), new RegExp(`^${name}/bin/zoetrope$`, "m"));
    const suite = read("/etc/os-release").match(/^VERSION_CODENAME=(\w+)$/m)[1];
    const deb = `${place}/made/zoetrope_1.2.3+${suite}_${architecture}.deb`;
    const contents = execFileSync("dpkg-deb", ["--contents", deb], { encoding: "utf8" });
    assert.match(execFileSync("dpkg-deb", ["--field", deb, "Depends"], { encoding: "utf8" }), /\blibc6\b/);
    assert.match(contents, / \.\/usr\/bin\/zoetrope -> \.\.\/lib\/zoetrope\/zoetrope$/m);
    // The same files make the same ones, whenever that is.
    assert.deepEqual(packed(), first);
});

test("make cluster starts three nodes behind the port that it is given", () => {
    assert.match(made("cluster", "PORT=9000"), /\nexec \.ci\/cluster \.build\/release\/zoetrope \.build\/page 9000\n$/);
    const nodes = `${folder}/nodes`;
    const path = programs(
        { "nats-server": ["exec sleep 60"], haproxy: ["cp $2 \"$NODES.cfg\"", "kill -TERM $PPID"] }, ["mktemp", "rm", "cat", "sleep", "cp"]);
    program(`${folder}/node`, "exec sleep 60");
    spawnSync(`${root}/.ci/cluster`, [`${folder}/node`, "page", "9000"], { env: { PATH: path, NODES: nodes, TMPDIR: folder }, timeout: 20_000 });
    const balanced = read(`${nodes}.cfg`);
    assert.match(balanced, /bind 127\.0\.0\.1:9000\n/);
    assert.deepEqual(Array.from(balanced.matchAll(/server (node\d) 127/g), ([, name]) => name).slice(0, 3), ["node1", "node2", "node3"]);
});

test("make siege and make bench build what they measure", () => {
    assert.match(made("siege"), /\nswift run -c release Benchmarks siege \n$/);
    assert.match(made("siege", "ATTACKS=joins keys"), /Benchmarks siege joins keys\n$/);
    assert.match(made("bench"), /swift build -c release --product zoetrope\n[^]*\nswift run -c release Benchmarks\n$/);
    assert.match(made("need-peers"), /node-ws/);
});

test("make fuzz goes on for as long as it is told", () => {
    const command = made("fuzz", "FUZZ_SECONDS=600");
    assert.match(command, /\nswift run -c release Benchmarks fuzz 600\n/);
    assert.match(command, /\n\.build\/fuzz\/fuzz -max_total_time=600 /);
});

test("what is missing is installed with apt-get, or, without the right to do that, named in one command", () => {
    // A package that is looked for on the path alone, whatever this machine has.
    const asked = (own) => {
        const note = `${mkdtempSync(`${folder}/note-`)}/note`;
        const path = programs({ "apt-get": [`echo "$@" >> ${note}`, `ln -sf /bin/sh "$(dirname "$0")/valgrind"`], ...own }, ["env", "ln", "dirname"]);
        return { ...run(".ci/need", ["nodejs", "valgrind"], path), note: existsSync(note) ? read(note) : "" };
    };
    const root = asked({ id: ["echo 0"], node: [] });
    assert.equal(root.status, 0);
    assert.match(root.note, /^update .*\ninstall .* valgrind\n$/);
    assert.doesNotMatch(root.note, /nodejs/);
    const other = asked({ id: ["echo 1000"], node: [] });
    assert.equal(other.status, 1);
    assert.equal(other.note, "");
    assert.match(other.stderr, /^Missing: valgrind\. Install with:\n +su -c 'apt-get update && apt-get install -y valgrind'\n$/);
    const asks = Array.from(read("Makefile").matchAll(/\.ci\/need (.*)/g), ([, names]) => names.split(" ")).flat();
    for (const name of asks) assert.ok(read(".ci/need").includes(`        ${name}) `), name);
});

test("a toolchain before Swift 6.2, or none, is one line and a failure", () => {
    const swift = (...lines) => run(".ci/need-swift", [], programs(lines.length > 0 ? { swift: lines } : {}, ["sed", "head"]));
    assert.equal(swift("echo 'Swift version 6.2 (swift-6.2-RELEASE)'").status, 0);
    assert.equal(swift("echo 'Apple Swift version 7.0'").status, 0);
    for (const fault of [swift("echo 'Swift version 6.1.2 (swift-6.1.2-RELEASE)'"), swift()]) {
        assert.equal(fault.status, 1);
        assert.match(fault.stderr, /^Swift 6\.2 or later is needed, and .*\n$/);
    }
});

test("the images are built of what there is, and are the README's", () => {
    const file = read("Dockerfile");
    for (const [, words] of file.matchAll(/^COPY (?!--from)(.*) \S+$/gm)) {
        for (const path of words.split(" ")) assert.ok(existsSync(`${root}/${path}`), path);
    }
    const commands = statements(read("README.md")).filter((words) => words.startsWith("docker "));
    assert.equal(commands.length, 3);
    for (const words of commands) {
        const stage = words.match(/--target (\w+)/)?.[1];
        if (stage !== undefined) assert.match(file, new RegExp(`^FROM \\S+ AS ${stage}$`, "m"));
        const [, outside, inside] = words.match(/-p 127\.0\.0\.1:(\d+):(\d+)/) ?? [];
        if (inside !== undefined) assert.deepEqual([outside, inside, file.includes(`EXPOSE ${inside}\n`)], ["8080", "8080", true]);
    }
    const [preview, served] = [file.slice(file.indexOf(" AS preview")), file.slice(file.lastIndexOf("FROM "))];
    assert.match(preview, /^ENTRYPOINT \["zoetrope"\]$/m);
    assert.match(preview, /\bbubblewrap\b[^]*^COPY --from=installed \/installed \/usr\/local$/m);
    assert.match(file, /^FROM built AS installed\n[^]*^RUN \.ci\/install \.build\/release \.build\/page \/installed \/usr\/local$/m);
    assert.match(served, /^USER nobody$[^]*^ENTRYPOINT \["zoetrope", "serve", "--host", "0\.0\.0\.0"\]$/m);
});
