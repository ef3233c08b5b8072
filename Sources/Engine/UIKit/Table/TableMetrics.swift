import QuartzCore

/// The measures of tables in points, read off screenshots of iOS 17: guesses.
@MainActor
enum TableMetrics {
    /// The height of a header or footer with a title in a plain table, and of a view that wants none.
    static let titleHeight: CGFloat = 28
    /// What is above a header of a plain table.
    static let headerPadding: CGFloat = 22
    /// What is above and below a section's rows in a grouped table; above the first section twice as much.
    static let groupGap: CGFloat = 17.5
    /// What is between a grouped header's title and the rows, and above it.
    static let groupTitle = (below: CGFloat(6), above: CGFloat(16.5))
    /// What is above and below the text of a grouped footer.
    static let footerMargin: CGFloat = 8
    /// The width that a sign for deletion or insertion takes of a cell.
    static let editingIndentation: CGFloat = 38
    /// The width that the sign for moving takes of a cell.
    static let reorderWidth: CGFloat = 38

    /// What is beside the rows, on each side.
    static func sideInset(_ style: UITableView.Style) -> CGFloat {
        style == .insetGrouped ? ListMetrics.sideInset : 0
    }

    /// Returns the height of a header without a view.
    static func header(_ style: UITableView.Style, title: String?, width: CGFloat, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return title == nil ? 0 : titleHeight }
        guard let title else { return isFirst ? 2 * groupGap : groupGap }
        return textHeight(title.uppercased(), width) + groupTitle.below + groupTitle.above + (isFirst ? groupGap : 0)
    }

    /// Returns the height of a footer without a view.
    static func footer(_ style: UITableView.Style, title: String?, width: CGFloat) -> CGFloat {
        guard style != .plain else { return title == nil ? 0 : titleHeight }
        return title.map { textHeight($0, width) + 2 * footerMargin } ?? groupGap
    }

    private static func textHeight(_ text: String, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = UITableViewHeaderFooterView.groupFont
        label.numberOfLines = 0
        label.text = text
        let room = CGSize(width: width - 2 * ListMetrics.margin, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(room).height.rounded(.up)
    }
}

/// A header or footer of a section.
struct TableMark: Hashable {
    var section: Int
    var isHeader: Bool
}

/// A row's place in its section, as it is seen.
struct TableRowPlace: Equatable {
    var style: UITableView.Style
    var isFirst: Bool
    var isLast: Bool
    /// The points that an index takes at the side.
    var indexWidth: CGFloat = 0
}
