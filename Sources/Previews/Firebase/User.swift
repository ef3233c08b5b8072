import Foundation

/// Somebody who has an account.
public final class User {
    /// When an account was made and used.
    public struct Metadata: Sendable {
        /// When it was made.
        public let creationDate: Date?
        /// When it was used last.
        public internal(set) var lastSignInDate: Date?
    }

    /// The account's number.
    public let uid: String
    /// The address; nil for none.
    public internal(set) var email: String?
    /// The name; nil for none.
    public internal(set) var displayName: String?
    /// The picture's address; nil for none.
    public internal(set) var photoURL: URL?
    /// The telephone's number; nil for none.
    public internal(set) var phoneNumber: String?
    /// Whether nothing is known of whose it is.
    public private(set) var isAnonymous: Bool
    /// Whether the address was confirmed: as soon as a message is asked for that would ask for it.
    public internal(set) var isEmailVerified = false
    /// When it was made and used.
    public internal(set) var metadata: Metadata
    /// The name of Firebase.
    public let providerID = "firebase"
    /// The other ways to sign in: none.
    public let providerData: [User] = []
    /// What renews a proof.
    public let refreshToken: String? = "stage"

    var password: String?

    init(_ uid: String, email: String?, password: String?, at date: Date) {
        (self.uid, self.email, self.password, isAnonymous) = (uid, email, password, email == nil)
        metadata = Metadata(creationDate: date, lastSignInDate: date)
    }

    /// Asks what has changed: nothing.
    public func reload(completion: (((any Error)?) -> Void)? = nil) { FirebaseStage.later { completion?(nil) } }
    /// Asks what has changed: nothing.
    public func reload() async throws {}

    /// Forgets the account.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            FirebaseStage.current.auth.forget(self)
            completion?(nil)
        }
    }
    /// Forgets the account.
    public func delete() async throws { FirebaseStage.current.auth.forget(self) }

    /// Changes the address.
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            let error = FirebaseStage.current.auth.fault(ofNew: email)
            if error == nil { self.email = email }
            completion?(error)
        }
    }

    /// Changes the password.
    public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            let isWeak = password.count < 6
            if !isWeak { self.password = password }
            completion?(isWeak ? AuthErrorCode.weakPassword : nil)
        }
    }

    /// Changes the address.
    ///
    /// - Throws: `AuthErrorCode`.
    public func updateEmail(to email: String) async throws {
        if let fault = FirebaseStage.current.auth.fault(ofNew: email) { throw fault }
        self.email = email
    }

    /// Changes the password.
    ///
    /// - Throws: `AuthErrorCode`.
    public func updatePassword(to password: String) async throws {
        guard password.count >= 6 else { throw AuthErrorCode.weakPassword }
        self.password = password
    }

    /// Adds another way to sign in: whom nothing was known of has its address from then on.
    public func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            do { completion?(try self.add(credential), nil) } catch { completion?(nil, error) }
        }
    }
    /// Adds another way to sign in: whom nothing was known of has its address from then on.
    ///
    /// - Throws: `AuthErrorCode`.
    @discardableResult
    public func link(with credential: AuthCredential) async throws -> AuthDataResult { try add(credential) }

    private func add(_ credential: AuthCredential) throws -> AuthDataResult {
        if let email = credential.email, let password = credential.password {
            if let fault = FirebaseStage.current.auth.fault(ofNew: email) { throw fault }
            guard password.count >= 6 else { throw AuthErrorCode.weakPassword }
            (self.email, self.password) = (email, password)
        }
        isAnonymous = false
        return AuthDataResult(self, isNew: false)
    }

    /// Removes a way to sign in, of which there is one here: nothing changes.
    public func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(self, nil) }
    }
    /// Removes a way to sign in, of which there is one here: nothing changes.
    @discardableResult
    public func unlink(fromProvider provider: String) async throws -> User { self }

    /// Has the address be confirmed: no message is sent.
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            self.isEmailVerified = true
            completion?(nil)
        }
    }
    /// Has the address be confirmed: no message is sent.
    public func sendEmailVerification() async throws { isEmailVerified = true }

    /// Gives a proof of who it is, which no server takes.
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?("stage", nil) }
    }
    /// Gives a proof of who it is, which no server takes.
    public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil) {
        getIDToken(completion: completion)
    }
    /// Returns a proof of who it is, which no server takes.
    public func getIDToken() async throws -> String { "stage" }

    /// Takes any proof.
    public func reauthenticate(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?)
    {
        FirebaseStage.later { completion?(AuthDataResult(self, isNew: false), nil) }
    }

    /// Takes any proof.
    @discardableResult
    public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        AuthDataResult(self, isNew: false)
    }

    /// Returns what changes the name and the picture.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }
}

/// What changes an account's name and picture.
public final class UserProfileChangeRequest {
    private let user: User
    /// The name to be.
    public var displayName: String?
    /// The picture's address to be.
    public var photoURL: URL?

    init(_ user: User) {
        self.user = user
        (displayName, photoURL) = (user.displayName, user.photoURL)
    }

    /// Changes them.
    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            self.apply()
            completion?(nil)
        }
    }
    /// Changes them.
    public func commitChanges() async throws { apply() }

    private func apply() { (user.displayName, user.photoURL) = (displayName, photoURL) }
}

/// Who was signed in.
public final class AuthDataResult {
    /// Whether somebody is new.
    public struct AdditionalUserInfo: Sendable {
        /// Whether the account was made.
        public let isNewUser: Bool
        /// The name of the way to sign in.
        public let providerID = "password"
        /// What else is known: nothing.
        public var profile: [String: Any]? { nil }
    }

    /// The account.
    public let user: User
    /// Whether somebody is new.
    public let additionalUserInfo: AdditionalUserInfo?
    /// What proved who it is; nil.
    public let credential: AuthCredential? = nil

    init(_ user: User, isNew: Bool) {
        self.user = user
        additionalUserInfo = AdditionalUserInfo(isNewUser: isNew)
    }
}
