/// How a list looks.
public protocol ListStyle {}

/// The look of a list.
enum ListKind {
    case plain, inset, grouped, insetGrouped, sidebar

    /// The table of UIKit that has the look.
    var table: UITableView.Style {
        switch self {
        case .plain, .inset: .plain
        case .grouped: .grouped
        case .insetGrouped, .sidebar: .insetGrouped
        }
    }

    /// The space beside what rows show.
    var margin: CGFloat { self == .insetGrouped || self == .sidebar ? 16 : 20 }
}

/// A style of this module.
protocol KnownListStyle: ListStyle {
    var kind: ListKind { get }
}

/// The usual look: groups of rows with round corners.
public nonisolated struct DefaultListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .insetGrouped }
}

/// Rows from edge to edge.
public nonisolated struct PlainListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .plain }
}

/// Groups of rows from edge to edge.
public nonisolated struct GroupedListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .grouped }
}

/// Groups of rows with round corners.
public nonisolated struct InsetGroupedListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .insetGrouped }
}

/// Rows with space beside their lines.
public nonisolated struct InsetListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .inset }
}

/// The look of a list at the side of a screen.
public nonisolated struct SidebarListStyle: KnownListStyle, Sendable {
    /// Makes one.
    public init() {}
    var kind: ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual look.
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows from edge to edge.
    public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows with round corners.
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with space beside their lines.
    public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The look of a list at the side of a screen.
    public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets how lists look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let kind = (style as? any KnownListStyle)?.kind ?? .insetGrouped
        return changingEnvironment { $0.listLook.kind = kind }
    }
}
