import Foundation
import UIKit

/// How a picture is asked for and shown.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// One setting of how a picture is asked for and shown.
public enum KingfisherOptionsInfoItem: @unchecked Sendable {
    /// Where the picture is kept.
    case targetCache(ImageCache)
    /// Has no effect.
    case originalCache(ImageCache)
    /// What asks for the picture.
    case downloader(ImageDownloader)
    /// How the picture takes the place of another.
    case transition(ImageTransition)
    /// Has no effect.
    case downloadPriority(Float)
    /// The picture is asked for, even if it is kept.
    case forceRefresh
    /// Has no effect: what is kept is in memory.
    case fromMemoryCacheOrRefresh
    /// A picture that is kept comes with its transition, too.
    case forceTransition
    /// Has no effect.
    case cacheMemoryOnly
    /// Has no effect.
    case waitForCache
    /// A picture that is kept, and nothing else.
    case onlyFromCache
    /// Has no effect.
    case backgroundDecode
    /// Has no effect: closures are called on the main thread.
    case callbackQueue(CallbackQueue)
    /// The number of pixels per point that the picture has.
    case scaleFactor(CGFloat)
    /// Has no effect.
    case preloadAllAnimationData
    /// What changes the request.
    case requestModifier(any AsyncImageDownloadRequestModifier)
    /// Has no effect.
    case redirectHandler(any ImageDownloadRedirectHandler)
    /// What makes a picture of the data or of another picture.
    case processor(any ImageProcessor)
    /// Has no effect.
    case cacheSerializer(any CacheSerializer)
    /// What changes the picture before it is shown, each time.
    case imageModifier(any ImageModifier)
    /// The picture that is shown stays until the other one has come, in place of the placeholder.
    case keepCurrentImageWhileLoading
    /// Has no effect.
    case onlyLoadFirstFrame
    /// Has no effect.
    case cacheOriginalImage
    /// What is shown if the picture does not come.
    case onFailureImage(UIImage?)
    /// Has no effect.
    case alsoPrefetchToMemory
    /// Has no effect.
    case loadDiskFileSynchronously
    /// Has no effect.
    case asyncCacheTypeCheck
    /// Has no effect.
    case diskStoreWriteOptions(Data.WritingOptions)
    /// Has no effect.
    case memoryCacheExpiration(StorageExpiration)
    /// Has no effect.
    case memoryCacheAccessExtendingExpiration(ExpirationExtending)
    /// Has no effect.
    case diskCacheExpiration(StorageExpiration)
    /// Has no effect.
    case diskCacheAccessExtendingExpiration(ExpirationExtending)
    /// Has no effect.
    case processingQueue(CallbackQueue)
    /// Has no effect.
    case progressiveJPEG(ImageProgressive)
    /// What is asked for in turn if the picture does not come.
    case alternativeSources([Source])
    /// Has no effect: what does not come once does not come later.
    case retryStrategy(any RetryStrategy)
    /// Has no effect.
    case lowDataMode(Source?)
    /// Has no effect.
    case forcedCacheFileExtension(String?)
}

/// What a list of settings says: of each one the last that has an effect.
public struct KingfisherParsedOptionsInfo: @unchecked Sendable {
    /// Where the picture is kept; nil for the manager's.
    public var targetCache: ImageCache?
    /// What asks for the picture; nil for the manager's.
    public var downloader: ImageDownloader?
    /// How the picture takes the place of another.
    public var transition = ImageTransition.none
    /// Whether the picture is asked for, even if it is kept.
    public var forceRefresh = false
    /// Whether a picture that is kept comes with its transition, too.
    public var forceTransition = false
    /// Whether a picture must have been kept.
    public var onlyFromCache = false
    /// The number of pixels per point that the picture has.
    public var scaleFactor: CGFloat = 1
    /// What changes the request; nil for nothing.
    public var requestModifier: (any AsyncImageDownloadRequestModifier)?
    /// What makes a picture of the data or of another picture.
    public var processor: any ImageProcessor = DefaultImageProcessor.default
    /// What changes the picture before it is shown; nil for nothing.
    public var imageModifier: (any ImageModifier)?
    /// Whether the picture that is shown stays until the other one has come.
    public var keepCurrentImageWhileLoading = false
    /// What is shown if the picture does not come; nil for what is shown anyway.
    public var onFailureImage: UIImage??
    /// What is asked for in turn if the picture does not come; nil for nothing.
    public var alternativeSources: [Source]?

    /// Reads settings; nil for none.
    public init(_ info: KingfisherOptionsInfo?) {
        for item in info ?? [] {
            switch item {
            case .targetCache(let value): targetCache = value
            case .downloader(let value): downloader = value
            case .transition(let value): transition = value
            case .forceRefresh: forceRefresh = true
            case .forceTransition: forceTransition = true
            case .onlyFromCache: onlyFromCache = true
            case .scaleFactor(let value): scaleFactor = value
            case .requestModifier(let value): requestModifier = value
            case .processor(let value): processor = value
            case .imageModifier(let value): imageModifier = value
            case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
            case .onFailureImage(let value): onFailureImage = .some(value)
            case .alternativeSources(let value): alternativeSources = value
            default: break
            }
        }
    }
}
