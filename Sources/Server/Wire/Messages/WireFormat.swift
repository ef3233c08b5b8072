import StageModel

/// The numbers that WIRE.md fixes for version 3.
public enum WireFormat {
    /// The sub-protocol that a viewer must offer.
    public static let subprotocol = "zoetrope.v3"
    /// The longest message of a server, in bytes.
    public static let serverMessageLimit = 1 << 20
    /// The longest cursors part, in bytes.
    public static let cursorsMessageLimit = 2048
    /// The longest notice of a server, in bytes.
    public static let noticeLimit = 1 << 16
    /// The longest message of a viewer, binary or text, in bytes.
    public static let viewerMessageLimit = 2048
    /// The longest string, in bytes of UTF-8.
    public static let stringLimit = 1024
    /// How many samples one pointer or wheel message may hold.
    public static let sampleLimit = 64
    /// Pointers are numbered 0..<16 by each viewer.
    public static let pointerLimit: UInt8 = 16
    /// What a cursor calls a mouse or a pen that hovers.
    public static let hoveringPointer: UInt8 = 255
    /// How many cursors one part may hold.
    public static let cursorLimit = 64
    /// The largest magnitude of a coordinate that a viewer may send, in points.
    public static let coordinateLimit: Float = 65_536
    /// How many messages may be on their way to a viewer beyond its last acknowledgement.
    public static let acknowledgementWindow = 32
    /// Samples of pointers and wheels, and other binary messages, that one viewer may send within one second.
    public static let samplesPerSecond = 2000
    /// Control messages that one viewer may send within one second.
    public static let requestsPerSecond = 100
    /// How deep the objects and lists of a viewer's control message may be nested.
    public static let requestDepth = 8
    /// Steps of a stage in a second of its time.
    public static let ticksPerSecond = 60
    /// How far before the newest stage tick one may be that can be shown, in steps.
    public static let historyLimit: UInt32 = 3600
    /// How far a viewer may step at once.
    public static let steps = -3600...3600
    /// How many steps beyond the newest stage tick may be simulated at once.
    public static let stepsBeyond: UInt32 = 60
    /// The longest name of a viewer, in Unicode scalars.
    public static let nameLimit = 32
    /// The round trips that a viewer may tell of, in milliseconds.
    public static let delays = 0...60_000
    /// The longest identity, in characters.
    public static let identityLimit = 64
    /// Viewers' colours are numbered 0..<12.
    public static let colorLimit: UInt8 = 12
    /// The most stops of a gradient.
    public static let gradientStopLimit = LayerNode.Gradient.stopLimit
    /// The most stops whose number stands beside a layer's gradient's kind; that of more follows it.
    static let shortGradientStopLimit = 8
    /// What stands beside the kind where the number follows.
    static let longGradient: UInt8 = 1
    /// The number of bits that a layer's gradient has for its stops, below those for its kind.
    static let gradientKindShift: UInt8 = 4
    /// The bit of a filter's flags that says that a colour matrix follows.
    static let colorMatrix: UInt8 = 1
    /// The bit of a filter's flags that says that what is drawn within blends with nothing behind.
    static let isolated: UInt8 = 2
    /// The most fragments that a text may have.
    public static let textFragmentLimit = 512
    /// The bit of a text's place that says that it is clipped.
    public static let clippedText: UInt8 = 4
    /// The bit of a fragment's traits that says that its style is that of the one before.
    public static let sameTextStyle: UInt8 = 32
    /// The bit of a fragment's design that says that a font's file follows.
    public static let fontFile: UInt8 = 4
    /// How many operations a drawing may have.
    public static let drawingOperationLimit = Drawing.operationLimit
    /// How many elements a path may have.
    public static let pathVerbLimit = 8192
    /// How many lengths a dashed line's pattern may have.
    public static let dashLimit = 16
    /// The largest magnitude of a path's coordinate, in 64ths of a point: 2^31 points.
    public static let pathCoordinateLimit: Int64 = 1 << 37

    /// Whether a stage's time may go so fast: 0, or 0.05...1.
    public static func isRate(_ rate: Double) -> Bool { rate == 0 || 0.05...1 ~= rate }
}

/// The first byte of a viewer's message, and of each part of a server's.
public enum MessageType: UInt8, CaseIterable, Sendable {
    case snapshot = 0x01
    case delta = 0x02
    case cursors = 0x03
    case echo = 0x04
    case step = 0x05
    case notice = 0x06
    case pointer = 0x10
    case wheel = 0x11
    case acknowledgement = 0x12
    case key = 0x13
    case hover = 0x14
    case probe = 0x15
}
