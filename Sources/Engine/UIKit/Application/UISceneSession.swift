/// What outlives a scene: its role and its configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// Makes a role of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The role of a scene whose windows are touched.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of a scene on another display, of which stages have none.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while there is one.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for: the application's windows.
    open var role: Role { .windowApplication }
    /// The configuration, which is nobody's: an application's delegate is not asked for one.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// A name that stays the same.
    open var persistentIdentifier: String { "stage" }
    /// Has no effect: stages end without being restored.
    open var stateRestorationActivity: NSUserActivity?
    /// Has no effect: nothing of it is kept.
    open var userInfo: [String: Any]?
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name that the application's property list has for it.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The scene's class.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Makes a configuration of a name and a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
