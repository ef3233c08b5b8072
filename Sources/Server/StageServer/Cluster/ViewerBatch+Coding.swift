import Foundation
import Wire

extension ViewerBatch {
    /// How much a batch may hold.
    ///
    /// A node's viewers of one room are fewer, and a step's messages, too.
    private static let entryLimit: UInt64 = 100_000

    fileprivate enum Kind: UInt8 {
        case joined, message, request, silent, leftOnPurpose, lost
    }

    private struct Joined: Codable {
        let admission: RoomDirectory.Admission
        let identity: RandomToken?
    }

    func write(to writer: inout ByteWriter) {
        writer.string(room)
        writer.varint(fence)
        writer.string(session)
        writer.varint(stream)
        writer.varint(number)
        writer.u8(isWhole ? 1 : 0)
        writer.varint(UInt64(entries.count))
        for entry in entries {
            writer.varint(entry.connection)
            switch entry.event {
            case .joined(let admission, let identity):
                let joined = try? JSONEncoder().encode(Joined(admission: admission, identity: identity))
                writer.blob(.joined, joined.map(Array.init) ?? [])
            case .message(let message): writer.blob(.message, message.encoded())
            case .request(let request): writer.blob(.request, request.encoded())
            case .silent: writer.u8(Kind.silent.rawValue)
            case .left(let onPurpose): writer.u8((onPurpose ? Kind.leftOnPurpose : .lost).rawValue)
            }
        }
    }

    init(_ reader: inout ByteReader) throws {
        room = try reader.string()
        fence = try reader.varint()
        session = try reader.string()
        stream = try reader.varint()
        number = try reader.varint()
        isWhole = try reader.flag("whole")
        let count = try reader.varint()
        guard count <= Self.entryLimit else { throw WireFault(.protocolError, "a batch has \(count) entries") }
        var entries: [ViewerEntry] = []
        for _ in 0..<count {
            let connection = try reader.varint()
            entries.append(ViewerEntry(connection: connection, event: try Self.event(&reader)))
        }
        self.entries = entries
    }

    private static func event(_ reader: inout ByteReader) throws -> ViewerEvent {
        switch try reader.value("an entry's type") as Kind {
        case .joined:
            let joined = try JSONDecoder().decode(Joined.self, from: Data(try reader.blob()))
            return .joined(joined.admission, identity: joined.identity)
        case .message: return .message(try ViewerMessage(decoding: try reader.blob()))
        case .request: return .request(try ViewerRequest(decoding: try reader.blob()))
        case .silent: return .silent
        case .leftOnPurpose: return .left(onPurpose: true)
        case .lost: return .left(onPurpose: false)
        }
    }
}

extension ByteWriter {
    fileprivate mutating func blob(_ kind: ViewerBatch.Kind, _ bytes: [UInt8]) {
        u8(kind.rawValue)
        blob(bytes)
    }

    /// Bytes with their count.
    mutating func blob(_ bytes: [UInt8]) {
        varint(UInt64(bytes.count))
        for byte in bytes { u8(byte) }
    }
}

extension ByteReader {
    /// Bytes with their count.
    mutating func blob() throws(WireFault) -> [UInt8] {
        let count = try varint()
        guard count <= UInt64(remaining) else { throw WireFault(.protocolError, "the message ends within its bytes") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(count))
        for _ in 0..<count { bytes.append(try u8()) }
        return bytes
    }
}
