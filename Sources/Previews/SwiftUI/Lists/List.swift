/// Rows below each other that can be scrolled.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: ListSelection?

    init(selection: ListSelection?, content: Content) { (self.selection, self.content) = (selection, content) }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        ListNode(self, inputs, content: { $0.content }, selection: { $0.selection })
    }
}

extension List {
    /// Makes a list of which several rows can be selected while they are edited.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map(ListSelection.init(several:)), content: content())
    }
    /// Makes a list of which a row can be selected.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map(ListSelection.init(one:)), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Makes a list.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// Which rows of a list are selected.
nonisolated struct ListSelection {
    let allowsSeveral: Bool
    let contains: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
    let deselect: (AnyHashable) -> Void

    /// Makes one of several rows.
    init<Value: Hashable>(several: Binding<Set<Value>>) {
        allowsSeveral = true
        contains = { value in (value.base as? Value).map { several.wrappedValue.contains($0) } ?? false }
        select = { value in if let value = value.base as? Value { several.wrappedValue.insert(value) } }
        deselect = { value in if let value = value.base as? Value { several.wrappedValue.remove(value) } }
    }

    /// Makes one of one row.
    init<Value: Hashable>(one: Binding<Value?>) {
        allowsSeveral = false
        contains = { value in (value.base as? Value).map { one.wrappedValue == $0 } ?? false }
        select = { value in if let value = value.base as? Value { one.wrappedValue = value } }
        deselect = { value in if let value = value.base as? Value, one.wrappedValue == value { one.wrappedValue = nil }
        }
    }
}
