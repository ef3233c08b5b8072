import Foundation
import QuartzCore
import Testing
import UIKit

@testable import CoreLocation
@testable import StageTime

/// What an app hears of where its phone is, in the order that Apple's documentation of CLLocationManager tells.
@MainActor @Suite(.serialized) struct LocationTests {
    private let clock = FrameClock()

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var heard: [String] = []

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            heard.append("\(status)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            heard.append("\(locations.count) at \(Int(locations[0].coordinate.latitude))")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            heard.append(error is CLError ? "failed" : "failed otherwise")
        }
    }

    private func takeTurns(_ count: Int = 4) {
        for _ in 0..<count {
            clock.setTime(clock.time + 1)
            clock.runDueWork()
        }
    }

    @Test func thePlaceIsToldOnceTheOwnerHasAllowedIt() {
        clock.perform {
            let (manager, listener) = (CLLocationManager(), Listener())
            manager.delegate = listener
            manager.startUpdatingLocation()
            takeTurns()
            #expect(listener.heard == ["notDetermined"] && manager.location == nil)
            manager.requestWhenInUseAuthorization()
            #expect(manager.authorizationStatus == .notDetermined)
            takeTurns()
            #expect(listener.heard == ["notDetermined", "authorizedWhenInUse", "1 at 37"])
            #expect(manager.location?.coordinate.longitude == LocationServices.coordinate.longitude)
            #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
            takeTurns()
            #expect(listener.heard.count == 3)
        }
    }

    @Test func aPlaceIsToldWheneverAnAppMayKnowItAndAsks() {
        clock.perform {
            let (manager, listener) = (CLLocationManager(), Listener())
            manager.delegate = listener
            manager.requestAlwaysAuthorization()
            takeTurns()
            listener.heard = []
            for _ in 0..<2 {
                manager.requestLocation()
                takeTurns()
            }
            #expect(listener.heard == ["1 at 37", "1 at 37"])
            manager.requestWhenInUseAuthorization()
            takeTurns()
            #expect(manager.authorizationStatus == .authorizedAlways)
        }
    }

    @Test func whoHasNotAskedIsTold() {
        clock.perform {
            let (manager, listener) = (CLLocationManager(), Listener())
            manager.delegate = listener
            manager.requestLocation()
            takeTurns()
            #expect(listener.heard == ["notDetermined", "failed"])
        }
    }

    @Test func nothingIsToldOfWhatWasStopped() {
        clock.perform {
            let (manager, listener) = (CLLocationManager(), Listener())
            manager.delegate = listener
            manager.startUpdatingLocation()
            manager.stopUpdatingLocation()
            manager.requestWhenInUseAuthorization()
            takeTurns()
            #expect(listener.heard == ["notDetermined", "authorizedWhenInUse"])
        }
    }

    @Test func eachStageHasAnOwnerOfItsOwn() {
        clock.perform {
            CLLocationManager().requestWhenInUseAuthorization()
            takeTurns()
            #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
        }
        FrameClock().perform { #expect(CLLocationManager.authorizationStatus() == .notDetermined) }
    }

    @Test func theNewerMethodTakesThePlaceOfTheOlder() {
        final class Newer: NSObject, CLLocationManagerDelegate {
            var heard = 0
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { heard += 1 }
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                heard += 100
            }
        }
        clock.perform {
            let (manager, listener) = (CLLocationManager(), Newer())
            manager.delegate = listener
            takeTurns()
            #expect(listener.heard == 1)
        }
    }

    @Test func placesHaveNamesAndNamesPlaces() {
        clock.perform {
            let geocoder = CLGeocoder()
            var heard: [String] = []
            geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { places, error in
                heard.append(places?.first?.locality ?? "\(error as Any)")
                #expect(places?.first?.location?.coordinate.longitude == 2)
            }
            #expect(geocoder.isGeocoding && heard.isEmpty)
            takeTurns()
            #expect(heard == ["Cupertino"] && !geocoder.isGeocoding)
            geocoder.geocodeAddressString("Paris, France") { places, _ in
                heard.append("\(places?.first?.locality ?? "") in \(places?.first?.country ?? "")")
            }
            takeTurns()
            #expect(heard.last == "Paris in France")
            geocoder.geocodeAddressString(" ,") { places, error in
                if case CLError.geocodeFoundNoResult? = error { heard.append("no place") }
            }
            takeTurns()
            #expect(heard.last == "no place")
        }
    }

    @Test func aSearchThatAnotherFollowsEndsWithAnError() {
        clock.perform {
            let geocoder = CLGeocoder()
            var heard: [String] = []
            for name in ["one", "two"] {
                geocoder.geocodeAddressString(name) { places, error in
                    heard.append(places?.first?.name ?? "\((error as? CLError)?.code == .geocodeCanceled)")
                }
            }
            takeTurns()
            #expect(heard == ["true", "two"])
            geocoder.geocodeAddressString("three") { _, error in heard.append(error == nil ? "found" : "ended") }
            geocoder.cancelGeocode()
            takeTurns()
            #expect(heard.last == "ended")
        }
    }

    /// The distance of Berlin and Paris by the haversine formula is 878 km on a sphere of 6,371 km.
    @Test func distancesAreThoseOfGreatCircles() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect((877_000...879_000).contains(berlin.distance(from: paris)))
        let circle = CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "near")
        #expect(circle.contains(paris.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }
}
