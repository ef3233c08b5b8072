import StageModel

/// What a server sends.
public enum ServerMessage: Equatable, Sendable {
    case snapshot(StageSnapshot)
    case delta(StageDelta)
}
