/// Something that a viewer does to a stage.
///
/// Points have their origin at the stage's top left corner; times are seconds of the simulation.
public enum InputEvent: Codable, Equatable, Sendable {
    case pointer(PointerSample)
    case wheel(WheelSample)
    case key(Key)
    /// Something that the scene can do, by its name. Unknown names are ignored: whoever takes input from outside checks it.
    case action(String)
    /// New values for parameters. All or none take effect; bad ones are ignored, as above.
    case set([String: StageValue])
    /// A text for the field that is being edited, in place of what stands in it; without such a field, nothing.
    case text(TypedText)
}

/// One sample of a pointer: a finger, a pen or a pressed mouse.
public struct PointerSample: Codable, Equatable, Sendable {
    /// A phase of a pointer, as in `UITouch.Phase`.
    public enum Phase: UInt8, CaseIterable, Codable, Sendable {
        case down = 0
        case move = 1
        case up = 2
        case cancel = 3
    }

    /// The pointer's number, unique among all pointers that are down on this stage.
    public var pointer: UInt64
    /// What the pointer did.
    public var phase: Phase
    /// The horizontal place on the stage.
    public var x: Double
    /// The vertical place on the stage.
    public var y: Double
    /// The time at which the sample was taken; nil for the time of the step in which it takes effect.
    public var time: Double?

    /// Makes a sample of its attributes.
    public init(pointer: UInt64, phase: Phase, x: Double, y: Double, time: Double? = nil) {
        self.pointer = pointer
        self.phase = phase
        self.x = x
        self.y = y
        self.time = time
    }
}

/// One turn of a wheel, or one step of a trackpad's scroll, over a point of the stage.
public struct WheelSample: Codable, Equatable, Sendable {
    /// The horizontal place on the stage.
    public var x: Double
    /// The vertical place on the stage.
    public var y: Double
    /// How far the content offset moves horizontally, in points.
    public var dx: Double
    /// How far the content offset moves vertically, in points.
    public var dy: Double

    /// Makes a sample of its attributes.
    public init(x: Double, y: Double, dx: Double, dy: Double) {
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
    }
}

/// The keys that a stage listens to, named as `KeyboardEvent.key` names them.
public enum Key: UInt8, CaseIterable, Codable, Sendable {
    case arrowLeft = 1
    case arrowRight = 2
    case arrowUp = 3
    case arrowDown = 4
    case pageUp = 5
    case pageDown = 6
    case home = 7
    case end = 8
    case enter = 9
    case space = 10
    case escape = 11
}
