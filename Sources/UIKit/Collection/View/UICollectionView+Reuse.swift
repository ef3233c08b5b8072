import QuartzCore

extension UICollectionView {
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.classes[ReusePool.Identifier(kind: nil, name: identifier)] = cellClass as? UICollectionViewCell.Type
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.classes[ReusePool.Identifier(kind: elementKind, name: identifier)] =
            viewClass as? UICollectionReusableView.Type
    }

    /// A cell to use for `indexPath`: one that went out of sight, or a new one of the registered class.
    ///
    /// - Precondition: `identifier` is registered.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(ReusePool.Identifier(kind: nil, name: identifier), at: indexPath)
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("the class registered for '\(identifier)' is no UICollectionViewCell")
        }
        return cell
    }

    /// - Precondition: `identifier` is registered for `elementKind`.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(ReusePool.Identifier(kind: elementKind, name: identifier), at: indexPath)
    }

    private func dequeue(_ identifier: ReusePool.Identifier, at indexPath: IndexPath) -> UICollectionReusableView {
        if let view = reuse.take(identifier) { return view }
        guard let type = reuse.classes[identifier] else {
            let known = reuse.classes.keys.filter { $0.kind == identifier.kind }.map { "'\($0.name)'" }.sorted()
            preconditionFailure(
                "no class is registered for '\(identifier.name)' of \(identifier.kind ?? "cells"); registered: "
                    + (known.isEmpty ? "none" : known.joined(separator: ", ")))
        }
        let view = type.init(dequeuedWith: .zero)
        view.reuseIdentifier = identifier.name
        return view
    }
}
