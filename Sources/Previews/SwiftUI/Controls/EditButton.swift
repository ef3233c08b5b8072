/// A button that begins and ends the editing of a list.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes one.
    public init() {}

    /// A button that says what its tap does.
    @MainActor
    public var body: some View {
        let (mode, isEditing) = (editMode, editMode?.wrappedValue.isEditing ?? false)
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
