import Foundation

/// The output of a run of tests, in which a line that begins with the path of a file of the project begins with that of
/// ``TerminalPaths``: XCTest names files by their whole paths.
struct TestOutput: Sendable {
    private let whole: Data
    private let shown: Data
    private var rest = Data()

    /// - Parameters:
    ///   - project: the project's folder.
    ///   - paths: its files' paths as they are shown.
    init(of project: String, _ paths: TerminalPaths) {
        whole = Data((project.hasSuffix("/") ? project : "\(project)/").utf8)
        shown = Data(paths.path("").utf8)
    }

    /// Takes what was printed.
    ///
    /// - Returns: what is known to be shown; the beginning of a line waits for its end.
    mutating func take(_ data: Data) -> Data {
        rest += data
        var lines = Data()
        while let end = rest.firstIndex(of: 10) {
            lines += line(rest[...end])
            rest = Data(rest[rest.index(after: end)...])
        }
        return lines
    }

    /// Returns what is left where the output ends without the end of a line.
    func end() -> Data { line(rest) }

    private func line(_ line: Data) -> Data {
        line.starts(with: whole) ? shown + line.dropFirst(whole.count) : line
    }

    /// Shows what is written to a pipe, until that is closed.
    ///
    /// - Returns: what it waits for.
    func relay(_ pipe: Pipe) -> DispatchGroup {
        let done = DispatchGroup()
        done.enter()
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread {
            var output = self
            while case let data = handle.availableData, !data.isEmpty {
                FileHandle.standardOutput.write(output.take(data))
            }
            FileHandle.standardOutput.write(output.end())
            done.leave()
        }
        return done
    }
}
