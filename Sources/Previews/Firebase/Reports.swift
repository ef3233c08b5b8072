// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// What counts how an app is used: nothing is counted.
public enum Analytics {
    /// Has no effect.
    public static func logEvent(_ name: String, parameters: [String: Any]?) {}
    /// Has no effect.
    public static func setUserProperty(_ value: String?, forName name: String) {}
    /// Has no effect.
    public static func setUserID(_ userID: String?) {}
    /// Has no effect.
    public static func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}
    /// Has no effect.
    public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
}

// The names of events and their parameters.

/// A user has signed in.
public let AnalyticsEventLogin = "login"
/// A user has signed up.
public let AnalyticsEventSignUp = "sign_up"
/// A screen was shown.
public let AnalyticsEventScreenView = "screen_view"
/// Something was chosen.
public let AnalyticsEventSelectContent = "select_content"
/// Something was shared.
public let AnalyticsEventShare = "share"
/// Something was searched for.
public let AnalyticsEventSearch = "search"
/// The number of a thing.
public let AnalyticsParameterItemID = "item_id"
/// The name of a thing.
public let AnalyticsParameterItemName = "item_name"
/// The kind of a thing.
public let AnalyticsParameterContentType = "content_type"
/// How somebody did something.
public let AnalyticsParameterMethod = "method"
/// The name of a screen.
public let AnalyticsParameterScreenName = "screen_name"
/// The class of a screen.
public let AnalyticsParameterScreenClass = "screen_class"

/// What reports how an app ended: nothing is reported.
public final class Crashlytics {
    /// Returns the one of the app.
    public class func crashlytics() -> Crashlytics { Crashlytics() }
    /// Has no effect.
    public func log(_ msg: String) {}
    /// Has no effect.
    public func record(error: any Error) {}
    /// Has no effect.
    public func record(error: any Error, userInfo: [String: Any]?) {}
    /// Has no effect.
    public func setUserID(_ userID: String?) {}
    /// Has no effect.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Has no effect.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
}

/// What brings messages to an app: there are none.
public final class Messaging {
    /// Returns the one of the app.
    public class func messaging() -> Messaging { Messaging() }
    /// Hears of messages: is not called.
    public weak var delegate: (any MessagingDelegate)?
    /// The phone's name with Apple: has no effect.
    public var apnsToken: Data?
    /// The phone's name with Firebase; nil.
    public var fcmToken: String? { nil }
    /// Whether there is a name with Firebase: has no effect.
    public var isAutoInitEnabled = true
    /// Gives an error.
    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        FirebaseStage.later { completion(nil, URLError(.notConnectedToInternet)) }
    }
    /// Has no effect.
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(nil) }
    }
    /// Has no effect.
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseStage.later { completion?(nil) }
    }
    /// Has no effect.
    public func appDidReceiveMessage(_ message: [AnyHashable: Any]) {}
}

/// Hears of messages: is not called.
public protocol MessagingDelegate: AnyObject {
    /// Is not called.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
    /// Does nothing.
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
