import Foundation
import InterfaceFiles
import PreviewHost
import PreviewProtocol
import ProjectFiles
import Simulation
import StageModel
import StageTime
import Testing

@testable import PreviewCompiler

/// Maps and places in previewed code, compiled and run as the program does.
@MainActor
@Suite(.serialized) struct MapSceneTests {
    /// Two places half a degree of longitude apart on a map that is a degree wide, one with a view of the app's own.
    private static let source = """
        import CoreLocation
        import MapKit
        import UIKit

        final class House: NSObject, MKAnnotation {
            let coordinate: CLLocationCoordinate2D
            let title: String?
            init(_ title: String, _ longitude: Double) {
                coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
                self.title = title
            }
        }

        final class HouseView: MKAnnotationView {
            override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 20, height: 20)
                backgroundColor = .green
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        final class Town: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
            let map = MKMapView()
            let manager = CLLocationManager()
            let said = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 20))
            override func viewDidLoad() {
                super.viewDidLoad()
                manager.delegate = self
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
                map.frame = CGRect(x: 0, y: 100, width: 390, height: 390)
                map.delegate = self
                map.showsUserLocation = true
                map.register(HouseView.self, forAnnotationViewWithReuseIdentifier: "house")
                map.region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
                map.addAnnotations([House("West", 9.75), House("East", 10.25)])
                let line = [CLLocationCoordinate2D(latitude: 0, longitude: 9.75), .init(latitude: 0, longitude: 10.25)]
                map.addOverlay(MKPolyline(coordinates: line, count: line.count))
                view.addSubview(map)
                view.addSubview(said)
            }
            func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                guard annotation.title == "West" else { return nil }
                return mapView.dequeueReusableAnnotationView(withIdentifier: "house", for: annotation)
            }
            func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
                let renderer = MKPolylineRenderer(polyline: line)
                renderer.strokeColor = .blue
                return renderer
            }
            func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
                said.text = "chosen: \\(view.annotation?.title ?? "none")"
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                said.text = "told: \\(Int(locations[0].coordinate.latitude))"
            }
            func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
                let isThere = mapView.annotations.contains { $0 === userLocation } && !mapView.isUserLocationVisible
                let dot = UILabel(frame: CGRect(x: 0, y: 30, width: 390, height: 20))
                dot.text = isThere ? "dot elsewhere" : "no dot"
                view.addSubview(dot)
            }
        }

        #Preview { Town() }
        """

    /// Advances a stage of previewed code, which answers late.
    private func advance(
        _ simulation: any RewindableSimulation, to tick: UInt32, with events: [UInt32: InputEvent],
        in folder: ShownFolder
    ) async throws {
        try await folder.wait("tick \(tick)") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else if simulation.tick < tick {
                let next = simulation.tick + 1
                simulation.advance(to: next, with: [events[next]].compactMap(\.self))
            }
            return simulation.tick >= tick && !simulation.isSeeking
        }
    }

    @Test func annotationsAreWhereTheirPlacesAreAndFollowAFinger() async throws {
        let folder = try ShownFolder()
        let build = try folder.build(Self.source, in: "Town.swift")
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        let host = folder.host
        host.show(library: try #require(build.library), sources: ["Town.swift"])
        try await folder.wait("loading") { !host.scenes.isEmpty }
        let simulation = try host.makeSimulation(try #require(host.scenes.first).name)
        var events: [UInt32: InputEvent] = [5: .pointer(1, .down, 200, 300), 20: .pointer(1, .up, 200, 360)]
        for tick in 6..<20 as Range<UInt32> {
            events[tick] = .pointer(1, .move, 200, 300 + Double(min(60, 6 * (tick - 5))))
        }
        try await advance(simulation, to: 2, with: events, in: folder)
        var house: (x: Double, y: Double)? {
            let node = simulation.snapshot().nodes.first {
                $0.boundsSize == FixedPair(20, 20) && $0.backgroundColor.green > 200 && $0.backgroundColor.red < 100
            }
            return node.map { ($0.position.x.points, $0.position.y.points) }
        }
        var texts: [String] { simulation.snapshot().nodes.map(\.text.string) }
        // A quarter of the map's width from its left edge, on the equator in its middle.
        let first = try #require(house)
        #expect(abs(first.x - 97.5) < 0.1 && abs(first.y - 195) < 0.1)
        #expect(texts.contains("East"))
        try await advance(simulation, to: 58, with: events, in: folder)
        #expect(texts.contains("told: 37") && texts.contains("dot elsewhere"))
        let dragged = try #require(house)
        // All but what the finger needs to be told from a tap.
        #expect(abs(dragged.x - 97.5) < 0.1 && (240...256).contains(dragged.y))
        events[60] = .pointer(2, .down, 97.5, dragged.y + 100)
        events[62] = .pointer(2, .up, 97.5, dragged.y + 100)
        try await advance(simulation, to: 70, with: events, in: folder)
        #expect(texts.contains("chosen: West"))
    }

    @Test func aProjectsOwnMapsAreLeftAsTheyAre() throws {
        let own = """
            import MapKit
            import UIKit
            class MKMapView: UIView { var isMine = true }
            class Town: UIViewController { let map = MKMapView() ; func look() -> Bool { map.isMine } }
            #Preview { Town() }
            """
        let build = try ShownFolder().build(own, in: "Town.swift")
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [] && build.library != nil)
    }

    @Test func theMapOfAStoryboardIsTheModules() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="town"><scenes>
            <scene><objects><viewController id="town" customClass="Town"><view key="view" id="v"><subviews>
            <mapView id="m"/></subviews></view></viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        func main(_ source: String) -> String {
            let index = ProjectIndex(
                project(["Town.swift": source]), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
            return GeneratedSource(SceneList(in: index), index, ProjectAssets(), in: "/code").main
        }
        let town = "import UIKit\nclass Town: UIViewController {}"
        #expect(main(town).contains("import MapKit") && main(town).contains("MapKit.MKMapView.self"))
        #expect(!main(town + "\nclass MKMapView: UIView {}").contains("MapKit"))
    }

    @Test func mapsOfSwiftUICompileBesideAProjectsOwnTypes() throws {
        let own = """
            import MapKit
            import SwiftUI
            struct Annotation { let name: String }
            struct Town: View {
                @State private var position: MapCameraPosition = .automatic
                @State private var selected: Int?
                let all = [Annotation(name: "West")]
                var body: some View {
                    Map(position: $position, selection: $selected) {
                        ForEach(all, id: \\.name) { item in
                            Marker(item.name, systemImage: "star", coordinate: CLLocationCoordinate2D()).tag(1)
                        }
                        if selected != nil { UserAnnotation() }
                    }
                    .mapStyle(.hybrid(elevation: .realistic))
                    .mapControls { MapUserLocationButton() }
                    .onMapCameraChange(frequency: .continuous) { print($0.region.center) }
                }
            }
            #Preview { Town() }
            """
        let build = try ShownFolder().build(own, in: "Town.swift")
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [] && build.library != nil)
    }
}

extension InputEvent {
    fileprivate static func pointer(
        _ pointer: UInt64, _ phase: PointerSample.Phase, _ x: Double, _ y: Double
    ) -> InputEvent {
        .pointer(PointerSample(pointer: pointer, phase: phase, x: x, y: y))
    }
}
