extension MapShadows {
    /// What is put on a map, and how shapes are drawn.
    static let shapes = """
        public protocol MKAnnotation: AnyObject {
            var coordinate: CLLocationCoordinate2D { get }
            var title: String? { get }
            var subtitle: String? { get }
        }

        extension MKAnnotation {
            public var title: String? { nil }
            public var subtitle: String? { nil }
        }

        open class MKShape: NSObject, MKAnnotation {
            open var title: String?
            open var subtitle: String?
            open var coordinate: CLLocationCoordinate2D { get { CLLocationCoordinate2D() } set {} }
            public override init() { super.init() }
        }

        open class MKPointAnnotation: MKShape {
            private var place = CLLocationCoordinate2D()
            open override var coordinate: CLLocationCoordinate2D { get { place } set { place = newValue } }
            public override init() { super.init() }

            public init(coordinate: CLLocationCoordinate2D) {
                super.init()
                place = coordinate
            }

            public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
                self.init(coordinate: coordinate)
                (self.title, self.subtitle) = (title, subtitle)
            }
        }

        open class MKUserLocation: NSObject, MKAnnotation {
            open var title: String? = "My Location"
            open var subtitle: String?
            /// Nil until the phone's place is told.
            public internal(set) var location: CLLocation?
            public let heading: CLHeading? = nil
            public let isUpdating = false
            public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
        }

        open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
            public let coordinate: CLLocationCoordinate2D
            public var title: String? { nil }
            public var subtitle: String? { nil }

            public convenience init(coordinate: CLLocationCoordinate2D) {
                self.init(coordinate: coordinate, addressDictionary: nil)
            }

            public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
                self.coordinate = coordinate
                super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            }

            public override init(placemark: CLPlacemark) {
                coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
                super.init(placemark: placemark)
            }
        }

        public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
        public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
        public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
        public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
        public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

        /// A place that could be shown in the app of maps, which is not here.
        open class MKMapItem: NSObject {
            public let placemark: MKPlacemark
            open var name: String?
            open var phoneNumber: String?
            open var url: URL?
            public init(placemark: MKPlacemark) { self.placemark = placemark }
            open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
            @discardableResult
            open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
            @discardableResult
            open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
        }

        @preconcurrency @MainActor
        public protocol MKOverlay: MKAnnotation {
            var boundingMapRect: MKMapRect { get }
        }

        open class MKMultiPoint: MKShape {
            final let places: [MKMapPoint]
            public var pointCount: Int { places.count }

            init(at places: [MKMapPoint]) {
                self.places = places
                super.init()
            }

            public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
                self.init(at: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) })
            }

            open override var coordinate: CLLocationCoordinate2D {
                get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
                set {}
            }

            public var boundingMapRect: MKMapRect {
                places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
            }
        }

        open class MKPolyline: MKMultiPoint, MKOverlay {}
        open class MKGeodesicPolyline: MKPolyline {}
        open class MKPolygon: MKMultiPoint, MKOverlay {}

        open class MKCircle: MKShape, MKOverlay {
            private let center: CLLocationCoordinate2D
            public let radius: CLLocationDistance

            public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
                (self.center, self.radius) = (center, radius)
                super.init()
            }

            open override var coordinate: CLLocationCoordinate2D { get { center } set {} }

            public var boundingMapRect: MKMapRect {
                MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
            }
        }

        /// How what lies on a map is drawn: by a path.
        @preconcurrency @MainActor
        open class MKOverlayRenderer: NSObject {
            public let overlay: any MKOverlay
            open var alpha: CGFloat = 1

            public init(overlay: any MKOverlay) { self.overlay = overlay }
            open func setNeedsDisplay() {}

            /// Returns the path in a map view's own points.
            func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath { UIBezierPath() }
        }

        @preconcurrency @MainActor
        open class MKOverlayPathRenderer: MKOverlayRenderer {
            open var fillColor: UIColor?
            open var strokeColor: UIColor?
            open var lineWidth: CGFloat = 0
            open var lineJoin = CGLineJoin.round
            open var lineCap = CGLineCap.round
            open var miterLimit: CGFloat = 10
            open var lineDashPhase: CGFloat = 0
            open var lineDashPattern: [NSNumber]?

            override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
                let path = UIBezierPath()
                for (place, next) in ((overlay as? MKMultiPoint)?.places ?? []).map(point).enumerated() {
                    if place == 0 { path.move(to: next) } else { path.addLine(to: next) }
                }
                return path
            }
        }

        @preconcurrency @MainActor
        open class MKPolylineRenderer: MKOverlayPathRenderer {
            public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
            open var polyline: MKPolyline { overlay as! MKPolyline }
        }

        @preconcurrency @MainActor
        open class MKPolygonRenderer: MKOverlayPathRenderer {
            public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
            open var polygon: MKPolygon { overlay as! MKPolygon }

            override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
                let path = super.path(point)
                if !path.isEmpty { path.close() }
                return path
            }
        }

        @preconcurrency @MainActor
        open class MKCircleRenderer: MKOverlayPathRenderer {
            public convenience init(circle: MKCircle) { self.init(overlay: circle) }
            open var circle: MKCircle { overlay as! MKCircle }

            override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
                let rect = overlay.boundingMapRect
                let (first, last) = (point(rect.origin), point(MKMapPoint(x: rect.maxX, y: rect.maxY)))
                return UIBezierPath(ovalIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
            }
        }

        """
}
