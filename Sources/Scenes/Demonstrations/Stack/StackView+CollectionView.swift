import UIKit

extension StackView: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        delegate?.stackView(self, willDisplay: cell, forItemAt: indexPath.item)
    }

    /// Fingers tap through the recogniser; this is for what selects without one, such as a key.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        tap(indexPath)
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        lastScroll = (scrollFinger, scrollView.contentOffset.y)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard position == .expanded, scrollView.isDragging else { return }
        let finger = scrollFinger
        if scrollView.contentOffset.y < 0, finger > lastScroll.finger {
            takeOver(finger: finger)
        } else {
            lastScroll = (finger, scrollView.contentOffset.y)
        }
    }

    private var scrollFinger: CGFloat { collectionView.panGestureRecognizer.location(in: self).y }
}
