import CoreLocation

/// A rectangle on the Earth's map.
public struct MKMapRect: Sendable {
    /// The corner in the north-west.
    public var origin: MKMapPoint
    /// The width and height.
    public var size: MKMapSize

    /// Makes an empty one in the map's corner.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// Makes one of a corner and a size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Makes one of its corner in the north-west, its width and its height.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// Makes the one that has a part of the Earth.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2))
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }

    /// Makes the empty one at a place.
    init(at coordinate: CLLocationCoordinate2D) {
        self.init(origin: MKMapPoint(coordinate), size: MKMapSize())
    }

    /// The whole map.
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x == .infinity }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it goes on beyond the map's eastern or western edge.
    public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }

    /// Returns the smallest one that has this one and another in it.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// Returns what it has in common with another one.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
        guard !isNull, !other.isNull, width >= 0, height >= 0 else { return .null }
        return MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Returns whether it has something in common with another one.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

    /// Returns a smaller one with the same middle; a larger one for negative distances.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns one of the same size elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns whether a place is in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Returns whether all of another one is in it.
    public func contains(_ rect: MKMapRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Whether it is the same one as another.
    func isEqual(to other: MKMapRect) -> Bool {
        minX == other.minX && minY == other.minY && width == other.width && height == other.height
    }
}
