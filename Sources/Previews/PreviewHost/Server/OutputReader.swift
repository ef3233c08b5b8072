import Dispatch
import Foundation
import Glibc
import Locks

/// A reader of what a process writes, which shows it on standard error and keeps the last of it.
///
/// It reads no faster than people could be shown: who writes more waits.
final class OutputReader: Sendable {
    /// Bytes that are kept.
    private static let limit = 1 << 16
    /// Bytes that are read at once, and in a second.
    private static let rate = 1 << 20

    private let descriptor: Int32
    private let bytes = LockedValue<[UInt8]>([])

    /// - Parameter descriptor: of a pipe; closed at its end.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whole lines that were printed in a step.
    typealias Printed = (step: PrintedStep, text: String)

    /// Reads on a thread of its own.
    ///
    /// - Parameters:
    ///   - printed: called on the main queue with what is shown.
    ///   - ended: called on the main queue when everybody has closed the other end.
    func start(
        printed: @escaping @MainActor @Sendable ([Printed]) -> Void, ended: @escaping @MainActor @Sendable () -> Void
    ) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            var shown = ShownOutput()
            var marks = OutputMarks()
            var allowance = Allowance(most: Double(Self.rate), rate: Double(Self.rate))
            func show(_ parts: [Printed]) {
                let texts = parts.filter { !$0.text.isEmpty }
                guard !texts.isEmpty else { return }
                FileHandle.standardError.write(Data(texts.map(\.text).joined().utf8))
                DispatchQueue.main.async { MainActor.assumeIsolated { printed(texts) } }
            }
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let parts = marks.take(buffer[..<count])
                show(parts.map { ($0.step, shown.take($0.bytes, at: Self.seconds)) })
                bytes.withLock {
                    for part in parts { $0 += part.bytes }
                    if $0.count > 2 * Self.limit { $0.removeFirst($0.count - Self.limit) }
                }
                let wait = allowance.owe(Double(count), at: Self.seconds)
                if wait > 0 { Thread.sleep(forTimeInterval: wait) }
            }
            show([(marks.step, shown.end(at: Self.seconds))])
            close(descriptor)
            DispatchQueue.main.async { MainActor.assumeIsolated(ended) }
        }
        thread.name = "Preview output"
        thread.start()
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    private static var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
