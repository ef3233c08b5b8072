import SwiftUI

/// What a map shows.
public nonisolated struct MapCameraPosition: Equatable, @unchecked Sendable {
    indirect enum Kind: Equatable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
        case userLocation(followsHeading: Bool, fallback: Kind)
        /// What somebody's fingers have moved the map to.
        case fingers(MKMapRect)

        static func == (one: Kind, other: Kind) -> Bool {
            switch (one, other) {
            case (.automatic, .automatic): true
            case (.region(let one), .region(let other)): one.isEqual(to: other)
            case (.rect(let one), .rect(let other)): one.isEqual(to: other)
            case (.camera(let one), .camera(let other)): one == other
            case (.item(let one, let tilts), .item(let other, let otherTilts)):
                one === other && tilts == otherTilts
            case (.userLocation(let turns, let one), .userLocation(let otherTurns, let other)):
                turns == otherTurns && one == other
            case (.fingers(let one), .fingers(let other)): one.isEqual(to: other)
            default: false
            }
        }
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// All that is on the map.
    public static let automatic = MapCameraPosition(.automatic)
    /// Returns the one that shows a part of the Earth.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// Returns the one that shows a rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// Returns the one that shows what a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// Returns the one that shows an item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }
    /// Returns the one that shows where the phone is, and something else until that is told.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.userLocation(followsHeading: followsHeading, fallback: fallback.kind))
    }

    /// The part of the Earth that it shows; nil for another one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle that it shows; nil for another one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera; nil for another one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The item that it shows; nil for another one.
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    /// Whether the map is tilted for an item: has no effect.
    public var allowsAutomaticPitch: Bool { if case .item(_, let tilts) = kind { tilts } else { false } }
    /// What is shown until it is told where the phone is; nil for another one.
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(_, let fallback) = kind { MapCameraPosition(fallback) } else { nil }
    }
    /// Whether it shows where the phone is.
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    /// Whether the map is turned as the phone is: has no effect.
    public var followsUserHeading: Bool { if case .userLocation(let turns, _) = kind { turns } else { false } }
    /// Whether somebody's fingers have moved the map.
    public var positionedByUser: Bool { if case .fingers = kind { true } else { false } }
}
