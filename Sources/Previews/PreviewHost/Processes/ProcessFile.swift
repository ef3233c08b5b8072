import Foundation

/// Files of Linux's /proc, whose sizes are told as 0.
enum ProcessFile {
    /// Empty if it can't be read.
    static func text(_ path: String) -> String {
        guard let data = try? FileHandle(forReadingAtPath: path)?.readToEnd() else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    /// Where a library's file is in memory.
    struct Mapping {
        /// The place of the file's address 0.
        var origin: UInt
        /// The addresses of its instructions.
        var instructions: Range<UInt>
    }

    /// Finds where a loaded library is.
    ///
    /// - Parameter path: the library's file.
    /// - Returns: its places; nil if they can't be found.
    static func mapping(of path: String) -> Mapping? {
        var origin: UInt?
        for line in text("/proc/self/maps").split(separator: "\n") where line.hasSuffix(path) {
            // "7f1b9f298000-7f1b9f29a000 r-xp 00002000 fe:00 1835020  /tmp/libPreview2.so"
            guard let match = line.prefixMatch(of: /([0-9a-f]+)-([0-9a-f]+) r-(.)/),
                let begin = UInt(match.1, radix: 16), let end = UInt(match.2, radix: 16), begin < end
            else { continue }
            origin = origin ?? begin
            if match.3 == "x", let origin { return Mapping(origin: origin, instructions: begin..<end) }
        }
        return nil
    }
}
