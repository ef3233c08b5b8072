import UIKit

/// How a picture takes the place of another.
public enum ImageTransition: @unchecked Sendable {
    /// At once.
    case none
    /// The pictures fade into each other, in so many seconds.
    case fade(TimeInterval)
    /// The view turns around from the left, in so many seconds.
    case flipFromLeft(TimeInterval)
    /// The view turns around from the right, in so many seconds.
    case flipFromRight(TimeInterval)
    /// The view turns around from the top, in so many seconds.
    case flipFromTop(TimeInterval)
    /// The view turns around from the bottom, in so many seconds.
    case flipFromBottom(TimeInterval)
    /// As a closure does it.
    case custom(
        duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (@MainActor (UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)

    /// How long it takes, and how it is animated; nil for at once.
    var animation: (duration: TimeInterval, options: UIView.AnimationOptions)? {
        switch self {
        case .none: nil
        case .fade(let duration): (duration, .transitionCrossDissolve)
        case .flipFromLeft(let duration): (duration, .transitionFlipFromLeft)
        case .flipFromRight(let duration): (duration, .transitionFlipFromRight)
        case .flipFromTop(let duration): (duration, .transitionFlipFromTop)
        case .flipFromBottom(let duration): (duration, .transitionFlipFromBottom)
        case .custom(let duration, let options, _, _): (duration, options)
        }
    }
}

extension KingfisherParsedOptionsInfo {
    /// Whether a picture takes the place of another by its transition.
    func hasTransition(_ type: CacheType) -> Bool { transition.animation != nil && (forceTransition || type == .none) }
}
