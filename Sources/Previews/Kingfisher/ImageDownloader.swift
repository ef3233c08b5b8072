import Foundation
import StageTime
import UIKit

/// Hears how much of a picture has come: once, as it comes as a whole.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// A picture that has come.
public struct ImageLoadingResult: @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// Where it is from; nil if its data has no URL.
    public let url: URL?
    /// Its data.
    public let originalData: Data

    /// Makes one of a picture and its data.
    public init(image: UIImage, url: URL? = nil, originalData: Data) {
        (self.image, self.url, self.originalData) = (image, url, originalData)
    }
}

/// What asks for pictures that nobody keeps.
@preconcurrency @MainActor
open class ImageDownloader: @unchecked Sendable {
    /// The one of the running stage.
    public static var `default`: ImageDownloader { FrameClock.current.shared { ImageDownloader(name: "default") } }

    /// How many seconds an answer may take: it has no effect, as answers come at once.
    open var downloadTimeout: TimeInterval = 15
    /// Has no effect.
    open var trustedHosts: Set<String>?
    /// Has no effect.
    open var sessionConfiguration = URLSessionConfiguration.ephemeral
    /// Has no effect.
    open var requestsUsePipelining = false
    /// What hears of requests; nil for nobody.
    open weak var delegate: (any ImageDownloaderDelegate)?
    /// Has no effect.
    open weak var authenticationChallengeResponder: (any AuthenticationChallengeResponsible)?
    private var tasks: [DownloadTask] = []

    /// Makes one with a name.
    public init(name: String) {}

    /// Asks for a picture.
    ///
    /// - Parameters:
    ///   - url: where it is.
    ///   - options: how it is asked for.
    ///   - progress: hears that it has come.
    ///   - completed: is called in a turn of the stage.
    /// - Returns: what ends it; nil if nothing is asked for.
    func download(
        _ url: URL, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        _ completed: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
    ) -> DownloadTask? {
        guard var request = modified(URLRequest(url: url, timeoutInterval: downloadTimeout), options) else {
            completed(.failure(.requestError(reason: .emptyRequest)))
            return nil
        }
        guard let asked = request.url, !asked.absoluteString.isEmpty else {
            completed(.failure(.requestError(reason: .invalidURL(request: request))))
            return nil
        }
        request.isForPicture = true
        let download = DownloadTask()
        let task = URLSession.shared.dataTask(with: request) { [self] data, response, error in
            tasks.removeAll { $0 === download }
            delegate?.imageDownloader(self, didFinishDownloadingImageForURL: url, with: response, error: error)
            let result = result(of: download, data, response, error).flatMap { data in
                progress?(Int64(data.count), Int64(data.count))
                return loaded(.data(data), options).map { (image: $0, data: data) }
            }
            if case .success(let found) = result {
                delegate?.imageDownloader(self, didDownload: found.image, for: url, with: response)
            }
            completed(result.map { ImageLoadingResult(image: $0.image, url: url, originalData: $0.data) })
        }
        download.sessionTask = SessionDataTask(task)
        tasks.append(download)
        delegate?.imageDownloader(self, willDownloadImageForURL: url, with: request)
        task.resume()
        return download
    }

    /// Asks for a picture, and calls a closure in a turn of the stage.
    @discardableResult
    open func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        download(url, KingfisherParsedOptionsInfo(options), progressBlock) { completionHandler?($0) }
    }

    /// Asks for a picture, and calls a closure in a turn of the stage.
    @discardableResult
    open func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil,
        completionHandler: (@MainActor (Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        downloadImage(with: url, options: options, progressBlock: nil, completionHandler: completionHandler)
    }

    /// Asks for a picture, and returns it in a turn of the stage.
    public func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil) async throws -> ImageLoadingResult {
        try await withCheckedThrowingContinuation { continuation in
            downloadImage(with: url, options: options, progressBlock: nil) { continuation.resume(with: $0) }
        }
    }

    /// Has nobody wait for any picture.
    open func cancelAll() { tasks.forEach { $0.cancel() } }
    /// Has nobody wait for the picture of a URL.
    open func cancel(url: URL) { tasks.filter { $0.sessionTask?.originalURL == url }.forEach { $0.cancel() } }

    private func modified(_ request: URLRequest, _ options: KingfisherParsedOptionsInfo) -> URLRequest? {
        guard let modifier = options.requestModifier as? any ImageDownloadRequestModifier else { return request }
        return modifier.modified(for: request)
    }

    private func result(
        of download: DownloadTask, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
    ) -> Result<Data, KingfisherError> {
        guard let task = download.sessionTask, let data else {
            if let task = download.sessionTask, (error as? URLError)?.code == .cancelled {
                return .failure(.requestError(reason: .taskCancelled(task: task, token: 0)))
            }
            return .failure(.responseError(reason: .URLSessionError(error: error ?? URLError(.badServerResponse))))
        }
        if let response = response as? HTTPURLResponse,
            !(delegate?.isValidStatusCode(response.statusCode, for: self) ?? (200..<400 ~= response.statusCode))
        {
            return .failure(.responseError(reason: .invalidHTTPStatusCode(response: response)))
        }
        guard let delegate else { return .success(data) }
        guard let taken = delegate.imageDownloader(self, didDownload: data, with: task) else {
            return .failure(.responseError(reason: .dataModifyingFailed(task: task)))
        }
        task.mutableData = taken
        return .success(taken)
    }

    /// Returns the picture that a request's processor makes.
    func loaded(_ item: ImageProcessItem, _ options: KingfisherParsedOptionsInfo) -> Result<UIImage, KingfisherError> {
        let image = options.processor.process(item: item, options: options)
        return image.map { .success($0) }
            ?? .failure(.processorError(reason: .processingFailed(processor: options.processor, item: item)))
    }
}
