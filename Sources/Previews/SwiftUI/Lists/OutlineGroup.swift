/// A view for each element of a tree, of which those below others are shown when somebody asks for them.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The rows of the first level, with those below the open ones.
    @MainActor
    public var body: some View {
        OutlineRows(level: 0, data: data, id: id, children: children, content: content)
    }
}

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == OutlineSubgroupChildren {
    /// Makes one of a tree's first level.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
    /// Makes one of a tree.
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
        self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
    /// Makes one of a tree's first level, whose elements are told apart by a property.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

/// What is below an element of a tree.
public nonisolated struct OutlineSubgroupChildren: View {
    let content: AnyView
    /// The rows.
    @MainActor
    public var body: some View { content }
}

/// The rows of a level of a tree.
private nonisolated struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let level: Int
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf

    @MainActor var body: some View {
        ForEach(data: data, content: { row($0) }, identify: id)
    }

    private func row(_ element: Data.Element) -> OutlineRow<Data, ID, Leaf> {
        OutlineRow(
            level: level, content: content(element),
            inner: children(element).map {
                OutlineRows(level: level + 1, data: $0, id: id, children: children, content: content)
            })
    }
}

/// A row of a tree, with those below it.
private nonisolated struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let level: Int
    let content: Leaf
    let inner: OutlineRows<Data, ID, Leaf>?
    @State private var isExpanded = false

    init(level: Int, content: Leaf, inner: OutlineRows<Data, ID, Leaf>?) {
        (self.level, self.content, self.inner) = (level, content, inner)
    }

    @MainActor var body: some View {
        if let inner {
            Button {
                withAnimation { isExpanded.toggle() }
            } label: {
                HStack {
                    label
                    Spacer()
                    Image(systemName: "chevron.right")
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(Color.accentColor)
                        .rotationEffect(.degrees(isExpanded ? 90 : 0))
                }
                .changingEnvironment { $0.foreground = AnyShapeStyle(Color(uiColor: .label)) }
            }
            if isExpanded { AnyView(inner) }
        } else {
            label
        }
    }

    @MainActor private var label: some View { content.padding(.leading, CGFloat(level) * 20) }
}

extension List {
    /// Makes a list of a tree, of which several rows can be selected while they are edited.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// Makes a list of a tree, of which a row can be selected.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of a tree.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
    /// Makes a list of a tree whose elements are told apart by a property.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren>
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
