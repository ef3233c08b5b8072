import Foundation
import ProjectFiles

/// A folder into which git brings one version of a repository, without the rest of its history.
struct GitCheckout {
    /// A fault in words.
    struct Fault: Error, Equatable {
        var text: String
        /// Whether the server can't be reached, which is the same for each of its repositories.
        var isOfServer = false
    }

    /// Runs a program to its end: assignments for its environment, its name and its arguments.
    typealias Running = ([String]) throws -> Subprocess.Outcome

    /// The folder's absolute path; nothing is there yet.
    let path: String
    let run: Running

    /// What git calls the newest commit of a repository.
    private static let newest = "HEAD"

    /// Brings a version, without its files.
    ///
    /// Where the server knows no key of whoever asks, it is asked for what it gives everybody.
    ///
    /// - Parameter source: the repository and the version.
    /// - Returns: what git calls the version; nil for the newest commit, as nothing there has the version.
    /// - Throws: ``Fault``, and what running it throws.
    func fetch(_ source: PackageSource) throws -> String? {
        try git(["init", "--quiet", path])
        try git(["-C", path, "remote", "add", "origin", source.address])
        do {
            return try fetchFromOrigin(source)
        } catch let fault as Fault {
            guard let address = source.openAddress else { throw fault }
            try git(["-C", path, "remote", "set-url", "origin", address])
            do {
                return try fetchFromOrigin(source)
            } catch let other as Fault {
                throw Fault(text: fault.text, isOfServer: other.isOfServer)
            }
        }
    }

    private func fetchFromOrigin(_ source: PackageSource) throws -> String? {
        if let commit = source.version.commit, (try? fetch(commit)) != nil { return commit }
        let references = try git(["-C", path, "ls-remote", "--tags", "--heads", "origin"]).split(separator: "\n")
            .compactMap { $0.split(separator: "\t").last.map(String.init) }
        let choice = source.version.choice(among: references)
        try fetch(choice ?? Self.newest)
        return choice.map { $0.split(separator: "/").dropFirst(2).joined(separator: "/") }
    }

    private func fetch(_ reference: String) throws {
        // Files come when they are checked out, and those that are not never.
        try git(["-C", path, "fetch", "--quiet", "--depth", "1", "--filter=blob:none", "origin", reference])
    }

    /// Returns the paths of the files that the version has.
    ///
    /// - Throws: ``Fault``, and what running it throws.
    func paths() throws -> [String] {
        try git(["-C", path, "ls-tree", "-r", "-z", "--name-only", "FETCH_HEAD"]).split(separator: "\0").map(
            String.init)
    }

    /// Writes the version's files.
    ///
    /// - Parameter skipped: the names of folders that are left out, wherever they are, or patterns of names.
    /// - Throws: ``Fault``, and what running it throws.
    func checkOut(without skipped: Set<String>) throws {
        try git(["-C", path, "config", "core.sparseCheckout", "true"])
        let patterns = (["/*"] + skipped.sorted().map { "!\($0)/" }).joined(separator: "\n") + "\n"
        let information = path + "/.git/info"
        try FileManager.default.createDirectory(atPath: information, withIntermediateDirectories: true)
        try Data(patterns.utf8).write(to: URL(fileURLWithPath: information + "/sparse-checkout"))
        try git(["-C", path, "checkout", "--quiet", "--detach", "FETCH_HEAD"])
    }

    /// What git asks nobody for: whoever waits for a preview sees no question.
    private static let variables = [
        "GIT_TERMINAL_PROMPT=0", "GIT_LFS_SKIP_SMUDGE=1", "GIT_SSH_COMMAND=ssh -oBatchMode=yes -oConnectTimeout=10",
        "LC_ALL=C",
    ]

    @discardableResult private func git(_ arguments: [String]) throws -> String {
        let outcome = try run(Self.variables + ["git"] + arguments)
        guard outcome.status != 0 else { return outcome.output }
        // env(1) of what it does not find.
        if outcome.status == 127 { throw Fault(text: "git is not on this machine", isOfServer: true) }
        throw Self.fault(outcome.output)
    }

    private static let unreachable = [
        "Could not resolve", "Couldn't connect", "Failed to connect", "Connection refused", "Network is unreachable",
        "Connection timed out", "No route to host",
    ]

    /// What git says, without what is before it.
    private static func fault(_ output: String) -> Fault {
        let lines = output.split(whereSeparator: \.isNewline)
        let line = String(
            lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last ?? "git failed")
        let text = line.replacing(#/^(?:fatal|error): /#, with: "")
        return Fault(text: text, isOfServer: unreachable.contains { output.contains($0) })
    }
}
