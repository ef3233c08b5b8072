import QuartzCore

/// Where elements come from and go to while a change is animated: what the layout's base class answers to the questions for
/// initial and final attributes.
@MainActor
struct ElementTransition {
    /// By the element's key after the change.
    let initial: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// By the element's key before the change.
    let final: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// Keys before the change by those after it, where they differ.
    var formerKeys: [ElementKey: ElementKey] = [:]

    /// The layout alone decides.
    static let none = ElementTransition(initial: { _ in nil }, final: { _ in nil })
}

extension UICollectionViewLayoutAttributes {
    /// A copy that can't be seen.
    var faded: UICollectionViewLayoutAttributes? {
        let copy = copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    /// A copy for another place in the data.
    func moved(to indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let copy = copy() as? UICollectionViewLayoutAttributes
        copy?.indexPath = indexPath
        return copy
    }
}

extension UICollectionViewLayout {
    final func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let calls = attachedView.flatMap { LayoutCalls.begin(.item, of: $0, owner: type(of: self)) }
        defer { calls?.end(.element(kind: key.kind, key.indexPath)) }
        return switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    final func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, path) = (key.kind ?? "", key.indexPath)
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    final func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, path) = (key.kind ?? "", key.indexPath)
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
