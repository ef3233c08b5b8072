import Foundation
import Previews
import QuartzCore
import StageTime

/// What Firebase keeps for the app of a stage, in memory.
final class FirebaseStage {
    /// That of the running stage.
    static var current: FirebaseStage {
        nonisolated(unsafe) var found: FirebaseStage!
        MainActor.assumeIsolated { found = FrameClock.current.shared(FirebaseStage.init) }
        return found
    }

    /// Whether the app was configured.
    var app: FirebaseApp?
    let auth = Auth()
    let tree = DatabaseTree()
    let documents = DocumentStore()
    let files = FileStore()
    private var lastNumber = 0

    /// Returns a name of twenty letters and digits that was not given before on the stage; later ones sort after earlier ones.
    func nextName() -> String {
        lastNumber += 1
        let number = String(lastNumber)
        return "-Stage" + String(repeating: "0", count: 14 - min(14, number.count)) + number
    }

    /// Does something in another turn of the stage, in which Firebase answers.
    static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        StageTime.DispatchQueue.main.async { body() }
    }

    /// The stage's date.
    static var now: Date { Date(timeIntervalSinceReferenceDate: StageDate.timeIntervalSinceReferenceDate) }

    /// Says on the stage that something is made up.
    static func tell(_ name: String) { LeftOutCode.tell(name, madeUp: "there is no network") }
}

/// An app that Firebase serves: the one of the stage.
public final class FirebaseApp {
    /// The app's name.
    public let name = "__FIRAPP_DEFAULT"
    /// How it was configured.
    public let options: FirebaseOptions

    init(_ options: FirebaseOptions) { self.options = options }

    /// Makes the app.
    public class func configure() { configure(options: FirebaseOptions()) }

    /// Makes the app.
    public class func configure(options: FirebaseOptions) {
        let stage = FirebaseStage.current
        if stage.app == nil { stage.app = FirebaseApp(options) }
    }

    /// Makes the app, whatever its name.
    public class func configure(name: String, options: FirebaseOptions) { configure(options: options) }

    /// Returns the app; nil before it is made.
    public class func app() -> FirebaseApp? { FirebaseStage.current.app }

    /// Returns the app, whatever its name.
    public class func app(name: String) -> FirebaseApp? { app() }
}

/// How an app is configured.
public final class FirebaseOptions {
    /// The app's number with Google.
    public var googleAppID = ""
    /// The key of its requests.
    public var apiKey: String?
    /// The project that it is of.
    public var projectID: String? = "stage"
    /// The name by which Google signs its users in.
    public var clientID: String? = "stage.apps.googleusercontent.com"
    /// The address of its database.
    public var databaseURL: String?
    /// The place of its files.
    public var storageBucket: String?

    /// Makes options of nothing.
    public init() {}
    /// Makes options of numbers.
    public init(googleAppID: String, gcmSenderID: String) { self.googleAppID = googleAppID }
    /// Makes options, whatever is in a file.
    public init?(contentsOfFile plistPath: String) {}

    /// Returns options of nothing.
    public class func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }
}

/// How much Firebase says.
public final class FirebaseConfiguration {
    /// The one of all apps.
    nonisolated(unsafe) public static let shared = FirebaseConfiguration()
    /// Has no effect.
    public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

/// How much Firebase says.
public enum FirebaseLoggerLevel: Int, Sendable {
    /// The cases: errors; warnings; notices; more; most; least; all.
    case error = 3, warning, notice, info, debug
    /// The least.
    public static let min = FirebaseLoggerLevel.error
    /// The most.
    public static let max = FirebaseLoggerLevel.debug
}
