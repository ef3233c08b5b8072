import UIKit

/// Says in each frame how far an animation is.
///
/// Which cards are in sight, how high the content is and what a finger hits all depend on the height that is *shown*, so the
/// stack has to know it frame by frame. What UIKit animates is an invisible marker; everything else follows that.
@MainActor
final class StackTicker {
    /// Belongs into the hierarchy of the view that it times: only there UIKit animates it.
    let marker = UIView(frame: .zero)
    private var link: CADisplayLink?
    private var onFrame: () -> Void = {}
    /// Tells a run that has been stopped from the one that goes on.
    private var run = 0

    init() {
        marker.isHidden = true
        marker.isUserInteractionEnabled = false
    }

    /// 0 to 1, eased.
    var progress: CGFloat {
        link == nil ? 1 : marker.layer.presentation()?.position.x ?? 1
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - onFrame: called in each frame on the way, not at the end.
    func start(duration: TimeInterval, onFrame: @escaping () -> Void, onEnd: @escaping () -> Void) {
        stop()
        self.onFrame = onFrame
        let run = run
        let link = CADisplayLink(target: self, selector: .stackFrame)
        link.add(to: .main, forMode: .common)
        self.link = link
        marker.center = .zero
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
            self.marker.center = CGPoint(x: 1, y: 0)
        } completion: { [weak self] _ in
            guard let self, self.run == run else { return }
            self.stop()
            onEnd()
        }
    }

    /// Ends the run without telling.
    func stop() {
        run += 1
        link?.invalidate()
        link = nil
        onFrame = {}
        marker.layer.removeAllAnimations()
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func frame(_ link: CADisplayLink) {
        onFrame()
    }
}
