/// Whether the rows of a list can be edited.
public enum EditMode: Hashable, Sendable {
    /// They can't.
    case inactive
    /// They can for a while, as after a swipe over a row.
    case transient
    /// They can.
    case active

    /// Whether they can.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the rows of lists can be edited; nil where nobody keeps it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
