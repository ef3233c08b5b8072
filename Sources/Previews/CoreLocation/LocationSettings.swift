import Foundation

/// Whether an app may know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The cases: nobody was asked; it can't be allowed; the owner refused; always; while the app is used.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// Always, by its older name.
    public static let authorized = authorizedAlways

    var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// How exactly an app may know where the phone is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The cases: exactly; roughly.
    case fullAccuracy, reducedAccuracy
}

/// How somebody moves.
public enum CLActivityType: Int, Sendable {
    /// The cases: not known; by car; on foot; by another vehicle; by plane.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// How far a beacon is.
public enum CLProximity: Int, Sendable {
    /// The cases: not known; beside it; near; far.
    case unknown, immediate, near, far
}

/// Why a place is not known.
public struct CLError: Error, CustomNSError, Equatable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The cases: it is not known now; it is not allowed; there is no network; there is no compass.
        case locationUnknown, denied, network, headingFailure
        /// The cases: there is no such place; the search was ended.
        case geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// There is no network.
    public static let network = Code.network
    /// It is not allowed.
    public static let denied = Code.denied
    /// The place is not known now.
    public static let locationUnknown = Code.locationUnknown
    /// There is no such place.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// The search was ended.
    public static let geocodeCanceled = Code.geocodeCanceled
}

/// Whether an error is for a reason, as in `case CLError.denied`.
public func ~= (reason: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == reason }
