extension MoyaShadows {
    /// What makes requests of targets.
    static let providers = #"""
        import Foundation
        import UIKit

        public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
        public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

        /// How much of an answer has come.
        public struct ProgressResponse {
            public let response: Response?
            public let progressObject: Progress?
            public init(progress: Progress? = nil, response: Response? = nil) {
                (progressObject, self.response) = (progress, response)
            }
            public var completed: Bool { response != nil }
            public var progress: Double { completed ? 1 : progressObject?.fractionCompleted ?? 0 }
        }

        /// What ends a request.
        public protocol Moya_Cancellable {
            var isCancelled: Bool { get }
            func cancel()
        }

        public final class CancellableToken: Moya_Cancellable, CustomDebugStringConvertible {
            public private(set) var isCancelled = false
            private let action: () -> Void
            public init(action: @escaping () -> Void) { self.action = action }
            public func cancel() {
                guard !isCancelled else { return }
                isCancelled = true
                action()
            }
            public var debugDescription: String { "CancellableToken" }
        }

        /// Whether targets' own sample data stands for answers.
        public enum StubBehavior {
            case never, immediate, delayed(seconds: TimeInterval)
        }

        public protocol MoyaProviderType<Target>: AnyObject {
            associatedtype Target: TargetType
            @discardableResult func request(
                _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
                completion: @escaping Completion
            ) -> Moya_Cancellable
        }

        /// What makes requests of targets, none of which reaches anything.
        open class MoyaProvider<Target: TargetType>: MoyaProviderType {
            public typealias EndpointClosure = (Target) -> Endpoint
            public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
            public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
            public typealias StubClosure = (Target) -> StubBehavior

            public let endpointClosure: EndpointClosure
            public let requestClosure: RequestClosure
            public let stubClosure: StubClosure
            public let session: Session
            public let plugins: [any PluginType]
            public let trackInflights: Bool
            open private(set) var inflightRequests: [Endpoint: [Completion]] = [:]
            private let callbackQueue: DispatchQueue?

            public init(
                endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
                requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
                stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
                session: Session = MoyaProvider<Target>.defaultAlamofireSession(), plugins: [any PluginType] = [],
                trackInflights: Bool = false
            ) {
                (self.endpointClosure, self.requestClosure) = (endpointClosure, requestClosure)
                (self.stubClosure, self.callbackQueue, self.session) = (stubClosure, callbackQueue, session)
                (self.plugins, self.trackInflights) = (plugins, trackInflights)
            }

            /// As versions up to 13 were made.
            public convenience init(
                endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
                requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
                stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
                manager: Session, plugins: [any PluginType] = [], trackInflights: Bool = false
            ) {
                self.init(
                    endpointClosure: endpointClosure, requestClosure: requestClosure, stubClosure: stubClosure,
                    callbackQueue: callbackQueue, session: manager, plugins: plugins, trackInflights: trackInflights)
            }

            public var manager: Session { session }

            open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

            @discardableResult open func request(
                _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
                completion: @escaping Completion
            ) -> Moya_Cancellable {
                let endpoint = endpoint(target)
                let behavior = stubClosure(target)
                let plugins = plugins
                let process: Completion = { result in
                    completion(plugins.reduce(result) { $1.process($0, target: target) })
                }
                var running: DataRequestHolder? = nil
                let token = CancellableToken { running?.cancel() }
                if trackInflights {
                    let isRunning = inflightRequests[endpoint] != nil
                    inflightRequests[endpoint, default: []].append(process)
                    if isRunning { return token }
                }
                let finish: Completion = { [weak self] result in
                    for plugin in plugins { plugin.didReceive(result, target: target) }
                    if let progress, case .success(let response) = result {
                        progress(ProgressResponse(response: response))
                    }
                    guard let self, trackInflights else { return process(result) }
                    inflightRequests.removeValue(forKey: endpoint)?.forEach { $0(result) }
                }
                let queue = callbackQueue ?? self.callbackQueue
                requestClosure(endpoint) { result in
                    guard !token.isCancelled else { return finish(.failure(.cancelled)) }
                    switch result {
                    case .failure(let error): process(.failure(error))
                    case .success(let request):
                        let prepared = plugins.reduce(request) { $1.prepare($0, target: target) }
                        let sent = SentRequest(request: prepared)
                        for plugin in plugins { plugin.willSend(sent, target: target) }
                        let codes = target.validationType.statusCodes
                        switch behavior {
                        case .never:
                            running = self.send(endpoint, prepared, codes, queue ?? .main, finish)
                        case .immediate:
                            let answer = {
                                finish(token.isCancelled ? .failure(.cancelled) : endpoint.stub(prepared, codes))
                            }
                            if let queue { queue.async(execute: answer) } else { answer() }
                        case .delayed(let seconds):
                            (queue ?? .main).asyncAfter(deadline: .now() + seconds) {
                                finish(token.isCancelled ? .failure(.cancelled) : endpoint.stub(prepared, codes))
                            }
                        }
                    }
                }
                return token
            }

