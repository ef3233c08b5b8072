/// What a view is in its section.
enum SectionRole {
    case header, content, footer
}

/// The section that a view is in.
enum SectionTrait: ElementTrait {
    struct Value {
        /// What tells the section from others.
        let section: ObjectIdentifier
        let role: SectionRole
    }
}

/// The node of a section, whose header, content and footer are siblings for what is around them.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
    private var header: ViewNode?
    private var content: ViewNode?
    private var footer: ViewNode?
    private var wrappers: [ObjectIdentifier: SectionElement] = [:]

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { [header, content, footer].compactMap { $0 } }

    override func changed() {
        let (above, below) = (SectionEnvironment.header(environment), SectionEnvironment.footer(environment))
        if let isExpanded = view.isExpanded, environment.enclosingList == .sidebar {
            show(ExpandableHeader(label: view.header, isExpanded: isExpanded), &header, above)
        } else {
            show(view.header, &header, above)
        }
        if view.isExpanded?.wrappedValue == false {
            content?.unmount()
            content = nil
        } else {
            show(view.content, &content, environment)
        }
        show(view.footer, &footer, below)
    }

    private func show<V: View>(_ view: V, _ node: inout ViewNode?, _ environment: EnvironmentValues) {
        if let node { node.update(view, environment) } else { node = makeChild(view, environment) }
    }

    override var elements: [Element] {
        var next: [ObjectIdentifier: SectionElement] = [:]
        func wrap(_ node: ViewNode?, _ role: SectionRole) -> [Element] {
            (node?.elements ?? []).map { element in
                let id = ObjectIdentifier(element)
                let known = wrappers[id].flatMap { $0.content === element ? $0 : nil }
                let value = SectionTrait.Value(section: ObjectIdentifier(self), role: role)
                let wrapper = known ?? SectionElement(element, value)
                next[id] = wrapper
                return wrapper
            }
        }
        let all = wrap(header, .header) + wrap(content, .content) + wrap(footer, .footer)
        wrappers = next
        return all
    }
}

/// An element of a section.
private final class SectionElement: WrappingElement {
    private let value: SectionTrait.Value

    init(_ content: Element, _ value: SectionTrait.Value) {
        self.value = value
        super.init(content)
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        content.trait(key) ?? (key == SectionTrait.self ? value as? Key.Value : nil)
    }
}

/// What texts look like above and below a list's sections.
private enum SectionEnvironment {
    static func header(_ outer: EnvironmentValues) -> EnvironmentValues {
        guard let kind = outer.enclosingList else { return outer }
        var inner = outer
        inner.linksAreRows = false
        switch kind {
        case .plain, .inset:
            inner.font = .system(size: 15, weight: .semibold)
            inner.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel))
        case .grouped, .insetGrouped:
            inner.font = .footnote
            inner.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel))
            inner.textLooks.textCase = .uppercase
        case .sidebar: prominent(&inner)
        }
        if outer.headerProminence == .increased { prominent(&inner) }
        return inner
    }

    private static func prominent(_ environment: inout EnvironmentValues) {
        environment.font = .title3.weight(.semibold)
        environment.foreground = AnyShapeStyle(Color(uiColor: .label))
        environment.textLooks.textCase = nil
    }

    static func footer(_ outer: EnvironmentValues) -> EnvironmentValues {
        guard outer.enclosingList != nil else { return outer }
        var inner = outer
        inner.linksAreRows = false
        inner.font = .footnote
        inner.foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel))
        return inner
    }
}

/// A header whose tap shows and hides what is below it.
private struct ExpandableHeader<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    var body: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right")
                    .font(.system(size: 14, weight: .semibold))
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .foregroundStyle(Color.accentColor)
            }
        }
        .buttonStyle(.plain)
    }
}
