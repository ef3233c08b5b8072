/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Places of that name.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// Places of that name.
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    /// Places of that name.
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    /// Places of that name.
    public static let atm = Self(rawValue: "MKPOICategoryAtm")
    /// Places of that name.
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    /// Places of that name.
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// Places of that name.
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    /// Places of that name.
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    /// Places of that name.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// Places of that name.
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    /// Places of that name.
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    /// Places of that name.
    public static let evCharger = Self(rawValue: "MKPOICategoryEvCharger")
    /// Places of that name.
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    /// Places of that name.
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    /// Places of that name.
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    /// Places of that name.
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    /// Places of that name.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// Places of that name.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// Places of that name.
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    /// Places of that name.
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    /// Places of that name.
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    /// Places of that name.
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    /// Places of that name.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// Places of that name.
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    /// Places of that name.
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    /// Places of that name.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// Places of that name.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// Places of that name.
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    /// Places of that name.
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    /// Places of that name.
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    /// Places of that name.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// Places of that name.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// Places of that name.
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    /// Places of that name.
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// Places of that name.
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    /// Places of that name.
    public static let store = Self(rawValue: "MKPOICategoryStore")
    /// Places of that name.
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    /// Places of that name.
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    /// Places of that name.
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    /// Places of that name.
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
