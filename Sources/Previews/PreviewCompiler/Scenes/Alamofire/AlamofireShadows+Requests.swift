extension AlamofireShadows {
    /// Requests, and what is awaited of them.
    static let requests = #"""
        import DarwinAdditions
        import Foundation
        import UIKit

        /// A request that a session has made.
        open class Request {
            public enum State { case initialized, resumed, suspended, cancelled, finished }
            public typealias ValidationResult = Result<Void, Error>
            public typealias ProgressHandler = (Progress) -> Void

            public let id = UUID()
            public private(set) var state = State.initialized
            public private(set) var request: URLRequest?
            public private(set) var response: HTTPURLResponse?
            public private(set) var error: AFError?
            fileprivate private(set) var received: Data?
            private let session: Session
            private let make: () throws -> URLRequest
            private let interceptor: RequestInterceptor?
            private var handlers: [() -> Void] = []
            private var checks: [(URLRequest?, HTTPURLResponse, Data?) -> ValidationResult] = []
            private var running: URLSessionDataTask?
            private var hasStarted = false
            /// Whether what it gives is taken for a picture, whatever its URL tells.
            var isForPicture = false

            init(
                _ session: Session, _ interceptor: RequestInterceptor?, _ make: @escaping () throws -> URLRequest
            ) {
                (self.session, self.make, self.interceptor) = (session, make, interceptor ?? session.interceptor)
                if session.startRequestsImmediately { DispatchQueue.main.async { self.resume() } }
            }

            public var task: URLSessionTask? { running }
            public var tasks: [URLSessionTask] { [running].compactMap { $0 } }
            public var isInitialized: Bool { state == .initialized }
            public var isResumed: Bool { state == .resumed }
            public var isSuspended: Bool { state == .suspended }
            public var isCancelled: Bool { state == .cancelled }
            public var isFinished: Bool { state == .finished }
            public var retryCount: Int { 0 }
            public var uploadProgress: Progress { Progress(totalUnitCount: 0) }
            public var downloadProgress: Progress { Progress(totalUnitCount: 0) }

            @discardableResult public func resume() -> Self {
                guard state == .initialized || state == .suspended else { return self }
                state = .resumed
                guard !hasStarted else { return self }
                hasStarted = true
                do {
                    let request = try make()
                    guard let interceptor else {
                        start(request)
                        return self
                    }
                    interceptor.adapt(request, for: session) { result in
                        switch result {
                        case .success(let request): self.start(request)
                        case .failure(let error): self.finish(.requestAdaptationFailed(error: error))
                        }
                    }
                } catch {
                    finish(error.asAFError { .createURLRequestFailed(error: $0) })
                }
                return self
            }

            private func start(_ request: URLRequest) {
                let request = isForPicture ? StageFoundation.pictureRequest(request) : request
                self.request = request
                guard state == .resumed else { return }
                running = URLSession.shared.dataTask(with: request) { data, response, error in
                    DispatchQueue.main.async {
                        (self.received, self.response) = (data, response as? HTTPURLResponse)
                        self.finish(error.map { .sessionTaskFailed(error: $0) })
                    }
                }
                running?.resume()
            }

            private func finish(_ failure: AFError?) {
                guard state != .finished, state != .cancelled || failure?.isExplicitlyCancelledError == true else {
                    return
                }
                error = failure
                if failure == nil, let response {
                    for check in checks {
                        guard case .failure(let error) = check(request, response, received) else { continue }
                        self.error = error.asAFError {
                            .responseValidationFailed(reason: .customValidationFailed(error: $0))
                        }
                        break
                    }
                }
                if state != .cancelled { state = .finished }
                let waiting = handlers
                handlers = []
                for handler in waiting { handler() }
            }

            @discardableResult public func suspend() -> Self {
                if state == .resumed || state == .initialized { state = .suspended }
                return self
            }

            @discardableResult public func cancel() -> Self {
                guard state != .finished, state != .cancelled else { return self }
                state = .cancelled
                running?.cancel()
                DispatchQueue.main.async { self.finish(.explicitlyCancelled) }
                return self
            }

            @discardableResult public func authenticate(username: String, password: String) -> Self { self }
            @discardableResult public func uploadProgress(
                queue: DispatchQueue = .main, closure: @escaping ProgressHandler
            ) -> Self { self }
            @discardableResult public func downloadProgress(
                queue: DispatchQueue = .main, closure: @escaping ProgressHandler
            ) -> Self { self }
            @discardableResult public func onURLRequestCreation(
                on queue: DispatchQueue = .main, perform handler: @escaping (URLRequest) -> Void
            ) -> Self { self }
            @discardableResult public func cURLDescription(
                on queue: DispatchQueue = .main, calling handler: @escaping (String) -> Void
            ) -> Self {
                queue.async { handler(self.cURLDescription()) }
                return self
            }
            public func cURLDescription() -> String { "curl \(request?.url?.absoluteString ?? "")" }

            fileprivate func check(_ check: @escaping (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult) {
                checks.append(check)
            }

            /// Calls a closure once the request has ended.
            fileprivate func whenFinished(on queue: DispatchQueue, _ handler: @escaping () -> Void) {
                let call = { queue.async(execute: handler) }
                if state == .finished || error != nil { call() } else { handlers.append(call) }
            }

            /// What was received, made into a value.
            fileprivate func result<Value>(_ make: (Data) throws -> Value) -> AFResult<Value> {
                if let error { return .failure(error) }
                do {
                    return .success(try make(received ?? Data()))
                } catch {
                    return .failure(
                        error.asAFError { .responseSerializationFailed(reason: .decodingFailed(error: $0)) })
                }
            }

            fileprivate static func json(_ options: JSONSerialization.ReadingOptions) -> (Data) throws -> Any {
                { try JSONSerialization.jsonObject(with: $0, options: options) }
            }

            fileprivate static func decoded<Value: Decodable>(_ type: Value.Type, _ decoder: DataDecoder) -> (Data)
                throws -> Value
            {
                { try decoder.decode(type, from: $0) }
            }

            fileprivate static func string(_ encoding: String.Encoding?) -> (Data) throws -> String {
                { data in
                    let encoding = encoding ?? .utf8
                    guard let text = String(data: data, encoding: encoding) else {
                        throw AFError.responseSerializationFailed(
                            reason: .stringSerializationFailed(encoding: encoding))
                    }
                    return text
                }
            }
        }

        /// What makes values of data.
        public protocol DataDecoder {
            func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
        }

        extension JSONDecoder: DataDecoder {}
        extension PropertyListDecoder: DataDecoder {}

        public protocol DataResponseSerializerProtocol<SerializedObject> {
            associatedtype SerializedObject
            func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws
                -> SerializedObject
        }

        public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {}

        extension ResponseSerializer {
            /// The data of an answer, or the error in its place.
            fileprivate func received(_ data: Data?, _ error: Error?) throws -> Data {
                if let error { throw error }
                guard let data, !data.isEmpty else {
                    throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
                }
                return data
            }
        }

        public struct DataResponseSerializer: ResponseSerializer {
            public init(emptyResponseCodes: Set<Int> = [204, 205]) {}
            public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws
                -> Data
            { try received(data, error) }
        }

        public struct StringResponseSerializer: ResponseSerializer {
            private let encoding: String.Encoding?
            public init(encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205]) {
                self.encoding = encoding
            }
            public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws
                -> String
            { try Request.string(encoding)(received(data, error)) }
        }

        public struct JSONResponseSerializer: ResponseSerializer {
            private let options: JSONSerialization.ReadingOptions
            public init(
                emptyResponseCodes: Set<Int> = [204, 205], options: JSONSerialization.ReadingOptions = .allowFragments
            ) { self.options = options }
            public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws
                -> Any
            { try Request.json(options)(received(data, error)) }
        }

        public struct DecodableResponseSerializer<Value: Decodable>: ResponseSerializer {
            private let decoder: DataDecoder
            public init(decoder: DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]) {
                self.decoder = decoder
            }
            public func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws
                -> Value
            { try Request.decoded(Value.self, decoder)(received(data, error)) }
        }

        public protocol EmptyResponse { static func emptyValue() -> Self }

        public struct Empty: Codable, EmptyResponse {
            public static let value = Empty()
            public static func emptyValue() -> Empty { value }
        }

        /// A request for data.
        open class DataRequest: Request {
            public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

            public var data: Data? { received }

            @discardableResult public func validate(_ validation: @escaping Validation) -> Self {
                check(validation)
                return self
            }
            @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }
            @discardableResult public func validate<S: Sequence>(statusCode codes: S) -> Self where S.Element == Int {
                validate { _, response, _ in
                    codes.contains(response.statusCode)
                        ? .success(())
                        : .failure(
                            AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode))
                        )
                }
            }
            @discardableResult public func validate<S: Sequence>(contentType types: @escaping @autoclosure () -> S)
                -> Self
            where S.Element == String { self }

            private func respond<Value>(
                _ queue: DispatchQueue, _ make: @escaping (Data) throws -> Value,
                _ handler: @escaping (AFDataResponse<Value>) -> Void
            ) -> Self {
                whenFinished(on: queue) { handler(self.response(make)) }
                return self
            }

            fileprivate func response<Value>(_ make: (Data) throws -> Value) -> AFDataResponse<Value> {
                AFDataResponse<Value>(request: request, response: response, data: received, result: result(make))
            }

            @discardableResult public func response(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
            ) -> Self { respond(queue, { $0 }, completionHandler) }

            @discardableResult public func response<Serializer: DataResponseSerializerProtocol>(
                queue: DispatchQueue = .main, responseSerializer: Serializer,
                completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
            ) -> Self {
                respond(
                    queue,
                    {
                        try responseSerializer.serialize(
                            request: self.request, response: self.response, data: $0, error: self.error)
                    },
                    completionHandler)
            }

            @discardableResult public func responseData(
                queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
                completionHandler: @escaping (AFDataResponse<Data>) -> Void
            ) -> Self { respond(queue, { $0 }, completionHandler) }

            @discardableResult public func responseString(
                queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
                emptyResponseCodes: Set<Int> = [204, 205],
                completionHandler: @escaping (AFDataResponse<String>) -> Void
            ) -> Self { respond(queue, Self.string(encoding), completionHandler) }

            @discardableResult public func responseJSON(
                queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
                options: JSONSerialization.ReadingOptions = .allowFragments,
                completionHandler: @escaping (AFDataResponse<Any>) -> Void
            ) -> Self { respond(queue, Self.json(options), completionHandler) }

            @discardableResult public func responseDecodable<Value: Decodable>(
                of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: DataDecoder = JSONDecoder(),
                emptyResponseCodes: Set<Int> = [204, 205], completionHandler: @escaping (AFDataResponse<Value>) -> Void
            ) -> Self { respond(queue, Self.decoded(type, decoder), completionHandler) }

            private func task<Value>(_ make: @escaping (Data) throws -> Value) -> DataTask<Value> {
                DataTask {
                    await withCheckedContinuation { waiting in
                        _ = self.respond(.main, make) { waiting.resume(returning: $0) }
                    }
                }
            }

            public func serializingData(
                automaticallyCancelling: Bool = true, emptyResponseCodes: Set<Int> = [204, 205]
            ) -> DataTask<Data> {
                task { $0 }
            }
            public func serializingDecodable<Value: Decodable>(
                _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
                decoder: DataDecoder = JSONDecoder(),
                emptyResponseCodes: Set<Int> = [204, 205]
            ) -> DataTask<Value> { task(Self.decoded(type, decoder)) }
            public func serializingString(
                automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil,
                emptyResponseCodes: Set<Int> = [204, 205]
            ) -> DataTask<String> { task(Self.string(encoding)) }
        }

        /// What is awaited of a request.
        public struct DataTask<Value> {
            fileprivate let make: () async -> AFDataResponse<Value>
            public var response: AFDataResponse<Value> { get async { await make() } }
            public var result: AFResult<Value> { get async { await make().result } }
            public var value: Value { get async throws { try await make().result.get() } }
        }

        /// A request by which data is sent.
        public final class UploadRequest: DataRequest {}

        /// A request for a file.
        public final class DownloadRequest: Request {
            public struct Options: OptionSet {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let createIntermediateDirectories = Options(rawValue: 1)
                public static let removePreviousFile = Options(rawValue: 2)
            }
            public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
                destinationURL: URL, options: Options
            )
            public typealias DownloadFileDestination = Destination
            public typealias DownloadOptions = Options

            public var fileURL: URL? { nil }
            public var resumeData: Data? { nil }

            public static func suggestedDownloadDestination(
                for directory: FileManager.SearchPathDirectory = .documentDirectory,
                in domain: FileManager.SearchPathDomainMask = .userDomainMask,
                options: Options = []
            ) -> Destination { { url, _ in (url, options) } }

            @discardableResult public func validate() -> Self { self }
            @discardableResult public func validate<S: Sequence>(statusCode: S) -> Self where S.Element == Int { self }

            private func respond<Value>(
                _ queue: DispatchQueue, _ make: @escaping (Data) throws -> Value,
                _ handler: @escaping (AFDownloadResponse<Value>) -> Void
            ) -> Self {
                whenFinished(on: queue) {
                    handler(
                        AFDownloadResponse<Value>(
                            request: self.request, response: self.response, fileURL: nil, resumeData: nil,
                            result: self.result(make)))
                }
                return self
            }
            @discardableResult public func response(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
            ) -> Self { respond(queue, { _ in nil }, completionHandler) }
            @discardableResult public func responseURL(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
            ) -> Self {
                respond(
                    queue, { _ in throw AFError.responseSerializationFailed(reason: .inputFileNil) }, completionHandler)
            }
            @discardableResult public func responseData(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
            ) -> Self { respond(queue, { $0 }, completionHandler) }
            @discardableResult public func responseDecodable<Value: Decodable>(
                of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: DataDecoder = JSONDecoder(),
                completionHandler: @escaping (AFDownloadResponse<Value>) -> Void
            ) -> Self { respond(queue, Self.decoded(type, decoder), completionHandler) }
        }
        """#
}
