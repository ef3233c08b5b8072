/// How lists look and scroll, as it is handed on.
nonisolated struct ListLook {
    var kind = ListKind.insetGrouped
    /// The space between two rows; nil for none.
    var rowSpacing: CGFloat?
    /// The space between two sections; nil for the usual one.
    var sectionSpacing: CGFloat?
    var minimumRowHeight: CGFloat = 44
    var minimumHeaderHeight: CGFloat?
    var background = Visibility.automatic
    var prominence = Prominence.standard
}

private enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { ListLook() }
}
private enum EnclosingListKey: EnvironmentKey {
    static var defaultValue: ListKind? { nil }
}

extension EnvironmentValues {
    /// How lists look.
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// The look of the list or form in whose rows the view is; nil outside of any.
    var enclosingList: ListKind? {
        get { self[EnclosingListKey.self] }
        set { self[EnclosingListKey.self] = newValue }
    }
    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { listLook.minimumRowHeight }
        set { listLook.minimumRowHeight = newValue }
    }
    /// The least height of the headers of a list's sections, in points; nil for that of their views.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listLook.minimumHeaderHeight }
        set { listLook.minimumHeaderHeight = newValue }
    }
    /// How much the headers of a list's sections stand out.
    public var headerProminence: Prominence {
        get { listLook.prominence }
        set { listLook.prominence = newValue }
    }
}

/// The space between the sections of a list.
public nonisolated struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    /// The usual space.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than usual.
    public static let compact = ListSectionSpacing(points: 16)
    /// Returns a space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets the space between a list's rows; nil for none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        changingEnvironment { $0.listLook.rowSpacing = spacing }
    }
    /// Sets the space between a list's sections.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        changingEnvironment { $0.listLook.sectionSpacing = spacing.points }
    }
    /// Sets the space between a list's sections, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        changingEnvironment { $0.listLook.sectionSpacing = spacing }
    }
    /// Sets how much the headers of a list's sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        changingEnvironment { $0.headerProminence = prominence }
    }
    /// Sets whether lists and forms have their own background.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.listLook.background = visibility }
    }
}
