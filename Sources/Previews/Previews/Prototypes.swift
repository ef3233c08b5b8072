import UIKit

/// The classes of reusable views that Interface Builder would know by their identifiers.
@MainActor
public enum Prototypes {
    /// Has a collection view make views of a class for an identifier, if none is registered for it.
    ///
    /// - Parameters:
    ///   - type: the class; a view is made by `init(coder:)`, with its outlets' views where they are seen.
    ///   - kind: the kind of a supplementary view; nil for a cell.
    ///   - name: the identifier.
    ///   - collectionView: the collection view.
    public static func add(
        _ type: UICollectionReusableView.Type, ofKind kind: String? = nil, named name: String,
        to collectionView: UICollectionView
    ) {
        collectionView.addPrototype(type, ofKind: kind, named: name)
    }
}
