import Foundation
import WebSocketServer
import Wire

/// A message between two nodes.
enum NodeMessage: Equatable, Sendable {
    /// To a room's owner: what viewers elsewhere do.
    case viewers(ViewerBatch)
    /// To a room's owner: something of it was missed, all of it is needed anew.
    case missed(room: String, fence: UInt64, session: String)
    /// From a room's owner: all that is shown.
    case state(room: String, RelayedStep)
    /// From a room's owner: what concerns some viewers.
    ///
    /// The number counts such messages to this node; without effects it is that of the last one. `heard` is the number
    /// of the entry of the node's viewers before which none can be lost any more.
    case direct(room: String, fence: UInt64, number: UInt64, heard: UInt64, [DirectEffect])
    /// From a room's owner: viewers' entries were missed, from a number on; nil: all viewers are needed anew.
    case again(room: String, fence: UInt64, from: UInt64?)
    /// To a room's owner: what happened in the room is asked for.
    case logRequest(room: String, fence: UInt64, session: String, id: UInt64, from: UInt32?, to: UInt32?)
    /// From a room's owner: a part of the answer, by its place from 0.
    case logPart(id: UInt64, status: UInt32, index: UInt64, isLast: Bool, [UInt8])
    /// A step of a room, to all who relay it.
    case step(RelayedStep)
    /// From a room's owner to the node that is about to have it: what happened in it, by its place from 0.
    ///
    /// The first one is whole.
    case history(room: String, fence: UInt64, index: UInt64, RoomJournalEntry)
    /// To a room's owner: the sender has simulated what it was told of the room's history.
    case prepared(room: String, fence: UInt64)
    /// From a room's last owner: the receiver has the room by `fence`, and all of its history are `count` entries by
    /// the fencing number `last`.
    case handover(room: String, fence: UInt64, last: UInt64, count: UInt64)

    private enum Kind: UInt8 {
        case viewers, missed, state, direct, again, logRequest, logPart, step, history, prepared, handover
    }
}

extension NodeMessage {
    /// The versions of this format that are understood: the newest, and the one before.
    ///
    /// Version 5 tells a frame's epoch by its distance from what a room's fencing number makes the first one.
    static let versions = 4...5

    /// Returns the message's bytes in one of ``versions``, which its receivers understand.
    func encoded(as version: Int) -> [UInt8] {
        var writer = ByteWriter()
        writer.u8(UInt8(clamping: version))
        writer.u8(kind.rawValue)
        switch self {
        case .viewers(let batch): batch.write(to: &writer)
        case .missed(let room, let fence, let session):
            writer.address(room, fence)
            writer.string(session)
        case .state(let room, let step):
            writer.string(room)
            step.write(to: &writer, version)
        case .direct(let room, let fence, let number, let heard, let effects):
            writer.address(room, fence)
            writer.varint(number)
            writer.varint(heard)
            writer.varint(UInt64(effects.count))
            for effect in effects { effect.write(to: &writer) }
        case .again(let room, let fence, let number):
            writer.address(room, fence)
            writer.varint(number.map { $0 + 1 } ?? 0)
        case .logRequest(let room, let fence, let session, let id, let from, let to):
            writer.address(room, fence)
            writer.string(session)
            writer.varint(id)
            for tick in [from, to] { writer.varint(tick.map { UInt64($0) + 1 } ?? 0) }
        case .logPart(let id, let status, let index, let isLast, let bytes):
            writer.varint(id)
            writer.u32(status)
            writer.varint(index)
            writer.u8(isLast ? 1 : 0)
            writer.blob(bytes)
        case .step(let step): step.write(to: &writer, version)
        case .history(let room, let fence, let index, let entry):
            writer.address(room, fence)
            writer.varint(index)
            writer.blob(entry.encoded)
        case .prepared(let room, let fence): writer.address(room, fence)
        case .handover(let room, let fence, let last, let count):
            writer.address(room, fence)
            writer.varint(last)
            writer.varint(count)
        }
        return writer.bytes
    }

