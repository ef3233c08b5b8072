import Foundation
import Glibc

/// A line on a terminal that shows how far something has come; nothing where standard error is no terminal.
struct ProgressBar {
    private static let width = 32
    private let isShown = isatty(STDERR_FILENO) == 1

    /// Shows a share, 0...1, and words.
    func show(_ share: Double, _ words: String) {
        guard isShown else { return }
        let line = "\r\u{1B}[K[\(Self.bar(share))] \(words)"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Clears the line.
    func clear() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }

    static func bar(_ share: Double) -> String {
        let full = Int((min(max(share, 0), 1) * Double(width)).rounded(.down))
        return String(repeating: "#", count: full) + String(repeating: "-", count: width - full)
    }
}
