extension MapShadows {
    /// What a map is configured with, and its delegate.
    static let delegate = """
        public enum MKMapType: UInt, Sendable {
            case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
        }

        public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
        public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
        public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
        public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
            "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

        open class MKMapCamera: NSObject {
            open var centerCoordinate = CLLocationCoordinate2D()
            open var centerCoordinateDistance: CLLocationDistance = 0
            open var altitude: CLLocationDistance = 0
            open var heading: CLLocationDirection = 0
            open var pitch: CGFloat = 0
            public override init() { super.init() }

            public convenience init(
                lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
                heading: CLLocationDirection
            ) {
                self.init()
                (centerCoordinate, centerCoordinateDistance, altitude) = (center, distance, distance)
                (self.pitch, self.heading) = (pitch, heading)
            }
        }

        @preconcurrency @MainActor
        public protocol MKMapViewDelegate: AnyObject {
            func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
            func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
            func mapViewWillStartLoadingMap(_ mapView: MKMapView)
            func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
            func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
            func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
            func mapView(
                _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
            func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
            func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
            func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
            func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
            func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
            func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
        }

        extension MKMapViewDelegate {
            public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
            public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
            public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
            public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
            public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
            public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
            public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
            public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
            public func mapView(
                _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
            ) {}
            public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
            public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
            public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
            public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
            public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
            public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                MKOverlayRenderer(overlay: overlay)
            }
        }

        """
}
