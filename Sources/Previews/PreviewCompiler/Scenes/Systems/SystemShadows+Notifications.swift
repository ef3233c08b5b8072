extension SystemShadows {
    /// Notifications, which the phone's owner does not want.
    static let notifications = Framework(
        types: ["UNUserNotificationCenter", "UNNotificationRequest", "UNMutableNotificationContent"],
        source: """
            import UIKit

            public struct UNAuthorizationOptions: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let badge = Self(rawValue: 1)
                public static let sound = Self(rawValue: 2)
                public static let alert = Self(rawValue: 4)
                public static let carPlay = Self(rawValue: 8)
                public static let provisional = Self(rawValue: 64)
            }

            public struct UNNotificationPresentationOptions: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let badge = Self(rawValue: 1)
                public static let sound = Self(rawValue: 2)
                public static let alert = Self(rawValue: 4)
                public static let list = Self(rawValue: 8)
                public static let banner = Self(rawValue: 16)
            }

            public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

            open class UNNotificationSettings: NSObject, @unchecked Sendable {
                public let authorizationStatus = UNAuthorizationStatus.denied
            }

            public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public init(_ rawValue: String) { self.rawValue = rawValue }
            }

            open class UNNotificationSound: NSObject {
                open class var `default`: UNNotificationSound { UNNotificationSound() }
                public override init() { super.init() }
                public convenience init(named name: UNNotificationSoundName) { self.init() }
            }

            open class UNNotificationContent: NSObject {
                fileprivate(set) public var (title, subtitle, body) = ("", "", "")
                fileprivate(set) public var badge: NSNumber?
                fileprivate(set) public var sound: UNNotificationSound?
                fileprivate(set) public var (categoryIdentifier, threadIdentifier) = ("", "")
                fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
                fileprivate(set) public var attachments: [UNNotificationAttachment] = []
                public override init() { super.init() }
            }

            open class UNMutableNotificationContent: UNNotificationContent {
                open override var title: String { get { super.title } set { super.title = newValue } }
                open override var subtitle: String { get { super.subtitle } set { super.subtitle = newValue } }
                open override var body: String { get { super.body } set { super.body = newValue } }
                open override var badge: NSNumber? { get { super.badge } set { super.badge = newValue } }
                open override var sound: UNNotificationSound? { get { super.sound } set { super.sound = newValue } }
                open override var categoryIdentifier: String {
                    get { super.categoryIdentifier }
                    set { super.categoryIdentifier = newValue }
                }
                open override var threadIdentifier: String {
                    get { super.threadIdentifier }
                    set { super.threadIdentifier = newValue }
                }
                open override var userInfo: [AnyHashable: Any] { get { super.userInfo } set { super.userInfo = newValue } }
                open override var attachments: [UNNotificationAttachment] {
                    get { super.attachments }
                    set { super.attachments = newValue }
                }
            }

            open class UNNotificationAttachment: NSObject {
                public let identifier: String
                public let url: URL
                public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
                    (self.identifier, self.url) = (identifier, url)
                }
            }

            public struct UNNotificationActionOptions: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let authenticationRequired = Self(rawValue: 1)
                public static let destructive = Self(rawValue: 2)
                public static let foreground = Self(rawValue: 4)
            }

            open class UNNotificationAction: NSObject {
                public let (identifier, title): (String, String)
                public let options: UNNotificationActionOptions
                public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
                    (self.identifier, self.title, self.options) = (identifier, title, options)
                }
            }

            public struct UNNotificationCategoryOptions: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let customDismissAction = Self(rawValue: 1)
                public static let allowInCarPlay = Self(rawValue: 2)
                public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
                public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
            }

            open class UNNotificationCategory: NSObject {
                public let identifier: String
                public let actions: [UNNotificationAction]
                public let intentIdentifiers: [String]
                public let options: UNNotificationCategoryOptions
                public init(
                    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                    options: UNNotificationCategoryOptions = []
                ) {
                    (self.identifier, self.actions) = (identifier, actions)
                    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
                }
                public convenience init(
                    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
                ) {
                    self.init(
                        identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
                }
            }

            open class UNNotificationTrigger: NSObject {
                public let repeats: Bool
                fileprivate init(repeats: Bool) { self.repeats = repeats }
            }

            open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
                public let timeInterval: TimeInterval
                public init(timeInterval: TimeInterval, repeats: Bool) {
                    self.timeInterval = timeInterval
                    super.init(repeats: repeats)
                }
            }

            open class UNCalendarNotificationTrigger: UNNotificationTrigger {
                public let dateComponents: DateComponents
                public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
                    self.dateComponents = dateComponents
                    super.init(repeats: repeats)
                }
            }

            public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
            public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

            open class UNNotificationRequest: NSObject {
                public let identifier: String
                public let content: UNNotificationContent
                public let trigger: UNNotificationTrigger?
                public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
                    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
                }
            }

            open class UNNotification: NSObject {
                public let date = Date()
                public let request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
            }

            open class UNNotificationResponse: NSObject {
                public let notification = UNNotification()
                public let actionIdentifier = ""
            }

            @preconcurrency
            public protocol UNUserNotificationCenterDelegate: AnyObject {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                    withCompletionHandler completionHandler: @escaping () -> Void)
            }

            extension UNUserNotificationCenterDelegate {
                public func userNotificationCenter(
                    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
                ) {}
                public func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                    withCompletionHandler completionHandler: @escaping () -> Void
                ) {}
            }

            /// The notifications of a phone whose owner does not want any.
            open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
                private static let only = UNUserNotificationCenter()
                open class func current() -> UNUserNotificationCenter { only }
                open weak var delegate: (any UNUserNotificationCenterDelegate)?
                open func requestAuthorization(
                    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
                ) {
                    DispatchQueue.main.async { completionHandler(false, nil) }
                }
                open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
                open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
                    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
                }
                open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
                open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
                open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
                    DispatchQueue.main.async { completionHandler([]) }
                }
                open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
                    DispatchQueue.main.async { completionHandler([]) }
                }
                open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
                open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
                    DispatchQueue.main.async { completionHandler([]) }
                }
                open func deliveredNotifications() async -> [UNNotification] { [] }
                open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { handler?(nil) }
                }
                open func add(_ request: UNNotificationRequest) async throws {}
                open func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
                    DispatchQueue.main.async { handler?(nil) }
                }
                open func removeAllPendingNotificationRequests() {}
                open func removeAllDeliveredNotifications() {}
                open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
                open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
            }

            """)
}
