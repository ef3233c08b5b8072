import Foundation
import class StageTime.DispatchQueue

/// A search for places, which fails: it would ask over the network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What hears of the places, or of an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is looked for.
    open class Request: NSObject, @unchecked Sendable {
        /// Words.
        open var naturalLanguageQuery: String?
        /// The part of the Earth where it is looked for.
        open var region = MKCoordinateRegion()
        /// Makes one of nothing.
        public override init() { super.init() }
        /// Makes one of words.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init()
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
    }

    /// What is found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem] = []
        /// The part of the Earth where they are.
        public let boundingRegion = MKCoordinateRegion()
    }

    /// Whether it searches.
    public let isSearching = false
    /// Makes one.
    public init(request: Request) {}
    /// Does nothing: it has failed.
    open func cancel() {}

    /// Fails soon.
    open func start(completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }

    /// Fails.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}
