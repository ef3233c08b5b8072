extension View {
    private nonisolated func rowLook(_ change: @escaping (inout RowLook, EnvironmentValues) -> Void) -> some View {
        modifier(RowLookModifier(change: change))
    }

    /// Sets the space around what the view's row shows; nil for the usual one.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowLook { look, _ in look.insets = insets }
    }
    /// Shows a view behind the view's row; nil for the usual background.
    @ViewBuilder
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        if let view { modifier(RowBackgroundModifier(background: view)) } else { self }
    }
    /// Sets whether the lines above and below the view's row are shown.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowLook { look, _ in
            if edges.contains(.top) { look.topLine = visibility }
            if edges.contains(.bottom) { look.bottomLine = visibility }
        }
    }
    /// Sets the colour of the lines above and below the view's row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowLook { look, environment in
            let tint = color?.resolved(environment)
            if edges.contains(.top) { look.topTint = tint }
            if edges.contains(.bottom) { look.bottomTint = tint }
        }
    }
    /// Sets whether the lines above and below the view's section are shown: has no effect.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the colour of the lines above and below the view's section: has no effect.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the tint of the view's row.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        changingEnvironment { if let tint { $0.tint = tint } }
    }
    /// Sets whether the view's row can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowLook { look, _ in look.isDeleteDisabled = isDisabled }
    }
    /// Sets whether the view's row can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        rowLook { look, _ in look.isMoveDisabled = isDisabled }
    }
    /// Sets whether the view's row can't be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowLook { look, _ in look.isSelectionDisabled = isDisabled }
    }
}

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    /// Where the line below a list's row begins.
    public nonisolated static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line below a list's row ends.
    public nonisolated static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
