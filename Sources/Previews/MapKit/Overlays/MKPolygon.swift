import CoreLocation

/// An area on a map, within lines.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The areas in it that are left out; nil for none.
    public private(set) final var interiorPolygons: [MKPolygon]?

    /// Makes one of a list of latitudes and longitudes, and the areas in it that are left out.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }

    convenience init(at places: [MKMapPoint], holes: [MKPolygon]) {
        self.init(at: places)
        interiorPolygons = holes.isEmpty ? nil : holes
    }
}