            private func send(
                _ endpoint: Endpoint, _ request: URLRequest, _ codes: [Int], _ queue: DispatchQueue,
                _ finish: @escaping Completion
            ) -> DataRequestHolder {
                let made: DataRequest
                switch endpoint.task {
                case .downloadDestination(let destination), .downloadParameters(_, _, let destination):
                    let download = session.download(request, to: destination).response(queue: queue) {
                        finish(convertResponseToResult($0.response, request: $0.request, data: nil, error: $0.error))
                    }
                    download.resume()
                    return DataRequestHolder(cancel: { download.cancel() })
                case .uploadFile(let file): made = session.upload(file, with: request)
                case .uploadMultipart, .uploadMultipartFormData, .uploadCompositeMultipart,
                    .uploadCompositeMultipartFormData:
                    made = session.upload(multipartFormData: { _ in }, with: request)
                default: made = session.request(request)
                }
                if !codes.isEmpty { made.validate(statusCode: codes) }
                made.response(queue: queue) {
                    finish(
                        convertResponseToResult($0.response, request: $0.request, data: $0.data, error: $0.error))
                }
                made.resume()
                return DataRequestHolder(cancel: { made.cancel() })
            }
        }

        /// What ends a request that has been sent.
        fileprivate struct DataRequestHolder { let cancel: () -> Void }

        /// A request that has been sent, as plugins see it.
        fileprivate struct SentRequest: RequestType {
            let request: URLRequest?
            var sessionHeaders: [String: String] { [:] }
            func authenticate(
                username: String, password: String, persistence: URLCredential.Persistence
            ) -> SentRequest { self }
            func authenticate(with credential: URLCredential) -> SentRequest { self }
            func cURLDescription(calling handler: @escaping (String) -> Void) -> SentRequest {
                handler("curl \(request?.url?.absoluteString ?? "")")
                return self
            }
        }

        extension MoyaError {
            fileprivate static var cancelled: MoyaError { .underlying(URLError(.cancelled), nil) }
        }

        extension Endpoint {
            /// The answer that stands for a server's.
            fileprivate func stub(_ request: URLRequest, _ codes: [Int]) -> Result<Response, MoyaError> {
                let response: Response
                switch sampleResponseClosure() {
                case .networkError(let error): return .failure(.underlying(error, nil))
                case .networkResponse(let code, let data):
                    response = Response(statusCode: code, data: data, request: request)
                case .response(let answer, let data):
                    response = Response(statusCode: answer.statusCode, data: data, request: request, response: answer)
                }
                guard codes.isEmpty || codes.contains(response.statusCode) else {
                    return .failure(.underlying(MoyaError.statusCode(response), response))
                }
                return .success(response)
            }
        }

        public func convertResponseToResult(
            _ response: HTTPURLResponse?, request: URLRequest?, data: Data?, error: (any Error)?
        ) -> Result<Response, MoyaError> {
            let answer = response.map {
                Response(statusCode: $0.statusCode, data: data ?? Data(), request: request, response: $0)
            }
            if let answer, error == nil { return .success(answer) }
            return .failure(.underlying(error ?? URLError(.unknown), answer))
        }

        extension MoyaProvider {
            public final class func neverStub(_: Target) -> StubBehavior { .never }
            public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }
            public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
                { _ in .delayed(seconds: seconds) }
            }

            public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
                Endpoint(
                    url: URL(target: target).absoluteString,
                    sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
                    task: target.task, httpHeaderFields: target.headers)
            }

            public final class func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
                do {
                    closure(.success(try endpoint.urlRequest()))
                } catch {
                    closure(.failure(error as? MoyaError ?? .underlying(error, nil)))
                }
            }

            public final class func defaultAlamofireSession() -> Session { Session(startRequestsImmediately: false) }
            public final class func defaultAlamofireManager() -> Session { defaultAlamofireSession() }
        }
        """#
}
