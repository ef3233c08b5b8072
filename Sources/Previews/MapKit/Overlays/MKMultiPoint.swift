import CoreLocation

/// Several places of a map.
open class MKMultiPoint: MKShape {
    final let places: [MKMapPoint]
    /// How many there are.
    public var pointCount: Int { places.count }

    init(at places: [MKMapPoint]) {
        self.places = places
        super.init()
    }

    /// Makes one of a list of latitudes and longitudes.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(at: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) })
    }

    /// Makes one of a list of the map's places.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(at: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// The middle of the rectangle around them.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }

    /// The rectangle around them.
    public var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    /// Writes some of them where a pointer points to.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = places[range.location + index].coordinate }
    }
}
