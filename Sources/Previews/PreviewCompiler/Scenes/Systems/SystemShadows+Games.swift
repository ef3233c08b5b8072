extension SystemShadows {
    /// A Game Center to which nobody has signed in.
    static let games = Framework(
        types: ["GKLocalPlayer", "GKLeaderboard", "GKAchievement", "GKScore", "GKGameCenterViewController"],
        source: #"""
            import UIKit

            public struct GKError: CustomNSError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
                    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
                    case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid = 13, underage
                    case gameUnrecognized, notSupported, invalidParameter, unexpectedConnection
                }
                public static let errorDomain = "GKErrorDomain"
                public static let cancelled = Code.cancelled
                public static let notAuthenticated = Code.notAuthenticated
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
            }

            public func ~= (code: GKError.Code, error: any Error) -> Bool { (error as? GKError)?.code == code }

            extension NSNotification.Name {
                public static let GKPlayerAuthenticationDidChangeNotificationName = Self("GKPlayerAuthenticationDidChangeNotificationName")
                public static let GKPlayerDidChangeNotificationName = Self("GKPlayerDidChangeNotificationName")
            }

            open class GKBasePlayer: NSObject {
                open var playerID: String? { nil }
                open var displayName: String? { nil }
            }

            open class GKPlayer: NSObject, @unchecked Sendable {
                public enum PhotoSize: Int, Sendable { case small, normal }
                open var gamePlayerID: String { "" }
                open var teamPlayerID: String { "" }
                open var playerID: String { "" }
                open var displayName: String { "" }
                open var alias: String { "" }
                open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { handler?(nil, GKError(.notAuthenticated)) }
                }
                open class func loadPlayers(
                    forIdentifiers identifiers: [String], withCompletionHandler handler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
                ) {
                    DispatchQueue.main.async { handler?(nil, GKError(.notAuthenticated)) }
                }
            }

            @preconcurrency
            public protocol GKLocalPlayerListener: AnyObject {}

            /// A phone's owner, who does not sign in to play.
            open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
                private static let only = GKLocalPlayer()
                open class var local: GKLocalPlayer { only }
                open class func localPlayer() -> GKLocalPlayer { only }
                open var isAuthenticated: Bool { false }
                open var isUnderage: Bool { false }
                open var isMultiplayerGamingRestricted: Bool { false }
                open var isPersonalizedCommunicationRestricted: Bool { false }
                open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
                    didSet {
                        let handler = authenticateHandler
                        DispatchQueue.main.async { handler?(nil, GKError(.cancelled)) }
                    }
                }
                open func register(_ listener: any GKLocalPlayerListener) {}
                open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
                open func unregisterAllListeners() {}
                open func loadDefaultLeaderboardIdentifier(
                    completionHandler: ((String?, (any Error)?) -> Void)? = nil
                ) {
                    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
                }
                open func setDefaultLeaderboardIdentifier(
                    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
                ) {
                    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
                }
                open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
                    DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
                }
            }

            open class GKScore: NSObject {
                open var leaderboardIdentifier: String
                open var value: Int64 = 0
                open var context: UInt64 = 0
                open var rank: Int { 0 }
                open var date: Date { Date() }
                open var formattedValue: String? { "\(value)" }
                open var player: GKPlayer { GKLocalPlayer.local }
                open var shouldSetDefaultLeaderboard = false
                public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
                open class func report(_ scores: [GKScore], withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { handler?(GKError(.notAuthenticated)) }
                }
            }

            /// Who plays best, which is known to those who have signed in.
            open class GKLeaderboard: NSObject {
                public enum TimeScope: Int, Sendable { case today, week, allTime }
                public enum PlayerScope: Int, Sendable { case global, friendsOnly }
                public enum LeaderboardType: Int, Sendable { case classic, recurring }
                open class Entry: NSObject {
                    open var player: GKPlayer { GKLocalPlayer.local }
                    open var rank: Int { 0 }
                    open var score: Int { 0 }
                    open var formattedScore: String { "" }
                    open var context: Int { 0 }
                    open var date: Date { Date() }
                }
                open var identifier: String?
                open var timeScope = TimeScope.allTime
                open var playerScope = PlayerScope.global
                open var range = NSRange(location: 1, length: 25)
                open var baseLeaderboardID: String { identifier ?? "" }
                open var title: String? { nil }
                open var scores: [GKScore]? { nil }
                open var localPlayerScore: GKScore? { nil }
                open var maxRange: Int { 0 }
                public override init() { super.init() }
                public init(players: [GKPlayer]) {}
                open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
                }
                open class func loadLeaderboards(
                    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
                }
                open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
                    throw GKError(.notAuthenticated)
                }
                open class func submitScore(
                    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
                    completionHandler: @escaping ((any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
                }
                open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
                    throw GKError(.notAuthenticated)
                }
                open func submitScore(
                    _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
                }
                open func loadEntries(
                    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
                    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
                }
                open func loadEntries(
                    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
                ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
            }

            open class GKAchievement: NSObject {
                open var identifier: String
                open var percentComplete = 0.0
                open var showsCompletionBanner = false
                open var isCompleted: Bool { percentComplete >= 100 }
                open var lastReportedDate: Date { Date() }
                open var player: GKPlayer { GKLocalPlayer.local }
                public init(identifier: String) { self.identifier = identifier }
                public init(identifier: String, player: GKPlayer) { self.identifier = identifier }
                open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
                }
                open class func report(
                    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
                ) {
                    DispatchQueue.main.async { handler?(GKError(.notAuthenticated)) }
                }
                open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
                open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
                }
            }

            public enum GKGameCenterViewControllerState: Int, Sendable {
                case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
            }

            @preconcurrency @MainActor
            public protocol GKGameCenterControllerDelegate: AnyObject {
                func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
            }

            /// The screen of the Game Center, which is empty and can be closed.
            open class GKGameCenterViewController: UINavigationController {
                open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
                open var viewState = GKGameCenterViewControllerState.default
                open var leaderboardIdentifier: String?
                open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
                public convenience init(state: GKGameCenterViewControllerState) {
                    self.init(nibName: nil, bundle: nil)
                    viewState = state
                }
                public convenience init(
                    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
                ) {
                    self.init(state: .leaderboards)
                    leaderboardIdentifier = leaderboardID
                }
                public convenience init(achievementID: String) { self.init(state: .achievements) }
                open override func viewDidLoad() {
                    super.viewDidLoad()
                    let screen = UIViewController()
                    screen.view.backgroundColor = .systemBackground
                    screen.title = "Game Center"
                    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        systemItem: .done,
                        primaryAction: UIAction { [weak self] _ in
                            guard let self else { return }
                            gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
                        })
                    setViewControllers([screen], animated: false)
                }
            }

            /// The button of the Game Center in a game's corner: not shown, as nobody has signed in.
            @preconcurrency @MainActor
            open class GKAccessPoint: NSObject {
                public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
                public static let shared = GKAccessPoint()
                open var isActive = false
                open var location = Location.topLeading
                open var showHighlights = false
                open var isVisible: Bool { false }
                open var isPresentingGameCenter: Bool { false }
                open var isFocused: Bool { false }
                open var frameInScreenCoordinates: CGRect { .zero }
                open weak var parentWindow: UIWindow?
                open func trigger(handler: @escaping () -> Void) {}
                open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
            }

            """#)
}
