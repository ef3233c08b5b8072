import MapKit
import StageTesting
import Testing
import UIKit

/// Maps of UIKit.
@MainActor @Suite(.serialized) struct MapViewTests {
    private final class House: NSObject, MKAnnotation {
        let coordinate: CLLocationCoordinate2D
        let title: String?

        init(_ title: String, _ longitude: Double) {
            (self.title, coordinate) = (title, .equator(longitude))
        }
    }

    private class HouseView: MKAnnotationView {
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            bounds.size = CGSize(width: 20, height: 20)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Cottage: HouseView {}

    private final class Town: UIViewController, MKMapViewDelegate {
        let map = MKMapView()
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            map.frame = CGRect(x: 0, y: 100, width: 400, height: 400)
            map.delegate = self
            map.region = .degree
            view.addSubview(map)
        }

        func tapped() { heard.append("tapped") }

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
            let renderer = MKPolylineRenderer(polyline: line)
            renderer.strokeColor = .blue
            return renderer
        }

        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
            heard.append("selected \(annotation.title ?? "")")
        }

        func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
            heard.append("deselected \(annotation.title ?? "")")
        }
    }

    private let town: Town
    private let stage: Stage

    init() {
        let town = Town()
        self.town = town
        stage = Stage(town, size: CGSize(width: 400, height: 800))
        stage.advance()
    }

    @Test func annotationsAreAtTheirPlaces() throws {
        let house = House("West", 9.75)
        town.map.addAnnotation(house)
        stage.advance()
        let view = try #require(town.map.view(for: house))
        // A quarter of the map's width from its left edge, on the equator in its middle.
        #expect(CGPoint(x: view.center.x, y: view.frame.maxY).isNear(CGPoint(x: 100, y: 200)))
        #expect(town.map.convert(house.coordinate, toPointTo: town.view).isNear(CGPoint(x: 100, y: 300)))
        #expect(abs(town.map.convert(CGPoint(x: 300, y: 300), toCoordinateFrom: town.view).longitude - 10.25) < 0.01)
    }

    @Test func viewsAreOfTheClassThatIsRegistered() throws {
        town.map.register(Cottage.self, forAnnotationViewWithReuseIdentifier: "house")
        let house = House("West", 9.75)
        let view = town.map.dequeueReusableAnnotationView(withIdentifier: "house", for: house)
        #expect(view is Cottage && view.reuseIdentifier == "house" && view.annotation === house)
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        town.map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        #expect(town.map.dequeueReusableAnnotationView(withIdentifier: "pin") is MKPinAnnotationView)
    }

    @Test func aFingerMovesTheMap() throws {
        let house = House("West", 9.75)
        town.map.addAnnotation(house)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 460))
        try stage.settle()
        let view = try #require(town.map.view(for: house))
        #expect(view.frame.maxY > 240 && abs(view.center.x - 100) < 1)
    }

    @Test func aPointIsSeenWhereItIsMovedTo() throws {
        let point = MKPointAnnotation(coordinate: .equator(9.75))
        town.map.addAnnotation(point)
        stage.advance()
        point.coordinate = .equator(10.25)
        stage.advance()
        #expect(abs(try #require(town.map.view(for: point)).center.x - 300) < 1)
    }

    @Test func oneAnnotationIsSelectedByATap() throws {
        town.map.addAnnotations([House("West", 9.75), House("East", 10.25)])
        stage.advance()
        for x in [100, 300] as [CGFloat] {
            stage.tap(at: CGPoint(x: x, y: 285))
            try stage.settle()
        }
        #expect(town.heard == ["selected West", "deselected West", "selected East"])
        #expect(town.map.selectedAnnotations.first?.title == "East")
    }

    @Test func anAppHearsTapsBesideTheMap() throws {
        town.map.addGestureRecognizer(UITapGestureRecognizer(target: town, action: Selector(Town.tapped)))
        town.map.addAnnotation(House("West", 9.75))
        stage.advance()
        stage.tap(at: CGPoint(x: 100, y: 285))
        try stage.settle()
        #expect(town.heard.sorted() == ["selected West", "tapped"])
    }

    @Test func linesAreDrawnFromPlaceToPlace() throws {
        let places = [CLLocationCoordinate2D.equator(9.75), .equator(10.25)]
        let line = MKPolyline(coordinates: places, count: places.count)
        town.map.addOverlay(line)
        stage.advance()
        let renderer = try #require(town.map.renderer(for: line) as? MKPolylineRenderer)
        let shape = try #require(
            (town.map.layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }.lazy.compactMap { $0 as? CAShapeLayer }
                .first { $0.strokeColor == UIColor.blue.cgColor })
        #expect(try #require(shape.path).boundingBox.width.rounded() == 200)
        renderer.strokeColor = .red
        stage.advance()
        #expect(shape.strokeColor == UIColor.red.cgColor)
    }

    @Test func theMiddleStaysInItsBounds() throws {
        town.map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: .degree)
        town.map.setCenter(.equator(50), animated: false)
        #expect(abs(town.map.centerCoordinate.longitude - 10.5) < 0.01)
        town.map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 10_000)
        town.map.region = .degree
        #expect(abs(town.map.camera.centerCoordinateDistance - 10_000) < 1)
    }

    @Test func searchesFail() async throws {
        await #expect(throws: MKError(.serverFailure)) {
            _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
        }
    }
}
