/// An option of a picker.
nonisolated struct PickerOption: Identifiable {
    let id: Int
    /// What shows it.
    let element: Element
    /// Its text and picture.
    let label: MenuItem
    let isChosen: Bool
    /// Chooses it.
    let choose: () -> Void
}

@MainActor
enum PickerOptions {
    /// Returns the elements of a tree, each with the node of the view that it shows.
    static func units(of node: ViewNode) -> [(element: Element, node: ViewNode)] {
        let elements = node.elements
        // A view that lays others out is one unit.
        let inner = node.children.flatMap { units(of: $0) }
        guard inner.count == elements.count else { return elements.map { ($0, node) } }
        return zip(elements, inner).map { ($0, $1.node) }
    }

    /// Returns a value without what says that it may be missing; nil for one that is.
    static func plain(_ value: AnyHashable) -> AnyHashable? {
        var base: Any = value.base
        while Mirror(reflecting: base).displayStyle == .optional {
            guard let inner = Mirror(reflecting: base).children.first?.value else { return nil }
            base = inner
        }
        return base as? AnyHashable
    }

    /// Returns the entries of a menu that has the options.
    static func entries(_ options: [PickerOption], isEnabled: Bool = true) -> [MenuEntry] {
        options.map { option in
            var item = option.label
            item.state = option.isChosen ? .on : .off
            item.isEnabled = isEnabled
            item.action = option.choose
            return .item(item)
        }
    }
}

/// A view that shows an element of another tree.
nonisolated struct ElementView: PrimitiveView {
    let element: Element

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ElementNode(self, inputs) }

    private final class ElementNode: TypedNode<ElementView> {
        override var elements: [Element] { [view.element] }
    }
}

/// What is shown of a picker.
nonisolated struct PickerBody: View {
    private let label: AnyView
    private let options: [PickerOption]
    @Environment(\.pickerKind) private var kind
    @Environment(\.enclosingList) private var list
    @Environment(\.labelsHidden) private var labelsHidden

    init(label: AnyView, options: [PickerOption]) { (self.label, self.options) = (label, options) }

    @MainActor var body: some View {
        switch kind {
        case .segmented: PickerSegments(options: options)
        case .wheel: PickerWheel(options: options)
        case .inline:
            if list == nil {
                PickerWheel(options: options)
            } else {
                PickerRows(label: label, options: options)
            }
        case .automatic, .menu, .link:
            if list == nil || labelsHidden {
                PickerButton(options: options, isRow: list != nil)
            } else {
                LabeledControl {
                    label
                } control: {
                    PickerButton(options: options, isRow: true)
                }
            }
        }
    }
}

/// A button with the chosen option, which opens a menu of all.
private nonisolated struct PickerButton: View {
    let options: [PickerOption]
    /// Whether it stands at the end of a list's row.
    let isRow: Bool
    @Environment(\.tint) private var tint

    init(options: [PickerOption], isRow: Bool) { (self.options, self.isRow) = (options, isRow) }

    @MainActor var body: some View {
        let chosen = options.first { $0.isChosen }?.label
        let color = isRow && tint == nil ? Color(uiColor: .secondaryLabel) : Color.accentColor
        let options = options
        let content = HStack(spacing: 5) {
            if let image = chosen?.image { Image(uiImage: image).renderingMode(.template) }
            Text(verbatim: chosen?.title ?? "")
            Image(systemName: "chevron.up.chevron.down").font(.system(size: 12, weight: .medium))
        }
        .lineLimit(1)
        .padding(.horizontal, isRow ? 0 : 12)
        .padding(.vertical, isRow ? 0 : 7)
        MenuLabel(label: AnyView(content.foregroundStyle(color))) { PickerOptions.entries(options) }
            .buttonStyle(BorderlessButtonStyle())
    }
}

/// An option in each row of a list, the chosen one with a mark.
private nonisolated struct PickerRows: View {
    let label: AnyView
    let options: [PickerOption]

    @MainActor var body: some View {
        label.foregroundStyle(.secondary)
        ForEach(options) { option in
            Button(action: option.choose) {
                HStack {
                    ElementView(element: option.element)
                    Spacer()
                    if option.isChosen {
                        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(Color.accentColor)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())
        }
    }
}

/// Segments, one for each option.
private nonisolated struct PickerSegments: View {
    let options: [PickerOption]

    @MainActor var body: some View {
        UIKitControl<UISegmentedControl>(
            make: { UIKitControl.connect(UISegmentedControl(), $0) },
            update: { control, environment in
                for (index, option) in options.enumerated() {
                    let image = option.label.title.isEmpty ? option.label.image : nil
                    let title = image == nil ? option.label.title : nil
                    if index >= control.numberOfSegments {
                        control.insertSegment(withTitle: title, at: index, animated: false)
                    }
                    if let image {
                        if control.imageForSegment(at: index) != image { control.setImage(image, forSegmentAt: index) }
                    } else if control.titleForSegment(at: index) != title {
                        control.setTitle(title, forSegmentAt: index)
                    }
                }
                while control.numberOfSegments > options.count {
                    control.removeSegment(at: control.numberOfSegments - 1, animated: false)
                }
                let chosen = options.firstIndex { $0.isChosen } ?? UISegmentedControl.noSegment
                if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
                control.isEnabled = environment.isEnabled
            },
            handle: { control in
                guard options.indices.contains(control.selectedSegmentIndex) else { return }
                options[control.selectedSegmentIndex].choose()
            },
            fit: { proposal, control in
                let own = control.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}
