extension AlamofireShadows {
    /// What requests are made of.
    static let parameters = #"""
        import Foundation
        import UIKit

        public typealias Parameters = [String: Any]

        public protocol URLConvertible { func asURL() throws -> URL }
        public protocol URLRequestConvertible { func asURLRequest() throws -> URLRequest }

        extension URLRequestConvertible {
            public var urlRequest: URLRequest? { try? asURLRequest() }
        }
        extension String: URLConvertible {
            public func asURL() throws -> URL {
                guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
                return url
            }
        }
        extension URL: URLConvertible { public func asURL() throws -> URL { self } }
        extension URLComponents: URLConvertible {
            public func asURL() throws -> URL {
                guard let url else { throw AFError.invalidURL(url: self) }
                return url
            }
        }
        extension URLRequest: URLRequestConvertible { public func asURLRequest() throws -> URLRequest { self } }
        extension URLRequest {
            public init(url: URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
                self.init(url: try url.asURL())
                httpMethod = method.rawValue
                for header in headers ?? [] { setValue(header.value, forHTTPHeaderField: header.name) }
            }
            public var method: HTTPMethod? {
                get { httpMethod.map(HTTPMethod.init(rawValue:)) }
                set { httpMethod = newValue?.rawValue ?? "GET" }
            }
            public var headers: HTTPHeaders {
                get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
                set { allHTTPHeaderFields = newValue.dictionary }
            }
        }
        extension URLSessionConfiguration {
            public struct Configurations {
                public var `default`: URLSessionConfiguration { .default }
                public var ephemeral: URLSessionConfiguration { .default }
            }
            public static var af: Configurations { Configurations() }
        }

        public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
            public static let connect = HTTPMethod(rawValue: "CONNECT")
            public static let delete = HTTPMethod(rawValue: "DELETE")
            public static let get = HTTPMethod(rawValue: "GET")
            public static let head = HTTPMethod(rawValue: "HEAD")
            public static let options = HTTPMethod(rawValue: "OPTIONS")
            public static let patch = HTTPMethod(rawValue: "PATCH")
            public static let post = HTTPMethod(rawValue: "POST")
            public static let put = HTTPMethod(rawValue: "PUT")
            public static let query = HTTPMethod(rawValue: "QUERY")
            public static let trace = HTTPMethod(rawValue: "TRACE")
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public struct HTTPHeader: Hashable, Sendable {
            public let name: String
            public let value: String
            public init(name: String, value: String) { (self.name, self.value) = (name, value) }
            public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
            public static func acceptLanguage(_ value: String) -> HTTPHeader {
                HTTPHeader(name: "Accept-Language", value: value)
            }
            public static func authorization(username: String, password: String) -> HTTPHeader {
                authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
            }
            public static func authorization(bearerToken: String) -> HTTPHeader {
                authorization("Bearer \(bearerToken)")
            }
            public static func authorization(_ value: String) -> HTTPHeader {
                HTTPHeader(name: "Authorization", value: value)
            }
            public static func contentDisposition(_ value: String) -> HTTPHeader {
                HTTPHeader(name: "Content-Disposition", value: value)
            }
            public static func contentType(_ value: String) -> HTTPHeader {
                HTTPHeader(name: "Content-Type", value: value)
            }
            public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
        }

