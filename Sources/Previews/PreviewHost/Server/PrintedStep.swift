import CChildProcess

/// The step in which something was printed.
struct PrintedStep: Equatable, Sendable {
    /// The room; 0 while a library is loaded.
    var room: UInt32 = 0
    /// The stage tick to which the step led.
    var tick: UInt32 = 0
    /// Whether the step has been simulated before, so that what it prints is known.
    var repeats = false
}

/// A reader of the marks that a process sets in what it prints, as `child_process_print` does.
struct OutputMarks {
    /// The step of what follows.
    private(set) var step = PrintedStep()
    /// The bytes of a mark whose end has not come yet.
    private var mark: [UInt8] = []

    /// Takes what was read.
    ///
    /// Bytes that look like a mark and are none stay in what is printed.
    ///
    /// - Returns: what was printed, and the step of each part.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> [(step: PrintedStep, bytes: ArraySlice<UInt8>)] {
        guard !mark.isEmpty || bytes.contains(Self.start) else { return bytes.isEmpty ? [] : [(step, bytes)] }
        var parts: [(step: PrintedStep, bytes: ArraySlice<UInt8>)] = []
        var rest = (mark + bytes)[...]
        mark = []
        while let start = rest.firstIndex(of: Self.start) {
            let end = rest[start...].prefix(Int(CHILD_PROCESS_MARK_LIMIT)).firstIndex(of: UInt8(ascii: "\n"))
            if end == nil, rest.endIndex - start < Int(CHILD_PROCESS_MARK_LIMIT) {
                mark = Array(rest[start...])
                rest = rest[..<start]
                break
            }
            let marked = end.flatMap { PrintedStep(mark: rest[(start + 1)..<$0]) }
            let printed = rest[..<(marked == nil ? start + 1 : start)]
            if !printed.isEmpty { parts.append((step, printed)) }
            if let marked, let end {
                step = marked
                rest = rest[(end + 1)...]
            } else {
                rest = rest[(start + 1)...]
            }
        }
        if !rest.isEmpty { parts.append((step, rest)) }
        return parts
    }

    private static let start = UInt8(CHILD_PROCESS_MARK)
}

extension PrintedStep {
    /// Reads a mark without its first and last byte.
    fileprivate init?(mark: ArraySlice<UInt8>) {
        let fields = mark.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 3, let room = UInt32(fields[0]), let tick = UInt32(fields[1]),
            fields[2] == "n" || fields[2] == "r"
        else { return nil }
        self.init(room: room, tick: tick, repeats: fields[2] == "r")
    }
}
