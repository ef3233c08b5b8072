import StageModel

extension ServerMessage {
    /// Decodes a whole binary message from a server.
    ///
    /// - Throws: the fault, if `bytes` break the format.
    public init(decoding bytes: [UInt8]) throws(WireFault) {
        guard bytes.count <= WireFormat.serverMessageLimit else {
            throw WireFault(.messageTooBig, "\(bytes.count) bytes are above \(WireFormat.serverMessageLimit)")
        }
        var reader = ByteReader(bytes)
        let type = try reader.u8()
        switch MessageType(rawValue: type) {
        case .snapshot: self = .snapshot(try reader.snapshot())
        case .delta: self = .delta(try reader.delta())
        case .cursors: self = .cursors(try reader.cursors())
        case .echo: self = .echo(Echo(probe: try reader.time(), time: try reader.time()))
        default: throw WireFault(.protocolError, "message type \(type) is none that a server sends")
        }
        try reader.expectEnd()
    }
}

extension ByteReader {
    fileprivate mutating func snapshot() throws(WireFault) -> StageSnapshot {
        let tick = try u32()
        let size = try pair()
        guard size.x.rawValue > 0, size.y.rawValue > 0 else {
            throw WireFault(.protocolError, "the stage's size is not above 0")
        }
        let nodes = try nodes()
        return StageSnapshot(tick: tick, stageSize: size, nodes: nodes.map(\.node))
    }

    fileprivate mutating func delta() throws(WireFault) -> StageDelta {
        let base = try u32()
        let tick = try u32()
        guard tick > base else { throw WireFault(.protocolError, "tick \(tick) is not after base \(base)") }
        var removed: [UInt32] = []
        let count = try varint()
        removed.reserveCapacity(Int(min(count, UInt64(remaining))))
        var id: UInt32 = 0
        for _ in 0..<count {
            id = try nextID(after: id)
            removed.append(id)
        }
        return StageDelta(base: base, tick: tick, removed: removed, changed: try nodes())
    }
}
