import Foundation
import StageModel

/// The message and backtrace that Swift's run time wrote before a process ended.
struct CrashReport {
    /// A line of a backtrace.
    struct Frame: Equatable {
        var function: String
        /// Whether it is in the library of the previewed code.
        var isPreviewed: Bool
        /// The place of the call; nil in code that the compiler has made, such as the release of a reference.
        var place: Place?
    }

    /// A line of a file.
    struct Place: Equatable {
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
        // "  1 [ra] 0x00007fb5 boom(_:) + 133 in libPreview1.so at /tmp/lib.swift:1:72"
        let pattern = /^\s*\d+ .*?0x[0-9a-f]+ (.+) in (\S+) at (?:\/\/<compiler-generated>|(.+?):(\d+)(?::\d+)?)$/
        frames = lines.compactMap { line in
            guard let match = line.wholeMatch(of: pattern) else { return nil }
            return Frame(
                function: String(match.1.replacing(#/ \+ \d+$/#, with: "")),
                isPreviewed: match.2.hasPrefix("libPreview"),
                place: match.3.flatMap { file in
                    match.4.flatMap { Int($0) }.map { Place(file: String(file), line: $0) }
                })
        }
    }

    /// Returns the problem at the innermost place in the previewed code; in code of the compiler's, at the declaration
    /// of the function that it is in.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - reason: the message, if the process left none.
    /// - Returns: a problem of the sources.
    func problem(in project: String, reason: String) -> SourceProblem {
        let sources = ProjectSources(folder: project)
        for frame in frames {
            guard
                let place = frame.place.flatMap(sources.relative)
                    ?? (frame.isPreviewed && frame.place == nil ? sources.declaration(of: frame.function) : nil)
            else { continue }
            return SourceProblem(
                file: place.file, line: place.line, message: "\(message ?? reason), in \(frame.function)",
                source: sources.text(at: place))
        }
        return SourceProblem(message: message ?? reason)
    }
}
