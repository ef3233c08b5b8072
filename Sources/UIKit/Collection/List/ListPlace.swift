import QuartzCore

/// How an item of a list is shown by its place in the section.
struct ListPlace: Equatable, Sendable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the cell is above all others of its section, and below all.
    var isFirst: Bool
    var isLast: Bool
    var isHeader: Bool
    /// nil: none are shown.
    var separators: UIListSeparatorConfiguration?
}

extension NSCollectionLayoutSection {
    /// Where an item of a list stands; nil if the section is none.
    final func listPlace(of path: IndexPath, count: Int) -> ListPlace? {
        guard let list else { return nil }
        let hasHeader = list.headerMode == .firstItemInSection
        var separators = list.showsSeparators ? list.separatorConfiguration : nil
        if let handler = list.itemSeparatorHandler, let own = separators { separators = handler(path, own) }
        return ListPlace(
            appearance: list.appearance, isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1,
            isHeader: hasHeader && path.item == 0, separators: separators)
    }
}
