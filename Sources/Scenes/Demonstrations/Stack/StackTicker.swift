import UIKit

/// The progress of an animation in each frame.
///
/// Which cards are in sight, how high the content is and what a finger hits all depend on the height that is *shown*,
/// so the stack has to know it frame by frame. What UIKit animates is an invisible marker; everything else follows
/// that.
@MainActor
final class StackTicker {
    /// The view that is animated; it must be within the view whose animation is followed, as UIKit animates no others.
    let marker = UIView(frame: .zero)
    private var link: CADisplayLink?
    private var onFrame: () -> Void = {}
    /// The number of the run, by which a run that has been stopped is told from the present one.
    private var run = 0

    init() {
        marker.isHidden = true
        marker.isUserInteractionEnabled = false
    }

    /// The eased progress, 0 to 1.
    var progress: CGFloat {
        link == nil ? 1 : marker.layer.presentation()?.position.x ?? 1
    }

    /// Starts a run.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - onFrame: is called in each frame on the way, not at the end.
    ///   - onEnd: is called at the end, unless the run is stopped.
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

    /// Stops the run without calling its end.
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
