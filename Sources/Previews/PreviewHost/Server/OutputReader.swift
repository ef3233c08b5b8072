import Dispatch
import Foundation
import Glibc
import Synchronization

/// A reader of what a process writes, which shows it on standard error and keeps the last of it.
///
/// It reads no faster than people could be shown: who writes more waits.
final class OutputReader: Sendable {
    /// Bytes that are kept.
    private static let limit = 1 << 16
    /// Bytes that are read at once, and in a second.
    private static let rate = 1 << 20

    private let descriptor: Int32
    private let bytes = Mutex<[UInt8]>([])

    /// - Parameter descriptor: of a pipe; closed at its end.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads on a thread of its own.
    ///
    /// - Parameter ended: called on the main queue when everybody has closed the other end.
    func start(ended: @escaping @MainActor @Sendable () -> Void) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            var shown = ShownOutput()
            var allowance = Allowance(most: Double(Self.rate), rate: Double(Self.rate))
            func show(_ text: String) {
                if !text.isEmpty { FileHandle.standardError.write(Data(text.utf8)) }
            }
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                show(shown.take(buffer[..<count], at: Self.seconds))
                bytes.withLock {
                    $0 += buffer[..<count]
                    if $0.count > 2 * Self.limit { $0.removeFirst($0.count - Self.limit) }
                }
                let wait = allowance.owe(Double(count), at: Self.seconds)
                if wait > 0 { Thread.sleep(forTimeInterval: wait) }
            }
            show(shown.end(at: Self.seconds))
            close(descriptor)
            DispatchQueue.main.async { MainActor.assumeIsolated(ended) }
        }
        thread.name = "Preview output"
        thread.start()
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    private static var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
