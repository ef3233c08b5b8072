extension ServerMessage {
    /// Decodes a whole message from a server.
    ///
    /// O(bytes).
    ///
    /// - Throws: the fault, if `bytes` break the format.
    public init(decoding bytes: [UInt8]) throws(WireFault) {
        guard bytes.count <= WireFormat.serverMessageLimit else {
            throw WireFault(.messageTooBig, "\(bytes.count) bytes are above \(WireFormat.serverMessageLimit)")
        }
        var reader = ByteReader(bytes)
        parts = []
        repeat { parts.append(try ServerPart(decoding: try reader.counted("part"))) } while reader.remaining > 0
    }
}