        public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence, Sendable {
            private var all: [HTTPHeader] = []
            public static let `default` = HTTPHeaders()
            public init() {}
            public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
            public init(_ dictionary: [String: String]) {
                self.init(dictionary.map { HTTPHeader(name: $0.key, value: $0.value) })
            }
            public init(dictionaryLiteral elements: (String, String)...) {
                self.init(elements.map { HTTPHeader(name: $0, value: $1) })
            }
            public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
            public mutating func add(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
            public mutating func add(_ header: HTTPHeader) { update(header) }
            public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
            public mutating func update(_ header: HTTPHeader) {
                remove(name: header.name)
                all.append(header)
            }
            public mutating func remove(name: String) { all.removeAll { $0.name.lowercased() == name.lowercased() } }
            public func value(for name: String) -> String? {
                all.first { $0.name.lowercased() == name.lowercased() }?.value
            }
            public subscript(_ name: String) -> String? {
                get { value(for: name) }
                set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
            }
            public var dictionary: [String: String] { Dictionary(all.map { ($0.name, $0.value) }) { _, last in last } }
            public func makeIterator() -> IndexingIterator<[HTTPHeader]> { all.makeIterator() }
        }

        /// What writes parameters into a request.
        public protocol ParameterEncoding {
            func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
        }

        public struct URLEncoding: ParameterEncoding {
            public enum Destination { case methodDependent, queryString, httpBody }
            public enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
            public enum BoolEncoding { case numeric, literal }
            public static var `default`: URLEncoding { URLEncoding() }
            public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
            public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
            public let destination: Destination
            public init(
                destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
                boolEncoding: BoolEncoding = .numeric
            ) { self.destination = destination }
            public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
                var request = try urlRequest.asURLRequest()
                guard let parameters, !parameters.isEmpty else { return request }
                guard let url = request.url else { throw AFError.parameterEncodingFailed(reason: .missingURL) }
                var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
                let items = parameters.sorted { $0.key < $1.key }.map {
                    URLQueryItem(name: $0.key, value: "\($0.value)")
                }
                let isInQuery =
                    destination == .queryString
                    || destination == .methodDependent
                        && ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
                if isInQuery {
                    let own = components?.queryItems ?? []
                    components?.queryItems = own + items
                    request.url = components?.url ?? url
                } else {
                    components?.queryItems = items
                    request.httpBody = components?.percentEncodedQuery.map { Data($0.utf8) }
                }
                return request
            }
        }

        public struct JSONEncoding: ParameterEncoding {
            public static var `default`: JSONEncoding { JSONEncoding() }
            public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }
            public let options: JSONSerialization.WritingOptions
            public init(options: JSONSerialization.WritingOptions = []) { self.options = options }
            public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
                try encode(urlRequest, withJSONObject: parameters)
            }
            public func encode(_ urlRequest: URLRequestConvertible, withJSONObject object: Any? = nil) throws
                -> URLRequest
            {
                var request = try urlRequest.asURLRequest()
                guard let object else { return request }
                guard JSONSerialization.isValidJSONObject(object) else {
                    throw AFError.parameterEncodingFailed(
                        reason: .jsonEncodingFailed(error: CocoaError(.coderInvalidValue)))
                }
                request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                return request
            }
        }

        /// What writes a value into a request.
        public protocol ParameterEncoder {
            func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
        }

        open class JSONParameterEncoder: ParameterEncoder {
            public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
            public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
            public static var sortedKeys: JSONParameterEncoder { JSONParameterEncoder() }
            public let encoder: JSONEncoder
            public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }
            open func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws
                -> URLRequest
            {
                guard let parameters else { return request }
                var request = request
                request.httpBody = try encoder.encode(parameters)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                return request
            }
        }

        open class URLEncodedFormParameterEncoder: ParameterEncoder {
            public enum Destination { case methodDependent, queryString, httpBody }
            public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
            public let destination: Destination
            public init(destination: Destination = .methodDependent) { self.destination = destination }
            open func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws
                -> URLRequest
            {
                guard let parameters else { return request }
                let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters)) as? [String: Any]
                let encoding: URLEncoding =
                    switch destination {
                    case .methodDependent: .default
                    case .queryString: .queryString
                    case .httpBody: .httpBody
                    }
                return try encoding.encode(request, with: object)
            }
        }

        extension ParameterEncoder where Self == JSONParameterEncoder {
            public static var json: JSONParameterEncoder { JSONParameterEncoder() }
        }
        extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
            public static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
        }

        /// The parts of a form that would be sent.
        open class MultipartFormData {
            public init() {}
            public var contentType: String { "multipart/form-data" }
            public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {}
            public func append(_ fileURL: URL, withName name: String) {}
            public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {}
        }
        """#
}
