import QuartzCore

/// Supplementary or decoration views of one kind.
struct ElementKind: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?

    init(_ key: ElementKey) {
        category = key.category
        kind = key.kind
    }
}

/// Which elements stay in a batch of updates, and under which keys.
///
/// Views that are no cells stay where they are in their section, and go with it, unless the layout says that they are
/// deleted.
@MainActor
struct ElementFate {
    private let changes: ResolvedUpdates
    private var deleted: [ElementKind: Set<IndexPath>] = [:]
    private var inserted: [ElementKind: Set<IndexPath>] = [:]

    init(_ changes: ResolvedUpdates, layout: UICollectionViewLayout, kinds: Set<ElementKind>) {
        self.changes = changes
        for kind in kinds {
            let name = kind.kind ?? ""
            switch kind.category {
            case .cell:
                break
            case .supplementaryView:
                deleted[kind] = Set(layout.indexPathsToDeleteForSupplementaryView(ofKind: name))
                inserted[kind] = Set(layout.indexPathsToInsertForSupplementaryView(ofKind: name))
            case .decorationView:
                deleted[kind] = Set(layout.indexPathsToDeleteForDecorationView(ofKind: name))
                inserted[kind] = Set(layout.indexPathsToInsertForDecorationView(ofKind: name))
            }
        }
    }

    /// nil if the element goes, or is made anew.
    func newKey(of key: ElementKey) -> ElementKey? {
        let old = key.indexPath
        var new = key
        guard key.category == .cell else {
            let kind = ElementKind(key)
            guard deleted[kind]?.contains(old) != true, let section = changes.sections.newIndex(of: old.section),
                !changes.isReloaded(IndexPath(ofSection: old.section))
            else { return nil }
            new.section = section
            return inserted[kind]?.contains(new.indexPath) == true ? nil : new
        }
        guard !changes.isReloaded(old), let path = changes.newPath(of: old) else { return nil }
        (new.section, new.item) = (path.section, path.item)
        return new
    }
}
