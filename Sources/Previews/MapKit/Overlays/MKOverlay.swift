/// Something that lies on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    /// The rectangle of the map that it is in.
    var boundingMapRect: MKMapRect { get }
}

/// What lies in front of an overlay: all are in front of the ground, in the order in which they are added.
public enum MKOverlayLevel: Int, Sendable {
    /// The cases: the names of places; nothing of the map.
    case aboveRoads, aboveLabels
}
