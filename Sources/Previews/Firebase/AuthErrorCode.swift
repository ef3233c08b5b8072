// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of errors of accounts.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Why somebody could not be signed in or up.
///
/// Source: the documentation of FIRAuthErrors.h.
public enum AuthErrorCode: Int, Error, CustomNSError, LocalizedError, Sendable {
    /// The code, by the name that it has since version 9.
    public typealias Code = AuthErrorCode

    /// What was given proves nothing.
    case invalidCredential = 17004
    /// The account is closed.
    case userDisabled = 17005
    /// This way of signing in is closed.
    case operationNotAllowed = 17006
    /// There is an account of that address.
    case emailAlreadyInUse = 17007
    /// The address is none.
    case invalidEmail = 17008
    /// The password is another.
    case wrongPassword = 17009
    /// There were too many requests.
    case tooManyRequests = 17010
    /// There is no such account.
    case userNotFound = 17011
    /// Somebody has to sign in anew.
    case requiresRecentLogin = 17014
    /// There is no network.
    case networkError = 17020
    /// The password has less than six characters.
    case weakPassword = 17026
    /// There is no address.
    case missingEmail = 17034
    /// The number of the message is another.
    case invalidVerificationCode = 17044
    /// Nobody is signed in.
    case nullUser = 17067
    /// The keychain failed.
    case keychainError = 17995
    /// Something else.
    case internalError = 17999

    /// The code.
    public var code: AuthErrorCode { self }

    /// Makes a code of an error; one of something else for an error that has none.
    public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }
    /// Makes a code of another.
    public init(_ code: AuthErrorCode) { self = code }

    /// The domain.
    public static var errorDomain: String { AuthErrorDomain }
    /// The number.
    public var errorCode: Int { rawValue }

    /// What an app shows, by the name by which errors of Objective-C have it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// What an app shows.
    public var errorDescription: String? {
        switch self {
        case .invalidCredential: "The supplied auth credential is malformed or has expired."
        case .emailAlreadyInUse: "The email address is already in use by another account."
        case .invalidEmail: "The email address is badly formatted."
        case .wrongPassword: "The password is invalid or the user does not have a password."
        case .userNotFound:
            "There is no user record corresponding to this identifier. The user may have been deleted."
        case .weakPassword: "The password must be 6 characters long or more."
        case .missingEmail: "An email address must be provided."
        case .nullUser: "An auth request was attempted with a null user."
        case .networkError: "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
        default: "An internal error has occurred, print and inspect the error details for more information."
        }
    }
}
