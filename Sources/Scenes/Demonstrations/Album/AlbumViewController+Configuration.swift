import UIKit

extension AlbumViewController {
    /// Applies new constants while everything runs on, as far as it still can.
    func configurationChanged(from old: AlbumConfiguration) {
        guard isViewLoaded else { return }
        centerLine.isHidden = !configuration.debugOverlay
        for cell in pagerView.visibleCells + stripView.visibleCells {
            (cell as? AlbumCell)?.showsIndex = configuration.debugOverlay
        }
        var laidOut = configuration
        laidOut.debugOverlay = old.debugOverlay
        guard laidOut != old else { return }
        let scale = configuration.step / old.step
        let scrolled = stripScrolled * scale
        let last = configuration.itemCount - 1
        let end = configuration.step * CGFloat(last)
        pagerLayout.configuration = configuration
        stripLayout.metrics = metrics
        pagerView.reloadData()
        stripView.reloadData()
        strip.scale(by: scale)
        switch strip.phase {
        case .following:
            // A single photo's pager doesn't scroll, not even back from an overscroll.
            if pagerView.contentOffset.x > pagerView.bounds.width * CGFloat(last) || last == 0 { turn(to: last) }
        case .scrolling where scrolled > end && !stripView.isDragging:
            stripView.setContentOffset(stripView.contentOffset, animated: false)
            strip.rest(on: last)
        case .scrolling:
            stripView.contentOffset.x = scrolled - stripView.contentInset.left
        case .unfolding(let unfolding):
            if unfolding.item > last { strip.rest(on: last) }
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}
