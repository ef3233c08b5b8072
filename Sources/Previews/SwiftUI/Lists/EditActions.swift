/// What can be done to the rows of a collection.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// They can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: MutableCollection {
    /// They can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Both.
    public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
    /// Makes views of bindings to elements that have identities, and lets them be deleted or moved.
    public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self = ForEach(data, content: content).editing(data, editActions)
    }
    /// Makes views of bindings to elements that are told apart by a property, and lets them be deleted or moved.
    public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Index: Hashable {
        self = ForEach(data, id: id, content: content).editing(data, editActions)
    }

    private nonisolated func editing<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) -> ForEach {
        var copy = self
        if actions.rawValue & 1 != 0 {
            copy.onDelete = { offsets in
                var rest = Array(data.wrappedValue)
                rest.remove(atOffsets: offsets)
                data.wrappedValue = C(rest)
            }
        }
        if actions.rawValue & 2 != 0 {
            copy.onMove = { offsets, target in
                var all = Array(data.wrappedValue)
                all.move(fromOffsets: offsets, toOffset: target)
                data.wrappedValue = C(all)
            }
        }
        return copy
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of bindings to data that have identities, whose rows can be deleted or moved.
    public nonisolated init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BoundElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init { Content(data, editActions: editActions, content: rowContent) }
    }
    /// Makes a list of bindings to data that are told apart by a property, whose rows can be deleted or moved.
    public nonisolated init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<Data>], ID, RowContent>, Data.Index: Hashable {
        self.init { Content(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// Makes a list of bindings to data whose rows can be deleted or moved, and of which several can be selected.
    public nonisolated init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BoundElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) }
    }
    /// Makes a list of bindings to data whose rows can be deleted or moved, and of which one can be selected.
    public nonisolated init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BoundElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, editActions: editActions, content: rowContent) }
    }
}
