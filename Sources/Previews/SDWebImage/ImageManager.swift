import Foundation
import StageTime
import UIKit

/// A picture that is asked for.
@preconcurrency @MainActor
public final class SDWebImageCombinedOperation {
    private let task: URLSessionDataTask?
    /// Whether nobody waits for the picture any more.
    public private(set) var isCancelled = false

    init(_ task: URLSessionDataTask?) { self.task = task }

    /// Has nobody wait for the picture.
    public func cancel() {
        isCancelled = true
        task?.cancel()
    }
}

/// What asks for pictures.
@preconcurrency @MainActor
public final class SDWebImageManager {
    /// The one that all views use.
    public static let shared = SDWebImageManager()
    /// Returns the manager: version 4 has `SDWebImageManager.shared()`.
    public func callAsFunction() -> SDWebImageManager { self }

    /// What asks for pictures.
    public var imageDownloader: SDWebImageDownloader? { .shared }
    /// The pictures that have come.
    public let imageCache = SDImageCache.shared

    /// Asks for a picture.
    ///
    /// - Parameters:
    ///   - url: the picture's; nil gives an error.
    ///   - options: how it is asked for.
    ///   - context: its settings.
    ///   - progress: is not called.
    ///   - completed: is called at once with a picture that has come before, and otherwise in a turn of the stage.
    /// - Returns: what ends it.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDImageLoaderProgressBlock? = nil, completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let operation = Self.load(url, options) { image, data, error, type in
            let transformer = context?[.imageTransformer] as? any SDImageTransformer
            let changed = image.flatMap { transformer?.transformedImage(with: $0, forKey: url?.absoluteString ?? "") }
            completed(changed ?? image, data, error, type, true, url)
        }
        return operation
    }

    private static func load(
        _ url: URL?, _ options: SDWebImageOptions,
        _ completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType) -> Void
    ) -> SDWebImageCombinedOperation? {
        guard let url else {
            completed(nil, nil, URLError(.badURL), .none)
            return nil
        }
        if !options.contains(.fromLoaderOnly),
            let known = SDImageCache.shared.imageFromCache(forKey: url.absoluteString)
        {
            completed(known, nil, nil, .memory)
            return nil
        }
        guard !options.contains(.fromCacheOnly) else {
            completed(nil, nil, URLError(.resourceUnavailable), .none)
            return nil
        }
        var request = URLRequest(url: url)
        request.isForPicture = true
        let task = URLSession.shared.dataTask(with: request) { data, _, error in
            guard let image = data.flatMap({ UIImage(data: $0) }) else {
                return completed(nil, data, error ?? URLError(.cannotDecodeContentData), .none)
            }
            SDImageCache.shared.store(image, forKey: url.absoluteString)
            completed(image, data, nil, .none)
        }
        task.resume()
        return SDWebImageCombinedOperation(task)
    }

    /// Returns the name under which a picture is kept.
    public func cacheKey(for url: URL?) -> String? { url?.absoluteString }
}

/// What asks for pictures that nobody keeps.
@preconcurrency @MainActor
public final class SDWebImageDownloader {
    /// The one of all.
    public static let shared = SDWebImageDownloader()

    /// The fields of requests' headers: has no effect.
    public private(set) var httpHeaders: [String: String] = [:]

    /// Sets a field of requests' headers, which no server reads.
    public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
        if let field { httpHeaders[field] = value }
    }

    /// Returns a field of requests' headers.
    public func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { httpHeaders[$0] } }

    /// Asks for a picture, and calls a closure with it in a turn of the stage.
    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageOptions = [],
        completed: ((_ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ isFinished: Bool) -> Void)? = nil
    ) -> SDWebImageCombinedOperation? {
        SDWebImageManager.shared.loadImage(with: url, options: [options, .fromLoaderOnly]) {
            image, data, error, _, _, _ in
            completed?(image, data, error, true)
        }
    }
}

/// What asks for pictures before they are shown.
@preconcurrency @MainActor
public final class SDWebImagePrefetcher {
    /// The one of all.
    public static let shared = SDWebImagePrefetcher()

    /// Asks for pictures.
    public func prefetchURLs(_ urls: [URL]?) { prefetchURLs(urls, progress: nil, completed: nil) }

    /// Asks for pictures.
    ///
    /// - Parameters:
    ///   - urls: the pictures'; nil for none.
    ///   - progress: is not called.
    ///   - completed: hears how many have come, and how many have not, once all have.
    public func prefetchURLs(
        _ urls: [URL]?, progress: ((_ finished: UInt, _ total: UInt) -> Void)?,
        completed: ((_ finished: UInt, _ skipped: UInt) -> Void)?
    ) {
        let urls = urls ?? []
        var (finished, skipped) = (0 as UInt, 0 as UInt)
        func end() {
            if Int(finished + skipped) == urls.count { completed?(finished, skipped) }
        }
        if urls.isEmpty { end() }
        for url in urls {
            SDWebImageManager.shared.loadImage(with: url) { image, _, _, _, _, _ in
                if image == nil { skipped += 1 } else { finished += 1 }
                end()
            }
        }
    }

    /// Has no effect: pictures come at once.
    public func cancelPrefetching() {}
}
