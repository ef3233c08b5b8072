import StageModel

extension ViewerMessage {
    /// The message's bytes.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .pointer(let samples):
            writer.u8(MessageType.pointer.rawValue)
            writer.u8(UInt8(samples.count))
            for sample in samples {
                writer.u8(sample.pointer)
                writer.u8(sample.phase.rawValue)
                writer.f32(sample.x)
                writer.f32(sample.y)
                writer.f64(sample.time)
            }
        case .wheel(let samples):
            writer.u8(MessageType.wheel.rawValue)
            writer.u8(UInt8(samples.count))
            for sample in samples {
                writer.f32(sample.x)
                writer.f32(sample.y)
                writer.f32(sample.dx)
                writer.f32(sample.dy)
                writer.f64(sample.time)
            }
        case .acknowledgement(let tick):
            writer.u8(MessageType.acknowledgement.rawValue)
            writer.u32(tick)
        case .key(let press):
            writer.u8(MessageType.key.rawValue)
            writer.u8(press.key.rawValue)
            writer.f64(press.time)
        case .hover(.gone):
            writer.u8(MessageType.hover.rawValue)
            writer.u8(0)
        case .hover(.here(let x, let y)):
            writer.u8(MessageType.hover.rawValue)
            writer.u8(1)
            writer.f32(x)
            writer.f32(y)
        case .probe(let time):
            writer.u8(MessageType.probe.rawValue)
            writer.f64(time)
        }
        return writer.bytes
    }
}
