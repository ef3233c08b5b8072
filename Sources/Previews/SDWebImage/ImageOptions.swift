import Foundation
import UIKit

/// How a picture is asked for: what has to do with networks and caches has no effect.
public struct SDWebImageOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect.
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    /// Has no effect.
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    /// Has no effect.
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    /// Has no effect.
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    /// Has no effect.
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    /// Has no effect.
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    /// Has no effect.
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    /// The placeholder is shown if the picture does not come.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    /// Has no effect.
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    /// The picture is given to the closure alone.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    /// Has no effect.
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    /// Has no effect.
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    /// Has no effect.
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    /// Has no effect.
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    /// A picture that has been shown before, and nothing else.
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    /// The picture is asked for, even if it has been shown before.
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    /// A picture that has been shown before comes with its transition, too.
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    /// Has no effect.
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    /// Has no effect.
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    /// Has no effect.
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    /// Has no effect.
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    /// Has no effect.
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
}

/// Where a picture is from.
public enum SDImageCacheType: Int, Sendable {
    /// It was asked for.
    case none
    /// Never: nothing is kept in files.
    case disk
    /// It has been asked for before.
    case memory
    /// Wherever it is kept.
    case all
}

/// A setting of a request's.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    /// The setting's name.
    public let rawValue: String

    /// Makes a setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What changes a picture: a `SDImageTransformer`.
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    /// Has no effect.
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    /// Has no effect.
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    /// Has no effect.
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
}

/// Hears how much has come: is not called, as pictures come as a whole.
public typealias SDImageLoaderProgressBlock = (_ received: Int, _ expected: Int, _ url: URL?) -> Void
/// Hears of a picture that has come or has not.
public typealias SDExternalCompletionBlock = (
    _ image: UIImage?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ imageURL: URL?
) -> Void
/// Hears of a picture that has come or has not, and of its data.
public typealias SDInternalCompletionBlock = (
    _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ isFinished: Bool,
    _ imageURL: URL?
) -> Void

/// What makes a picture of another.
@preconcurrency @MainActor
public protocol SDImageTransformer {
    /// Returns the changed picture; nil to leave it as it is.
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// How a picture takes the place of another.
@preconcurrency @MainActor
public final class SDWebImageTransition {
    /// How long it takes, in seconds.
    public var duration: TimeInterval = 0.5
    /// What animates.
    public var animationOptions: UIView.AnimationOptions

    /// Makes a transition that takes half a second.
    public init(_ options: UIView.AnimationOptions = []) { animationOptions = options }

    /// The pictures fade into each other.
    public static var fade: SDWebImageTransition { SDWebImageTransition(.transitionCrossDissolve) }
    /// The view turns around from the left.
    public static var flipFromLeft: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromLeft) }
    /// The view turns around from the right.
    public static var flipFromRight: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromRight) }
    /// The view turns around from the top.
    public static var flipFromTop: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromTop) }
    /// The view turns around from the bottom.
    public static var flipFromBottom: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromBottom) }
    /// The view curls up.
    public static var curlUp: SDWebImageTransition { SDWebImageTransition(.transitionCurlUp) }
    /// The view curls down.
    public static var curlDown: SDWebImageTransition { SDWebImageTransition(.transitionCurlDown) }

    /// Returns a fade of so many seconds.
    public static func fade(duration: TimeInterval) -> SDWebImageTransition {
        let transition = fade
        transition.duration = duration
        return transition
    }
}

/// What turns while a picture is asked for.
@preconcurrency @MainActor
public protocol SDWebImageIndicator {
    /// The view that turns.
    var indicatorView: UIView { get }
    /// Begins to turn.
    func startAnimatingIndicator()
    /// Ends to turn.
    func stopAnimatingIndicator()
}

/// An activity indicator that turns while a picture is asked for.
@preconcurrency @MainActor
public final class SDWebImageActivityIndicator: SDWebImageIndicator {
    private let indicator: UIActivityIndicatorView
    /// The activity indicator.
    public var indicatorView: UIView { indicator }

    private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil) {
        indicator = UIActivityIndicatorView(style: style)
        if let color { indicator.color = color }
    }

    /// Begins to turn.
    public func startAnimatingIndicator() { indicator.startAnimating() }
    /// Ends to turn.
    public func stopAnimatingIndicator() { indicator.stopAnimating() }

    /// A grey one.
    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium) }
    /// A large grey one.
    public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large) }
    /// A white one.
    public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .white) }
    /// A large white one.
    public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .white) }
    /// One of the usual size.
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium) }
    /// A large one.
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large) }
}
