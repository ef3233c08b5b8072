import Foundation
import Previews
import class StageTime.DispatchQueue

/// What finds the names of places, and places by their names: made up ones, as the stage says, as it would have to ask over the
/// network.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What hears of the places, or of an error.
    public typealias Completion = ([CLPlacemark]?, (any Error)?) -> Void

    private let lock = NSLock()
    private var number = 0
    private var pending: Completion?

    /// Makes a geocoder.
    public override init() { super.init() }

    /// Whether it searches.
    public var isGeocoding: Bool { lock.withLock { pending != nil } }

    /// Ends the search, which fails.
    open func cancelGeocode() {
        let ended = lock.withLock {
            defer { pending = nil }
            return pending
        }
        ended?(nil, CLError(.geocodeCanceled))
    }

    /// Finds what a place is called.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Completion) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds what a place is called, in American English whatever is preferred.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping Completion
    ) {
        answer(completionHandler) { try Self.names(of: location) }
    }

    /// Finds a place by an address.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping Completion) {
        answer(completionHandler) { try Self.places(called: addressString) }
    }

    /// Finds a place by an address, in a part of the Earth or elsewhere.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping Completion
    ) {
        geocodeAddressString(addressString, completionHandler: completionHandler)
    }

    /// Returns what a place is called.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try Self.names(of: location)
    }

    /// Returns a place by an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try Self.places(called: addressString)
    }

    /// Answers in another turn of the stage; what is asked before that ends with an error, as on a phone.
    private func answer(_ completion: @escaping Completion, _ find: @escaping @Sendable () throws -> [CLPlacemark]) {
        cancelGeocode()
        let own = lock.withLock {
            number += 1
            pending = completion
            return number
        }
        DispatchQueue.main.async { [self] in
            let asked = lock.withLock {
                guard number == own, let asked = pending else { return Completion?.none }
                pending = nil
                return asked
            }
            guard let asked else { return }
            do { asked(try find(), nil) } catch { asked(nil, error) }
        }
    }

    private static func names(of location: CLLocation) throws -> [CLPlacemark] {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { throw CLError(.geocodeFoundNoResult) }
        LeftOutCode.tell("what places are called", madeUp: "there is no network")
        return [CLPlacemark(calledAsMadeUp: location)]
    }

    private static func places(called address: String) throws -> [CLPlacemark] {
        let parts = address.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
        guard let first = parts.first else { throw CLError(.geocodeFoundNoResult) }
        LeftOutCode.tell("where addresses are", madeUp: "there is no network")
        let country = parts.count > 1 ? parts.last : nil
        let place = CLLocation(
            latitude: LocationServices.coordinate.latitude, longitude: LocationServices.coordinate.longitude)
        return [CLPlacemark(location: place, name: first, locality: first, country: country)]
    }
}
