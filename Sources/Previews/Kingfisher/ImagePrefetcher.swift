import Foundation
import UIKit

/// Hears which pictures of networks were kept, which have not come, and which have.
public typealias PrefetcherProgressBlock = (
    _ skippedResources: [any Resource], _ failedResources: [any Resource], _ completedResources: [any Resource]
) -> Void
/// Hears which pictures of networks were kept, which have not come, and which have.
public typealias PrefetcherCompletionHandler = PrefetcherProgressBlock
/// Hears which pictures were kept, which have not come, and which have.
public typealias PrefetcherSourceProgressBlock = (
    _ skippedSources: [Source], _ failedSources: [Source], _ completedSources: [Source]
) -> Void
/// Hears which pictures were kept, which have not come, and which have.
public typealias PrefetcherSourceCompletionHandler = PrefetcherSourceProgressBlock

/// What asks for pictures before they are shown.
@preconcurrency @MainActor
public final class ImagePrefetcher: @unchecked Sendable {
    /// Has no effect.
    public var maxConcurrentDownloads = 5
    private let sources: [Source]
    private let options: KingfisherOptionsInfo?
    private let progressed: PrefetcherSourceProgressBlock?
    private let completed: PrefetcherSourceCompletionHandler?
    private var (skipped, failed, finished) = ([Source](), [Source](), [Source]())
    private var tasks: [DownloadTask] = []

    /// Makes one of sources.
    ///
    /// - Parameters:
    ///   - sources: what the pictures are of.
    ///   - options: how they are asked for.
    ///   - progressBlock: is called for each of them.
    ///   - completionHandler: is called once for all of them.
    public init(
        sources: [Source], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherSourceProgressBlock? = nil,
        completionHandler: PrefetcherSourceCompletionHandler? = nil
    ) {
        (self.sources, self.options) = (sources, options)
        (progressed, completed) = (progressBlock, completionHandler)
    }

    /// Makes one of pictures of networks.
    public convenience init(
        resources: [any Resource], options: KingfisherOptionsInfo? = nil,
        progressBlock: PrefetcherProgressBlock? = nil, completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        func ofSources(_ block: PrefetcherProgressBlock?) -> PrefetcherSourceProgressBlock? {
            block.map { block in
                { block($0.compactMap(\.resource), $1.compactMap(\.resource), $2.compactMap(\.resource)) }
            }
        }
        self.init(
            sources: resources.map { $0.convertToSource() }, options: options, progressBlock: ofSources(progressBlock),
            completionHandler: ofSources(completionHandler))
    }

    /// Makes one of URLs.
    public convenience init(
        urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherProgressBlock? = nil,
        completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        self.init(
            resources: urls, options: options, progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Makes one of sources.
    public convenience init(
        sources: [Source], options: KingfisherOptionsInfo? = nil,
        completionHandler: PrefetcherSourceCompletionHandler? = nil
    ) {
        self.init(sources: sources, options: options, progressBlock: nil, completionHandler: completionHandler)
    }

    /// Makes one of pictures of networks.
    public convenience init(
        resources: [any Resource], options: KingfisherOptionsInfo? = nil,
        completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        self.init(resources: resources, options: options, progressBlock: nil, completionHandler: completionHandler)
    }

    /// Makes one of URLs.
    public convenience init(
        urls: [URL], options: KingfisherOptionsInfo? = nil, completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        self.init(resources: urls, options: options, progressBlock: nil, completionHandler: completionHandler)
    }

    /// Asks for the pictures.
    public func start() {
        guard !sources.isEmpty else { return completed?([], [], []) ?? () }
        for source in sources {
            let task = KingfisherManager.shared.retrieveImage(with: source, options: options) { [self] result in
                switch result {
                case .success(let found) where found.cacheType.cached: skipped.append(source)
                case .success: finished.append(source)
                case .failure: failed.append(source)
                }
                progressed?(skipped, failed, finished)
                if skipped.count + failed.count + finished.count == sources.count {
                    completed?(skipped, failed, finished)
                }
            }
            if let task { tasks.append(task) }
        }
    }

    /// Asks for no more pictures: those that have not come have failed.
    public func stop() { tasks.forEach { $0.cancel() } }
}
