import Foundation
import StageTime
import UIKit

/// A picture that has come.
public struct RetrieveImageResult: @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// Where it is from.
    public let cacheType: CacheType
    /// What it is the picture of.
    public let source: Source
    /// What was asked for first, if several pictures were in turn.
    public let originalSource: Source
    /// Returns the data that came; nil for a picture that was kept.
    public let data: @Sendable () -> Data?

    /// Makes one of a picture.
    public init(
        image: UIImage, cacheType: CacheType, source: Source, originalSource: Source,
        data: @escaping @Sendable () -> Data? = { nil }
    ) {
        (self.image, self.cacheType, self.source) = (image, cacheType, source)
        (self.originalSource, self.data) = (originalSource, data)
    }
}

/// Hears of a new request in place of one that has failed.
public typealias DownloadTaskUpdatedBlock = (_ newTask: DownloadTask?) -> Void

/// What asks for pictures, unless they are kept.
@preconcurrency @MainActor
public final class KingfisherManager: @unchecked Sendable {
    /// The one of the running stage.
    public static var shared: KingfisherManager {
        FrameClock.current.shared { KingfisherManager(downloader: .default, cache: .default) }
    }

    /// The pictures that have come.
    public var cache: ImageCache
    /// What asks for pictures.
    public var downloader: ImageDownloader
    /// The settings of all pictures, before their own.
    public var defaultOptions: KingfisherOptionsInfo = []

    /// Makes one of a downloader and a cache.
    public init(downloader: ImageDownloader, cache: ImageCache) {
        (self.downloader, self.cache) = (downloader, cache)
    }

    /// Returns what settings say after those of all pictures.
    func parsed(_ options: KingfisherOptionsInfo?) -> KingfisherParsedOptionsInfo {
        KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))
    }

    /// Asks for a picture.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of.
    ///   - options: how it is asked for.
    ///   - progressBlock: hears that it has come.
    ///   - downloadTaskUpdated: hears of a request in place of one that has failed.
    ///   - completionHandler: is called at once with a picture that is kept, and otherwise in a turn of the stage.
    /// - Returns: what ends it; nil if no network is asked.
    @discardableResult
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        retrieve([source], parsed(options), progressBlock, downloadTaskUpdated) { completionHandler?($0) }
    }

    /// Asks for a picture of a network.
    @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        retrieveImage(
            with: resource.convertToSource(), options: options, progressBlock: progressBlock,
            downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
    }

    /// Asks for a picture, and returns it.
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil
    ) async throws -> RetrieveImageResult {
        try await withCheckedThrowingContinuation { continuation in
            retrieveImage(with: source, options: options, progressBlock: progressBlock) {
                continuation.resume(with: $0)
            }
        }
    }

    /// Asks for a picture of a network, and returns it.
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil
    ) async throws -> RetrieveImageResult {
        try await retrieveImage(with: resource.convertToSource(), options: options, progressBlock: progressBlock)
    }

    /// Asks for the picture of the last source, and if that does not come for those that the options name.
    ///
    /// - Parameters:
    ///   - sources: what has been asked for before, and the next one.
    ///   - options: how they are asked for.
    ///   - progress: hears that the picture has come.
    ///   - updated: hears of further requests.
    ///   - failures: why those before have not come.
    ///   - completed: hears of the picture.
    /// - Returns: what ends the request; nil if no network is asked.
    @discardableResult
    func retrieve(
        _ sources: [Source], _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        _ updated: DownloadTaskUpdatedBlock?, failures: [PropagationError] = [], _ completed: @escaping Completion
    ) -> DownloadTask? {
        let source = sources[sources.count - 1]
        return ask(source, options, progress) { [self] result in
            switch result {
            case .success(let found):
                completed(
                    .success(
                        RetrieveImageResult(
                            image: found.image, cacheType: found.type, source: source, originalSource: sources[0],
                            data: { found.data })))
            case .failure(let error):
                let failures = failures + [PropagationError(source: source, error: error)]
                let alternatives = error.isTaskCancelled ? [] : options.alternativeSources ?? []
                if failures.count <= alternatives.count {
                    let next = alternatives[failures.count - 1]
                    let task = retrieve(sources + [next], options, progress, updated, failures: failures, completed)
                    updated?(task)
                } else if failures.count > 1, !error.isTaskCancelled {
                    completed(.failure(.imageSettingError(reason: .alternativeSourcesExhausted(failures))))
                } else {
                    completed(.failure(error))
                }
            }
        }
    }

    private func ask(
        _ source: Source, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        _ completed: @escaping (Result<(image: UIImage, type: CacheType, data: Data?), KingfisherError>) -> Void
    ) -> DownloadTask? {
        let cache = options.targetCache ?? cache
        let downloader = options.downloader ?? downloader
        if !options.forceRefresh,
            let known = cache.retrieveImageInMemoryCache(forKey: source.cacheKey, options: options)
        {
            completed(.success((known, .memory, nil)))
            return nil
        }
        guard !options.onlyFromCache else {
            completed(.failure(.cacheError(reason: .imageNotExisting(key: source.cacheKey))))
            return nil
        }
        func keep(_ image: UIImage, _ data: Data) -> (image: UIImage, type: CacheType, data: Data?) {
            cache.store(image, forKey: source.cacheKey, options: options)
            return (options.imageModifier?.modify(image) ?? image, .none, data)
        }
        switch source {
        case .network(let resource):
            return downloader.download(resource.downloadURL, options, progress) {
                completed($0.map { keep($0.image, $0.originalData) })
            }
        case .provider(let provider):
            provider.data { result in
                MainActor.assumeIsolated {
                    let data = result.mapError {
                        KingfisherError.imageSettingError(reason: .dataProviderError(provider: provider, error: $0))
                    }
                    completed(data.flatMap { data in downloader.loaded(.data(data), options).map { keep($0, data) } })
                }
            }
            return nil
        }
    }
}
