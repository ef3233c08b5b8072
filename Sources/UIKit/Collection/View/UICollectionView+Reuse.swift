import QuartzCore

extension UICollectionView {
    final func dequeue(_ identifier: ReusePool.Identifier, at indexPath: IndexPath) -> UICollectionReusableView {
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
