private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls don't show their labels.
    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls.
    public nonisolated func labelsHidden() -> some View { changingEnvironment { $0.labelsHidden = true } }
}

/// A control with its label before it, across all of the width; alone where labels are hidden.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.labelsHidden) private var isHidden
    @Environment(\.enclosingList) private var list

    init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
        (self.label, self.control) = (label(), control())
    }

    @MainActor var body: some View {
        if isHidden || Label.self == EmptyView.self {
            control
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 8)
                // A list's row is no higher for a switch than for a text.
                control.padding(.vertical, list == nil ? 0 : -6)
            }
        }
    }
}
