import UIKit

/// A header that follows a scroll view by observing it, in both ways.
class FollowingHeader: UIView {
    private(set) var heard: [CGFloat] = []
    private(set) var heardByName: [CGFloat] = []
    private(set) var sizes: [CGFloat] = []
    private var observation: NSKeyValueObservation?
    private var sizeObservation: NSKeyValueObservation?
    private weak var scrollView: UIScrollView?

    func follow(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        observation = scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
            guard let new = change.newValue, let old = change.oldValue, new != old else { return }
            self?.heard.append(new.y)
        }
        sizeObservation = scrollView.observe(\.contentSize, options: [.initial, .new]) { [weak self] view, _ in
            self?.sizes.append(view.contentSize.height)
        }
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        heardByName.append(offset.y)
    }

    func stop() {
        observation = nil
        sizeObservation?.invalidate()
        scrollView?.removeObserver(self, forKeyPath: "contentOffset")
    }
}
