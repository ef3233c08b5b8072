/// Whether a map follows the phone.
public nonisolated enum MapUserTrackingMode: Hashable, Sendable {
    /// The cases: not; it does.
    case none, follow
}
