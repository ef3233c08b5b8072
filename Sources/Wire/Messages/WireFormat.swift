/// The numbers that WIRE.md fixes for version 1.
public enum WireFormat {
    /// The sub-protocol that a viewer must offer.
    public static let subprotocol = "zoetrope.v1"
    /// The longest snapshot or delta, in bytes.
    public static let serverMessageLimit = 1 << 20
    /// The longest message of a viewer, in bytes.
    public static let viewerMessageLimit = 2048
    /// The longest string, in bytes of UTF-8.
    public static let stringLimit = 1024
    /// How many samples one pointer or wheel message may hold.
    public static let sampleLimit = 64
    /// Pointers are numbered 0..<16 by each viewer.
    public static let pointerLimit: UInt8 = 16
    /// The largest magnitude of a coordinate that a viewer may send, in points.
    public static let coordinateLimit: Float = 65_536
    /// How many messages may be on their way to a viewer beyond its last acknowledgement.
    public static let acknowledgementWindow = 32
    /// Samples (pointers', wheels' and keys' together) that one viewer may send within one second.
    public static let samplesPerSecond = 2000
    /// Gradients have none or 2...8 stops.
    public static let gradientStopLimit = 8
}

/// A message's first byte.
public enum MessageType: UInt8, CaseIterable, Sendable {
    case snapshot = 0x01
    case delta = 0x02
    case pointer = 0x10
    case wheel = 0x11
    case acknowledgement = 0x12
    case key = 0x13
}
