import QuartzCore

extension UICollectionView {
    final func dequeue(_ identifier: ReusePool.Identifier, at indexPath: IndexPath) -> UICollectionReusableView {
        if let cell = reconfigured, cell.path == indexPath, cell.view.reuseIdentifier == identifier.name {
            return cell.view
        }
        let element = dequeuing.flatMap { $0.kind == identifier.kind && $0.path == indexPath ? $0 : nil }
        let view = reuse.dequeue(identifier) ?? make(identifier, frame: element?.frame ?? .zero)
        if let element { view.place(element.attributes, in: element.space) }
        return view
    }

    private func make(_ identifier: ReusePool.Identifier, frame: CGRect) -> UICollectionReusableView {
        if reuse.classes[identifier] == nil, let nib = reuse.nibs[identifier] { return instantiate(nib, identifier) }
        if reuse.classes[identifier] == nil, let type = reuse.prototypes[identifier] {
            return instantiate(type, identifier)
        }
        guard let type = reuse.classes[identifier] else {
            let known = (Array(reuse.classes.keys) + reuse.nibs.keys).filter { $0.kind == identifier.kind }.map {
                "'\($0.name)'"
            }.sorted()
            preconditionFailure(
                "no class is registered for '\(identifier.name)' of \(identifier.kind ?? "cells"); registered: "
                    + (known.isEmpty ? "none" : known.joined(separator: ", ")))
        }
        let view = type.init(dequeuedWith: frame)
        view.reuseIdentifier = identifier.name
        return view
    }

    /// Has the data source fill the cells of items in sight anew; they stay the same cells.
    final func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cellForItem(at: path), let dataSource else { continue }
            reconfigured = (path, cell)
            let filled = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            precondition(
                filled === cell,
                "an item that is reconfigured has to keep its cell: dequeue one with the same identifier or registration"
            )
            cell.sizeMayHaveChanged()
        }
    }

    /// A view of the class that has the nib's name, in the module of the data source; a plain one if there is none.
    private func instantiate(_ nib: UINib, _ identifier: ReusePool.Identifier) -> UICollectionReusableView {
        let owners = [dataSource as Any?, delegate as Any?, collectionViewLayout as Any?].compactMap { $0 }
        let made = owners.lazy.compactMap { nib.viewClass(near: $0) as? UICollectionReusableView.Type }.first
        let type = made ?? (identifier.kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self)
        return instantiate(type, identifier)
    }

    /// Has views of a class be made for an identifier as from Interface Builder, if none is registered for it.
    package final func addPrototype(_ type: UICollectionReusableView.Type, ofKind kind: String?, named name: String) {
        reuse.prototypes[ReusePool.Identifier(kind: kind, name: name)] = type
    }

    private func instantiate(
        _ type: UICollectionReusableView.Type, _ identifier: ReusePool.Identifier
    ) -> UICollectionReusableView {
        let view = type.init(coder: NSCoder()) ?? type.init(dequeuedWith: .zero)
        view.reuseIdentifier = identifier.name
        OutletViews.place(of: view, in: (view as? UICollectionViewCell)?.contentView ?? view)
        view.awakeFromNib()
        return view
    }
}
