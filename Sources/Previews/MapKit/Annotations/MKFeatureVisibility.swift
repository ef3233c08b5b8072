/// Whether a part of an annotation's view is seen.
public enum MKFeatureVisibility: Int, Sendable {
    /// The cases: as there is space; not; always.
    case adaptive, hidden, visible
}

/// Which of several annotations' views are shown that cover each other: has no effect, all are.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The priority, 0...1000.
    public let rawValue: Float
    /// Makes one of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes one of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It is always shown.
    public static let required = Self(1000)
    /// A high one.
    public static let defaultHigh = Self(750)
    /// A low one.
    public static let defaultLow = Self(250)
}
