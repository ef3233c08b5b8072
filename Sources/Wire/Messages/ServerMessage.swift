import StageModel

/// What a server sends in binary messages.
public enum ServerMessage: Equatable, Sendable {
    case snapshot(StageSnapshot)
    case delta(StageDelta)
    /// Everybody's pointers, at most 64.
    case cursors([Cursor])
    case echo(Echo)
}
