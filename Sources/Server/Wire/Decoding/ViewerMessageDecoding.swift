import StageModel

extension ViewerMessage {
    /// Decodes a whole binary message from a viewer.
    ///
    /// - Throws: the fault, if `bytes` break the format.
    public init(decoding bytes: [UInt8]) throws(WireFault) {
        guard bytes.count <= WireFormat.viewerMessageLimit else {
            throw WireFault(.messageTooBig, "\(bytes.count) bytes are above \(WireFormat.viewerMessageLimit)")
        }
        var reader = ByteReader(bytes)
        let type = try reader.u8()
        switch MessageType(rawValue: type) {
        case .pointer:
            self = .pointer(try reader.samples { (reader) throws(WireFault) in try reader.pointer() })
        case .wheel:
            self = .wheel(try reader.samples { (reader) throws(WireFault) in try reader.wheel() })
        case .acknowledgement:
            self = .acknowledgement(tick: try reader.u32())
        case .key:
            self = .key(KeyPress(key: try reader.value("key"), time: try reader.time()))
        case .hover:
            self = .hover(try reader.hover())
        case .probe:
            self = .probe(time: try reader.time())
        default:
            throw WireFault(.protocolError, "message type \(type) is none that a viewer sends")
        }
        try reader.expectEnd()
    }
}

extension ByteReader {
    fileprivate mutating func samples<T>(
        _ sample: (inout ByteReader) throws(WireFault) -> T
    ) throws(WireFault) -> [T] {
        let count = try u8()
        guard 1...WireFormat.sampleLimit ~= Int(count) else {
            throw WireFault(.protocolError, "\(count) samples are not 1...\(WireFormat.sampleLimit)")
        }
        var samples: [T] = []
        samples.reserveCapacity(Int(count))
        for _ in 0..<count { samples.append(try sample(&self)) }
        return samples
    }

    fileprivate mutating func pointer() throws(WireFault) -> ViewerMessage.Pointer {
        let pointer = try u8()
        guard pointer < WireFormat.pointerLimit else {
            throw WireFault(.protocolError, "pointer \(pointer) is not 0...\(WireFormat.pointerLimit - 1)")
        }
        return .init(
            pointer: pointer, phase: try value("phase"), x: try coordinate(), y: try coordinate(), time: try time())
    }

    fileprivate mutating func wheel() throws(WireFault) -> ViewerMessage.Wheel {
        .init(
            x: try coordinate(), y: try coordinate(), dx: try coordinate(), dy: try coordinate(), time: try time())
    }

    fileprivate mutating func hover() throws(WireFault) -> ViewerMessage.Hover {
        let state = try u8()
        switch state {
        case 0: return .gone
        case 1: return .here(x: try coordinate(), y: try coordinate())
        default: throw WireFault(.protocolError, "a hover's state \(state) is not 0 or 1")
        }
    }

    mutating func time() throws(WireFault) -> Double {
        let time = try f64()
        guard time >= 0 else { throw WireFault(.protocolError, "a time is below 0") }
        return time
    }

    private mutating func coordinate() throws(WireFault) -> Float {
        let value = try f32()
        guard value.magnitude <= WireFormat.coordinateLimit else {
            throw WireFault(.protocolError, "a coordinate's magnitude is above 65,536")
        }
        return value
    }
}
