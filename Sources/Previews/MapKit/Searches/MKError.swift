import Foundation

/// Why something is not found.
public struct MKError: Error, CustomNSError, Equatable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// The cases: it is not known; there is no server; there is no such place or way; an answer is not understood.
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "MKErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { Int(code.rawValue) }

    /// It is not known.
    public static let unknown = Code.unknown
    /// There is no server.
    public static let serverFailure = Code.serverFailure
    /// Too much is asked.
    public static let loadingThrottled = Code.loadingThrottled
    /// There is no such place.
    public static let placemarkNotFound = Code.placemarkNotFound
    /// There is no such way.
    public static let directionsNotFound = Code.directionsNotFound
}

/// Whether an error is for a reason, as in `case MKError.serverFailure`.
public func ~= (reason: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == reason }
