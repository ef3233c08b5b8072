import Foundation
import TestClient

/// What browsers show of the server, the built command: measured by scripts, where the project's Python is installed.
enum BrowserBenchmark {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where `make need-browser` installs it.
    private static let python = ".build/python/bin/python"
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Browser").path

    /// Runs one of the scripts in `Tests/Browser`, which prints a line "figure: NAME: VALUE" for each figure.
    ///
    /// Blocks; not for the main thread.
    ///
    /// - Parameters:
    ///   - script: its name.
    ///   - table: takes the figures; what else it says is printed.
    /// - Throws: ``Failure`` with what it says, if it fails.
    static func run(_ script: String, into table: FigureTable) throws {
        guard FileManager.default.isExecutableFile(atPath: python) else {
            return table.row(script, without: "not installed: `make need-browser`")
        }
        let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("zoetrope").path
        let command = try RunningCommand(
            program: "/usr/bin/env", ["ZOETROPE_BINARY=\(binary)", python, "\(folder)/\(script)"])
        let result = try command.wait()
        guard result.status == 0 else { throw Failure(description: "\(script): \(result.errors)") }
        print("")
        for line in result.output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /figure: (.+): ([0-9.]+)/), let value = Double(match.2) else {
                print(line)
                continue
            }
            table.row(String(match.1), value)
        }
    }
}
