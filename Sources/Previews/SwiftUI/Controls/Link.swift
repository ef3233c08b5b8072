/// A button that opens an address.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Makes one with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// A button.
    @MainActor
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

extension Link where Label == Text {
    /// Makes one with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
