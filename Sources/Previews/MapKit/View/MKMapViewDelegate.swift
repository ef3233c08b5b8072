import UIKit

/// Hears of a map, and says what it shows.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
    /// Is called before another part of the Earth is shown.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Is called when another part of the Earth is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Is called while a finger moves the map.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Is not called: the ground is not loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Is not called: the ground is not loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Is not called: the ground is not loaded.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Returns the view of an annotation; nil for the usual one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Is called when views of annotations are shown.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Is called when a control in a callout is tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Is called when an annotation is selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Is called when an annotation is selected no more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Is called when an annotation is selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Is called when an annotation is selected no more.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Is called when it is told where the phone is.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Is called when the map follows the phone, or does no more.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns how what lies on the map is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Returns nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Returns one that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
}
