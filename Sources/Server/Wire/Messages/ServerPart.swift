import StageModel

/// A part of a server's message.
public enum ServerPart: Equatable, Sendable {
    case snapshot(StageSnapshot)
    case delta(StageDelta)
    /// What only a ``FrameDecoder`` that has the frames before can read on.
    case step(StageStep)
    /// Everybody's pointers, at most 64.
    case cursors([Cursor])
    case echo(Echo)
    /// The JSON text of a ``ServerNotice``, in UTF-8.
    case notice([UInt8])
}
