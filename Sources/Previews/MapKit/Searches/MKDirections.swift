import Foundation
import class StageTime.DispatchQueue

/// A search for a way, which fails: it would ask over the network.
open class MKDirections: NSObject, @unchecked Sendable {
    /// What hears of the ways, or of an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// Where it begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// How somebody travels.
        open var transportType = MKDirectionsTransportType.automobile
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// Makes one from nowhere to nowhere.
        public override init() { super.init() }
    }

    /// What is found.
    open class Response: NSObject, @unchecked Sendable {
        /// The ways.
        public let routes: [MKRoute] = []
    }

    /// How long a way takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// The seconds.
        public let expectedTravelTime: TimeInterval = 0
        /// The metres.
        public let distance: CLLocationDistance = 0
    }

    /// Whether it searches.
    public let isCalculating = false
    /// Makes one.
    public init(request: Request) {}
    /// Does nothing: it has failed.
    open func cancel() {}

    /// Fails soon.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }

    /// Fails.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Fails soon.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }

    /// Fails.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
}

/// How somebody travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By bus and train.
    public static let transit = Self(rawValue: 4)
    /// By any of them.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}
