import ArgumentParser
import Foundation

/// The files that a folder has in a revision of its git repository, as a folder of their own.
///
/// The repository's work tree and index stay as they are: git reads the revision's tree alone.
struct RevisionTree {
    /// The first characters of the commit's name.
    let commit: String

    /// Writes the files.
    ///
    /// - Parameters:
    ///   - revision: anything that git understands as a commit, such as `HEAD~2`, a branch or a tag.
    ///   - folder: a folder in the repository's work tree.
    ///   - target: a folder that is there and empty.
    /// - Throws: `ValidationError`, which names the fault.
    init(of revision: String, in folder: String, to target: URL) throws {
        guard let git = ToolRun.path(of: "git") else {
            throw ValidationError("--against needs git, which is not on this machine")
        }
        guard let tar = ToolRun.path(of: "tar") else {
            throw ValidationError("--against needs tar, which is not on this machine")
        }
        func ask(_ arguments: String...) -> String? {
            guard let run = ToolRun(git, ["-C", folder, "--no-optional-locks"] + arguments), run.status == 0 else {
                return nil
            }
            return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard ask("rev-parse", "--is-inside-work-tree") == "true" else {
            throw ValidationError("\(folder) is in no git repository, which --against \(revision) needs")
        }
        guard let commit = ask("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}") else {
            throw ValidationError(
                "git knows no revision '\(revision)'; --against takes a commit, a branch or a tag, such as HEAD")
        }
        guard let prefix = ask("rev-parse", "--show-prefix"), let root = ask("rev-parse", "--show-toplevel"),
            let tree = ask("rev-parse", "--verify", "--quiet", "\(commit):\(prefix)")
        else { throw ValidationError("there was no \(folder) in revision '\(revision)'") }
        let archive = target.appendingPathExtension("tar")
        defer { try? FileManager.default.removeItem(at: archive) }
        // In a folder below, git looks for that in the tree.
        guard ask("-C", root, "archive", "--format=tar", "--output=\(archive.path)", tree) != nil,
            let unpacking = ToolRun(tar, ["-x", "-f", archive.path, "-C", target.path]), unpacking.status == 0
        else { throw ValidationError("the files of revision '\(revision)' can't be written to \(target.path)") }
        self.commit = String(commit.prefix(9))
    }
}
