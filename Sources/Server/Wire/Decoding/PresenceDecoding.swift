import StageModel

extension ByteReader {
    mutating func cursors() throws(WireFault) -> [Cursor] {
        guard remaining < WireFormat.cursorsMessageLimit else {
            throw WireFault(.messageTooBig, "\(remaining + 1) bytes are above \(WireFormat.cursorsMessageLimit)")
        }
        let count = try varint()
        guard count <= WireFormat.cursorLimit else {
            throw WireFault(.protocolError, "\(count) cursors are not 0...\(WireFormat.cursorLimit)")
        }
        var cursors: [Cursor] = []
        cursors.reserveCapacity(Int(count))
        for _ in 0..<count { cursors.append(try cursor()) }
        return cursors
    }

    private mutating func cursor() throws(WireFault) -> Cursor {
        let viewer = try varint32("viewer")
        guard viewer > 0 else { throw WireFault(.protocolError, "viewers are numbered from 1, this one 0") }
        let pointer = try u8()
        guard pointer < WireFormat.pointerLimit || pointer == WireFormat.hoveringPointer else {
            throw WireFault(
                .protocolError,
                "pointer \(pointer) is not 0...\(WireFormat.pointerLimit - 1) or \(WireFormat.hoveringPointer)")
        }
        let flags = try u8()
        guard flags < 2 else { throw WireFault(.protocolError, "a cursor's flags \(flags) are not below 2") }
        return Cursor(viewer: viewer, pointer: pointer, isDown: flags == 1, position: try pair())
    }
}
