import StageTime
import UIKit

/// What is asked for, and who hears of it.
public struct KFRequest: @unchecked Sendable {
    let source: Source?
    var options: KingfisherOptionsInfo = []
    var succeeded: ((RetrieveImageResult) -> Void)?
    var failed: ((KingfisherError) -> Void)?
    var progressed: DownloadProgressBlock?

    init(_ source: Source?) { self.source = source }

    /// Tells who wants to know of a picture that has come or has not.
    @MainActor
    func hear(_ result: KingfisherManager.Outcome) {
        switch result {
        case .success(let found): succeeded?(found)
        case .failure(let error): failed?(error)
        }
    }
}

/// A chain that says which picture is shown, and how.
public nonisolated protocol KFOptionSetter {
    /// What is asked for, and who hears of it.
    var request: KFRequest { get set }
}

extension KFOptionSetter {
    private func with(_ change: (inout KFRequest) -> Void) -> Self {
        var copy = self
        change(&copy.request)
        return copy
    }

    /// Adds a setting if it is wanted.
    func adding(_ item: KingfisherOptionsInfoItem, _ enabled: Bool = true) -> Self {
        enabled ? with { $0.options.append(item) } : self
    }

    /// Does something when the picture is there.
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self { with { $0.succeeded = block } }
    /// Does something when the picture has not come.
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self { with { $0.failed = block } }
    /// Does something when the picture's data has come, as a whole.
    public func onProgress(_ block: DownloadProgressBlock?) -> Self { with { $0.progressed = block } }

    /// Keeps the picture in a cache.
    public func targetCache(_ cache: ImageCache) -> Self { adding(.targetCache(cache)) }
    /// Has a downloader ask for the picture.
    public func downloader(_ downloader: ImageDownloader) -> Self { adding(.downloader(downloader)) }
    /// Asks for the picture, even if it is kept.
    public func forceRefresh(_ enabled: Bool = true) -> Self { adding(.forceRefresh, enabled) }
    /// Shows a picture that is kept, and nothing else.
    public func onlyFromCache(_ enabled: Bool = true) -> Self { adding(.onlyFromCache, enabled) }
    /// Says how many pixels per point the picture has.
    public func scaleFactor(_ factor: CGFloat) -> Self { adding(.scaleFactor(factor)) }
    /// Asks for other pictures in turn if this one does not come.
    public func alternativeSources(_ sources: [Source]?) -> Self { adding(.alternativeSources(sources ?? [])) }
    /// Has a picture that is kept come with its transition, too.
    public func forceTransition(_ enabled: Bool = true) -> Self { adding(.forceTransition, enabled) }
    /// Shows another picture if this one does not come.
    public func onFailureImage(_ image: UIImage?) -> Self { adding(.onFailureImage(image)) }
    /// Changes the request.
    public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self {
        adding(.requestModifier(modifier))
    }
    /// Changes the request.
    public func requestModifier(_ modifyBlock: @escaping (inout URLRequest) -> Void) -> Self {
        requestModifier(
            AnyModifier {
                var request = $0
                modifyBlock(&request)
                return request
            })
    }
    /// Changes the picture before it is shown; nil leaves it as it is.
    public func imageModifier(_ modifier: (any ImageModifier)?) -> Self {
        adding(.imageModifier(modifier ?? AnyImageModifier { $0 }))
    }
    /// Changes the picture before it is shown.
    public func imageModifier(_ block: @escaping (inout UIImage) throws -> Void) -> Self {
        imageModifier(
            AnyImageModifier {
                var image = $0
                try block(&image)
                return image
            })
    }
}

/// What makes another picture of the one that comes.
extension KFOptionSetter {
    /// Makes another picture of the one that comes.
    public func setProcessor(_ processor: any ImageProcessor) -> Self { adding(.processor(processor)) }
    /// Makes other pictures of the one that comes, one after the other.
    public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
        setProcessor(processors.dropFirst().reduce(processors.first ?? DefaultImageProcessor.default, |>))
    }
    /// Makes another picture after those that are made already.
    public func appendProcessor(_ processor: any ImageProcessor) -> Self {
        let before = KingfisherParsedOptionsInfo(request.options).processor
        return setProcessor(before.identifier.isEmpty ? processor : before |> processor)
    }
    /// Cuts the corners off.
    public func roundCorner(
        radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) -> Self {
        appendProcessor(
            RoundCornerImageProcessor(
                radius: radius, targetSize: targetSize, roundingCorners: corners, backgroundColor: backgroundColor))
    }
    /// Has no effect: pictures are not blurred.
    public func blur(radius: CGFloat) -> Self { appendProcessor(BlurImageProcessor(blurRadius: radius)) }
    /// Paints the picture with a colour, where it is not transparent.
    public func overlay(color: UIColor, fraction: CGFloat = 0.5) -> Self {
        appendProcessor(OverlayImageProcessor(overlay: color, fraction: fraction))
    }
    /// Paints the picture with a colour.
    public func tint(color: UIColor) -> Self { appendProcessor(TintImageProcessor(tint: color)) }
    /// Has no effect: pictures keep their colours.
    public func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }
    /// Cuts a part out of the picture.
    public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self {
        appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
    }
    /// Makes the picture smaller, so that it is no wider and no higher than the longer side of a size.
    public func downsampling(size: CGSize) -> Self { appendProcessor(DownsamplingImageProcessor(size: size)) }
    /// Makes the picture larger or smaller.
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self {
        appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
    }
}

/// What has to do with networks and files.
extension KFOptionSetter {
    /// Has no effect.
    public func originalCache(_ cache: ImageCache) -> Self { self }
    /// Has no effect.
    public func downloadPriority(_ priority: Float) -> Self { self }
    /// Has no effect.
    public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func waitForCache(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func callbackQueue(_ queue: CallbackQueue) -> Self { self }
    /// Has no effect.
    public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func diskStoreWriteOptions(_ writingOptions: Data.WritingOptions) -> Self { self }
    /// Has no effect.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
    /// Has no effect.
    public func processingQueue(_ queue: CallbackQueue?) -> Self { self }
    /// Has no effect.
    public func retry(_ strategy: (any RetryStrategy)?) -> Self { self }
    /// Has no effect.
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self { self }
    /// Has no effect.
    public func lowDataModeSource(_ source: Source?) -> Self { self }
    /// Has no effect.
    public func redirectHandler(_ handler: any ImageDownloadRedirectHandler) -> Self { self }
    /// Has no effect.
    public func progressiveJPEG(_ progressive: ImageProgressive? = .default) -> Self { self }
    /// Has no effect.
    public func serialize(by cacheSerializer: any CacheSerializer) -> Self { self }
    /// Has no effect.
    public func serialize(as format: ImageFormat, jpegCompressionQuality: CGFloat? = nil) -> Self { self }
    /// Has no effect.
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
    /// Has no effect.
    public func memoryCacheAccessExtending(_ extending: ExpirationExtending) -> Self { self }
    /// Has no effect.
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
    /// Has no effect.
    public func diskCacheAccessExtending(_ extending: ExpirationExtending) -> Self { self }
    /// Has no effect.
    public func loadImmediately(_ start: Bool = true) -> Self { self }
}
