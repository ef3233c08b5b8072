import StageModel

/// What a viewer sends in binary messages.
public enum ViewerMessage: Equatable, Sendable {
    /// 1...64 samples in the order in which they happened.
    case pointer([Pointer])
    /// 1...64 samples in the order in which they happened.
    case wheel([Wheel])
    /// The tick of the newest snapshot or delta that the viewer has applied.
    case acknowledgement(tick: UInt32)
    case key(KeyPress)
    case hover(Hover)
    /// Asks for an ``Echo``. The viewer's clock in milliseconds, at least 0.
    case probe(time: Double)

    public struct Pointer: Equatable, Sendable {
        /// The viewer's own number for the pointer, 0...15.
        public var pointer: UInt8
        public var phase: PointerSample.Phase
        /// Stage points, magnitude at most 65,536.
        public var x: Float
        public var y: Float
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        public init(pointer: UInt8, phase: PointerSample.Phase, x: Float, y: Float, time: Double) {
            self.pointer = pointer
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
        }
    }

    public struct Wheel: Equatable, Sendable {
        /// Stage points, magnitude at most 65,536.
        public var x: Float
        public var y: Float
        /// Points that the content should move on by, magnitude at most 65,536.
        public var dx: Float
        public var dy: Float
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        public init(x: Float, y: Float, dx: Float, dy: Float, time: Double) {
            self.x = x
            self.y = y
            self.dx = dx
            self.dy = dy
            self.time = time
        }
    }

    /// Where a mouse or a pen is that is not down.
    public enum Hover: Equatable, Sendable {
        case gone
        /// Stage points, magnitude at most 65,536.
        case here(x: Float, y: Float)
    }

    public struct KeyPress: Equatable, Sendable {
        public var key: Key
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        public init(key: Key, time: Double) {
            self.key = key
            self.time = time
        }
    }
}
