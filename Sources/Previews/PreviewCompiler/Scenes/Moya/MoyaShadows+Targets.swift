extension MoyaShadows {
    /// What requests are made of.
    static let targets = #"""
        import Foundation
        import UIKit

        public typealias Manager = Session
        public typealias Moya_Method = HTTPMethod
        public typealias RequestMultipartFormData = MultipartFormData
        public typealias DownloadDestination = DownloadRequest.Destination

        extension HTTPMethod {
            public var supportsMultipart: Bool { ["CONNECT", "PATCH", "POST", "PUT"].contains(rawValue) }
        }

        /// What is asked for.
        public protocol TargetType {
            var baseURL: URL { get }
            var path: String { get }
            var method: Moya_Method { get }
            var sampleData: Data { get }
            var task: Moya_Task { get }
            var validationType: ValidationType { get }
            var headers: [String: String]? { get }
        }

        extension TargetType {
            public var sampleData: Data { Data() }
            public var validationType: ValidationType { .none }
        }

        /// The answers' codes that are no failures.
        public enum ValidationType: Equatable {
            case none, successCodes, successAndRedirectCodes, customCodes([Int])
            public var statusCodes: [Int] {
                switch self {
                case .none: []
                case .successCodes: Array(200..<300)
                case .successAndRedirectCodes: Array(200..<400)
                case .customCodes(let codes): codes
                }
            }
        }

        /// What a request is for, with what goes with it.
        public enum Moya_Task {
            case requestPlain
            case requestData(Data)
            case requestJSONEncodable(any Encodable)
            case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
            case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
            case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
            case requestCompositeParameters(
                bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
            case uploadFile(URL)
            case uploadMultipartFormData(Moya_MultipartFormData)
            case uploadMultipart([Moya_MultipartFormData])
            case uploadCompositeMultipartFormData(Moya_MultipartFormData, urlParameters: [String: Any])
            case uploadCompositeMultipart([Moya_MultipartFormData], urlParameters: [String: Any])
            case downloadDestination(DownloadDestination)
            case downloadParameters(
                parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
        }

        public typealias MultipartFormBodyPart = Moya_MultipartFormData

        /// A form that would be sent, or, as it was before version 15, a part of one.
        public struct Moya_MultipartFormData: Hashable, ExpressibleByArrayLiteral {
            public enum FormDataProvider: Hashable {
                case data(Data), file(URL), stream(InputStream, UInt64)
            }
            public let provider: FormDataProvider
            public let name: String
            public let fileName: String?
            public let mimeType: String?
            public let boundary: String?
            public let parts: [Moya_MultipartFormData]
            public init(
                provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
            ) {
                (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
                (boundary, parts) = (nil, [])
            }
            public init(
                fileManager: FileManager = .default, boundary: String? = nil, parts: [Moya_MultipartFormData]
            ) {
                (provider, name, fileName, mimeType) = (.data(Data()), "", nil, nil)
                (self.boundary, self.parts) = (boundary, parts)
            }
            public init(arrayLiteral elements: Moya_MultipartFormData...) { self.init(parts: elements) }
        }

        /// A target of any type.
        public enum MultiTarget: TargetType {
            case target(any TargetType)
            public init(_ target: any TargetType) { self = .target(target) }
            public var target: any TargetType { switch self { case .target(let target): target } }
            public var baseURL: URL { target.baseURL }
            public var path: String { target.path }
            public var method: Moya_Method { target.method }
            public var sampleData: Data { target.sampleData }
            public var task: Moya_Task { target.task }
            public var validationType: ValidationType { target.validationType }
            public var headers: [String: String]? { target.headers }
        }

        extension URL {
            public init<T: TargetType>(target: T) {
                self = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
            }
        }

        /// The answer that stands for a server's.
        public enum EndpointSampleResponse {
            case networkResponse(Int, Data)
            case response(HTTPURLResponse, Data)
            case networkError(NSError)
        }

        /// Where a target is asked for, and how.
        open class Endpoint {
            public typealias SampleResponseClosure = () -> EndpointSampleResponse
            public let url: String
            public let sampleResponseClosure: SampleResponseClosure
            public let method: Moya_Method
            public let task: Moya_Task
            public let httpHeaderFields: [String: String]?

            public init(
                url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Moya_Method,
                task: Moya_Task, httpHeaderFields: [String: String]?
            ) {
                (self.url, self.sampleResponseClosure, self.method) = (url, sampleResponseClosure, method)
                (self.task, self.httpHeaderFields) = (task, httpHeaderFields)
            }

            open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
                Endpoint(
                    url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
                    httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { _, new in new })
            }

            open func replacing(task: Moya_Task) -> Endpoint {
                Endpoint(
                    url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
                    httpHeaderFields: httpHeaderFields)
            }

            public func urlRequest() throws -> URLRequest {
                guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
                var request = URLRequest(url: address)
                request.httpMethod = method.rawValue
                request.allHTTPHeaderFields = httpHeaderFields
                switch task {
                case .requestPlain, .uploadFile, .uploadMultipart, .uploadMultipartFormData, .downloadDestination: break
                case .requestData(let data): request.httpBody = data
                case .requestJSONEncodable(let value): try Self.write(value, JSONEncoder(), into: &request)
                case .requestCustomJSONEncodable(let value, let encoder): try Self.write(value, encoder, into: &request)
                case .requestParameters(let parameters, let encoding),
                    .downloadParameters(let parameters, let encoding, _):
                    try Self.write(parameters, encoding, into: &request)
                case .requestCompositeData(let data, let parameters):
                    request.httpBody = data
                    try Self.write(parameters, URLEncoding.queryString, into: &request)
                case .requestCompositeParameters(let body, let encoding, let parameters):
                    try Self.write(body, encoding, into: &request)
                    try Self.write(parameters, URLEncoding.queryString, into: &request)
                case .uploadCompositeMultipart(_, let parameters), .uploadCompositeMultipartFormData(_, let parameters):
                    try Self.write(parameters, URLEncoding.queryString, into: &request)
                }
                return request
            }

            private static func write(
                _ value: any Encodable, _ encoder: JSONEncoder, into request: inout URLRequest
            ) throws {
                do { request.httpBody = try encoder.encode(value) } catch { throw MoyaError.encodableMapping(error) }
                guard request.value(forHTTPHeaderField: "Content-Type") == nil else { return }
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }

            private static func write(
                _ parameters: [String: Any], _ encoding: any ParameterEncoding, into request: inout URLRequest
            ) throws {
                do {
                    request = try encoding.encode(request, with: parameters)
                } catch {
                    throw MoyaError.parameterEncoding(error)
                }
            }
        }

        extension Endpoint: Hashable {
            public static func == (one: Endpoint, other: Endpoint) -> Bool {
                one.url == other.url && (try? one.urlRequest()) == (try? other.urlRequest())
            }
            public func hash(into hasher: inout Hasher) { hasher.combine(url) }
        }
        """#
}
