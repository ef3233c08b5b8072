extension MoyaShadows {
    /// What comes of requests, and what it is made into.
    static let responses = #"""
        import Foundation
        import UIKit

        public typealias Moya_Image = UIImage
        public typealias ImageType = UIImage

        /// A server's answer.
        public final class Response: CustomDebugStringConvertible, Equatable {
            public let statusCode: Int
            public let data: Data
            public let request: URLRequest?
            public let response: HTTPURLResponse?
            public init(
                statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
            ) {
                (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
            }
            public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
            public var debugDescription: String { description }
            public static func == (one: Response, other: Response) -> Bool {
                one.statusCode == other.statusCode && one.data == other.data && one.response === other.response
            }

            public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
                guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
                return self
            }
            public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
            public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
            public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }

            public func mapImage() throws -> UIImage {
                guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
                return image
            }

            public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
                if data.isEmpty, !failsOnEmptyData { return NSNull() }
                do {
                    return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
                } catch {
                    throw MoyaError.jsonMapping(self)
                }
            }

            public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
                let text: String?
                if let keyPath {
                    text = Self.value(of: try mapJSON(), at: Self.keys(of: keyPath)) as? String
                } else {
                    text = String(data: data, encoding: .utf8)
                }
                guard let text else { throw MoyaError.stringMapping(self) }
                return text
            }

            public func map<D: Decodable>(
                _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
                failsOnEmptyData: Bool = true
            ) throws -> D {
                var source = data
                if let keyPath {
                    let (keys, object) = (Self.keys(of: keyPath), try mapJSON(failsOnEmptyData: failsOnEmptyData))
                    if let value = Self.value(of: object, at: keys) {
                        guard let found = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
                        else { throw MoyaError.jsonMapping(self) }
                        source = found
                    } else if (object as? [String: Any])?.isEmpty == true, let value: D = made(at: keys, decoder) {
                        return value
                    } else if failsOnEmptyData {
                        throw MoyaError.jsonMapping(self)
                    }
                }
                if source.isEmpty, !failsOnEmptyData {
                    for text in ["{}", "[{}]"] {
                        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
                    }
                }
                do {
                    return try decoder.decode(type, from: source)
                } catch {
                    throw MoyaError.objectMapping(error, self)
                }
            }

            private static func keys(of path: String) -> [String] {
                path.split(separator: ".").map(String.init)
            }

            private static func value(of object: Any, at keys: [String]) -> Any? {
                keys.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
            }

            /// What is made up at a place in an answer that no server has given; nil for other answers.
            private func made<Value: Decodable>(at keys: [String], _ decoder: JSONDecoder) -> Value? {
                DeepValue<Value>.keys = keys
                return try? decoder.decode(DeepValue<Value>.self, from: data).value
            }
        }

        /// The place of what is decoded within others.
        private nonisolated(unsafe) var deepKeys: [String] = []

        /// A value within others.
        private struct DeepValue<Value: Decodable>: Decodable {
            struct Key: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { return nil }
            }
            static var keys: [String] {
                get { deepKeys }
                set { deepKeys = newValue }
            }
            let value: Value
            init(from decoder: any Decoder) throws {
                let keys = Self.keys.map(Key.init(stringValue:))
                var container = try decoder.container(keyedBy: Key.self)
                for key in keys.dropLast() { container = try container.nestedContainer(keyedBy: Key.self, forKey: key) }
                value = try keys.last.map { try container.decode(Value.self, forKey: $0) } ?? Value(from: decoder)
            }
        }

        /// Why a request or what is made of its answer has failed.
        public enum MoyaError: Error, LocalizedError, CustomNSError {
            case imageMapping(Response)
            case jsonMapping(Response)
            case stringMapping(Response)
            case objectMapping(any Error, Response)
            case encodableMapping(any Error)
            case statusCode(Response)
            case underlying(any Error, Response?)
            case requestMapping(String)
            case parameterEncoding(any Error)

            public var response: Response? {
                switch self {
                case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
                    .objectMapping(_, let response), .statusCode(let response):
                    response
                case .underlying(_, let response): response
                case .encodableMapping, .requestMapping, .parameterEncoding: nil
                }
            }
            public var underlyingError: (any Error)? {
                switch self {
                case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
                    .parameterEncoding(let error):
                    error
                default: nil
                }
            }
            public var errorDescription: String? {
                switch self {
                case .imageMapping: "Failed to map data to an Image."
                case .jsonMapping: "Failed to map data to JSON."
                case .stringMapping: "Failed to map data to a String."
                case .objectMapping: "Failed to map data to a Decodable object."
                case .encodableMapping: "Failed to encode Encodable object into data."
                case .statusCode: "Status code didn't fall within the given range."
                case .underlying(let error, _): error.localizedDescription
                case .requestMapping: "Failed to map Endpoint to a URLRequest."
                case .parameterEncoding(let error):
                    "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
                }
            }
            public var errorUserInfo: [String: Any] {
                var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
                info[NSUnderlyingErrorKey] = underlyingError
                return info
            }
        }
        """#
}
