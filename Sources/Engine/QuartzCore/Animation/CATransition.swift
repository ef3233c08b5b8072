import CoreGraphics

/// A transition from what a layer shows to what it shows next.
///
/// It begins with what is seen when it is added: changes are to follow. A layer has at most one, under the key
/// `transition`.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The kind of transition; a fade by default.
    open var type = CATransitionType.fade
    /// The edge from which the content moves; from the left if nil.
    open var subtype: CATransitionSubtype?
    /// Has no effect: a transition goes all the way.
    open var startProgress: Float = 0
    /// Has no effect: a transition goes all the way.
    open var endProgress: Float = 1
    /// Has no effect, as on iOS.
    open var filter: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype, filter) = (other.type, other.subtype, other.filter)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func attached(to layer: CALayer) {
        guard let superlayer = layer.superlayer, !layer.isMask else { return }
        let old = layer.picture
        if type == .moveIn {
            superlayer.insertSublayer(old, below: layer)
        } else {
            superlayer.insertSublayer(old, above: layer)
        }
        let way = (subtype ?? .fromLeft).way(of: layer.properties.bounds.size)
        let back = CGSize(width: -way.width, height: -way.height)
        if type == .push || type == .moveIn {
            layer.add(shift(from: back, to: .zero), forKey: Self.shiftKey)
        }
        if type == .push || type == .reveal { old.add(shift(from: .zero, to: way), forKey: Self.shiftKey) }
        // As on iOS, what slides fades as well.
        if type != .moveIn { old.add(fade(from: old.opacity, to: 0), forKey: Self.fadeKey) }
        if type == .push || type == .moveIn { layer.add(fade(from: 0, to: layer.opacity), forKey: Self.fadeKey) }
        let inner = didStop
        didStop = { [weak layer] finished in
            inner?(finished)
            old.removeFromSuperlayer()
            layer?.removeAnimation(forKey: Self.shiftKey)
            layer?.removeAnimation(forKey: Self.fadeKey)
        }
    }

    private static let shiftKey = "transition.position"
    private static let fadeKey = "transition.opacity"

    private func fade(from start: Float, to end: Float) -> CAAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (start, end)
        return timed(fade)
    }

    private func shift(from start: CGSize, to end: CGSize) -> CAAnimation {
        let shift = CABasicAnimation(keyPath: "position")
        shift.isAdditive = true
        shift.fromValue = CGPoint(x: start.width, y: start.height)
        shift.toValue = CGPoint(x: end.width, y: end.height)
        return timed(shift)
    }

    /// Gives an animation the transition's time; its last value stays until the transition takes it away.
    private func timed(_ animation: CAAnimation) -> CAAnimation {
        (animation.duration, animation.speed, animation.timingFunction) = (runDuration, speed, timingFunction)
        animation.beginTime = beginTime
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}

/// The key under which layers have their transition.
public let kCATransition = "transition"
/// The key of the action that runs when a layer comes into sight; it is not asked for.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer goes out of sight; it is not asked for.
public let kCAOnOrderOut = "onOrderOut"

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old content fades away over the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in over the old one, and fades in.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out; one fades in, the other away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from over the new one, and fades.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which a transition's content moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The edge's name.
    public let rawValue: String

    /// Makes an edge of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the left edge to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the right edge to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Upwards: Core Animation's top is where y is greatest.
    ///
    /// What comes does so from below, as somebody says it who pushes so (learncode917.pages.dev, "Troubleshooting CATransition
    /// Animations").
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// The way that the content of a layer of a size moves.
    func way(of size: CGSize) -> CGSize {
        switch self {
        case .fromRight: CGSize(width: -size.width, height: 0)
        case .fromTop: CGSize(width: 0, height: -size.height)
        case .fromBottom: CGSize(width: 0, height: size.height)
        default: CGSize(width: size.width, height: 0)
        }
    }
}
