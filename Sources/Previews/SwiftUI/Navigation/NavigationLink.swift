/// A view that shows a page when it is tapped.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(Destination, Binding<Bool>?)
        case value(AnyHashable?)
    }
    private let target: Target
    private let label: Label
    @State private var request = PageRequest()
    @Environment(\.navigator) private var navigator
    @Environment(\.linksAreRows) private var isRow

    init(_ destination: Destination, _ isActive: Binding<Bool>?, _ label: Label) {
        (target, self.label) = (.view(destination, isActive), label)
    }

    init(value: AnyHashable?, _ label: Label) {
        (target, self.label) = (.value(value), label)
    }

    /// The label, as a button or as a list's row.
    @MainActor
    public var body: some View {
        let action = action
        Group {
            if isRow {
                label
            } else {
                Button(action: action) { label }.disabled(!canBeTapped)
            }
        }
        .modifier(LinkModifier(request: page))
        .modifier(TraitModifier<NavigationLinkTrait>(value: action))
    }

    private var canBeTapped: Bool {
        if case .value(nil) = target { return false }
        return navigator != nil
    }

    private var page: PageModifier? {
        guard case .view(let destination, let isActive) = target else { return nil }
        return PageModifier(request: request, isActive: isActive) { AnyView(destination) }
    }

    @MainActor
    private var action: @MainActor () -> Void {
        let (target, request, navigator) = (target, request, navigator)
        return {
            switch target {
            case .view: request.activate()
            case .value(let value): if let value { navigator?.navigator?.navigate(to: value) }
            }
        }
    }
}

/// A modifier that has a link's label show a page; nil for one that shows the destination of a value.
private nonisolated struct LinkModifier: PrimitiveModifier {
    let request: PageModifier?

    @MainActor
    func changed(_ node: ViewNode) { request?.changed(node) }
}

extension NavigationLink {
    /// Makes one.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination(), nil, label())
    }
    /// Makes one.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination, nil, label())
    }
    /// Makes one with a binding that says whether the page is shown.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), isActive, label())
    }
    /// Makes one with a binding that says whether the page is shown.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination, isActive, label())
    }
    /// Makes one with a binding that says which of several pages is shown.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), Self.isSelected(tag, selection), label())
    }
    /// Makes one with a binding that says which of several pages is shown.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination, Self.isSelected(tag, selection), label())
    }

    fileprivate nonisolated static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }

    /// Sets whether a split view shows the page in its last column: has no effect.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Makes one of a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination(), nil, Text(titleKey))
    }
    /// Makes one of a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination(), nil, Text(title))
    }
    /// Makes one of a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination, nil, Text(titleKey))
    }
    /// Makes one of a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination, nil, Text(title))
    }
    /// Makes one of a text, with a binding that says whether the page is shown.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isActive, Text(titleKey))
    }
    /// Makes one of a text, with a binding that says whether the page is shown.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isActive, Text(title))
    }
    /// Makes one of a text, with a binding that says whether the page is shown.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, isActive, Text(titleKey))
    }
    /// Makes one of a text, with a binding that says whether the page is shown.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, isActive, Text(title))
    }
    /// Makes one of a text, with a binding that says which of several pages is shown.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), Self.isSelected(tag, selection), Text(titleKey))
    }
    /// Makes one of a text, with a binding that says which of several pages is shown.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), Self.isSelected(tag, selection), Text(title))
    }
    /// Makes one of a text, with a binding that says which of several pages is shown.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, Self.isSelected(tag, selection), Text(titleKey))
    }
    /// Makes one of a text, with a binding that says which of several pages is shown.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, Self.isSelected(tag, selection), Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Makes one that shows the destination of a value; nil for none.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, label())
    }
    /// Makes one of a text that shows the destination of a value; nil for none.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, Text(titleKey))
    }
    /// Makes one of a text that shows the destination of a value; nil for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, Text(title))
    }
}
