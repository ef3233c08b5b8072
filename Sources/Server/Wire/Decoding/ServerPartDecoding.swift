import StageModel

extension ServerPart {
    /// Decodes a part without its length: what recordings hold, too.
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
        case .step: self = .step(try reader.step())
        case .cursors: self = .cursors(try reader.cursors())
        case .echo: self = .echo(Echo(probe: try reader.time(), time: try reader.time()))
        case .notice: self = .notice(try reader.notice())
        default: throw WireFault(.protocolError, "part type \(type) is none that a server sends")
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
        return StageDelta(base: base, tick: tick, removed: try removed(), changed: try nodes())
    }

    fileprivate mutating func step() throws(WireFault) -> StageStep {
        let head = try varint()
        guard let advance = UInt32(exactly: (head >> 4) + 1) else {
            throw WireFault(.protocolError, "a step of \((head >> 4) + 1) ticks is not below 2^32")
        }
        var step = StageStep(advance: advance, order: UInt8(head >> 1 & 7))
        if head & 1 == 1 {
            step.removed = try removed()
            step.changed = try nodes()
        }
        step.residuals = rest()
        return step
    }

    fileprivate mutating func notice() throws(WireFault) -> [UInt8] {
        guard remaining <= WireFormat.noticeLimit else {
            throw WireFault(.messageTooBig, "a notice of \(remaining) bytes is above \(WireFormat.noticeLimit)")
        }
        let text = rest()
        guard String(validating: text, as: UTF8.self) != nil else {
            throw WireFault(.invalidPayload, "a notice is not UTF-8")
        }
        return text
    }

    private mutating func removed() throws(WireFault) -> [UInt32] {
        var removed: [UInt32] = []
        let count = try varint()
        removed.reserveCapacity(Int(min(count, UInt64(remaining))))
        var id: UInt32 = 0
        for _ in 0..<count {
            id = try nextID(after: id)
            removed.append(id)
        }
        return removed
    }
}
