import Dispatch
import Foundation
import Glibc
import Synchronization

/// A reader of what a process writes, which passes it to standard error and keeps the last of it.
final class OutputReader: Sendable {
    /// Bytes that are kept.
    private static let limit = 1 << 16

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
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                FileHandle.standardError.write(Data(buffer[..<count]))
                bytes.withLock {
                    $0 += buffer[..<count]
                    if $0.count > 2 * Self.limit { $0.removeFirst($0.count - Self.limit) }
                }
            }
            close(descriptor)
            DispatchQueue.main.async { MainActor.assumeIsolated(ended) }
        }
        thread.name = "Preview output"
        thread.start()
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
