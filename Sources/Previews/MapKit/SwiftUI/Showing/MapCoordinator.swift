import SwiftUI
import class StageTime.DispatchQueue

/// Keeps a map of UIKit as one of SwiftUI says, and tells that of what fingers do.
@MainActor
final class MapCoordinator: NSObject, MKMapViewDelegate {
    let map = MKMapView()
    private var request = MapRequest(source: .initial(.automatic))
    private var environment = EnvironmentValues()
    private var marks: [MapMark] = []
    private var shapes: [(item: MapItem, overlay: any MKOverlay)] = []
    private var user: MapItem?
    /// What the map was told last to show.
    private var position: MapCameraPosition?
    private var animation: Animation?
    private var locator: MapLocator?
    private var location: CLLocation?
    /// Whether the map is being changed as SwiftUI says.
    private var isUpdating = false
    /// Whether fingers have moved the map since it was told.
    private var isMoved = false

    override init() {
        super.init()
        map.delegate = self
        map.movedByFingers = { [weak self] in self?.movedByFingers() }
    }

    /// Shows what a map of SwiftUI says.
    func update(_ request: MapRequest, _ environment: EnvironmentValues, _ animation: Animation?) {
        isUpdating = true
        defer { isUpdating = false }
        (self.request, self.environment, self.animation) = (request, environment, animation)
        configure()
        let collector = MapCollector(environment)
        request.collect(collector)
        let hasChanged = show(collector.items, collector)
        if animation == nil { map.place() } else { animation?.run { map.place() } }
        showPosition(hasChanged)
        showSelection()
    }

    private func configure() {
        map.isScrollEnabled = request.modes.contains(.pan)
        map.isZoomEnabled = request.modes.contains(.zoom)
        if map.mapType != environment.mapStyle.type { map.mapType = environment.mapStyle.type }
        let bounds = request.bounds
        map.cameraBoundary = bounds?.rect.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        map.cameraZoomRange = bounds.flatMap {
            MKMapView.CameraZoomRange(
                minCenterCoordinateDistance: $0.least ?? MKMapCameraZoomDefault,
                maxCenterCoordinateDistance: $0.most ?? MKMapCameraZoomDefault)
        }
    }

    // MARK: What is on the map

    /// Shows what is on the map, and returns whether that is something else, or elsewhere.
    private func show(_ items: [MapItem], _ collector: MapCollector) -> Bool {
        var places: [MapItem] = []
        var overlays: [(MapItem, MapShape)] = []
        user = nil
        for item in items {
            switch item.kind {
            case .overlay(let shape): overlays.append((item, shape))
            case .user: user = item
            default: places.append(item)
            }
        }
        map.showsUserLocation = request.showsUserLocation || user != nil
        if let view = map.view(for: map.userLocation) as? HostedAnnotationView { showUser(view) }
        let isElsewhere = showMarks(places)
        return showOverlays(overlays, collector) || isElsewhere
    }

    private func showMarks(_ items: [MapItem]) -> Bool {
        var old = Dictionary(marks.map { ($0.item.id, $0) }) { first, _ in first }
        var added: [MapMark] = []
        var hasMoved = false
        marks = items.map { item in
            guard let mark = old[item.id], mark.item.isShownLike(item) else {
                let mark = MapMark(item)
                added.append(mark)
                return mark
            }
            old[item.id] = nil
            if !mark.coordinate.isEqual(to: item.coordinate) { hasMoved = true }
            mark.item = item
            if let view = map.view(for: mark) { show(mark, in: view) }
            return mark
        }
        map.removeAnnotations(Array(old.values))
        map.addAnnotations(added)
        return hasMoved || !added.isEmpty || !old.isEmpty
    }

    private func showOverlays(_ new: [(item: MapItem, shape: MapShape)], _ collector: MapCollector) -> Bool {
        let isSame = shapes.elementsEqual(new) { old, new in
            guard case .overlay(let shape) = old.item.kind else { return false }
            return old.item.id == new.item.id && shape == new.shape
        }
        if !isSame {
            map.removeOverlays(shapes.map(\.overlay))
            shapes = new.map { ($0.item, $0.shape.makeOverlay()) }
            map.addOverlays(shapes.map(\.overlay))
        }
        for (index, (item, _)) in new.enumerated() {
            shapes[index].item = item
            let overlay = shapes[index].overlay
            if let renderer = map.renderer(for: overlay) as? MKOverlayPathRenderer { look(renderer, as: item) }
        }
        return !isSame
    }

