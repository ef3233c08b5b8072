import QuartzCore

extension UIView.AnimationOptions {
    /// The content turns about the vertical axis, from the left over to the right.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// The content turns about the vertical axis, from the right over to the left.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// The old content fades away.
    ///
    /// Apple's curls a page.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// The old content fades away.
    ///
    /// Apple's curls a page.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// The old content fades away over the new one.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// The content turns about the horizontal axis, from the top over to the bottom.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// The content turns about the horizontal axis, from the bottom over to the top.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    /// The axis of a flip's turn, whose direction is that of the turn; nil for no flip.
    fileprivate var flipAxis: (x: CGFloat, y: CGFloat)? {
        switch rawValue >> 20 & 7 {
        case 1: (0, 1)
        case 2: (0, -1)
        case 6: (-1, 0)
        case 7: (1, 0)
        default: nil
        }
    }

    fileprivate var isTransition: Bool { rawValue >> 20 & 7 != 0 }
}

extension UIView {
    final class func runTransition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard options.isTransition, duration > 0, areAnimationsEnabled else {
            animations?()
            return animate(withDuration: 0, delay: 0, animations: {}, completion: completion)
        }
        let transition = ViewTransition(of: view, options)
        if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
        transition.run(duration: duration, options: options, completion: completion)
    }

    /// Turns a view by a quarter with its old content, and by another one, from the other side, with the new one.
    fileprivate final class func flip(
        _ view: UIView, _ old: UIView, about axis: (x: CGFloat, y: CGFloat), duration: TimeInterval,
        options: AnimationOptions, completion: @escaping (Bool) -> Void
    ) {
        func turned(_ angle: CGFloat) -> CATransform3D {
            var lens = CATransform3DIdentity
            lens.m34 = -1 / 1000
            return CATransform3DConcat(
                CATransform3DRotate(lens, angle, axis.x, axis.y, 0), view.layer.properties.transform)
        }
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [turned(0), turned(.pi / 2), turned(-.pi / 2), turned(0)]
        turn.keyTimes = [0, 0.5, 0.5, 1]
        turn.duration = duration
        turn.timingFunction = options.curve.timingFunction
        view.layer.add(turn, forKey: "flip")
        let hide = CAKeyframeAnimation(keyPath: "opacity")
        hide.values = [1, 0]
        hide.calculationMode = .discrete
        hide.keyTimes = [0, 0.5, 1]
        hide.duration = duration
        hide.timingFunction = turn.timingFunction
        // The discrete values' times are those of the curve, as the turn's are.
        let group = CompletionGroup { finished in completion(finished) }
        group.enter()
        hide.didStop = { finished in group.leave(finished: finished) }
        group.seal()
        old.layer.properties.opacity = 0
        old.layer.add(hide, forKey: "hide")
    }

    final class func runTransition(
        from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions, completion: ((Bool) -> Void)?
    ) {
        guard let container = from.superview else {
            completion?(false)
            return
        }
        runTransition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    from.isHidden = true
                    to.isHidden = false
                } else {
                    container.insertSubview(to, aboveSubview: from)
                    from.removeFromSuperview()
                }
            }, completion: completion)
    }
}

/// A change of a view's content as a whole, from what it was when the change began.
@MainActor
struct ViewTransition {
    let view: UIView
    let options: UIView.AnimationOptions
    private let old: UIView?

    /// Begins the change of a view.
    init(of view: UIView, _ options: UIView.AnimationOptions) {
        (self.view, self.options) = (view, options)
        old = view.snapshotView(afterScreenUpdates: false)
        old?.frame = view.bounds
        old?.layer.zPosition = .greatestFiniteMagnitude
    }

    /// Shows the change to what the view is now.
    func run(duration: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil) {
        guard let old else { return UIView.animate(withDuration: 0, delay: 0, animations: {}, completion: completion) }
        view.addSubview(old)
        let over = { (finished: Bool) in
            old.removeFromSuperview()
            completion?(finished)
        }
        if let axis = options.flipAxis {
            UIView.flip(view, old, about: axis, duration: duration, options: options, completion: over)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 }, completion: over)
        }
    }
}

extension UIView {
    /// A change of a view's content as a whole, for ``UIView/setAnimationTransition(_:for:cache:)``.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown

        var options: AnimationOptions {
            switch self {
            case .none: []
            case .flipFromLeft: .transitionFlipFromLeft
            case .flipFromRight: .transitionFlipFromRight
            case .curlUp: .transitionCurlUp
            case .curlDown: .transitionCurlDown
            }
        }
    }
}

extension UIView.AnimationOptions {
    /// The options that say a curve.
    init(_ curve: UIView.AnimationCurve) {
        self = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    }
}
