import StageModel

/// A viewer's binary message.
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

    /// A sample of a pointer.
    public struct Pointer: Equatable, Sendable {
        /// The viewer's own number for the pointer, 0...15.
        public var pointer: UInt8
        /// What the pointer did.
        public var phase: PointerSample.Phase
        /// The horizontal place in stage points, of magnitude 65,536 at most.
        public var x: Float
        /// The vertical place in stage points, of magnitude 65,536 at most.
        public var y: Float
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        /// Makes a sample of its attributes.
        public init(pointer: UInt8, phase: PointerSample.Phase, x: Float, y: Float, time: Double) {
            self.pointer = pointer
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
        }
    }

    /// A sample of a wheel or a trackpad.
    public struct Wheel: Equatable, Sendable {
        /// The horizontal place in stage points, of magnitude 65,536 at most.
        public var x: Float
        /// The vertical place in stage points, of magnitude 65,536 at most.
        public var y: Float
        /// The points by which the content moves horizontally, of magnitude 65,536 at most.
        public var dx: Float
        /// The points by which the content moves vertically, of magnitude 65,536 at most.
        public var dy: Float
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        /// Makes a sample of its attributes.
        public init(x: Float, y: Float, dx: Float, dy: Float, time: Double) {
            self.x = x
            self.y = y
            self.dx = dx
            self.dy = dy
            self.time = time
        }
    }

    /// The place of a mouse or a pen that is not down.
    public enum Hover: Equatable, Sendable {
        case gone
        /// Stage points, magnitude at most 65,536.
        case here(x: Float, y: Float)
    }

    /// A pressed key.
    public struct KeyPress: Equatable, Sendable {
        /// The key.
        public var key: Key
        /// The viewer's clock in milliseconds, from any origin; at least 0.
        public var time: Double

        /// Makes a key press of its attributes.
        public init(key: Key, time: Double) {
            self.key = key
            self.time = time
        }
    }
}
