import Foundation

/// What proves who somebody is.
public class AuthCredential {
    /// The name of who says so.
    public let provider: String
    let email: String?
    let password: String?

    init(_ provider: String, _ email: String? = nil, _ password: String? = nil) {
        (self.provider, self.email, self.password) = (provider, email, password)
    }
}

/// Accounts of addresses and passwords.
public enum EmailAuthProvider {
    /// Returns the proof of an address and a password.
    public static func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential("password", email, password)
    }
}

/// Accounts of Google's.
public enum GoogleAuthProvider {
    /// Returns a proof.
    public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential("google.com")
    }
}

/// Accounts of Facebook's.
public enum FacebookAuthProvider {
    /// Returns a proof.
    public static func credential(withAccessToken accessToken: String) -> AuthCredential {
        AuthCredential("facebook.com")
    }
}

/// Who says who somebody is.
public enum AuthProviderID: String, Sendable {
    case apple = "apple.com"
    case email = "password"
    case facebook = "facebook.com"
    case gameCenter = "gc.apple.com"
    case gitHub = "github.com"
    case google = "google.com"
    case phone
    case twitter = "twitter.com"
}

/// Accounts of others.
public enum OAuthProvider {
    /// Returns a proof.
    public static func credential(
        providerID: AuthProviderID, idToken: String = "", rawNonce: String? = nil, accessToken: String? = nil
    ) -> AuthCredential {
        AuthCredential(providerID.rawValue)
    }
    /// Returns a proof.
    public static func credential(withProviderID id: String, idToken: String, rawNonce: String?) -> AuthCredential {
        AuthCredential(id)
    }
    /// Returns a proof of Apple's.
    public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> AuthCredential {
        AuthCredential("apple.com")
    }
}

/// What proves who has a telephone.
public final class PhoneAuthCredential: AuthCredential {
    init() { super.init("phone") }
}

/// Accounts of telephones: any number of a message is the right one.
public final class PhoneAuthProvider {
    /// Returns the one of the app.
    public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    /// Returns the one of the app.
    public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

    /// Says that a message was sent.
    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: AnyObject?, completion: ((String?, (any Error)?) -> Void)?
    ) {
        FirebaseStage.tell("the message to a telephone")
        FirebaseStage.later { completion?("stage", nil) }
    }

    /// Returns the proof of a message's number.
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential()
    }
}
