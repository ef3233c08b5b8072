extension AlamofireShadows {
    /// What makes requests, and what changes and watches them.
    static let sessions = #"""
        import Foundation
        import UIKit

        /// The session that requests are made by.
        public let AF = Session.default

        public typealias AFResult<Success> = Result<Success, AFError>
        public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
        public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
        public typealias SessionManager = Session
        public typealias Adapter = RequestAdapter
        public typealias Retrier = RequestRetrier

        /// What changes requests before they are made.
        public protocol RequestAdapter {
            func adapt(
                _ urlRequest: URLRequest, for session: Session,
                completion: @escaping (Result<URLRequest, Error>) -> Void)
        }

        public enum RetryResult {
            case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(Error)
        }

        /// What tells whether a request is made again, which none is here.
        public protocol RequestRetrier {
            func retry(
                _ request: Request, for session: Session, dueTo error: Error,
                completion: @escaping (RetryResult) -> Void)
        }

        public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

        extension RequestInterceptor {
            public func adapt(
                _ urlRequest: URLRequest, for session: Session,
                completion: @escaping (Result<URLRequest, Error>) -> Void
            ) {
                completion(.success(urlRequest))
            }
            public func retry(
                _ request: Request, for session: Session, dueTo error: Error,
                completion: @escaping (RetryResult) -> Void
            ) {
                completion(.doNotRetry)
            }
        }

        open class Interceptor: RequestInterceptor {
            public let adapters: [RequestAdapter]
            public let retriers: [RequestRetrier]
            public init(
                adapters: [RequestAdapter] = [], retriers: [RequestRetrier] = [],
                interceptors: [RequestInterceptor] = []
            ) {
                (self.adapters, self.retriers) = (adapters + interceptors, retriers + interceptors)
            }
            public convenience init(adapter: RequestAdapter, retrier: RequestRetrier) {
                self.init(adapters: [adapter], retriers: [retrier])
            }
        }

        open class RetryPolicy: RequestInterceptor {
            public init(retryLimit: UInt = 2, exponentialBackoffBase: UInt = 2, exponentialBackoffScale: Double = 0.5) {
            }
        }

        public protocol EventMonitor {
            func requestDidResume(_ request: Request)
            func requestDidFinish(_ request: Request)
            func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
        }

        extension EventMonitor {
            public func requestDidResume(_ request: Request) {}
            public func requestDidFinish(_ request: Request) {}
            public func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
            {}
        }

        open class ServerTrustManager {
            public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: ServerTrustEvaluating]) {}
        }

        public protocol ServerTrustEvaluating {}
        public final class DefaultTrustEvaluator: ServerTrustEvaluating { public init(validateHost: Bool = true) {} }
        public final class DisabledTrustEvaluator: ServerTrustEvaluating { public init() {} }
        public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating { public init() {} }
        public final class PublicKeysTrustEvaluator: ServerTrustEvaluating { public init() {} }

        /// What makes requests, none of which reaches anything.
        open class Session {
            public static let `default` = Session()
            public typealias RequestModifier = (inout URLRequest) throws -> Void

            public let sessionConfiguration: URLSessionConfiguration
            public let startRequestsImmediately: Bool
            public let interceptor: RequestInterceptor?
            public let session = URLSession.shared

            public init(
                configuration: URLSessionConfiguration = .default, delegate: Any? = nil,
                rootQueue: DispatchQueue? = nil,
                startRequestsImmediately: Bool = true, requestQueue: DispatchQueue? = nil,
                serializationQueue: DispatchQueue? = nil,
                interceptor: RequestInterceptor? = nil, serverTrustManager: ServerTrustManager? = nil,
                redirectHandler: Any? = nil,
                cachedResponseHandler: Any? = nil, eventMonitors: [EventMonitor] = []
            ) {
                sessionConfiguration = configuration
                (self.startRequestsImmediately, self.interceptor) = (startRequestsImmediately, interceptor)
            }

            private static func made(
                _ url: URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?, _ modifier: RequestModifier?
            ) throws -> URLRequest {
                var request = try URLRequest(url: url, method: method, headers: headers)
                try modifier?(&request)
                return request
            }

            open func request(
                _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
                interceptor: RequestInterceptor? = nil,
                requestModifier: RequestModifier? = nil
            ) -> DataRequest {
                DataRequest(self, interceptor) {
                    try encoding.encode(Self.made(convertible, method, headers, requestModifier), with: parameters)
                }
            }

            open func request<Parameters: Encodable>(
                _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                encoder: ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
                interceptor: RequestInterceptor? = nil, requestModifier: RequestModifier? = nil
            ) -> DataRequest {
                DataRequest(self, interceptor) {
                    try encoder.encode(parameters, into: Self.made(convertible, method, headers, requestModifier))
                }
            }

            open func request(_ convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil)
                -> DataRequest
            {
                DataRequest(self, interceptor) { try convertible.asURLRequest() }
            }

            open func upload(
                _ data: Data, to convertible: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
                interceptor: RequestInterceptor? = nil
            ) -> UploadRequest {
                UploadRequest(self, interceptor) { try Self.made(convertible, method, headers, nil) }
            }

            open func upload(
                _ fileURL: URL, to convertible: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
                interceptor: RequestInterceptor? = nil
            ) -> UploadRequest {
                UploadRequest(self, interceptor) { try Self.made(convertible, method, headers, nil) }
            }

            open func upload(
                _ stream: InputStream, to convertible: URLConvertible, method: HTTPMethod = .post,
                headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil
            ) -> UploadRequest {
                UploadRequest(self, interceptor) { try Self.made(convertible, method, headers, nil) }
            }

            open func upload(
                _ data: Data, with convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil
            ) -> UploadRequest { UploadRequest(self, interceptor) { try convertible.asURLRequest() } }

            open func upload(
                _ fileURL: URL, with convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil
            ) -> UploadRequest { UploadRequest(self, interceptor) { try convertible.asURLRequest() } }

            open func upload(
                _ stream: InputStream, with convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil
            ) -> UploadRequest { UploadRequest(self, interceptor) { try convertible.asURLRequest() } }

            open func upload(
                multipartFormData: @escaping (MultipartFormData) -> Void, to url: URLConvertible,
                usingThreshold: UInt64 = 0,
                method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil,
                requestModifier: RequestModifier? = nil
            ) -> UploadRequest {
                UploadRequest(self, interceptor) {
                    multipartFormData(MultipartFormData())
                    return try Self.made(url, method, headers, requestModifier)
                }
            }

            open func upload(
                multipartFormData: @escaping (MultipartFormData) -> Void, with request: URLRequestConvertible,
                usingThreshold: UInt64 = 0, interceptor: RequestInterceptor? = nil
            ) -> UploadRequest {
                UploadRequest(self, interceptor) {
                    multipartFormData(MultipartFormData())
                    return try request.asURLRequest()
                }
            }

            open func download(
                _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
                interceptor: RequestInterceptor? = nil,
                requestModifier: RequestModifier? = nil, to destination: DownloadRequest.Destination? = nil
            ) -> DownloadRequest {
                DownloadRequest(self, interceptor) {
                    try encoding.encode(Self.made(convertible, method, headers, requestModifier), with: parameters)
                }
            }

            open func download(
                _ convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil,
                to destination: DownloadRequest.Destination? = nil
            ) -> DownloadRequest { DownloadRequest(self, interceptor) { try convertible.asURLRequest() } }

            open func download(
                resumingWith data: Data, interceptor: RequestInterceptor? = nil,
                to destination: DownloadRequest.Destination? = nil
            ) -> DownloadRequest {
                DownloadRequest(self, interceptor) { throw URLError(.notConnectedToInternet) }
            }

            open func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil)
            {
                if let completion { queue.async(execute: completion) }
            }
        }

        /// What tells whether there is a network: there is, as requests have answers.
        open class NetworkReachabilityManager {
            public enum NetworkReachabilityStatus: Equatable {
                public enum ConnectionType { case ethernetOrWiFi, cellular }
                case unknown, notReachable, reachable(ConnectionType)
            }
            public typealias Listener = (NetworkReachabilityStatus) -> Void
            public static let `default` = NetworkReachabilityManager()
            public var listener: Listener?
            public init?() {}
            public init?(host: String) {}
            open var isReachable: Bool { true }
            open var isReachableOnCellular: Bool { false }
            open var isReachableOnEthernetOrWiFi: Bool { true }
            open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
            open var networkReachabilityStatus: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
            @discardableResult open func startListening(
                onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
            ) -> Bool {
                queue.async { listener(self.status) }
                return true
            }
            @discardableResult open func startListening() -> Bool {
                DispatchQueue.main.async { self.listener?(self.status) }
                return true
            }
            open func stopListening() {}
        }
        """#
}
