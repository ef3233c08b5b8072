extension AlamofireImageShadows {
    /// What asks for pictures, and keeps them.
    static let downloads = #"""
        import DarwinAdditions
        import Foundation
        import UIKit

        public typealias AlamofireImage_Image = UIImage
        public typealias AFIDataResponse<Success> = DataResponse<Success, AFIError>
        public typealias AFIResult<Success> = Result<Success, AFIError>

        /// Why a picture has not come.
        public enum AFIError: Error, LocalizedError {
            case requestCancelled, imageSerializationFailed, alamofireError(AFError)
            public var isRequestCancelledError: Bool { if case .requestCancelled = self { true } else { false } }
            public var isImageSerializationFailedError: Bool {
                if case .imageSerializationFailed = self { true } else { false }
            }
            public var isAlamofireError: Bool { if case .alamofireError = self { true } else { false } }
            public var errorDescription: String? {
                switch self {
                case .requestCancelled: "The request was explicitly cancelled."
                case .imageSerializationFailed: "Response data could not be serialized into an image."
                case .alamofireError(let error): error.localizedDescription
                }
            }
        }

        /// What makes pictures of data.
        open class ImageResponseSerializer: ResponseSerializer {
            public static var deviceScreenScale: CGFloat { DataRequest.imageScale }
            public private(set) static nonisolated(unsafe) var acceptableImageContentTypes: Set<String> = []
            public let imageScale: CGFloat
            public let inflateResponseImage: Bool
            public init(
                imageScale: CGFloat = ImageResponseSerializer.deviceScreenScale, inflateResponseImage: Bool = true
            ) { (self.imageScale, self.inflateResponseImage) = (imageScale, inflateResponseImage) }

            public class func addAcceptableImageContentTypes(_ contentTypes: Set<String>) {
                acceptableImageContentTypes.formUnion(contentTypes)
            }

            open func serialize(
                request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?
            ) throws -> UIImage {
                if let error { throw error }
                return try serializeImage(from: data ?? Data())
            }

            open func serializeImage(from data: Data) throws -> UIImage {
                guard let image = UIImage(data: data) else { throw AFIError.imageSerializationFailed }
                return image
            }
        }

        extension DataRequest {
            public class var imageScale: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
            public class func addAcceptableImageContentTypes(_ contentTypes: Set<String>) {
                ImageResponseSerializer.addAcceptableImageContentTypes(contentTypes)
            }

            @discardableResult public func responseImage(
                imageScale: CGFloat? = nil, inflateResponseImage: Bool = true, queue: DispatchQueue = .main,
                completionHandler: @escaping (AFDataResponse<UIImage>) -> Void
            ) -> Self {
                isForPicture = true
                return response(
                    queue: queue, responseSerializer: ImageResponseSerializer(), completionHandler: completionHandler)
            }
        }

        /// What keeps pictures by their names.
        public protocol AlamofireImage_ImageCache {
            func add(_ image: UIImage, withIdentifier identifier: String)
            @discardableResult func removeImage(withIdentifier identifier: String) -> Bool
            @discardableResult func removeAllImages() -> Bool
            func image(withIdentifier identifier: String) -> UIImage?
        }

        /// What keeps pictures by the requests that gave them.
        public protocol ImageRequestCache: AlamofireImage_ImageCache {
            func add(_ image: UIImage, for request: URLRequest, withIdentifier identifier: String?)
            @discardableResult func removeImage(for request: URLRequest, withIdentifier identifier: String?) -> Bool
            func image(for request: URLRequest, withIdentifier identifier: String?) -> UIImage?
        }

        /// What keeps pictures, none of which has to go.
        open class AutoPurgingImageCache: ImageRequestCache {
            public let memoryCapacity: UInt64
            public let preferredMemoryUsageAfterPurge: UInt64
            private var images: [String: UIImage] = [:]
            public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {
                self.memoryCapacity = memoryCapacity
                self.preferredMemoryUsageAfterPurge = preferredMemoryUsageAfterPurge
            }
            open var memoryUsage: UInt64 {
                images.values.reduce(0) { $0 + UInt64(max(0, $1.size.width * $1.size.height * 4)) }
            }
            open func add(_ image: UIImage, withIdentifier identifier: String) { images[identifier] = image }
            open func add(_ image: UIImage, for request: URLRequest, withIdentifier identifier: String? = nil) {
                add(image, withIdentifier: imageCacheKey(for: request, withIdentifier: identifier))
            }
            @discardableResult open func removeImage(withIdentifier identifier: String) -> Bool {
                images.removeValue(forKey: identifier) != nil
            }
            @discardableResult open func removeImage(
                for request: URLRequest, withIdentifier identifier: String? = nil
            ) -> Bool { removeImage(withIdentifier: imageCacheKey(for: request, withIdentifier: identifier)) }
            @discardableResult open func removeImages(matching request: URLRequest) -> Bool {
                let key = imageCacheKey(for: request, withIdentifier: nil)
                let kept = images.filter { !$0.key.hasPrefix(key) }
                defer { images = kept }
                return kept.count < images.count
            }
            @discardableResult open func removeAllImages() -> Bool {
                defer { images = [:] }
                return !images.isEmpty
            }
            open func image(withIdentifier identifier: String) -> UIImage? { images[identifier] }
            open func image(for request: URLRequest, withIdentifier identifier: String? = nil) -> UIImage? {
                image(withIdentifier: imageCacheKey(for: request, withIdentifier: identifier))
            }
            open func imageCacheKey(for request: URLRequest, withIdentifier identifier: String?) -> String {
                (request.url?.absoluteString ?? "") + (identifier.map { "-" + $0 } ?? "")
            }
        }

        /// What tells a request for a picture from others.
        open class RequestReceipt {
            public let request: DataRequest
            public let receiptID: String
            init(request: DataRequest, receiptID: String) { (self.request, self.receiptID) = (request, receiptID) }
        }

        /// What asks for pictures, and keeps them.
        open class AlamofireImage_ImageDownloader {
            public typealias CompletionHandler = (AFIDataResponse<UIImage>) -> Void
            public typealias ProgressHandler = (Progress) -> Void
            public enum DownloadPrioritization { case fifo, lifo }

            /// The one of the running stage.
            public static var `default`: AlamofireImage_ImageDownloader {
                StageFoundation.ofStage { AlamofireImage_ImageDownloader() }
            }
            open class func defaultURLSessionConfiguration() -> URLSessionConfiguration { .default }
            open class func defaultURLCache() -> URLCache { .shared }

            public let session: Session
            public let imageCache: (any ImageRequestCache)?
            public var imageResponseSerializer = ImageResponseSerializer()
            open private(set) var credential: URLCredential?

            public init(
                configuration: URLSessionConfiguration = .default,
                downloadPrioritization: DownloadPrioritization = .fifo, maximumActiveDownloads: Int = 4,
                imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
            ) {
                session = Session(configuration: configuration, startRequestsImmediately: false)
                self.imageCache = imageCache
            }

            public init(
                session: Session, downloadPrioritization: DownloadPrioritization = .fifo,
                maximumActiveDownloads: Int = 4, imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
            ) { (self.session, self.imageCache) = (session, imageCache) }

            /// As version 3 was made.
            public convenience init(
                sessionManager: Session, downloadPrioritization: DownloadPrioritization = .fifo,
                maximumActiveDownloads: Int = 4, imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
            ) { self.init(session: sessionManager, imageCache: imageCache) }

            open func addAuthentication(
                user: String, password: String, persistence: URLCredential.Persistence = .forSession
            ) { credential = URLCredential(user: user, password: password, persistence: persistence) }
            open func addAuthentication(usingCredential credential: URLCredential) { self.credential = credential }

            @discardableResult open func download(
                _ urlRequest: URLRequestConvertible, cacheKey: String? = nil,
                receiptID: String = UUID().uuidString, serializer: ImageResponseSerializer? = nil,
                filter: (any ImageFilter)? = nil, progress: ProgressHandler? = nil,
                progressQueue: DispatchQueue = .main, completion: CompletionHandler? = nil
            ) -> RequestReceipt? {
                let asked = urlRequest.urlRequest
                if let image = kept(asked, cacheKey, filter) {
                    completion?(
                        AFIDataResponse<UIImage>(request: asked, response: nil, data: nil, result: .success(image)))
                    return nil
                }
                let request = session.request(urlRequest)
                request.isForPicture = true
                request.response(responseSerializer: serializer ?? imageResponseSerializer) { [imageCache] response in
                    let result = response.result.mapError { error -> AFIError in
                        if error.isExplicitlyCancelledError { return .requestCancelled }
                        return error.underlyingError as? AFIError ?? .alamofireError(error)
                    }
                    .map { filter?.filter($0) ?? $0 }
                    if case .success(let image) = result {
                        if let cacheKey {
                            imageCache?.add(image, withIdentifier: cacheKey)
                        } else if let asked {
                            imageCache?.add(image, for: asked, withIdentifier: filter?.identifier)
                        }
                    }
                    completion?(
                        AFIDataResponse<UIImage>(
                            request: response.request, response: response.response, data: response.data,
                            result: result))
                }
                request.resume()
                return RequestReceipt(request: request, receiptID: receiptID)
            }

            @discardableResult open func download(
                _ urlRequests: [any URLRequestConvertible], filter: (any ImageFilter)? = nil,
                progress: ProgressHandler? = nil, progressQueue: DispatchQueue = .main,
                completion: CompletionHandler? = nil
            ) -> [RequestReceipt] {
                urlRequests.compactMap { download($0, filter: filter, completion: completion) }
            }

            open func cancelRequest(with requestReceipt: RequestReceipt) { requestReceipt.request.cancel() }

            /// The picture that is kept of a request; nil for none.
            func kept(_ request: URLRequest?, _ cacheKey: String?, _ filter: (any ImageFilter)?) -> UIImage? {
                if let cacheKey { return imageCache?.image(withIdentifier: cacheKey) }
                return request.flatMap { imageCache?.image(for: $0, withIdentifier: filter?.identifier) }
            }
        }
        """#
}
