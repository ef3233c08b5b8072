import StageModel

extension [Cursor] {
    /// Encodes a cursors part of the first 64, without its length.
    ///
    /// O(cursors).
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        let cursors = prefix(WireFormat.cursorLimit)
        writer.u8(MessageType.cursors.rawValue)
        writer.varint(UInt64(cursors.count))
        for cursor in cursors {
            writer.varint(UInt64(cursor.viewer))
            writer.u8(cursor.pointer)
            writer.u8(cursor.isDown ? 1 : 0)
            writer.fixed(cursor.position)
        }
        return writer.bytes
    }
}

extension Echo {
    /// Encodes the part, without its length.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.u8(MessageType.echo.rawValue)
        writer.f64(probe)
        writer.f64(time)
        return writer.bytes
    }
}