    /// Returns whether bytes say that they are a ``history(room:fence:index:_:)``.
    static func isHistory(_ bytes: [UInt8]) -> Bool { bytes.count > 1 && bytes[1] == Kind.history.rawValue }

    /// - Throws: what is wrong with the bytes.
    init(decoding bytes: [UInt8]) throws {
        var reader = ByteReader(bytes)
        let version = Int(try reader.u8())
        guard Self.versions.contains(version) else {
            throw WireFault(.protocolError, "there is no version \(version), only \(Self.versions)")
        }
        switch try reader.value("a message's type") as Kind {
        case .viewers: self = .viewers(try ViewerBatch(&reader))
        case .missed:
            self = .missed(room: try reader.string(), fence: try reader.varint(), session: try reader.string())
        case .state: self = .state(room: try reader.string(), try RelayedStep(&reader, version))
        case .direct:
            let (room, fence, number) = (try reader.string(), try reader.varint(), try reader.varint())
            let heard = try reader.varint()
            var effects: [DirectEffect] = []
            for _ in 0..<(try reader.varint()) { effects.append(try DirectEffect(&reader)) }
            self = .direct(room: room, fence: fence, number: number, heard: heard, effects)
        case .again:
            let (room, fence, number) = (try reader.string(), try reader.varint(), try reader.varint())
            self = .again(room: room, fence: fence, from: number == 0 ? nil : number - 1)
        case .logRequest:
            self = .logRequest(
                room: try reader.string(), fence: try reader.varint(), session: try reader.string(),
                id: try reader.varint(), from: try reader.optionalTick(), to: try reader.optionalTick())
        case .logPart:
            self = .logPart(
                id: try reader.varint(), status: try reader.u32(), index: try reader.varint(),
                isLast: try reader.flag("last"), try reader.blob())
        case .step: self = .step(try RelayedStep(&reader, version))
        case .history:
            let (room, fence, index) = (try reader.string(), try reader.varint(), try reader.varint())
            guard let entry = RoomJournalEntry(decoding: try reader.blob()) else {
                throw WireFault(.protocolError, "an entry of a room's history is none")
            }
            self = .history(room: room, fence: fence, index: index, entry)
        case .prepared: self = .prepared(room: try reader.string(), fence: try reader.varint())
        case .handover:
            self = .handover(
                room: try reader.string(), fence: try reader.varint(), last: try reader.varint(),
                count: try reader.varint())
        }
        try reader.expectEnd()
    }

    private var kind: Kind {
        switch self {
        case .viewers: .viewers
        case .missed: .missed
        case .state: .state
        case .direct: .direct
        case .again: .again
        case .logRequest: .logRequest
        case .logPart: .logPart
        case .step: .step
        case .history: .history
        case .prepared: .prepared
        case .handover: .handover
        }
    }
}

extension DirectEffect {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.varint(UInt64(connections.count))
        for connection in connections { writer.varint(connection) }
        if case .close(let closure) = content {
            writer.u8(1)
            writer.u32(UInt32(closure.code.rawValue))
            writer.string(closure.reason)
        } else {
            writer.u8(0)
            writer.blob(content.notice?.encoded() ?? [])
        }
    }

    fileprivate init(_ reader: inout ByteReader) throws {
        var connections: [UInt64] = []
        for _ in 0..<(try reader.varint()) { connections.append(try reader.varint()) }
        let content: Content =
            try reader.flag("closing")
            ? .close(try WebSocketClosure(&reader)) : try Content(try ServerNotice(decoding: try reader.blob()))
        self.init(connections: connections, content: content)
    }
}

extension ByteWriter {
    fileprivate mutating func address(_ room: String, _ fence: UInt64) {
        string(room)
        varint(fence)
    }
}

extension ByteReader {
    /// 0 is none.
    fileprivate mutating func optionalTick() throws(WireFault) -> UInt32? {
        let tick = try varint()
        return tick == 0 ? nil : UInt32(clamping: tick - 1)
    }
}
