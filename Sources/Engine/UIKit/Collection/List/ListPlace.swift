import QuartzCore

/// How an item of a list is shown by its place in the section.
///
/// An object, so that attributes of what is in no list stay small.
final class ListPlace: Equatable, Sendable {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the cell is above all others of its section, and below all.
    let isFirst: Bool
    let isLast: Bool
    let isHeader: Bool
    /// nil: none are shown.
    let separators: UIListSeparatorConfiguration?

    init(
        appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool, isLast: Bool, isHeader: Bool,
        separators: UIListSeparatorConfiguration?
    ) {
        (self.appearance, self.isFirst, self.isLast) = (appearance, isFirst, isLast)
        (self.isHeader, self.separators) = (isHeader, separators)
    }

    static func == (a: ListPlace, b: ListPlace) -> Bool {
        a === b
            || (a.appearance == b.appearance && a.isFirst == b.isFirst && a.isLast == b.isLast
                && a.isHeader == b.isHeader && a.separators == b.separators)
    }
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
