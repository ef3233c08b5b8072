import UIKit

/// A map without a network: squares on the ground's colour, and what an app puts on it, where it is.
open class MKMapView: UIView {
    /// Hears of the map, and says what it shows.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What the ground looks like.
    open var mapType = MKMapType.standard { didSet { showGround() } }
    /// What the ground looks like, since iOS 16.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.type }
    }
    /// Which kinds of places the ground shows: has no effect, it shows none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether two fingers change how large it is shown.
    open var isZoomEnabled = true { didSet { setGestures() } }
    /// Whether a finger moves it.
    open var isScrollEnabled = true { didSet { setGestures() } }
    /// Whether two fingers turn it: has no effect.
    open var isRotateEnabled = true
    /// Whether two fingers tilt it: has no effect.
    open var isPitchEnabled = true
    /// Whether it shows where the phone is.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locate() } } }
    /// Whether a compass is shown while it is turned: has no effect.
    open var showsCompass = true
    /// Whether a scale is shown: has no effect.
    open var showsScale = false
    /// Whether the traffic is shown: has no effect.
    open var showsTraffic = false
    /// Whether houses are shown: has no effect.
    open var showsBuildings = true
    /// Whether sights are shown: has no effect.
    open var showsPointsOfInterest = true
    /// Whether it follows the phone.
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet {
            guard userTrackingMode != oldValue else { return }
            delegate?.mapView(self, didChange: userTrackingMode, animated: false)
            if userTrackingMode != .none { follow() }
        }
    }
    /// The part of the Earth in which its middle stays; nil for all of it.
    open var cameraBoundary: CameraBoundary?
    /// From how near and far it is seen; nil for any distance.
    open var cameraZoomRange: CameraZoomRange!
    /// Where the phone is.
    public let userLocation = MKUserLocation()
    /// Whether it is seen where the phone is.
    public var isUserLocationVisible: Bool {
        userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
    }
    /// What is at places of the map.
    public internal(set) final var annotations: [any MKAnnotation] = []
    /// What lies on the map.
    public internal(set) final var overlays: [any MKOverlay] = []

    /// The place in the middle.
    final var middle = MKMapPoint(CLLocationCoordinate2D(latitude: 39.5, longitude: -98.35))
    /// The view's points for one of the map's; 0 before it has a size.
    final var scale: CGFloat = 0
    /// What is to be shown as soon as the view has a size.
    final var wanted: MKMapRect?
    /// The direction and the tilt that a camera was given last.
    final var turn: (heading: CLLocationDirection, pitch: CGFloat) = (0, 0)
    final let ground = CAShapeLayer()
    final let shapes = CALayer()
    final let pins = UIView()
    final let callout = MapCallout()
    final var views: [ObjectIdentifier: MKAnnotationView] = [:]
    final var spare: [String: [MKAnnotationView]] = [:]
    final var classes: [String: MKAnnotationView.Type] = [:]
    final var renderers: [ObjectIdentifier: (renderer: MKOverlayRenderer, shape: CAShapeLayer)] = [:]
    final weak var selected: (any MKAnnotation)?
    final var locator: MapLocator?
    private final var pan: UIPanGestureRecognizer?
    private final var pinch: UIPinchGestureRecognizer?
    private final let companion = TapCompanion()
    /// Is called when fingers have moved the map.
    final var movedByFingers: () -> Void = {}

    /// Makes one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes one of an Interface Builder file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        showGround()
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
        tap.delegate = companion
        for recognizer in [pan, pinch, tap] { addGestureRecognizer(recognizer) }
        (self.pan, self.pinch) = (pan, pinch)
    }

    private func setGestures() {
        pan?.isEnabled = isScrollEnabled
        pinch?.isEnabled = isZoomEnabled
    }

    private func showGround() {
        let isPicture = ![MKMapType.standard, .mutedStandard].contains(mapType)
        backgroundColor = UIColor { traits in
            if isPicture { return UIColor(red: 0.2, green: 0.25, blue: 0.2, alpha: 1) }
            return traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.15, green: 0.16, blue: 0.17, alpha: 1)
                : UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if scale == 0, wanted == nil {
            wanted = MKMapRect(x: middle.x - 3e7, y: middle.y - 3e7, width: 6e7, height: 6e7)
        }
        if let wanted { show(wanted, animated: false) }
        makeViews()
        place()
    }

    // MARK: Where it looks

    /// The rectangle of the Earth's map that it shows.
    open var visibleMapRect: MKMapRect {
        get {
            if let wanted { return wanted }
            guard scale > 0 else { return .world }
            let (width, height) = (Double(bounds.width / scale), Double(bounds.height / scale))
            return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// The part of the Earth that it shows.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { wanted.map { MKMapPoint(x: $0.midX, y: $0.midY).coordinate } ?? middle.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// From where it is seen.
    open var camera: MKMapCamera {
        get {
            let (rect, center) = (visibleMapRect, centerCoordinate)
            let across = min(rect.width, rect.height) * MKMetersPerMapPointAtLatitude(center.latitude)
            return MKMapCamera(
                lookingAtCenter: center, fromDistance: across / MKMapCamera.width, pitch: turn.pitch,
                heading: turn.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows a part of the Earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(MKMapRect(region), animated: animated) }

    /// Shows a place in the middle, as large as before.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        var rect = visibleMapRect
        let center = MKMapPoint(coordinate)
        rect.origin = MKMapPoint(x: center.x - rect.width / 2, y: center.y - rect.height / 2)
        show(rect, animated: animated)
    }

    /// Shows what a camera sees, straight from above.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        turn = (camera.heading, camera.pitch)
        setRegion(camera.region, animated: animated)
    }

    /// Shows a rectangle of the Earth's map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(mapRect, animated: animated) }

    /// Shows a rectangle of the Earth's map, away from the view's edges.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let width = max(1, bounds.width - insets.left - insets.right)
        let height = max(1, bounds.height - insets.top - insets.bottom)
        let unit = max(mapRect.width / Double(width), mapRect.height / Double(height), 1e-9)
        show(
            MKMapRect(
                x: mapRect.midX - unit * Double(width / 2 + insets.left),
                y: mapRect.midY - unit * Double(height / 2 + insets.top),
                width: unit * Double(bounds.width), height: unit * Double(bounds.height)), animated: animated)
    }

    /// Sets whether it follows the phone.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Sets the part of the Earth in which its middle stays.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
        if scale > 0 { show(visibleMapRect, animated: animated) }
    }

    /// Sets from how near and far it is seen.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
        if scale > 0 { show(visibleMapRect, animated: animated) }
    }

    /// Returns a part of the Earth as it is.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Returns a rectangle as it is.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

    /// Shows annotations, all of them, which are added if they are not on the map.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { annotation in !self.annotations.contains { $0 === annotation } })
        let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(at: $1.coordinate)) }
        guard !rect.isNull else { return }
        show(rect.withMargin, animated: animated)
    }

    /// Returns where a place is in a view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(point(MKMapPoint(coordinate)), to: view)
    }

    /// Returns the place at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        mapPoint(convert(point, from: view)).coordinate
    }

    /// Returns where a part of the Earth is in a view.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = MKMapRect(region)
        let (first, last) = (point(rect.origin), point(MKMapPoint(x: rect.maxX, y: rect.maxY)))
        return convert(CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), to: view)
    }

    /// Returns the part of the Earth in a rectangle of a view.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let rect = convert(rect, from: view)
        let first = mapPoint(rect.origin)
        let last = mapPoint(CGPoint(x: rect.maxX, y: rect.maxY))
        return MKCoordinateRegion(
            MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }

    // MARK: What is at places

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        for annotation in annotations { (annotation as? MKPointAnnotation)?.map = self }
        if scale > 0 { makeViews() }
        place()
    }

    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            if selected === annotation { deselectAnnotation(annotation, animated: false) }
            self.annotations.removeAll { $0 === annotation }
            (annotation as? MKPointAnnotation)?.map = nil
            guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            view.removeFromSuperview()
            if let name = view.reuseIdentifier { spare[name, default: []].append(view) }
        }
    }

    /// Returns the annotations in a rectangle of the Earth's map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject }
                .map { AnyHashable($0) })
    }

    /// Returns the view of an annotation; nil if it has none yet.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    /// Sets of which class the views of a name are.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns a view that is used no more, or one of the class that is registered; nil if there is neither.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = spare[identifier]?.popLast() else {
            return classes[identifier].map { AnnotationViewCreation.make($0, identifier) }
        }
        view.prepareForReuse()
        return view
    }

    /// Returns a view for an annotation: one that is used no more, of the class that is registered, or a marker.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    /// The annotations that are selected: one at most.
    open var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0] } ?? [] }
        set {
            if let first = newValue.first {
                selectAnnotation(first, animated: false)
            } else {
                deselectAnnotation(selected, animated: false)
            }
        }
    }

    /// Selects an annotation in place of the one that is.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard selected !== annotation else { return }
        let old = selected
        selected = annotation
        if let old { end(old, animated: animated) }
        guard let view = views[ObjectIdentifier(annotation)] else { return }
        pins.bringSubviewToFront(view)
        view.setSelected(true, animated: animated)
        showCallout(of: annotation, view)
        place()
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }

    /// Selects an annotation no more.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selected === annotation else { return }
        selected = nil
        end(annotation, animated: animated)
    }

    // MARK: What lies on it

    /// Adds something that lies on the map.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds something that lies on the map, whatever the level.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Adds what lies on the map, whatever the level.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

    /// Adds what lies on the map.
    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        place()
    }

    /// Removes something that lies on the map.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    /// Removes what lies on the map.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            self.overlays.removeAll { $0 === overlay }
            renderers.removeValue(forKey: ObjectIdentifier(overlay))?.shape.removeFromSuperlayer()
        }
    }

    /// Returns how something is drawn; nil if it is not yet.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        renderers[ObjectIdentifier(overlay)]?.renderer
    }
}
