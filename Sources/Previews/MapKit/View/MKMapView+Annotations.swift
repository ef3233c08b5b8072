import UIKit

/// What is at places of the map.
extension MKMapView {
    final func showCallout(of annotation: any MKAnnotation, _ view: MKAnnotationView) {
        let hasMore =
            view.leftCalloutAccessoryView != nil || view.rightCalloutAccessoryView != nil
            || view.detailCalloutAccessoryView != nil
        guard view.canShowCallout, hasMore || !(view is MKMarkerAnnotationView) else { return }
        callout.show(annotation, of: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        callout.isHidden = false
    }

    /// Shows that an annotation is not selected any more.
    final func end(_ annotation: any MKAnnotation, animated: Bool) {
        callout.isHidden = true
        guard let view = views[ObjectIdentifier(annotation)] else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Makes the views of annotations that have none.
    final func makeViews() {
        let missing = annotations.filter { views[ObjectIdentifier($0)] == nil }
        guard !missing.isEmpty else { return }
        var made: [MKAnnotationView] = []
        for annotation in missing {
            let view =
                delegate?.mapView(self, viewFor: annotation)
                ?? (annotation is MKUserLocation
                    ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil) : nil)
                ?? dequeueReusableAnnotationView(
                    withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
            view.annotation = annotation
            view.prepareForDisplay()
            views[ObjectIdentifier(annotation)] = view
            pins.addSubview(view)
            made.append(view)
        }
        delegate?.mapView(self, didAdd: made)
    }
}
