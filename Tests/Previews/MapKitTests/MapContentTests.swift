import MapKit
import StageTesting
import SwiftUI
import Testing
import UIKit

/// What is on maps of SwiftUI.
@MainActor @Suite(.serialized) struct MapContentTests {
    private struct Place: Identifiable {
        let id: Int
        var longitude: Double
    }

    private struct City: MapContent {
        let name: String
        let longitude: Double

        var body: some MapContent {
            Marker("\(name) Town", coordinate: .equator(longitude))
            MapCircle(center: .equator(longitude), radius: 10_000).foregroundStyle(Color(UIColor.green))
        }
    }

    @Test func aMarkerHasItsTitleBelowItsPlace() throws {
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) { Marker("Here", coordinate: .equator(10.25)) })
        let middle = try #require(shown.middle(of: "Here"))
        #expect(abs(middle.x - 300) < 1 && (400...420).contains(middle.y))
    }

    @Test func aViewIsAtItsPlaceByItsAnchor() throws {
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) {
                Annotation("One", coordinate: .equator(9.75)) {
                    Color(UIColor.green).frame(width: 40, height: 20)
                }
                Annotation("Two", coordinate: .equator(10.25), anchor: .bottom) {
                    Color(UIColor.blue).frame(width: 40, height: 20)
                }
                .annotationTitles(.hidden)
            })
        #expect(try #require(shown.middle(of: .green)).isNear(CGPoint(x: 100, y: 400)))
        #expect(try #require(shown.middle(of: .blue)).isNear(CGPoint(x: 300, y: 390)))
        #expect(shown.texts == ["One"])
    }

    @Test func aViewHearsTapsAndHasAStateOfItsOwn() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("tapped \(count)") { count += 1 } }
        }
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) { Annotation("", coordinate: .equator(10)) { Counter() } })
        shown.stage.tap(at: CGPoint(x: 200, y: 400))
        shown.stage.advance(steps: 3)
        #expect(shown.texts == ["tapped 1"])
        #expect(try #require(shown.middle(of: "tapped 1")).isNear(CGPoint(x: 200, y: 400)))
    }

    @Test func linesAndAreasLookAsTheySay() throws {
        let places = [CLLocationCoordinate2D.equator(9.75), .equator(10.25)]
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) {
                MapPolyline(coordinates: places).stroke(Color(UIColor.blue), lineWidth: 5)
                MapPolygon(coordinates: places + [CLLocationCoordinate2D(latitude: 0.25, longitude: 10)])
                    .foregroundStyle(Color(UIColor.green)).stroke(Color(UIColor.black), lineWidth: 2)
                MapCircle(center: .equator(10), radius: 20_000).foregroundStyle(Color(UIColor.red))
            })
        let shapes = try shown.shapes
        let line = try #require(shapes.first { $0.strokeColor == UIColor.blue.cgColor })
        #expect(line.lineWidth == 5 && line.fillColor == nil)
        #expect(try #require(line.path).boundingBox.width.rounded() == 200)
        let area = try #require(shapes.first { $0.fillColor == UIColor.green.cgColor })
        #expect(area.strokeColor == UIColor.black.cgColor && area.lineWidth == 2)
        let circle = try #require(shapes.first { $0.fillColor == UIColor.red.cgColor })
        #expect(abs(try #require(circle.path).boundingBox.width - 400 * 40_000 / 111_320) < 2)
    }

    @Test func partsOfAProjectsOwnAreOnTheMap() throws {
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) {
                ForEach(["West", "East"], id: \.self) { name in
                    City(name: name, longitude: name == "West" ? 9.75 : 10.25)
                }
                if shownAlways { Marker("Middle", coordinate: .equator(10)) }
            })
        for text in ["West Town", "East Town", "Middle"] { #expect(shown.texts.contains(text)) }
        #expect(try shown.shapes.count { $0.fillColor == UIColor.green.cgColor } == 2)
    }

    private let shownAlways = true

    @Test func whatIsOnTheMapMovesComesAndGoes() throws {
        struct Moving: View {
            @State private var places = [Place(id: 1, longitude: 9.75)]
            var body: some View {
                VStack(spacing: 0) {
                    Map(initialPosition: .region(.degree)) {
                        ForEach(places) { place in Marker("Place \(place.id)", coordinate: .equator(place.longitude)) }
                    }
                    Button("change") {
                        places[0].longitude = 10.25
                        places.append(Place(id: 2, longitude: 10))
                    }
                    .frame(height: 100)
                    Button("remove") { places.removeFirst() }.frame(height: 100)
                }
            }
        }
        let shown = ShownMap(Moving())
        let marks = try shown.map.annotations
        shown.stage.tap(at: CGPoint(x: 200, y: 650))
        shown.stage.advance(steps: 3)
        #expect(abs(try #require(shown.middle(of: "Place 1")).x - 300) < 1)
        #expect(try shown.map.annotations.first === marks.first && shown.map.annotations.count == 2)
        shown.stage.tap(at: CGPoint(x: 200, y: 750))
        shown.stage.advance(steps: 3)
        #expect(!shown.texts.contains("Place 1") && shown.texts.contains("Place 2"))
    }

    @Test func aSymbolAndLettersAreInBalloons() throws {
        let shown = ShownMap(
            Map(initialPosition: .region(.degree)) {
                Marker("Symbol", systemImage: "star.fill", coordinate: .equator(9.75)).tint(Color(UIColor.purple))
                Marker("Letters", monogram: Text("AB"), coordinate: .equator(10.25))
            })
        let views = shown.views.compactMap { $0 as? MKMarkerAnnotationView }
        #expect(views.first?.glyphImage != nil && views.first?.markerTintColor == .purple)
        #expect(views.last?.glyphText == "AB" && shown.texts.contains("AB"))
    }
}
