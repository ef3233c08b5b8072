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

            open class UNNotificationSound: NSObject {
                open class var `default`: UNNotificationSound { UNNotificationSound() }
            }

            open class UNNotificationContent: NSObject {
                public override init() { super.init() }
            }

            open class UNMutableNotificationContent: UNNotificationContent {
                open var title = ""
                open var subtitle = ""
                open var body = ""
                open var badge: NSNumber?
                open var sound: UNNotificationSound?
                open var categoryIdentifier = ""
                open var threadIdentifier = ""
                open var userInfo: [AnyHashable: Any] = [:]
            }

            open class UNNotificationTrigger: NSObject {}

            open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
                public init(timeInterval: TimeInterval, repeats: Bool) {}
            }

            open class UNCalendarNotificationTrigger: UNNotificationTrigger {
                public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
            }

            open class UNNotificationRequest: NSObject {
                public let identifier: String
                public let content: UNNotificationContent
                public let trigger: UNNotificationTrigger?
                public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
                    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
                }
            }

            open class UNNotification: NSObject {
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
