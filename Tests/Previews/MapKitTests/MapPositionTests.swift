import MapKit
import StageTesting
import SwiftUI
import Testing
import UIKit

/// What maps of SwiftUI show, and what they tell of it.
@MainActor @Suite(.serialized) struct MapPositionTests {
    /// What a view has told.
    private final class Log {
        var position = MapCameraPosition.region(.degree)
        var region = MKCoordinateRegion.degree
        var selected: String?
        var told: [MapCameraUpdateContext] = []
        var tapped: CLLocationCoordinate2D?

        var positions: Binding<MapCameraPosition> { Binding(get: { self.position }, set: { self.position = $0 }) }
        var regions: Binding<MKCoordinateRegion> { Binding(get: { self.region }, set: { self.region = $0 }) }
    }

    private let log = Log()

    @Test func aFingerIsToldToTheBinding() throws {
        let shown = ShownMap(
            Map(position: log.positions) {}.onMapCameraChange { [log] context in log.told.append(context) })
        #expect(try abs(shown.map.centerCoordinate.longitude - 10) < 0.001)
        shown.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        try shown.stage.settle()
        #expect(log.position.positionedByUser && log.position.region == nil)
        let center = try shown.map.centerCoordinate.longitude
        let told = try #require(log.told.last)
        #expect(center < 9.9 && abs(told.region.center.longitude - center) < 0.001)
    }

    @Test func aRegionIsWrittenBack() throws {
        let shown = ShownMap(Map(coordinateRegion: log.regions))
        shown.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400))
        try shown.stage.settle()
        #expect(try abs(log.region.center.longitude - shown.map.centerCoordinate.longitude) < 0.001)
        #expect(log.region.center.longitude < 9.9)
    }

    @Test func annotationsOfElementsAreAtTheirPlaces() throws {
        struct Place: Identifiable {
            let id: Int
        }
        let shown = ShownMap(
            Map(coordinateRegion: log.regions, annotationItems: [Place(id: 1)]) { _ in
                MapAnnotation(coordinate: .equator(10.25)) { Color(UIColor.green).frame(width: 20, height: 20) }
            })
        #expect(try #require(shown.middle(of: .green)).isNear(CGPoint(x: 300, y: 400)))
    }

    @Test func anotherPositionIsShownOverTime() throws {
        struct Going: View {
            @State private var position = MapCameraPosition.region(.degree)
            var body: some View {
                VStack(spacing: 0) {
                    Map(position: $position) {}
                    Button("go") {
                        withAnimation(.linear(duration: 1)) {
                            position = .camera(MapCamera(centerCoordinate: .equator(20), distance: 50_000))
                        }
                    }
                    .frame(height: 100)
                }
            }
        }
        let shown = ShownMap(Going())
        shown.stage.tap(at: CGPoint(x: 200, y: 750))
        shown.stage.advance(steps: 5)
        #expect(!shown.stage.isAtRest)
        try shown.stage.settle()
        let camera = try shown.map.camera
        #expect(abs(camera.centerCoordinate.longitude - 20) < 0.01 && abs(camera.centerCoordinateDistance - 50_000) < 1)
    }

    @Test func allThatIsOnTheMapIsShown() throws {
        let shown = ShownMap(
            Map {
                Marker("West", coordinate: .equator(-20))
                Marker("East", coordinate: .equator(40))
            })
        for text in ["West", "East"] {
            let middle = try #require(shown.middle(of: text))
            #expect((10...390).contains(middle.x))
        }
        #expect(try abs(shown.map.centerCoordinate.longitude - 10) < 0.01)
    }

    @Test func aTapSelectsWhatHasATag() throws {
        struct Choice: View {
            let log: Log
            @State private var selected: String?
            var body: some View {
                Map(initialPosition: .region(.degree), selection: $selected) {
                    Marker("West", coordinate: .equator(9.75)).tag("west")
                    ForEach(["east"], id: \.self) { Marker($0, coordinate: .equator(10.25)) }
                    Marker("None", coordinate: .equator(10))
                }
                .onChange(of: selected) { _, new in log.selected = new }
            }
        }
        let shown = ShownMap(Choice(log: log))
        for (x, name) in [(100, "west"), (300, "east"), (200, nil)] as [(CGFloat, String?)] {
            shown.stage.tap(at: CGPoint(x: x, y: 385))
            try shown.stage.settle()
            #expect(log.selected == name)
        }
    }

    @Test func aReaderTellsWhichPlaceIsTapped() throws {
        let shown = ShownMap(
            MapReader { [log] proxy in
                Map(initialPosition: .region(.degree)) {}
                    .onTapGesture { place in log.tapped = proxy.convert(place, from: .local) }
            })
        shown.stage.tap(at: CGPoint(x: 300, y: 400))
        try shown.stage.settle()
        let tapped = try #require(log.tapped)
        #expect(abs(tapped.longitude - 10.25) < 0.01 && abs(tapped.latitude) < 0.01)
    }

    @Test func theControlShowsWhereThePhoneIs() throws {
        let shown = ShownMap(
            Map(position: log.positions) { UserAnnotation() }
                .mapControls {
                    MapUserLocationButton()
                    MapCompass()
                })
        CLLocationManager().requestWhenInUseAuthorization()
        #expect(try shown.map.showsUserLocation)
        shown.stage.tap(at: CGPoint(x: 370, y: 30))
        shown.stage.advance(steps: 2)
        #expect(log.position.followsUserLocation)
    }
}
