import Foundation
import StageTime

/// What gives the data of a picture.
public protocol ImageDataProvider: Sendable {
    /// The name under which the picture is kept.
    var cacheKey: String { get }
    /// Where the data is from; nil if it has no URL.
    var contentURL: URL? { get }
    /// Calls a closure with the data, or with why there is none.
    func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
    /// Returns the data: what has only this is asked for it.
    func data() async throws -> Data
}

extension ImageDataProvider {
    /// Calls a closure with the data that is returned some time.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        Task { @MainActor in
            do { handler(.success(try await data())) } catch { handler(.failure(error)) }
        }
    }
    /// Returns what a closure is called with.
    public func data() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in data { continuation.resume(with: $0) } }
    }
    /// No URL.
    public var contentURL: URL? { nil }
    /// Returns the source that has the data.
    public func convertToSource() -> Source { .provider(self) }
}

/// What gives the data of a file.
public struct LocalFileImageDataProvider: ImageDataProvider {
    /// The file.
    public let fileURL: URL
    /// The name under which the picture is kept.
    public var cacheKey: String
    /// The file.
    public var contentURL: URL? { fileURL }

    /// Makes one of a file.
    ///
    /// - Parameters:
    ///   - fileURL: the file.
    ///   - cacheKey: the name under which its picture is kept; nil for the file's URL.
    ///   - loadingQueue: has no effect.
    public init(fileURL: URL, cacheKey: String? = nil, loadingQueue: ExecutionQueue = .untouch) {
        self.fileURL = fileURL
        self.cacheKey = cacheKey ?? fileURL.cacheKey
    }

    /// Calls a closure with the data, or with why there is none.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }
}

/// What gives the data of a text in Base64.
public struct Base64ImageDataProvider: ImageDataProvider {
    /// The text.
    public let base64String: String
    /// The name under which the picture is kept.
    public var cacheKey: String

    /// Makes one of a text and a name.
    public init(base64String: String, cacheKey: String) {
        self.base64String = base64String
        self.cacheKey = cacheKey
    }

    /// Calls a closure with the data, or with an error if the text is not Base64.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        let data = Data(base64Encoded: base64String)
        handler(data.map { .success($0) } ?? .failure(URLError(.cannotDecodeContentData)))
    }
}

/// What gives data that is there.
public struct RawImageDataProvider: ImageDataProvider {
    /// The data.
    public let data: Data
    /// The name under which the picture is kept.
    public var cacheKey: String

    /// Makes one of data and a name.
    public init(data: Data, cacheKey: String) {
        self.data = data
        self.cacheKey = cacheKey
    }

    /// Calls a closure with the data.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}
