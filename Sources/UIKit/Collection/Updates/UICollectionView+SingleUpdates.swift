import QuartzCore

extension UICollectionView {
    public func insertItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.insert, before: nil, after: path) }
        }
    }

    public func deleteItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.delete, before: path, after: nil) }
        }
    }

    public func reloadItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.reload, before: path, after: path) }
        }
    }

    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.add(.move, before: indexPath, after: newIndexPath) }
    }

    public func insertSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.insert, before: nil, after: IndexPath(ofSection: section)) }
        }
    }

    public func deleteSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.delete, before: IndexPath(ofSection: section), after: nil) }
        }
    }

    public func reloadSections(_ sections: IndexSet) {
        change { updates in
            for path in sections.map(IndexPath.init(ofSection:)) { updates.add(.reload, before: path, after: path) }
        }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.add(.move, before: IndexPath(ofSection: section), after: IndexPath(ofSection: newSection)) }
    }

    /// Outside of a batch, a change is a batch of its own.
    private func change(_ add: @escaping (inout CollectionUpdates) -> Void) {
        guard pendingUpdates != nil else {
            performBatchUpdates { [self] in change(add) }
            return
        }
        add(&pendingUpdates!)
    }
}
