// swift-format-ignore-file: AlwaysUseLowerCamelCase
import QuartzCore

/// A set of the ways in which notifications of before iOS 10 were told.
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// By a number at the icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// By an alert.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// Actions of notifications of before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {}

/// What an application of before iOS 10 asked to tell by notifications.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The ways in which they are told.
    open private(set) var types: UIUserNotificationType
    /// Their actions.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Makes settings of ways and actions.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (self.types, self.categories) = (types, categories)
    }
}

/// A notification of before iOS 10 that an application gave itself.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When it would be told.
    open var fireDate: Date?
    /// Where that time is meant.
    open var timeZone: TimeZone?
    /// The alert's text.
    open var alertBody: String?
    /// The alert's title.
    open var alertTitle: String?
    /// The title of the alert's button.
    open var alertAction: String?
    /// The sound's name.
    open var soundName: String?
    /// The number at the icon.
    open var applicationIconBadgeNumber = 0
    /// What the application gives itself.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the actions.
    open var category: String?
    /// Whether an alert has a button.
    open var hasAction = true
    /// The name of the standard sound.
    public nonisolated static let defaultSoundName = "UILocalNotificationDefaultSoundName"
}

/// The name of the standard sound of notifications of before iOS 10.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
