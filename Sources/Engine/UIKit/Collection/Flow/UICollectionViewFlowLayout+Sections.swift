import QuartzCore

/// What sections are made of, by the delegate or the layout's own values.
extension UICollectionViewFlowLayout {
    final func items(of section: Int, in view: UICollectionView, _ metrics: FlowMetrics) -> FlowItems {
        let count = view.numberOfItems(inSection: section)
        let asked = preferred.items(inSection: section)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        guard delegate != nil || !asked.isEmpty else {
            return .uniform(UniformFlow(count: count, size: estimate(itemSize), metrics: metrics, axes: axes))
        }
        var sizes = (0..<count).map { item in
            estimate(
                delegate?.collectionView(
                    view, layout: self,
                    sizeForItemAt: ScaledData.asked(IndexPath(item: item, section: section), of: view))
                    ?? itemSize)
        }
        for item in asked where sizes.indices.contains(item) {
            let key = ElementKey(cell: IndexPath(item: item, section: section))
            sizes[item] = preferred.size(of: key, along: sizing, otherwise: sizes[item])
        }
        // Delegates often have one size to give.
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            return .uniform(UniformFlow(count: count, size: first, metrics: metrics, axes: axes))
        }
        return .lines(LineFlow(sizes: sizes, metrics: metrics, axes: axes))
    }

    /// The size of an item whose cell has not been asked, given the size that it was set or has by its delegate.
    private func estimate(_ size: CGSize) -> CGSize {
        let isEstimated = !sizing.isEmpty && estimatedItemSize != Self.automaticSize && size == itemSize
        return isEstimated ? estimatedItemSize : size
    }

    final func metrics(of section: Int, in view: UICollectionView) -> FlowMetrics {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var inset =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let vertical = axes.isVertical
        if sectionInsetReference == .fromSafeArea {
            let safe = view.safeAreaBesideContentInset
            inset =
                inset
                + (vertical
                    ? UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
                    : UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        }
        // Headers and footers choose their lengths as cells do.
        func length(_ size: CGSize, _ kind: String) -> CGFloat {
            let length = axes.main(size)
            guard length > 0 else { return length }
            return axes.main(
                preferred.size(
                    of: ElementKey(.supplementaryView, kind, at: IndexPath(item: 0, section: section)),
                    along: boundarySizing, otherwise: axes.size(main: length, cross: crossLength)))
        }
        return FlowMetrics(
            crossLength: crossLength,
            mainStart: vertical ? inset.top : inset.left, mainEnd: vertical ? inset.bottom : inset.right,
            crossStart: vertical ? inset.left : inset.top, crossEnd: vertical ? inset.right : inset.bottom,
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            headerLength: length(
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize, UICollectionView.elementKindSectionHeader),
            footerLength: length(
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize, UICollectionView.elementKindSectionFooter))
    }
}

/// One section: header, the lines between their insets, footer.
struct FlowSection {
    var start: CGFloat
    var metrics: FlowMetrics
    var items: FlowItems

    var itemsStart: CGFloat { start + metrics.headerLength + metrics.mainStart }
    var end: CGFloat { itemsStart + items.length + metrics.mainEnd + metrics.footerLength }
}
