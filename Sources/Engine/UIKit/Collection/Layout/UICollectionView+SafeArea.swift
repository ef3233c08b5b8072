import QuartzCore

extension UICollectionView {
    /// What the safe area leaves free where the insets of the content do not already.
    final var safeAreaBesideContentInset: UIEdgeInsets {
        let (safe, all, own) = (safeAreaInsets, adjustedContentInset, contentInset)
        guard safe != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(safe.top - all.top + own.top, 0), left: max(safe.left - all.left + own.left, 0),
            bottom: max(safe.bottom - all.bottom + own.bottom, 0), right: max(safe.right - all.right + own.right, 0))
    }
}
