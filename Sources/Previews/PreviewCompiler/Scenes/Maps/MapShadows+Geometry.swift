extension MapShadows {
    /// Regions, and the world as a square.
    static let geometry = """
        public struct MKCoordinateSpan: Sendable {
            public var latitudeDelta: CLLocationDegrees
            public var longitudeDelta: CLLocationDegrees

            public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

            public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
                (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
            }
        }

        public struct MKCoordinateRegion: Sendable {
            public var center: CLLocationCoordinate2D
            public var span: MKCoordinateSpan

            public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

            public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

            public init(
                center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
            ) {
                let degree = 111_320.0
                let across = max(0.01, cos(center.latitude * .pi / 180))
                self.init(
                    center: center,
                    span: MKCoordinateSpan(
                        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / across))
            }

            public init(_ rect: MKMapRect) {
                let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
                let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
                self.init(
                    center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
                    span: MKCoordinateSpan(
                        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
            }
        }

        public func MKCoordinateSpanMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> MKCoordinateSpan {
            MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
        }

        public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
            MKCoordinateRegion(center: center, span: span)
        }

        public func MKCoordinateRegionMakeWithDistance(
            _ center: CLLocationCoordinate2D, _ latitudinal: CLLocationDistance, _ longitudinal: CLLocationDistance
        ) -> MKCoordinateRegion {
            MKCoordinateRegion(center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
        }

        /// A place on the world as a square, by Mercator's projection.
        public struct MKMapPoint: Sendable {
            public var x: Double
            public var y: Double
            static let world = 268_435_456.0

            public init() { (x, y) = (0, 0) }
            public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

            public init(_ coordinate: CLLocationCoordinate2D) {
                let latitude = min(85.05112878, max(-85.05112878, coordinate.latitude)) * .pi / 180
                self.init(
                    x: Self.world * (coordinate.longitude + 180) / 360,
                    y: Self.world * (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2)
            }

            public var coordinate: CLLocationCoordinate2D {
                CLLocationCoordinate2D(
                    latitude: (2 * atan(exp(.pi * (1 - 2 * y / Self.world))) - .pi / 2) * 180 / .pi,
                    longitude: x / Self.world * 360 - 180)
            }

            public func distance(to other: MKMapPoint) -> CLLocationDistance {
                let (one, two) = (coordinate, other.coordinate)
                return CLLocation(latitude: one.latitude, longitude: one.longitude)
                    .distance(from: CLLocation(latitude: two.latitude, longitude: two.longitude))
            }
        }

        public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

        public struct MKMapSize: Sendable {
            public var width: Double
            public var height: Double
            public init() { (width, height) = (0, 0) }
            public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
        }

        public struct MKMapRect: Sendable {
            public var origin: MKMapPoint
            public var size: MKMapSize

            public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
            public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

            public init(x: Double, y: Double, width: Double, height: Double) {
                self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
            }

            init(_ region: MKCoordinateRegion) {
                let (center, span) = (region.center, region.span)
                let first = MKMapPoint(
                    CLLocationCoordinate2D(
                        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
                let last = MKMapPoint(
                    CLLocationCoordinate2D(
                        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
                self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
            }

            public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
            public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
            public var width: Double { size.width }
            public var height: Double { size.height }
            public var minX: Double { origin.x }
            public var minY: Double { origin.y }
            public var midX: Double { origin.x + size.width / 2 }
            public var midY: Double { origin.y + size.height / 2 }
            public var maxX: Double { origin.x + size.width }
            public var maxY: Double { origin.y + size.height }
            public var isNull: Bool { origin.x == .infinity }
            public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

            public func union(_ other: MKMapRect) -> MKMapRect {
                if isNull { return other }
                if other.isNull { return self }
                let (x, y) = (min(minX, other.minX), min(minY, other.minY))
                return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
            }

            public func insetBy(dx: Double, dy: Double) -> MKMapRect {
                MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            }

            public func contains(_ point: MKMapPoint) -> Bool {
                point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
            }
        }

        public let MKMapRectNull = MKMapRect.null
        public let MKMapRectWorld = MKMapRect.world
        public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
            MKMapRect(x: x, y: y, width: width, height: height)
        }
        public func MKMapRectUnion(_ one: MKMapRect, _ other: MKMapRect) -> MKMapRect { one.union(other) }

        """
}
