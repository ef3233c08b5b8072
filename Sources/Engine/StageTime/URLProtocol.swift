import QuartzCore

/// What answers requests in an app itself, with the interface of Foundation's `URLProtocol`.
///
/// A session asks the classes of its configuration, and the shared one those that are registered, too. The first that can
/// answer a request does, in the place of what a session gives without a network.
open class URLProtocol: NSObject {
    /// The request that is answered.
    public let request: URLRequest
    /// An answer that was stored before.
    public let cachedResponse: CachedURLResponse?
    /// What hears of the answer.
    public let client: (any URLProtocolClient)?

    /// Makes what answers a request.
    public required init(
        request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
        (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
    }

    /// Returns whether the class answers a request.
    open class func canInit(with request: URLRequest) -> Bool { false }
    /// Returns whether the class answers a task's request.
    open class func canInit(with task: URLSessionTask) -> Bool { task.currentRequest.map(canInit(with:)) ?? false }
    /// Returns the request by which equal ones are known.
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    /// Returns whether two requests have the same answer.
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

    /// Begins to answer: tells the client.
    open func startLoading() {}
    /// Ends.
    open func stopLoading() {}

    /// Has the shared session ask a class before those that were registered earlier.
    ///
    /// - Returns: whether the class is of this kind, as all are.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
        guard let type = protocolClass as? URLProtocol.Type else { return false }
        registered?.types.insert(type, at: 0)
        return true
    }

    /// Has the shared session ask a class no more.
    open class func unregisterClass(_ protocolClass: AnyClass) {
        registered?.types.removeAll { $0 === protocolClass }
    }

    /// The classes that are registered on the stage; nil away from its thread.
    private static var registered: RegisteredProtocols? {
        guard StageTurn.isOnMainActor else { return nil }
        return MainActor.assumeIsolated { FrameClock.current.shared { RegisteredProtocols() } }
    }

    /// Returns the class that answers a request of a session; nil for none.
    static func type(for request: URLRequest, of session: URLSession) -> URLProtocol.Type? {
        let registered = session === URLSession.shared ? registered?.types ?? [] : []
        let types = (session.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        return (registered + types).first { $0.canInit(with: request) }
    }
}

/// The classes that answer requests of the shared session.
private final class RegisteredProtocols: Sendable {
    nonisolated(unsafe) var types: [URLProtocol.Type] = []
}

/// What hears how a request is answered, with the interface of Foundation's `URLProtocolClient`.
public protocol URLProtocolClient: AnyObject {
    /// Is told that another request is to be made.
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    /// Is told that what was stored is the answer.
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    /// Is told that the answer begins.
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    /// Is given a part of the answer.
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    /// Is told that the answer is complete.
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    /// Is told that there is no answer.
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}

extension URLCache {
    /// Where an answer may be stored.
    public enum StoragePolicy: UInt, Sendable {
        case allowed, allowedInMemoryOnly, notAllowed
    }
}

/// An answer that a protocol gives, part by part.
final class ProtocolAnswer: URLProtocolClient {
    private let finish: (Result<(Data, URLResponse), any Error>) -> Void
    private var data = Data()
    private var response: URLResponse?
    /// Held until the answer is complete.
    private var loader: URLProtocol?

    /// Has a class answer a request.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - type: the class.
    ///   - finish: is called once, with the answer.
    static func begin(
        _ request: URLRequest, by type: URLProtocol.Type,
        _ finish: @escaping (Result<(Data, URLResponse), any Error>) -> Void
    ) {
        let answer = ProtocolAnswer(finish)
        let loader = type.init(request: type.canonicalRequest(for: request), cachedResponse: nil, client: answer)
        answer.loader = loader
        loader.startLoading()
    }

    private init(_ finish: @escaping (Result<(Data, URLResponse), any Error>) -> Void) { self.finish = finish }

    private func end(_ result: Result<(Data, URLResponse), any Error>) {
        guard let loader else { return }
        self.loader = nil
        finish(result)
        loader.stopLoading()
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) { response = redirectResponse }
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        (response, data) = (cachedResponse.response, cachedResponse.data)
    }
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { self.response = response }
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { self.data += data }
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        guard let response else { return end(.failure(URLError(.badServerResponse))) }
        end(.success((data, response)))
    }
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { end(.failure(error)) }
}
