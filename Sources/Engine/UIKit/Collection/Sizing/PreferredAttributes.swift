import QuartzCore

/// The size that an element's view has asked for.
struct PreferredAttributes {
    var key: ElementKey
    var size: CGSize
    /// Along which it was asked.
    var axes: SizingAxes
}

extension UICollectionViewLayoutInvalidationContext {
    /// Says that an element's view wants another size than it has.
    final func prefer(
        _ preferred: UICollectionViewLayoutAttributes, to original: UICollectionViewLayoutAttributes
    ) {
        let axes = original.sizing
        preferences.append(
            PreferredAttributes(
                key: ElementKey(original),
                size: CGSize(
                    width: axes.width ? preferred.size.width : original.size.width,
                    height: axes.height ? preferred.size.height : original.size.height),
                axes: axes))
        switch original.representedElementCategory {
        case .cell: invalidateItems(at: [original.indexPath])
        case .supplementaryView:
            invalidateSupplementaryElements(
                ofKind: original.representedElementKind ?? "", at: [original.indexPath])
        case .decorationView:
            invalidateDecorationElements(ofKind: original.representedElementKind ?? "", at: [original.indexPath])
        }
    }
}

extension UICollectionViewLayout {
    /// Whether a view's wish changes an estimated length.
    final func wantsInvalidation(
        for preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = original.sizing
        let (new, old) = (preferred.size, original.size)
        guard new.width.isFinite, new.height.isFinite, new.width >= 0, new.height >= 0 else { return false }
        // A wish that agrees with the estimate is one, too: the estimate may change.
        if !axes.isEmpty, !knowsPreference(of: original) { return true }
        return (axes.width && (new.width - old.width).magnitude > Self.sizingTolerance)
            || (axes.height && (new.height - old.height).magnitude > Self.sizingTolerance)
    }

    /// Points; less is rounding.
    private static var sizingTolerance: CGFloat { 1e-3 }
}
