import Foundation

/// Standard output in large pieces.
final class BufferedOutput {
    private var buffer = Data()

    func write(_ data: Data) throws {
        buffer.append(data)
        if buffer.count > 1 << 20 { try flush() }
    }

    func flush() throws {
        try FileHandle.standardOutput.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
