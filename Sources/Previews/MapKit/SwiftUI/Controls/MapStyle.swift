import SwiftUI

/// What the ground of a map looks like.
public nonisolated struct MapStyle: Sendable {
    let type: MKMapType

    /// How high hills and houses are: has no effect.
    public struct Elevation: Hashable, Sendable {
        private let name: String
        /// As is usual.
        public static let automatic = Elevation(name: "automatic")
        /// Flat.
        public static let flat = Elevation(name: "flat")
        /// As they are.
        public static let realistic = Elevation(name: "realistic")
    }

    /// How strong the ground's colours are: has no effect.
    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        /// As is usual.
        public static let automatic = StandardEmphasis(name: "automatic")
        /// Less strong.
        public static let muted = StandardEmphasis(name: "muted")
    }

    /// The streets and the land.
    public static let standard = MapStyle(type: .standard)
    /// Satellites' pictures: a darker ground.
    public static let imagery = MapStyle(type: .satellite)
    /// Satellites' pictures with streets: a darker ground.
    public static let hybrid = MapStyle(type: .hybrid)

    /// Returns the streets and the land.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    /// Returns satellites' pictures: a darker ground.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    /// Returns satellites' pictures with streets: a darker ground.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// The kinds of places that the ground shows: has no effect, it shows none.
public nonisolated struct PointOfInterestCategories: Sendable {
    /// All.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()
    /// Returns some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    /// Returns all but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension View {
    /// Sets what the ground of the maps in the view looks like.
    public nonisolated func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
}
