import CoreLocation
import Foundation

/// A way from a place to another one: none is found.
open class MKRoute: NSObject, @unchecked Sendable {
    /// What it is called.
    public let name = ""
    /// What must be known of it.
    public let advisoryNotices: [String] = []
    /// The line on the map.
    public let polyline = MKPolyline(at: [])
    /// The metres.
    public let distance: CLLocationDistance = 0
    /// The seconds that it takes.
    public let expectedTravelTime: TimeInterval = 0
    /// How somebody travels.
    public let transportType = MKDirectionsTransportType.automobile
    /// Its parts.
    public let steps: [Step] = []

    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        /// What is to be done.
        public let instructions = ""
        /// What is to be known of it; nil for nothing.
        public let notice: String? = nil
        /// The line on the map.
        public let polyline = MKPolyline(at: [])
        /// The metres.
        public let distance: CLLocationDistance = 0
    }
}
