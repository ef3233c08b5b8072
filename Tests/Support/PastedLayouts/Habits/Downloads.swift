import UIKit

/// Loads by a session's delegate, as apps do that show a progress.
final class Downloads: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    fileprivate(set) var log: [String] = []
    private(set) lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    private var observation: NSKeyValueObservation?
    var disposition = URLSession.ResponseDisposition.allow

    func load(_ url: URL) {
        session.dataTask(with: url).resume()
    }

    /// As swieeft/Unsplash-iOS shows how much of a picture has come.
    func follow(_ url: URL) {
        let task = session.dataTask(with: url) { [unowned self] _, _, _ in log.append("loaded") }
        observation = task.progress.observe(\.fractionCompleted) { [unowned self] progress, _ in
            log.append("\(progress.fractionCompleted)")
        }
        task.resume()
    }

    func download(_ url: URL) {
        session.downloadTask(with: url).resume()
    }

    func cancel(_ url: URL) {
        let task = session.dataTask(with: url)
        task.resume()
        task.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        log.append("\(dataTask.taskIdentifier) answer of \(response.expectedContentLength)")
        completionHandler(disposition)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        log.append("\(dataTask.taskIdentifier) data of \(data.count)")
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        log.append("\(downloadTask.taskIdentifier) file \(location.lastPathComponent)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        log.append("\(downloadTask.taskIdentifier) \(totalBytesWritten) of \(totalBytesExpectedToWrite)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        log.append("\(task.taskIdentifier) ended \((error as? URLError)?.code.rawValue ?? 0)")
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
        log.append("invalid")
    }
}

/// What loads, for which tests have another type: a session as it is.
protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Loading {}

extension Downloads {
    func load(_ url: URL, by loading: any Loading) {
        Task {
            let (data, _) = try await loading.data(for: URLRequest(url: url))
            let (same, _) = try await loading.data(from: url)
            log.append("\(data.count) and \(same.count)")
        }
    }
}
