import UIKit

/// How the map gets from one place to another.
extension MKMapView {
    /// Makes changes that are shown over time, and does something then.
    typealias Animator = (_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void

    /// Shows a rectangle as soon as the view has a size.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - animated: whether the map moves there.
    ///   - animator: how it moves; nil for the usual way.
    final func show(_ rect: MKMapRect, animated: Bool, by animator: Animator? = nil) {
        guard rect.width.isFinite, rect.height.isFinite, rect.midX.isFinite, rect.midY.isFinite else { return }
        guard bounds.width > 0, bounds.height > 0 else {
            wanted = rect
            return
        }
        wanted = nil
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        let (width, height) = (max(rect.width, 1), max(rect.height, 1))
        look(
            at: MKMapPoint(x: rect.midX, y: rect.midY),
            min(bounds.width / CGFloat(width), bounds.height / CGFloat(height)))
        let change = { [self] in
            place()
            delegate?.mapViewDidChangeVisibleRegion(self)
        }
        guard animated, window != nil else {
            change()
            delegate?.mapView(self, regionDidChangeAnimated: false)
            return
        }
        let completion = { [self] in delegate?.mapView(self, regionDidChangeAnimated: true) ?? () }
        if let animator { return animator(change, completion) }
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change
        ) { _ in completion() }
    }

    /// Looks at a place, as far as the camera's limits allow it.
    private func look(at place: MKMapPoint, _ newScale: CGFloat) {
        var place = place
        if let limits = cameraBoundary?.mapRect {
            place.x = min(max(place.x, limits.minX), limits.maxX)
            place.y = min(max(place.y, limits.minY), limits.maxY)
        }
        middle = place
        let whole = max(bounds.width, bounds.height) / CGFloat(MKMapPoint.world)
        scale = min(16, max(newScale, whole))
        guard let range = cameraZoomRange else { return }
        let unit = MKMetersPerMapPointAtLatitude(place.coordinate.latitude)
        func nearness(at distance: CLLocationDistance) -> CGFloat {
            min(bounds.width, bounds.height) / CGFloat(max(distance, 1) * MKMapCamera.width / unit)
        }
        let (least, most) = (range.minCenterCoordinateDistance, range.maxCenterCoordinateDistance)
        if most > 0 { self.scale = max(self.scale, nearness(at: most)) }
        if least > 0 { self.scale = min(self.scale, nearness(at: least)) }
    }

    /// Has the place where the phone is be an annotation, from when it is told.
    final func locate() {
        guard showsUserLocation else {
            locator = nil
            userLocation.location = nil
            return removeAnnotation(userLocation)
        }
        locator = MapLocator { [weak self] place in
            guard let self else { return }
            let isFirst = userLocation.location == nil
            userLocation.location = place
            if isFirst { addAnnotation(userLocation) }
            delegate?.mapView(self, didUpdate: userLocation)
            if userTrackingMode != .none { follow() }
        }
    }

    /// Shows where the phone is, from a kilometre around on.
    final func follow() {
        showsUserLocation = true
        guard userLocation.location != nil else { return }
        setRegion(
            MKCoordinateRegion(
                center: userLocation.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: true)
    }

    // MARK: Fingers

    /// Moves the map with a finger.
    final func drag(_ recognizer: UIPanGestureRecognizer) {
        guard scale > 0 else { return }
        if recognizer.state == .began {
            userTrackingMode = .none
            delegate?.mapView(self, regionWillChangeAnimated: true)
        }
        let moved = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        move(by: moved)
        guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
        let velocity = recognizer.velocity(in: self)
        guard recognizer.state == .ended, abs(velocity.x) + abs(velocity.y) > 100 else {
            delegate?.mapView(self, regionDidChangeAnimated: true)
            return
        }
        // It glides on, as scroll views do.
        UIView.animate(withDuration: 0.6, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
            move(by: CGPoint(x: velocity.x * 0.15, y: velocity.y * 0.15))
        } completion: { _ in
            self.delegate?.mapView(self, regionDidChangeAnimated: true)
        }
    }

    private func move(by distance: CGPoint) {
        look(
            at: MKMapPoint(x: middle.x - Double(distance.x / scale), y: middle.y - Double(distance.y / scale)), scale)
        place()
        movedByFingers()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    /// Changes how large the map is with two fingers.
    final func zoom(_ recognizer: UIPinchGestureRecognizer) {
        guard scale > 0 else { return }
        if recognizer.state == .began { delegate?.mapView(self, regionWillChangeAnimated: true) }
        let center = recognizer.location(in: self)
        let fixed = mapPoint(center)
        look(at: middle, scale * recognizer.scale)
        recognizer.scale = 1
        look(
            at: MKMapPoint(
                x: fixed.x - Double((center.x - bounds.midX) / scale),
                y: fixed.y - Double((center.y - bounds.midY) / scale)), scale)
        place()
        movedByFingers()
        delegate?.mapViewDidChangeVisibleRegion(self)
        if recognizer.state == .ended { delegate?.mapView(self, regionDidChangeAnimated: true) }
    }

    /// Selects the annotation that is tapped, or none.
    final func choose(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: pins)
        let hit = annotations.reversed().first { annotation in
            guard let view = views[ObjectIdentifier(annotation)], view.isEnabled else { return false }
            return view.frame.insetBy(dx: min(0, (view.frame.width - 44) / 2), dy: -6).contains(place)
        }
        if let hit { selectAnnotation(hit, animated: true) } else { deselectAnnotation(selected, animated: true) }
    }
}
