extension MapShadows {
    /// The map.
    static let view = """
        /// A map without a network: squares on the ground's colour, and what an app puts on it, where it is.
        open class MKMapView: UIView {
            open weak var delegate: (any MKMapViewDelegate)?
            open var mapType = MKMapType.standard
            open var isZoomEnabled = true { didSet { setGestures() } }
            open var isScrollEnabled = true { didSet { setGestures() } }
            open var isRotateEnabled = true
            open var isPitchEnabled = true
            open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locate() } } }
            open var showsCompass = true
            open var showsScale = false
            open var showsTraffic = false
            open var showsBuildings = true
            open var showsPointsOfInterest = true
            open var userTrackingMode = MKUserTrackingMode.none { didSet { if userTrackingMode != .none { follow() } } }
            open var camera = MKMapCamera()
            public let userLocation = MKUserLocation()
            public var isUserLocationVisible: Bool {
                userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
            }
            public private(set) final var annotations: [any MKAnnotation] = []
            public private(set) final var overlays: [any MKOverlay] = []

            /// The place in the middle, and the points of the view for one of the world's.
            private var middle = MKMapPoint(CLLocationCoordinate2D(latitude: 39.5, longitude: -98.35))
            private var scale: CGFloat = 0
            /// What is to be shown as soon as the view has a size.
            private var wanted: MKMapRect?
            private let ground = CAShapeLayer()
            private let shapes = CALayer()
            private let pins = UIView()
            private let callout = MapCallout()
            private var views: [ObjectIdentifier: MKAnnotationView] = [:]
            private var spare: [String: [MKAnnotationView]] = [:]
            private var classes: [String: MKAnnotationView.Type] = [:]
            private var renderers: [ObjectIdentifier: (MKOverlayRenderer, CAShapeLayer)] = [:]
            private final weak var selected: (any MKAnnotation)?
            private final var locator: MapLocator?
            private final var pan: UIPanGestureRecognizer?
            private final var pinch: UIPinchGestureRecognizer?

            public override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }

            private func prepare() {
                clipsToBounds = true
                backgroundColor = UIColor { traits in
                    traits.userInterfaceStyle == .dark
                        ? UIColor(red: 0.15, green: 0.16, blue: 0.17, alpha: 1)
                        : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
                }
                ground.strokeColor = UIColor(white: 0.5, alpha: 0.18).cgColor
                ground.fillColor = nil
                ground.lineWidth = 1
                layer.addSublayer(ground)
                layer.addSublayer(shapes)
                addSubview(pins)
                addSubview(callout)
                callout.isHidden = true
                let pan = UIPanGestureRecognizer(target: self, action: Selector(MKMapView.drag(_:)))
                let pinch = UIPinchGestureRecognizer(target: self, action: Selector(MKMapView.zoom(_:)))
                let tap = UITapGestureRecognizer(target: self, action: Selector(MKMapView.choose(_:)))
                tap.cancelsTouchesInView = false
                for recognizer in [pan, pinch, tap] { addGestureRecognizer(recognizer) }
                (self.pan, self.pinch) = (pan, pinch)
            }

            private func setGestures() {
                pan?.isEnabled = isScrollEnabled
                pinch?.isEnabled = isZoomEnabled
            }

            // MARK: Where it looks

            open var visibleMapRect: MKMapRect {
                get {
                    if let wanted { return wanted }
                    guard scale > 0 else { return .world }
                    let (width, height) = (Double(bounds.width / scale), Double(bounds.height / scale))
                    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
                }
                set { setVisibleMapRect(newValue, animated: false) }
            }

            open var region: MKCoordinateRegion {
                get { MKCoordinateRegion(visibleMapRect) }
                set { setRegion(newValue, animated: false) }
            }

            open var centerCoordinate: CLLocationCoordinate2D {
                get { wanted.map { MKMapPoint(x: $0.midX, y: $0.midY).coordinate } ?? middle.coordinate }
                set { setCenter(newValue, animated: false) }
            }

            open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(MKMapRect(region), animated) }

            open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
                var rect = visibleMapRect
                let center = MKMapPoint(coordinate)
                rect.origin = MKMapPoint(x: center.x - rect.width / 2, y: center.y - rect.height / 2)
                show(rect, animated)
            }

            open func setCamera(_ camera: MKMapCamera, animated: Bool) {
                self.camera = camera
                let distance = max(camera.centerCoordinateDistance, camera.altitude)
                let across = max(distance, 100) * 0.55
                setRegion(
                    MKCoordinateRegion(
                        center: camera.centerCoordinate, latitudinalMeters: across, longitudinalMeters: across), animated: animated)
            }

            open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { show(rect, animated) }

            open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
                let width = max(1, bounds.width - insets.left - insets.right)
                let height = max(1, bounds.height - insets.top - insets.bottom)
                let unit = max(rect.width / Double(width), rect.height / Double(height), 1e-9)
                show(
                    MKMapRect(
                        x: rect.midX - unit * Double(width / 2 + insets.left),
                        y: rect.midY - unit * Double(height / 2 + insets.top),
                        width: unit * Double(bounds.width), height: unit * Double(bounds.height)), animated)
            }

            open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

            /// Has the place where the phone is be an annotation, from when it is told.
            private func locate() {
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
            private func follow() {
                showsUserLocation = true
                guard userLocation.location != nil else { return }
                setRegion(
                    MKCoordinateRegion(
                        center: userLocation.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: true)
            }
            open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
            open func mapRectThatFits(_ rect: MKMapRect) -> MKMapRect { rect }

            open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
                addAnnotations(annotations.filter { annotation in !self.annotations.contains { $0 === annotation } })
                let rect = annotations.reduce(MKMapRect.null) {
                    $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
                }
                guard !rect.isNull else { return }
                let margin = max(rect.width, rect.height, 20_000) * 0.2
                show(rect.insetBy(dx: -margin, dy: -margin), animated)
            }

            private func show(_ rect: MKMapRect, _ animated: Bool) {
                guard rect.width.isFinite, rect.height.isFinite, rect.midX.isFinite, rect.midY.isFinite else { return }
                guard bounds.width > 0, bounds.height > 0 else {
                    wanted = rect
                    return
                }
                wanted = nil
                delegate?.mapView(self, regionWillChangeAnimated: animated)
                let (width, height) = (max(rect.width, 1), max(rect.height, 1))
                middle = MKMapPoint(x: rect.midX, y: rect.midY)
                scale = min(16, max(min(bounds.width / CGFloat(width), bounds.height / CGFloat(height)), smallestScale))
                let change = { [self] in
                    place()
                    delegate?.mapViewDidChangeVisibleRegion(self)
                }
                guard animated, window != nil else {
                    change()
                    delegate?.mapView(self, regionDidChangeAnimated: false)
                    return
                }
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change
                ) { _ in
                    self.delegate?.mapView(self, regionDidChangeAnimated: true)
                }
            }

            private var smallestScale: CGFloat { max(bounds.width, bounds.height) / CGFloat(MKMapPoint.world) }

            open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
                convert(point(MKMapPoint(coordinate)), to: view)
            }

            open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
                mapPoint(convert(point, from: view)).coordinate
            }

            open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
                let rect = MKMapRect(region)
                let (first, last) = (point(rect.origin), point(MKMapPoint(x: rect.maxX, y: rect.maxY)))
                return convert(CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), to: view)
            }

            private func point(_ place: MKMapPoint) -> CGPoint {
                CGPoint(
                    x: bounds.midX + CGFloat(place.x - middle.x) * scale, y: bounds.midY + CGFloat(place.y - middle.y) * scale)
            }

            private func mapPoint(_ point: CGPoint) -> MKMapPoint {
                guard scale > 0 else { return middle }
                return MKMapPoint(
                    x: middle.x + Double((point.x - bounds.midX) / scale), y: middle.y + Double((point.y - bounds.midY) / scale))
            }

            // MARK: Fingers

            private func drag(_ recognizer: UIPanGestureRecognizer) {
                guard scale > 0 else { return }
                if recognizer.state == .began { delegate?.mapView(self, regionWillChangeAnimated: true) }
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
                middle = MKMapPoint(x: middle.x - Double(distance.x / scale), y: middle.y - Double(distance.y / scale))
                place()
                delegate?.mapViewDidChangeVisibleRegion(self)
            }

            private func zoom(_ recognizer: UIPinchGestureRecognizer) {
                guard scale > 0 else { return }
                if recognizer.state == .began { delegate?.mapView(self, regionWillChangeAnimated: true) }
                let center = recognizer.location(in: self)
                let fixed = mapPoint(center)
                scale = min(16, max(smallestScale, scale * recognizer.scale))
                recognizer.scale = 1
                middle = MKMapPoint(
                    x: fixed.x - Double((center.x - bounds.midX) / scale), y: fixed.y - Double((center.y - bounds.midY) / scale))
                place()
                delegate?.mapViewDidChangeVisibleRegion(self)
                if recognizer.state == .ended { delegate?.mapView(self, regionDidChangeAnimated: true) }
            }

            private func choose(_ recognizer: UITapGestureRecognizer) {
                let place = recognizer.location(in: pins)
                let hit = annotations.reversed().first { annotation in
                    guard let view = views[ObjectIdentifier(annotation)], view.isEnabled else { return false }
                    return view.frame.insetBy(dx: min(0, (view.frame.width - 44) / 2), dy: -6).contains(place)
                }
                if let hit { selectAnnotation(hit, animated: true) } else { deselectAnnotation(selected, animated: true) }
            }

            // MARK: Annotations

            open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

            open func addAnnotations(_ new: [any MKAnnotation]) {
                annotations += new
                if scale > 0 { makeViews() }
                place()
            }

            open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

            open func removeAnnotations(_ old: [any MKAnnotation]) {
                for annotation in old {
                    if selected === annotation { deselectAnnotation(annotation, animated: false) }
                    annotations.removeAll { $0 === annotation }
                    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
                    view.removeFromSuperview()
                    if let name = view.reuseIdentifier { spare[name, default: []].append(view) }
                }
            }

            open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

            open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
                classes[identifier] = type as? MKAnnotationView.Type
            }

            open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
                guard let view = spare[identifier]?.popLast() else {
                    return classes[identifier].map { zoetropeAnnotationView($0, identifier) }
                }
                view.prepareForReuse()
                return view
            }

            open func dequeueReusableAnnotationView(
                withIdentifier identifier: String, for annotation: any MKAnnotation
            ) -> MKAnnotationView {
                let view =
                    dequeueReusableAnnotationView(withIdentifier: identifier)
                    ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
                view.annotation = annotation
                return view
            }

            open var selectedAnnotations: [any MKAnnotation] {
                get { selected.map { [$0] } ?? [] }
                set { if let first = newValue.first { selectAnnotation(first, animated: false) } }
            }

            open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
                guard selected !== annotation else { return }
                deselectAnnotation(selected, animated: animated)
                selected = annotation
                guard let view = views[ObjectIdentifier(annotation)] else { return }
                pins.bringSubviewToFront(view)
                view.setSelected(true, animated: animated)
                if view.canShowCallout, !(view is MKMarkerAnnotationView) || view.leftCalloutAccessoryView != nil
                    || view.rightCalloutAccessoryView != nil || view.detailCalloutAccessoryView != nil
                {
                    callout.show(annotation, of: view) { [unowned self] control in
                        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
                    }
                    callout.isHidden = false
                }
                place()
                delegate?.mapView(self, didSelect: view)
                delegate?.mapView(self, didSelect: annotation)
            }

            open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
                guard let annotation, selected === annotation else { return }
                selected = nil
                callout.isHidden = true
                guard let view = views[ObjectIdentifier(annotation)] else { return }
                view.setSelected(false, animated: animated)
                delegate?.mapView(self, didDeselect: view)
                delegate?.mapView(self, didDeselect: annotation)
            }

            private func makeViews() {
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

            // MARK: Overlays

            open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
            open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
            open func addOverlays(_ new: [any MKOverlay], level: MKOverlayLevel) { addOverlays(new) }

            open func addOverlays(_ new: [any MKOverlay]) {
                overlays += new
                place()
            }

            open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

            open func removeOverlays(_ old: [any MKOverlay]) {
                for overlay in old {
                    overlays.removeAll { $0 === overlay }
                    renderers.removeValue(forKey: ObjectIdentifier(overlay))?.1.removeFromSuperlayer()
                }
            }

            open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)]?.0 }

            // MARK: Layout

            open override func layoutSubviews() {
                super.layoutSubviews()
                guard bounds.width > 0, bounds.height > 0 else { return }
                if scale == 0, wanted == nil { wanted = MKMapRect(x: middle.x - 3e7, y: middle.y - 3e7, width: 6e7, height: 6e7) }
                if let wanted { show(wanted, false) }
                makeViews()
                place()
            }

            /// Puts everything where the map shows it now.
            private func place() {
                guard scale > 0 else { return }
                pins.frame = bounds
                let squares = UIBezierPath()
                let side: CGFloat = 64
                let corner = point(MKMapPoint())
                var x = corner.x.truncatingRemainder(dividingBy: side)
                while x < bounds.width {
                    squares.move(to: CGPoint(x: x, y: 0))
                    squares.addLine(to: CGPoint(x: x, y: bounds.height))
                    x += side
                }
                var y = corner.y.truncatingRemainder(dividingBy: side)
                while y < bounds.height {
                    squares.move(to: CGPoint(x: 0, y: y))
                    squares.addLine(to: CGPoint(x: bounds.width, y: y))
                    y += side
                }
                ground.path = squares.cgPath
                for overlay in overlays { draw(overlay) }
                for annotation in annotations {
                    guard let view = views[ObjectIdentifier(annotation)] else { continue }
                    let place = point(MKMapPoint(annotation.coordinate))
                    view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
                }
                if let selected, let view = views[ObjectIdentifier(selected)], !callout.isHidden {
                    callout.center = CGPoint(
                        x: view.center.x + view.calloutOffset.x,
                        y: view.center.y - view.bounds.height / 2 - callout.bounds.height / 2 - 4 + view.calloutOffset.y)
                }
            }

            private func draw(_ overlay: any MKOverlay) {
                let id = ObjectIdentifier(overlay)
                if renderers[id] == nil, let renderer = delegate?.mapView(self, rendererFor: overlay) {
                    let shape = CAShapeLayer()
                    shapes.addSublayer(shape)
                    renderers[id] = (renderer, shape)
                }
                guard let (renderer, shape) = renderers[id] else { return }
                shape.path = renderer.path(point).cgPath
                shape.opacity = Float(renderer.alpha)
                let style = renderer as? MKOverlayPathRenderer
                shape.fillColor = style?.fillColor?.cgColor
                shape.strokeColor = style?.strokeColor?.cgColor
                shape.lineWidth = style.map { $0.lineWidth == 0 ? 2 : $0.lineWidth } ?? 0
                shape.lineDashPattern = style?.lineDashPattern
                shape.lineCap = .round
                shape.lineJoin = .round
            }
        }

        """
}
