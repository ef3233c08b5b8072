extension MapShadows {
    /// What asks over the network.
    static let searches = """
        public struct MKError: Error {
            public enum Code: UInt, Sendable {
                case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
            }
            public let code: Code
            public init(_ code: Code) { self.code = code }
        }

        open class MKLocalSearch: NSObject {
            open class Request: NSObject {
                open var naturalLanguageQuery: String?
                open var region = MKCoordinateRegion()
                public override init() { super.init() }
            }

            open class Response: NSObject {
                public let mapItems: [MKMapItem] = []
                public let boundingRegion = MKCoordinateRegion()
            }

            public let isSearching = false
            public init(request: Request) {}
            open func cancel() {}

            open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
                DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
            }
        }

        open class MKDirections: NSObject {
            open class Request: NSObject {
                open var source: MKMapItem?
                open var destination: MKMapItem?
                open var transportType = MKDirectionsTransportType.automobile
                open var requestsAlternateRoutes = false
                public override init() { super.init() }
            }

            open class Response: NSObject {
                public let routes: [MKRoute] = []
            }

            public init(request: Request) {}
            open func cancel() {}

            open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
                DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
            }
        }

        open class MKRoute: NSObject {
            public let name = ""
            public let polyline = MKPolyline(at: [])
            public let distance: CLLocationDistance = 0
            public let expectedTravelTime: TimeInterval = 0
        }

        public struct MKDirectionsTransportType: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let automobile = Self(rawValue: 1)
            public static let walking = Self(rawValue: 2)
            public static let transit = Self(rawValue: 4)
            public static let any = Self(rawValue: 0x0FFF_FFFF)
        }

        """
}
