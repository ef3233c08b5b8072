import StageModel

/// The place of one viewer's pointer.
public struct Cursor: Equatable, Sendable {
    /// The viewer's number in the room, from 1.
    public var viewer: UInt32
    /// That viewer's own number for the pointer, 0...15, or ``WireFormat/hoveringPointer``.
    public var pointer: UInt8
    /// Whether the pointer is down.
    public var isDown: Bool
    /// The place in stage points.
    public var position: FixedPair

    /// Makes a cursor of its attributes.
    public init(viewer: UInt32, pointer: UInt8, isDown: Bool, position: FixedPair) {
        self.viewer = viewer
        self.pointer = pointer
        self.isDown = isDown
        self.position = position
    }
}