    /// Has something that lies on the map drawn as it is to look.
    private func look(_ renderer: MKOverlayPathRenderer, as item: MapItem) {
        let look = item.look
        func color(_ style: AnyShapeStyle?) -> UIColor? { style.map { $0._paint(in: environment).color } }
        let usual = color(look.tint) ?? color(AnyShapeStyle(Color.accentColor))
        let isLine = renderer is MKPolylineRenderer
        renderer.fillColor = isLine ? nil : color(look.fill) ?? (look.hasStroke ? nil : usual)
        renderer.strokeColor = look.hasStroke || isLine ? color(look.stroke) ?? color(look.fill) ?? usual : nil
        let style = look.hasStroke ? look.strokeStyle : StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        (renderer.lineWidth, renderer.lineCap, renderer.lineJoin) = (style.lineWidth, style.lineCap, style.lineJoin)
        (renderer.miterLimit, renderer.lineDashPhase) = (style.miterLimit, style.dashPhase)
        renderer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
    }

    private func show(_ mark: MapMark, in view: MKAnnotationView) {
        let item = mark.item
        view.isEnabled = request.selection?.value(of: item) != nil
        switch item.kind {
        case .marker(let look):
            guard let view = view as? MKMarkerAnnotationView else { return }
            view.glyphImage = look.image
            view.glyphText = look.monogram
            view.markerTintColor = look.tint
            view.titleVisibility = item.look.titles == .hidden ? .hidden : .adaptive
            view.setNeedsLayout()
        case .pin(let tint): (view as? MKPinAnnotationView)?.pinTintColor = tint ?? .systemRed
        case .view(let content, let anchor):
            let title = item.look.titles == .hidden ? nil : item.title
            (view as? HostedAnnotationView)?.show(hosted(content), anchor: anchor, title: title)
        case .user, .overlay: break
        }
    }

    private func showUser(_ view: HostedAnnotationView) {
        guard case .user(let content?, let anchor) = user?.kind else { return }
        let place = UserLocation(heading: nil, location: map.userLocation.location)
        view.show(hosted(content(place)), anchor: anchor, title: nil)
    }

    /// Returns a view in the environment of the map.
    private func hosted(_ content: AnyView) -> AnyView { AnyView(content.environment(\.self, environment)) }

    // MARK: Where the map looks

    private func showPosition(_ hasChanged: Bool) {
        let new = request.source.position
        let isNew: Bool
        if case .initial = request.source {
            isNew = position == nil
        } else {
            isNew = new != position
        }
        let follows = new == .automatic && hasChanged && !isMoved
        guard isNew || follows else { return }
        // What fingers have moved the map to is shown already.
        let isFirst = position == nil
        position = new
        if new.positionedByUser, !isFirst { return }
        isMoved = new.positionedByUser
        look(at: new, animated: !isFirst && animation != nil)
    }

    private func look(at position: MapCameraPosition, animated: Bool) {
        if position.followsUserLocation {
            locate()
        } else {
            locator = nil
        }
        guard let rect = rect(of: position.kind) else { return }
        if let camera = position.camera { map.turn = (camera.heading, CGFloat(camera.pitch)) }
        guard animated, let animation else { return map.show(rect, animated: animated) }
        map.show(rect, animated: true) { changes, completion in animation.run(changes, completion: completion) }
    }

    /// Returns the rectangle that a position shows; nil for what is shown already.
    private func rect(of position: MapCameraPosition.Kind) -> MKMapRect? {
        switch position {
        case .automatic:
            let all = marks.map { MKMapRect(at: $0.coordinate) } + shapes.map(\.overlay.boundingMapRect)
            let rect = all.reduce(MKMapRect.null) { $0.union($1) }
            return rect.isNull ? nil : rect.withMargin
        case .region(let region): return MKMapRect(region)
        case .rect(let rect), .fingers(let rect): return rect
        case .camera(let camera): return MKMapRect(camera.uiKit.region)
        case .item(let item, _): return MKMapRect(MKCoordinateRegion(around: item.placemark.coordinate))
        case .userLocation(_, let fallback):
            return location.map { MKMapRect(MKCoordinateRegion(around: $0.coordinate)) } ?? rect(of: fallback)
        }
    }

