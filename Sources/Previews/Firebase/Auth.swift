import Foundation

/// What a listener is known by.
public protocol AuthStateDidChangeListenerHandle: AnyObject {}

/// The accounts of the stage's app: whoever signs up has one, in memory; whoever signs in without one has one that is made up, as the
/// stage says.
public final class Auth {
    /// What hears who is signed in.
    private final class Listener: AuthStateDidChangeListenerHandle {
        let hear: (Auth, User?) -> Void
        init(_ hear: @escaping (Auth, User?) -> Void) { self.hear = hear }
    }

    /// Returns the accounts of the stage's app.
    public class func auth() -> Auth { FirebaseStage.current.auth }
    /// Returns the accounts of the stage's app.
    public class func auth(app: FirebaseApp) -> Auth { auth() }

    /// Who is signed in; nil for nobody.
    public private(set) var currentUser: User?
    /// The language of messages: has no effect.
    public var languageCode: String?
    /// The settings: has no effect.
    public var settings: AnyObject?
    private var users: [User] = []
    private var listeners: [Listener] = []

    init() {}

    // MARK: Signing up and in

    /// Makes an account, and signs it in.
    public func createUser(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        answer(completion) { try self.makeUser(email, password) }
    }
    /// Makes an account, and signs it in.
    @discardableResult
    public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
        try makeUser(email, password)
    }

    /// Signs somebody in.
    public func signIn(
        withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        answer(completion) { try self.enter(email, password) }
    }
    /// Signs somebody in.
    @discardableResult
    public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        try enter(email, password)
    }

    /// Signs somebody in who is not known.
    public func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        answer(completion) { self.enterAnonymously() }
    }
    /// Signs somebody in who is not known.
    @discardableResult
    public func signInAnonymously() async throws -> AuthDataResult { enterAnonymously() }

    /// Signs somebody in by what others say.
    public func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
        answer(completion) { try self.enter(credential) }
    }
    /// Signs somebody in by what others say.
    @discardableResult
    public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { try enter(credential) }

    /// Signs in whoever has a proof.
    public func signIn(
        withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        signInAnonymously(completion: completion)
    }

    /// Signs somebody in whose account is at hand.
    public func updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later {
            if let user { self.become(user) }
            completion?(user == nil ? AuthErrorCode.nullUser : nil)
        }
    }
    /// Signs somebody in whose account is at hand.
    public func updateCurrentUser(_ user: User) async throws { become(user) }

    /// Signs out.
    ///
    /// - Throws: nothing here.
    public func signOut() throws { become(nil) }

    /// Says that a message was sent by which a password is changed.
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(Self.isAddress(email) ? nil : AuthErrorCode.invalidEmail) }
    }
    /// Says that a message was sent by which a password is changed.
    public func sendPasswordReset(withEmail email: String) async throws {
        guard Self.isAddress(email) else { throw AuthErrorCode.invalidEmail }
    }

    /// Gives the ways in which somebody can sign in.
    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(self.users.contains { $0.email == email } ? ["password"] : nil, nil) }
    }

    /// Has no effect.
    public func useAppLanguage() {}
    /// Has no effect.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Returns false: addresses lead nowhere.
    public func canHandle(_ url: URL) -> Bool { false }

    // MARK: Listeners

    /// Has a listener hear in another turn who is signed in, and at each change.
    @discardableResult
    public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any AuthStateDidChangeListenerHandle {
        let entry = Listener(listener)
        listeners.append(entry)
        FirebaseStage.later {
            if self.listeners.contains(where: { $0 === entry }) { entry.hear(self, self.currentUser) }
        }
        return entry
    }

    /// Has a listener hear no more.
    public func removeStateDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {
        listeners.removeAll { $0 === listenerHandle }
    }

    /// Has a listener hear in another turn who is signed in, and at each change.
    @discardableResult
    public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> any AuthStateDidChangeListenerHandle {
        addStateDidChangeListener(listener)
    }
    /// Has a listener hear no more.
    public func removeIDTokenDidChangeListener(_ listenerHandle: any AuthStateDidChangeListenerHandle) {
        removeStateDidChangeListener(listenerHandle)
    }

    // MARK: Accounts

    /// Returns why no account can have an address; nil if one can.
    func fault(ofNew email: String) -> AuthErrorCode? {
        guard !email.isEmpty else { return .missingEmail }
        guard Self.isAddress(email) else { return .invalidEmail }
        return users.contains { $0.email == email } ? .emailAlreadyInUse : nil
    }

    func forget(_ user: User) {
        users.removeAll { $0 === user }
        if currentUser === user { become(nil) }
    }

    private func makeUser(_ email: String, _ password: String) throws -> AuthDataResult {
        if let fault = fault(ofNew: email) { throw fault }
        guard password.count >= 6 else { throw AuthErrorCode.weakPassword }
        return AuthDataResult(add(email, password), isNew: true)
    }

    private func enter(_ email: String, _ password: String) throws -> AuthDataResult {
        if let user = users.first(where: { $0.email == email }) {
            guard user.password == nil || user.password == password else { throw AuthErrorCode.wrongPassword }
            user.metadata.lastSignInDate = FirebaseStage.now
            become(user)
            return AuthDataResult(user, isNew: false)
        }
        if let fault = fault(ofNew: email) { throw fault }
        guard password.count >= 6 else { throw AuthErrorCode.wrongPassword }
        FirebaseStage.tell("the account of \(email)")
        return AuthDataResult(add(email, password), isNew: false)
    }

    private func enter(_ credential: AuthCredential) throws -> AuthDataResult {
        if let email = credential.email, let password = credential.password { return try enter(email, password) }
        let email = "\(credential.provider)@example.com"
        if let user = users.first(where: { $0.email == email }) {
            become(user)
            return AuthDataResult(user, isNew: false)
        }
        FirebaseStage.tell("the account of \(credential.provider)")
        let user = add(email, nil)
        user.displayName = "Sam Sample"
        return AuthDataResult(user, isNew: true)
    }

    private func enterAnonymously() -> AuthDataResult {
        if let user = currentUser, user.isAnonymous { return AuthDataResult(user, isNew: false) }
        return AuthDataResult(add(nil, nil), isNew: true)
    }

    private func add(_ email: String?, _ password: String?) -> User {
        let user = User(FirebaseStage.current.nextName(), email: email, password: password, at: FirebaseStage.now)
        users.append(user)
        become(user)
        return user
    }

    private func become(_ user: User?) {
        guard user !== currentUser else { return }
        currentUser = user
        for listener in listeners { FirebaseStage.later { listener.hear(self, self.currentUser) } }
    }

    private func answer(
        _ completion: ((AuthDataResult?, (any Error)?) -> Void)?, _ work: @escaping () throws -> AuthDataResult
    ) {
        FirebaseStage.later {
            do {
                let result = try work()
                completion?(result, nil)
            } catch { completion?(nil, error) }
        }
    }

    private static func isAddress(_ text: String) -> Bool {
        text.wholeMatch(of: #/[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+/#) != nil
    }
}
