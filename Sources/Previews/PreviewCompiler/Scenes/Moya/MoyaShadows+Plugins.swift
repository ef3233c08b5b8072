extension MoyaShadows {
    /// What changes and watches requests.
    static let plugins = #"""
        import Foundation
        import UIKit

        public protocol PluginType {
            func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
            func willSend(_ request: any RequestType, target: any TargetType)
            func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
            func process(_ result: Result<Response, MoyaError>, target: any TargetType) -> Result<Response, MoyaError>
        }

        extension PluginType {
            public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
            public func willSend(_ request: any RequestType, target: any TargetType) {}
            public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
            public func process(
                _ result: Result<Response, MoyaError>, target: any TargetType
            ) -> Result<Response, MoyaError> { result }
        }

        /// A request as plugins see it.
        public protocol RequestType {
            var request: URLRequest? { get }
            var sessionHeaders: [String: String] { get }
            func authenticate(username: String, password: String, persistence: URLCredential.Persistence) -> Self
            func authenticate(with credential: URLCredential) -> Self
            func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
        }

        public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }

        /// How a request says who asks.
        public enum AuthorizationType: Equatable {
            case basic, bearer, custom(String)
            public var value: String {
                if case .custom(let value) = self { return value }
                return self == .basic ? "Basic" : self == .bearer ? "Bearer" : ""
            }
        }

        extension MultiTarget: AccessTokenAuthorizable {
            public var authorizationType: AuthorizationType? {
                guard let target = target as? any AccessTokenAuthorizable else { return .none }
                return target.authorizationType
            }
        }

        /// What says who asks.
        public struct AccessTokenPlugin: PluginType {
            public typealias TokenClosure = (any TargetType) -> String
            public let tokenClosure: TokenClosure
            public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
            @_disfavoredOverload
            public init(tokenClosure: @escaping (AuthorizationType) -> String) {
                self.tokenClosure = { target in
                    let type: AuthorizationType? = (target as? any AccessTokenAuthorizable)?.authorizationType
                    return type.map(tokenClosure) ?? ""
                }
            }
            public init(tokenClosure: @escaping () -> String) { self.tokenClosure = { _ in tokenClosure() } }
            public init(tokenClosure: @escaping @autoclosure () -> String) { self.tokenClosure = { _ in tokenClosure() } }

            public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
                let type: AuthorizationType? = (target as? any AccessTokenAuthorizable)?.authorizationType
                guard let type, !type.value.isEmpty else { return request }
                var request = request
                let asked = (target as? MultiTarget)?.target ?? target
                request.addValue("\(type.value) \(tokenClosure(asked))", forHTTPHeaderField: "Authorization")
                return request
            }
        }

        /// What gives names and passwords, for which nobody asks.
        public final class CredentialsPlugin: PluginType {
            public typealias CredentialClosure = (any TargetType) -> URLCredential?
            private let credentialsClosure: CredentialClosure
            public init(credentialsClosure: @escaping CredentialClosure) { self.credentialsClosure = credentialsClosure }
            public func willSend(_ request: any RequestType, target: any TargetType) { _ = credentialsClosure(target) }
        }

        public enum NetworkActivityChangeType { case began, ended }

        /// What hears of the beginning and the end of requests.
        public final class NetworkActivityPlugin: PluginType {
            public typealias NetworkActivityClosure = (
                _ change: NetworkActivityChangeType, _ target: any TargetType
            ) -> Void
            private let networkActivityClosure: NetworkActivityClosure
            public init(networkActivityClosure: @escaping NetworkActivityClosure) {
                self.networkActivityClosure = networkActivityClosure
            }
            public func willSend(_ request: any RequestType, target: any TargetType) {
                networkActivityClosure(.began, target)
            }
            public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
                networkActivityClosure(.ended, target)
            }
        }

        /// What would write requests into a log: nobody reads one here.
        open class NetworkLoggerPlugin: PluginType {
            public struct Configuration {
                public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void
                public struct LogOptions: OptionSet {
                    public let rawValue: Int
                    public init(rawValue: Int) { self.rawValue = rawValue }
                    public static let requestMethod = LogOptions(rawValue: 1)
                    public static let requestBody = LogOptions(rawValue: 2)
                    public static let requestHeaders = LogOptions(rawValue: 4)
                    public static let formatRequestAscURL = LogOptions(rawValue: 8)
                    public static let successResponseBody = LogOptions(rawValue: 16)
                    public static let errorResponseBody = LogOptions(rawValue: 32)
                    public static let `default`: LogOptions = [.requestMethod, .requestHeaders]
                    public static let verbose: LogOptions = [
                        .requestMethod, .requestHeaders, .requestBody, .successResponseBody, .errorResponseBody,
                    ]
                }
                public struct Formatter {
                    public typealias DataFormatterType = (Data) -> String
                    public typealias EntryFormatterType = (
                        _ identifier: String, _ message: String, _ target: any TargetType
                    ) -> String
                    public var entry: EntryFormatterType
                    public var requestData: DataFormatterType
                    public var responseData: DataFormatterType
                    public init(
                        entry: @escaping EntryFormatterType = { identifier, message, _ in "\(identifier): \(message)" },
                        requestData: @escaping DataFormatterType = defaultDataFormatter,
                        responseData: @escaping DataFormatterType = defaultDataFormatter
                    ) { (self.entry, self.requestData, self.responseData) = (entry, requestData, responseData) }
                    public static func defaultDataFormatter(_ data: Data) -> String {
                        String(data: data, encoding: .utf8) ?? ""
                    }
                }
                public var formatter: Formatter
                public var output: OutputType
                public var logOptions: LogOptions
                public init(
                    formatter: Formatter = Formatter(), output: @escaping OutputType = defaultOutput,
                    logOptions: LogOptions = .default
                ) { (self.formatter, self.output, self.logOptions) = (formatter, output, logOptions) }
                public static func defaultOutput(target: any TargetType, items: [String]) {}
            }

            public var configuration: Configuration
            public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
            /// As versions up to 13 were made.
            public convenience init(
                verbose: Bool, cURL: Bool = false,
                output: ((_ separator: String, _ terminator: String, _ items: Any...) -> Void)? = nil,
                requestDataFormatter: ((Data) -> String)? = nil, responseDataFormatter: ((Data) -> Data)? = nil
            ) { self.init() }
            public class var `default`: NetworkLoggerPlugin { NetworkLoggerPlugin() }
            public class var verbose: NetworkLoggerPlugin {
                NetworkLoggerPlugin(configuration: Configuration(logOptions: .verbose))
            }
        }
        """#

    /// The same, where who asks is always said, as before version 14.
    static let formerPlugins =
        plugins.replacing("authorizationType: AuthorizationType?", with: "authorizationType: AuthorizationType")
        .replacing("case basic, bearer", with: "case none, basic, bearer")
}
