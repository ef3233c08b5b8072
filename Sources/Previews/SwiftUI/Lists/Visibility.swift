/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As usual.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}
