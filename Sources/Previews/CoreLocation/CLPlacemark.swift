import Foundation

/// What a place is called.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation?
    /// The part of the Earth that has the name; nil.
    public let region: CLRegion? = nil
    /// The name of the house or the sight.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number of the house.
    public let subThoroughfare: String?
    /// The city.
    public let locality: String?
    /// The part of the city.
    public let subLocality: String? = nil
    /// The state.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The country's two letters.
    public let isoCountryCode: String?
    /// The country.
    public let country: String?
    /// The lake or river; nil.
    public let inlandWater: String? = nil
    /// The ocean; nil.
    public let ocean: String? = nil
    /// The sights; nil.
    public let areasOfInterest: [String]? = nil
    /// The time zone.
    public let timeZone: TimeZone?

    /// Makes another of the same place.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        (name, locality) = (placemark.name, placemark.locality)
        (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
        (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
        (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
        timeZone = placemark.timeZone
    }

    /// Makes a place of which no more than a name is known.
    ///
    /// - Parameters:
    ///   - location: the place.
    ///   - name: the name; nil for none.
    ///   - locality: the city; nil for none.
    ///   - country: the country; nil for none.
    public init(location: CLLocation?, name: String? = nil, locality: String? = nil, country: String? = nil) {
        (self.location, self.name, self.locality, self.country) = (location, name, locality, country)
        (thoroughfare, subThoroughfare, administrativeArea, subAdministrativeArea) = (nil, nil, nil, nil)
        (postalCode, isoCountryCode, timeZone) = (nil, nil, nil)
    }

    /// Makes a place that is called as the made up one is.
    init(calledAsMadeUp location: CLLocation) {
        self.location = location
        (name, thoroughfare, subThoroughfare) = ("1 Infinite Loop", "Infinite Loop", "1")
        (locality, administrativeArea, subAdministrativeArea) = ("Cupertino", "CA", "Santa Clara County")
        (postalCode, isoCountryCode, country) = ("95014", "US", "United States")
        timeZone = TimeZone(identifier: "America/Los_Angeles")
    }

    /// The parts of the address by the names of Apple's address book.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts: [(String, String?)] = [
            ("Name", name), ("Street", street.isEmpty ? nil : street), ("City", locality),
            ("State", administrativeArea),
            ("ZIP", postalCode), ("Country", country), ("CountryCode", isoCountryCode), ("Thoroughfare", thoroughfare),
            ("SubThoroughfare", subThoroughfare), ("SubAdministrativeArea", subAdministrativeArea),
        ]
        var address = [AnyHashable: Any](uniqueKeysWithValues: parts.compactMap { key, text in text.map { (key, $0) } })
        let city = [locality, administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        address["FormattedAddressLines"] = [street, city, country ?? ""].filter { !$0.isEmpty }
        return address
    }
}
