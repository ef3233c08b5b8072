import StageModel
import WebSocketServer
import Wire

/// What everybody in a room is told after a step, for the nodes that relay the room.
struct RelayedStep: Equatable, Sendable {
    /// By which the room's owner acts.
    var fence: UInt64
    /// Counts the steps that were published by this fencing number, from 1.
    var number: UInt64
    /// Whether it is no step, but tells the number of the last one.
    var isHeartbeat = false
    /// How the stage looks now; nil: as before.
    var frame: RelayedFrame?
    var cursors: [Cursor]?
    /// The newest of each type.
    var notices: [ServerNotice] = []
    var closure: WebSocketClosure?
}

extension RelayedStep {
    /// Says what of some notices is for other nodes.
    mutating func tell(_ told: NewestNotices<SharedNotice>) {
        if case .cursors(let cursors)? = told[.cursors] { self.cursors = cursors }
        notices = told.all.compactMap(\.relayed)
    }

    /// Returns the notices that it says.
    func told(at now: MonotonicInstant) throws(WireFault) -> NewestNotices<SharedNotice> {
        var told = NewestNotices<SharedNotice>()
        if let cursors { told.tell(.cursors(cursors)) }
        for notice in notices { told.tell(try SharedNotice(relayed: notice, at: now)) }
        return told
    }
}

/// A frame as bytes.
struct RelayedFrame: Equatable, Sendable {
    let epoch: UInt64
    /// Whether it can only be understood by whoever has the frame before it.
    let isDelta: Bool
    /// The wire's encoding, which loses nothing.
    let bytes: [UInt8]
}

extension RelayedStep {
    private struct Fields: OptionSet {
        let rawValue: UInt8

        static let frame = Fields(rawValue: 1)
        static let delta = Fields(rawValue: 2)
        static let cursors = Fields(rawValue: 4)
        static let notices = Fields(rawValue: 8)
        static let closure = Fields(rawValue: 16)
        static let heartbeat = Fields(rawValue: 32)
    }

    /// Writes the step in one of ``NodeMessage/versions``.
    func write(to writer: inout ByteWriter, _ version: Int) {
        var fields: Fields = []
        if let frame { fields.formUnion(frame.isDelta ? [.frame, .delta] : .frame) }
        if cursors != nil { fields.insert(.cursors) }
        if !notices.isEmpty { fields.insert(.notices) }
        if closure != nil { fields.insert(.closure) }
        if isHeartbeat { fields.insert(.heartbeat) }
        writer.varint(fence)
        writer.varint(number)
        writer.u8(fields.rawValue)
        if let frame {
            // A number of a varint is below 2^53, and an epoch is not.
            writer.varint(frame.epoch >> 16 &- (version < 5 ? 0 : fence))
            writer.varint(frame.epoch & 0xFFFF)
            writer.blob(frame.bytes)
        }
        if let cursors { writer.blob(cursors.encoded()) }
        if !notices.isEmpty {
            writer.varint(UInt64(notices.count))
            for notice in notices { writer.blob(notice.encoded()) }
        }
        if let closure {
            writer.u32(UInt32(closure.code.rawValue))
            writer.string(closure.reason)
        }
    }

    init(_ reader: inout ByteReader, _ version: Int) throws {
        fence = try reader.varint()
        number = try reader.varint()
        let fields = Fields(rawValue: try reader.u8())
        isHeartbeat = fields.contains(.heartbeat)
        if fields.contains(.frame) {
            let (own, count) = (try reader.varint(), try reader.varint())
            frame = RelayedFrame(
                epoch: (version < 5 ? own : fence &+ own) << 16 | count & 0xFFFF, isDelta: fields.contains(.delta),
                bytes: try reader.blob())
        }
        if fields.contains(.cursors) {
            guard case .cursors(let cursors) = try ServerPart(decoding: try reader.blob()) else {
                throw WireFault(.protocolError, "a step's cursors are none")
            }
            self.cursors = cursors
        }
        if fields.contains(.notices) {
            for _ in 0..<min(try reader.varint(), 16) { notices.append(try ServerNotice(decoding: try reader.blob())) }
        }
        if fields.contains(.closure) { closure = try WebSocketClosure(&reader) }
    }
}

extension WebSocketClosure {
    init(_ reader: inout ByteReader) throws {
        let number = try reader.u32()
        guard let code = UInt16(exactly: number).flatMap(WebSocketCloseCode.init(rawValue:)) else {
            throw WireFault(.protocolError, "there is no close code \(number)")
        }
        self.init(code, try reader.string())
    }
}

extension RelayedFrame {
    /// Encodes a frame for other nodes.
    ///
    /// - Parameters:
    ///   - frame: the frame to show.
    ///   - base: the frame before; nil: there is none.
    ///   - encoder: keeps its buffers from frame to frame.
    init(_ frame: StageFrame, after base: StageFrame?, _ encoder: inout FrameEncoder) {
        if let base, base.epoch == frame.epoch, base.snapshot.stageSize == frame.snapshot.stageSize,
            base.snapshot.tick < frame.snapshot.tick
        {
            let bytes = encoder.delta(from: base.snapshot, to: frame.snapshot)
            self.init(epoch: frame.epoch, isDelta: true, bytes: bytes)
        } else {
            self.init(epoch: frame.epoch, isDelta: false, bytes: encoder.snapshot(frame.snapshot))
        }
    }

    /// The stage as the frame shows it.
    ///
    /// - Parameter base: the frame before, if it is known.
    /// - Returns: all layers of the stage.
    /// - Throws: what is wrong with the bytes, or that they follow another frame.
    func snapshot(after base: StageFrame?) throws -> StageSnapshot {
        switch try ServerPart(decoding: bytes) {
        case .snapshot(let snapshot): return snapshot
        case .delta(let delta):
            guard let base, base.epoch == epoch else {
                throw WireFault(.protocolError, "a step's frame follows another one")
            }
            return try base.snapshot.applying(delta)
        default: throw WireFault(.protocolError, "a step's frame is none")
        }
    }
}
