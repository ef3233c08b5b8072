import QuartzCore

extension UICollectionView {
    final func dequeue(_ identifier: ReusePool.Identifier, at indexPath: IndexPath) -> UICollectionReusableView {
        if let cell = request.reconfiguredCell(at: indexPath, identifier) { return cell }
        let element = request.element(at: indexPath, identifier)
        let isReused = reuse.hasView(identifier)
        let calls = LayoutCalls.begin(isReused ? .reused : .made, of: self)
        let view = reuse.dequeue(identifier) ?? make(identifier, frame: element?.frame ?? .zero)
        if !isReused { calls?.habits.begin(view) }
        if let element { view.place(element.attributes, in: element.space) }
        calls?.end(.element(kind: identifier.kind, indexPath), owner: type(of: view))
        return view
    }

    private func make(_ identifier: ReusePool.Identifier, frame: CGRect) -> UICollectionReusableView {
        if let made = makeFromInterface(identifier) {
            made.reuseIdentifier = identifier.name
            return made
        }
        guard let type = reuse.classes[identifier] else {
            let known = (Array(reuse.classes.keys) + reuse.nibs.keys + reuse.prototypes.keys).filter {
                $0.kind == identifier.kind
            }.map {
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
            request.beginReconfiguring(cell, at: path)
            let filled = configuredCell(at: path, by: dataSource)
            request.endReconfiguring()
            precondition(
                filled === cell,
                "an item that is reconfigured has to keep its cell: dequeue one with the same identifier or registration"
            )
            cell.sizeMayHaveChanged()
        }
    }

    /// Makes a view of the nib that is registered, or else of the storyboard's prototype; nil without either.
    private func makeFromInterface(_ identifier: ReusePool.Identifier) -> UICollectionReusableView? {
        guard reuse.classes[identifier] == nil else { return nil }
        if let nib = reuse.nibs[identifier] {
            let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
            guard let made else {
                preconditionFailure("the nib of '\(identifier.name)' has no view that can be dequeued")
            }
            return made
        }
        return reuse.prototypes[identifier]?.make() as? UICollectionReusableView
    }
}
