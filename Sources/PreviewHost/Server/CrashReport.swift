import Foundation
import StageModel

/// The message and backtrace that Swift's run time wrote before a process ended.
struct CrashReport {
    /// A line of a backtrace.
    struct Frame: Equatable {
        var function: String
        var file: String
        var line: Int
    }

    /// The last message of a fatal error; nil without one.
    let message: String?
    /// The backtrace, from the innermost function on.
    let frames: [Frame]

    /// Parses what the process wrote.
    init(_ output: String) {
        let lines = output.split(separator: "\n")
        message = lines.last { $0.contains("Fatal error: ") }.map {
            String($0[($0.range(of: "Fatal error: ")?.upperBound ?? $0.startIndex)...])
        }
        // "  1 [ra] 0x00007fb5 boom(_:) + 133 in libboom.so at /tmp/lib.swift:1:72"
        let pattern = /^\s*\d+ .*?0x[0-9a-f]+ (.+) in \S+ at (.+?):(\d+)(?::\d+)?$/
        frames = lines.compactMap { line in
            guard let match = line.wholeMatch(of: pattern), let number = Int(match.3) else { return nil }
            let function = match.1.replacing(#/ \+ \d+$/#, with: "")
            return Frame(function: String(function), file: String(match.2), line: number)
        }
    }

    /// Returns the problem at the innermost place in the previewed code.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - reason: the message, if the process left none.
    /// - Returns: a problem of the sources.
    func problem(in project: String, reason: String) -> SourceProblem {
        let root = project.hasSuffix("/") ? project : project + "/"
        guard
            let frame = frames.first(where: {
                $0.file.hasPrefix(root) || FileManager.default.fileExists(atPath: root + $0.file)
            })
        else { return SourceProblem(message: message ?? reason) }
        let path = frame.file.hasPrefix(root) ? frame.file : root + frame.file
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?
            .split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.flatMap { frame.line >= 1 && frame.line <= $0.count ? String($0[frame.line - 1]) : nil }
        return SourceProblem(
            file: String(path.dropFirst(root.count)), line: frame.line,
            message: "\(message ?? reason), in \(frame.function)", source: source)
    }
}
