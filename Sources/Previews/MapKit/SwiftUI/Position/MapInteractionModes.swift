/// What fingers do to a map.
public nonisolated struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// They move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// They change how large it is.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// They tilt it: has no effect.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// They turn it: has no effect.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All of these.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
