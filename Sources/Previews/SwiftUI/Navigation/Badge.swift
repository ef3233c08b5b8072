/// The text of the badge of views, which a tab or a row of a list shows; empty for none.
enum BadgeTrait: ElementTrait {
    typealias Value = String
}

extension View {
    /// Shows a number beside the view, if it is a row of a list or has a tab; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: count == 0 ? "" : String(count)))
    }
    /// Shows a text beside the view, if it is a row of a list or has a tab.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: label?.string ?? ""))
    }
    /// Shows a text beside the view, if it is a row of a list or has a tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: key?.resolved ?? ""))
    }
    /// Shows a text beside the view, if it is a row of a list or has a tab.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: label.map { String($0) } ?? ""))
    }
}