    /// Looks at the phone's place as soon as it is told.
    private func locate() {
        guard locator == nil else { return }
        locator = MapLocator { [weak self] place in
            guard let self else { return }
            location = place
            guard let position, position.followsUserLocation, !isMoved, let rect = rect(of: position.kind) else {
                return
            }
            map.show(rect, animated: true)
        }
    }

    /// Shows where the phone is, as somebody asks for it.
    func showUserLocation() {
        let wanted = MapCameraPosition.userLocation(fallback: .automatic)
        (position, isMoved) = (wanted, false)
        if case .position(let binding) = request.source { binding.wrappedValue = wanted }
        request.tracking?.wrappedValue = .follow
        animation = .default
        look(at: wanted, animated: true)
    }

    private func movedByFingers() {
        guard !isMoved || position?.positionedByUser == false else { return write() }
        isMoved = true
        if request.tracking?.wrappedValue == .follow { request.tracking?.wrappedValue = .none }
        write()
    }

    /// Tells what fingers have moved the map to.
    private func write(isOver: Bool = false) {
        switch request.source {
        case .position(let binding):
            // While the map moves, once is enough.
            guard isOver || position?.positionedByUser != true else { return }
            let new = MapCameraPosition(.fingers(map.visibleMapRect))
            position = new
            binding.wrappedValue = new
        case .region(let binding):
            position = .region(map.region)
            binding.wrappedValue = map.region
        case .rect(let binding):
            position = .rect(map.visibleMapRect)
            binding.wrappedValue = map.visibleMapRect
        case .initial: break
        }
    }

    // MARK: Selection

    private func showSelection() {
        guard let selection = request.selection else { return }
        let wanted = selection.get()
        let mark = wanted.flatMap { wanted in marks.first { selection.value(of: $0.item) == wanted } }
        if let mark {
            map.selectAnnotation(mark, animated: animation != nil)
        } else if let selected = map.selectedAnnotations.first {
            map.deselectAnnotation(selected, animated: animation != nil)
        }
    }

    /// Does something at once, or, while the map is being changed as SwiftUI says, in the next turn.
    private func later(_ body: @escaping @MainActor () -> Void) {
        guard isUpdating else { return body() }
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    private func tell(isContinuous: Bool) {
        let actions = environment.mapCameraActions.filter { $0.frequency.isContinuous == isContinuous }
        guard !actions.isEmpty else { return }
        later { [weak self] in
            guard let self else { return }
            let context = MapCameraUpdateContext(map)
            for action in actions { action.action(context) }
        }
    }

    // MARK: The map's delegate

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation === map.userLocation {
            guard case .user(.some, _) = user?.kind else { return nil }
            let view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isEnabled = false
            showUser(view)
            return view
        }
        guard let mark = annotation as? MapMark else { return nil }
        let view: MKAnnotationView =
            switch mark.item.kind {
            case .view: HostedAnnotationView(annotation: mark, reuseIdentifier: nil)
            case .pin: MKPinAnnotationView(annotation: mark, reuseIdentifier: nil)
            default: MKMarkerAnnotationView(annotation: mark, reuseIdentifier: nil)
            }
        show(mark, in: view)
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MapShape.renderer(of: overlay)
        if let item = shapes.first(where: { $0.overlay === overlay })?.item { look(renderer, as: item) }
        return renderer
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        if let view = map.view(for: userLocation) as? HostedAnnotationView { showUser(view) }
        if request.tracking?.wrappedValue == .follow, !isMoved { showUserLocation() }
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { tell(isContinuous: true) }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        if isMoved, !isUpdating { write(isOver: true) }
        tell(isContinuous: false)
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isUpdating, let mark = annotation as? MapMark, let selection = request.selection else { return }
        selection.set(selection.value(of: mark.item))
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isUpdating, annotation is MapMark, map.selectedAnnotations.isEmpty else { return }
        request.selection?.set(nil)
    }
}

extension MapItem {
    /// Whether a view of one kind shows both.
    fileprivate func isShownLike(_ other: MapItem) -> Bool {
        switch (kind, other.kind) {
        case (.marker, .marker), (.view, .view), (.pin, .pin): true
        default: false
        }
    }
}
