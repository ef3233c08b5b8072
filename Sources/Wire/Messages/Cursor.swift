import StageModel

/// Where one viewer's pointer is.
public struct Cursor: Equatable, Sendable {
    /// The viewer's number in the room, from 1.
    public var viewer: UInt32
    /// That viewer's own number for the pointer, 0...15, or ``WireFormat/hoveringPointer``.
    public var pointer: UInt8
    public var isDown: Bool
    /// Stage points.
    public var position: FixedPair

    public init(viewer: UInt32, pointer: UInt8, isDown: Bool, position: FixedPair) {
        self.viewer = viewer
        self.pointer = pointer
        self.isDown = isDown
        self.position = position
    }
}
