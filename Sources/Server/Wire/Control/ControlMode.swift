/// Who may touch a room's stage.
public enum ControlMode: String, CaseIterable, Codable, Sendable {
    /// Anyone who is not a mere viewer.
    case open
    /// Presenters only.
    case presenter
    /// Whoever holds control, one at a time.
    case turns
}
