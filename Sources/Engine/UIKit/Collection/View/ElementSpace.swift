import QuartzCore

/// Where the superview of an element's view has what the layout places.
struct ElementSpace: Equatable {
    /// The layout's point at which the superview's content begins.
    var origin = CGPoint.zero
    /// The width in which the content is mirrored; nil if it isn't.
    var mirrorWidth: CGFloat?

    /// Returns a point of the layout in the superview.
    func point(_ point: CGPoint) -> CGPoint {
        let x = point.x - origin.x
        return CGPoint(x: mirrorWidth.map { $0 - x } ?? x, y: point.y - origin.y)
    }
}

extension CGRect {
    /// The rectangle as it lies in a mirrored width; the same without one.
    func mirrored(in width: CGFloat?) -> CGRect {
        guard let width else { return self }
        return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

extension UICollectionView {
    /// Whether the layout's content is shown the other way round: texts are read from the other side than it was
    /// written for, and it says that it flips then.
    final var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    /// The width in which the layout's content is mirrored; nil if it isn't.
    final var mirrorWidth: CGFloat? {
        isMirrored ? max(contentSize.width, bounds.inset(by: adjustedContentInset).width) : nil
    }

    /// Shows content that begins to be mirrored, or ends to, at the place where it was.
    final func followDirection() {
        guard pendingLayout.show(mirrored: isMirrored) else { return }
        let inset = adjustedContentInset
        let hidden = max(contentSize.width + inset.left + inset.right - bounds.width, 0)
        guard hidden > 0 else { return }
        contentOffset.x = hidden - (contentOffset.x + inset.left) - inset.left
    }
}
