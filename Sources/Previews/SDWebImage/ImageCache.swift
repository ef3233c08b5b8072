import Foundation
import StageTime
import UIKit

/// The pictures that have come, in memory, on each stage its own.
@preconcurrency @MainActor
public final class SDImageCache {
    /// How much is kept: has no effect.
    @preconcurrency @MainActor
    public final class Config {
        /// Has no effect.
        public var maxMemoryCost: UInt = 0
        /// Has no effect.
        public var maxMemoryCount: UInt = 0
        /// Has no effect.
        public var maxDiskSize: UInt = 0
        /// Has no effect.
        public var maxDiskAge: TimeInterval = 604_800
        /// Has no effect.
        public var shouldCacheImagesInMemory = true
    }

    /// The cache of the running stage.
    public static var shared: SDImageCache { FrameClock.current.shared { SDImageCache() } }

    /// Returns the cache: version 4 has `SDImageCache.shared()`.
    public func callAsFunction() -> SDImageCache { self }

    /// How much is kept: has no effect.
    public let config = Config()
    private var images: [String: UIImage] = [:]

    /// Returns a picture that is kept; nil for none.
    public func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0] } }

    /// Returns a picture that is kept; nil for none.
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

    /// Returns nil: nothing is kept in files.
    public func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }

    /// Keeps a picture, or forgets the one of the name for nil.
    public func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let key { images[key] = image }
        completion?()
    }

    /// Forgets a picture.
    public func removeImage(forKey key: String?, fromDisk: Bool = true, withCompletion completion: (() -> Void)? = nil)
    {
        if let key { images[key] = nil }
        completion?()
    }

    /// Forgets all pictures.
    public func clearMemory() { images = [:] }

    /// Calls the closure: nothing is kept in files.
    public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
}
