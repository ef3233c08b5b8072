import Foundation
import Testing

@testable import PreviewCompiler

/// A folder with repositories that stand for those of servers, and with an index of pods.
///
/// git is told by its configuration in the environment that `https://example.com/` is there; what is called curl reads the index.
final class LocalPackages {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    /// The project that is previewed.
    var project: URL { folder.appendingPathComponent("project") }

    init() throws {
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        let programs = folder.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let curl = programs.appendingPathComponent("curl")
        let script = """
            #!/bin/sh
            for address; do :; done
            case "$address" in "\(PodIndex.address)/"*) ;; *) echo "no such server" >&2; exit 6 ;; esac
            cat "\(folder.path)/index/${address#\(PodIndex.address)/}" 2>/dev/null || { echo "404" >&2; exit 22; }
            """
        try script.write(to: curl, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: curl.path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The assignments by which git and curl find what is here.
    var variables: [String] {
        [
            "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_COUNT=1",
            "GIT_CONFIG_KEY_0=url.file://\(folder.path)/git/.insteadOf",
            "GIT_CONFIG_VALUE_0=https://example.com/",
            "PATH=\(folder.path)/programs:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
        ]
    }

    /// Writes files of the project.
    func write(_ files: [String: String]) throws {
        try write(files, in: project)
    }

    private func write(_ files: [String: String], in folder: URL) throws {
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Adds a commit to a repository, which is made if there is none, and returns its hash.
    @discardableResult
    func commit(_ files: [String: String], to name: String, tag: String? = nil) throws -> String {
        let repository = folder.appendingPathComponent("git/\(name)")
        try write(files, in: repository)
        func git(_ arguments: String...) throws -> String {
            let outcome = try Subprocess.run(
                "env",
                [
                    "GIT_CONFIG_GLOBAL=/dev/null", "git", "-C", repository.path, "-c", "user.name=a", "-c",
                    "user.email=a@example.com", "-c", "init.defaultBranch=main",
                ] + arguments)
            try #require(outcome.status == 0, "\(outcome.output)")
            return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        _ = try git("init", "--quiet")
        _ = try git("config", "uploadpack.allowFilter", "true")
        _ = try git("add", "--all")
        _ = try git("commit", "--quiet", "--message", "a")
        if let tag { _ = try git("tag", tag) }
        return try git("rev-parse", "HEAD")
    }

    /// Adds a pod to the index, whose files are in a folder named after digits of the MD5 of its name.
    func index(_ pod: String, at digits: String, versions: [String], source: String) throws {
        let list = digits.map(String.init)
        var files = [
            "all_pods_versions_\(list.joined(separator: "_")).txt":
                "Other/1.0\n\(pod)/\(versions.joined(separator: "/"))\n"
        ]
        for version in versions {
            files["Specs/\(list.joined(separator: "/"))/\(pod)/\(version)/\(pod).podspec.json"] = """
                {"name": "\(pod)", "version": "\(version)", "source": \(source.replacing("VERSION", with: version))}
                """
        }
        try write(files, in: folder.appendingPathComponent("index"))
    }

    /// The text of a file of the project; nil if there is none.
    func text(_ path: String) -> String? {
        try? String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
    }
}
