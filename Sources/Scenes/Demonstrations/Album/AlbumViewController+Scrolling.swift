import UIKit

extension AlbumViewController: UICollectionViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if scrollView === pagerView {
            makePagerMaster()
        } else {
            makeStripMaster()
        }
        // The view under a finger stays the master until the finger is lifted.
        if scrollView.isDragging { other(scrollView).isScrollEnabled = false }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard scrollView === pagerView, pagerView.bounds.width > 0 else { return }
        destination = Int((targetContentOffset.pointee.x / pagerView.bounds.width).rounded())
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        other(scrollView).isScrollEnabled = true
        if scrollView === stripView, !decelerate { settleStrip() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if scrollView === stripView { settleStrip() }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isSynchronizing, scrollView === stripView || isPagerMaster else { return }
        synchronize()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        show(indexPath.item)
    }

    private func other(_ scrollView: UIScrollView) -> UIScrollView {
        scrollView === pagerView ? stripView : pagerView
    }
}

extension AlbumViewController {
    /// Goes to a photo, unless a finger holds the pager or the strip.
    func show(_ item: Int) {
        guard !pagerView.isDragging, !stripView.isDragging else { return }
        makePagerMaster()
        let item = min(max(item, 0), configuration.itemCount - 1)
        destination = item
        pagerView.setContentOffset(CGPoint(x: pagerView.bounds.width * CGFloat(item), y: 0), animated: true)
    }

    /// Goes some photos on, counted from the one that the pager is on its way to.
    func advance(by photos: Int) {
        let from = isPagerMaster ? destination ?? pagerPosition.nearest(count: configuration.itemCount) : current
        show(from + photos)
    }

    private func makePagerMaster() {
        destination = nil
        waitsForLift = false
        guard !isPagerMaster else { return }
        let metrics = metrics
        strip.follow(pagerPosition, scrolled: stripScrolled, at: CACurrentMediaTime(), metrics)
        stripView.setContentOffset(stripView.contentOffset, animated: false)
        synchronize()
    }

    private func makeStripMaster() {
        destination = nil
        waitsForLift = false
        strip.scroll(pagerPosition, at: CACurrentMediaTime(), metrics)
        synchronize()
    }

    func settleStrip() {
        guard strip.phase == .scrolling, !stripView.isDragging else { return }
        guard !stripView.isTracking else {
            waitsForLift = true
            displayLink.isPaused = false
            return
        }
        strip.settle(on: current, scrolled: stripScrolled, at: CACurrentMediaTime(), metrics)
        synchronize()
    }
}
