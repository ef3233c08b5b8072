import Foundation
import StageTime
import UIKit

/// What hears of a downloader's requests.
@preconcurrency @MainActor
public protocol ImageDownloaderDelegate: AnyObject {
    /// A picture is asked for.
    func imageDownloader(_ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
    /// A picture's data has come or has not.
    func imageDownloader(
        _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?,
        error: (any Error)?)
    /// Returns the data that is taken for a picture's; nil for none.
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, with task: SessionDataTask) -> Data?
    /// Returns the data that is taken for a picture's; nil for none.
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data?
    /// A picture has been made of its data.
    func imageDownloader(
        _ downloader: ImageDownloader, didDownload image: UIImage, for url: URL, with response: URLResponse?)
    /// Returns whether there is a picture if an answer has a status.
    func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool
}

extension ImageDownloaderDelegate {
    /// Does nothing.
    public func imageDownloader(
        _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?
    ) {}
    /// Does nothing.
    public func imageDownloader(
        _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?,
        error: (any Error)?
    ) {}
    /// Returns what the delegate says of the URL.
    public func imageDownloader(
        _ downloader: ImageDownloader, didDownload data: Data, with task: SessionDataTask
    ) -> Data? {
        task.originalURL.map { imageDownloader(downloader, didDownload: data, for: $0) } ?? data
    }
    /// Returns the data.
    public func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data? { data }
    /// Does nothing.
    public func imageDownloader(
        _ downloader: ImageDownloader, didDownload image: UIImage, for url: URL, with response: URLResponse?
    ) {}
    /// Returns whether the status is one of 200 to 399.
    public func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool { 200..<400 ~= code }
}

/// What would answer servers that ask who somebody is: none does.
@preconcurrency @MainActor
public protocol AuthenticationChallengeResponsible: AnyObject {}

/// The name of version 5.
public typealias AuthenticationChallengeResponsable = AuthenticationChallengeResponsible
