/// A control that chooses one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// Makes one whose options are views with tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.label, self.content) = (selection, label(), content())
    }
    /// Makes one whose options are views with tags, as apps for iOS before 15 write it.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.selection, self.label, self.content) = (selection, label, content())
    }
    /// Makes one that shows the value of the first source, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: selection] }
        let content = content()
        guard let first = all.first else { preconditionFailure("a picker has a source") }
        self.init(
            selection: Binding(get: { first.wrappedValue }, set: { for value in all { value.wrappedValue = $0 } }),
            content: { content }, label: label)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { PickerNode(self, inputs) }
}

extension Picker where Label == Text {
    /// Makes one with a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Makes one with a text and one of the system's symbols.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Makes one with a text and one of the system's symbols.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Picker {
    /// Returns the options in a tree of nodes.
    @MainActor
    func options(in node: ViewNode) -> [PickerOption] {
        PickerOptions.units(of: node).enumerated().map { number, unit in
            let tag = unit.element.trait(TagTrait.self) ?? unit.element.trait(IdentityTrait.self)
            let label = MenuItems.label(of: unit.node)
            return PickerOption(
                id: number, element: unit.element, label: label,
                isChosen: tag.map { PickerOptions.plain($0) == PickerOptions.plain(selection.wrappedValue) } ?? false
            ) { [selection] in
                guard let tag, let value = tag.base as? SelectionValue else { return }
                selection.wrappedValue = value
            }
        }
    }
}

extension Picker: MenuEntryView {
    @MainActor
    func menuEntries(_ node: ViewNode) -> [MenuEntry] {
        guard let content = node.children.first else { return [] }
        let entries = PickerOptions.entries(options(in: content), isEnabled: node.environment.isEnabled)
        guard node.environment.pickerKind == .menu else { return [.section("", entries)] }
        return [.menu(MenuItems.label(of: label, at: node), entries)]
    }
}

/// The node of a picker: its content is looked through for options, of which the style makes what is shown.
private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    TypedNode<Picker<Label, SelectionValue, Content>>
{
    private var content: ViewNode?
    private var child: ViewNode?

    override init(_ view: Picker<Label, SelectionValue, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { [content, child].compactMap { $0 } }
    override var elements: [Element] { child?.elements ?? [] }

    override func changed() {
        let content = self.content ?? makeChild(view.content)
        if self.content != nil { content.update(view.content, environment) }
        self.content = content
        let shown = PickerBody(label: AnyView(view.label), options: view.options(in: content))
        child = self.shown(shown, by: child)
    }
}
