// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the ground looks like: satellites' pictures are a darker ground.
public enum MKMapType: UInt, Sendable {
    /// One of them.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the phone.
public enum MKUserTrackingMode: Int, Sendable {
    /// The cases: not; where it is; where it is and in which direction, which there is no compass for.
    case none, follow, followWithHeading
}

/// The name of the class of views that is used where none is named.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of the class of views for several annotations: there are none.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
