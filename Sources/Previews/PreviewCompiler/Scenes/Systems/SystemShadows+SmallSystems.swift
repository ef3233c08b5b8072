extension SystemShadows {
    /// The widgets of a phone, of which it has none.
    static let widgets = Framework(
        types: ["WidgetCenter", "WidgetFamily", "WidgetInfo"],
        source: #"""
            import UIKit

            public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
                case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
                case accessoryRectangular, accessoryInline
            }

            public struct WidgetInfo: Hashable, Identifiable, Sendable {
                public let kind: String
                public let family: WidgetFamily
                public var id: Int { hashValue }
            }

            /// The widgets of a phone on which nobody has put any.
            public final class WidgetCenter: Sendable {
                public static let shared = WidgetCenter()
                public func reloadAllTimelines() {}
                public func reloadTimelines(ofKind kind: String) {}
                public func invalidateConfigurationRecommendations() {}
                public func getCurrentConfigurations(_ completion: @escaping (Swift.Result<[WidgetInfo], any Error>) -> Void) {
                    DispatchQueue.main.async { completion(.success([])) }
                }
                public func currentConfigurations() async throws -> [WidgetInfo] { [] }
            }

            """#)

    /// Whether an app may follow somebody: it may not.
    static let tracking = Framework(
        types: ["ATTrackingManager"],
        source: #"""
            import UIKit

            /// Whether an app may follow somebody through others: it may not.
            open class ATTrackingManager: NSObject {
                public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
                open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
                open class func requestTrackingAuthorization(
                    completionHandler completion: @escaping (AuthorizationStatus) -> Void
                ) {
                    DispatchQueue.main.async { completion(.denied) }
                }
                open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
            }

            """#)

    /// What advertisers would know a phone by.
    static let advertising = Framework(
        types: ["ASIdentifierManager"],
        source: #"""
            import UIKit

            /// What advertisers would know a phone by, which they may not.
            open class ASIdentifierManager: NSObject {
                nonisolated(unsafe) private static let only = ASIdentifierManager()
                open class func shared() -> ASIdentifierManager { only }
                open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
                open var isAdvertisingTrackingEnabled: Bool { false }
            }

            """#)

    /// A device that is no telephone.
    static let telephony = Framework(
        types: ["CTTelephonyNetworkInfo", "CTCarrier"],
        source: #"""
            import UIKit

            public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
            public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
            public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
            public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
            public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
            public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
            public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
            public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
            public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
            public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
            public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
            public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
            public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"

            open class CTCarrier: NSObject {
                open var carrierName: String? { nil }
                open var mobileCountryCode: String? { nil }
                open var mobileNetworkCode: String? { nil }
                open var isoCountryCode: String? { nil }
                open var allowsVOIP: Bool { true }
            }

            public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
                func dataServiceIdentifierDidChange(_ identifier: String)
            }

            extension CTTelephonyNetworkInfoDelegate {
                public func dataServiceIdentifierDidChange(_ identifier: String) {}
            }

            /// A device without a card for a telephone's network.
            open class CTTelephonyNetworkInfo: NSObject {
                open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
                open var dataServiceIdentifier: String? { nil }
                open var subscriberCellularProvider: CTCarrier? { nil }
                open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
                open var currentRadioAccessTechnology: String? { nil }
                open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
                open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
                open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
                public override init() { super.init() }
            }

            public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

            open class CTCellularData: NSObject {
                open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
                    didSet {
                        let notifier = cellularDataRestrictionDidUpdateNotifier
                        DispatchQueue.main.async { notifier?(.notRestricted) }
                    }
                }
                open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
                public override init() { super.init() }
            }

            open class CTCall: NSObject {
                open var callState: String { "" }
                open var callID: String { "" }
            }

            open class CTCallCenter: NSObject {
                open var currentCalls: Set<CTCall>? { nil }
                open var callEventHandler: ((CTCall) -> Void)?
                public override init() { super.init() }
            }

            """#)

    /// What apps would do in the background.
    static let backgroundTasks = Framework(
        types: ["BGTask", "BGTaskScheduler"],
        source: #"""
            import UIKit

            open class BGTask: NSObject, @unchecked Sendable {
                public final let identifier: String
                open var expirationHandler: (() -> Void)?
                fileprivate init(_ identifier: String) { self.identifier = identifier }
                open func setTaskCompleted(success: Bool) {}
            }

            open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
            open class BGProcessingTask: BGTask, @unchecked Sendable {}

            open class BGTaskRequest: NSObject, @unchecked Sendable {
                public final let identifier: String
                open var earliestBeginDate: Date?
                fileprivate init(_ identifier: String) { self.identifier = identifier }
            }

            open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
                public init(identifier: String) { super.init(identifier) }
            }

            open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
                open var requiresNetworkConnectivity = false
                open var requiresExternalPower = false
                public init(identifier: String) { super.init(identifier) }
            }

            /// What an app would do while nobody looks: nothing, as in the simulator.
            open class BGTaskScheduler: NSObject, @unchecked Sendable {
                public struct `Error`: CustomNSError, Hashable, Sendable {
                    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
                    public static let errorDomain = "BGTaskSchedulerErrorDomain"
                    public static let unavailable = Code.unavailable
                    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
                    public static let notPermitted = Code.notPermitted
                    public let code: Code
                    public init(_ code: Code) { self.code = code }
                    public var errorCode: Int { code.rawValue }
                }
                private static let only = BGTaskScheduler()
                open class var shared: BGTaskScheduler { only }
                @discardableResult
                open func register(
                    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
                    launchHandler: @escaping (BGTask) -> Void
                ) -> Bool { true }
                open func submit(_ taskRequest: BGTaskRequest) throws { throw BGTaskScheduler.Error(.unavailable) }
                open func cancel(taskRequestWithIdentifier identifier: String) {}
                open func cancelAllTaskRequests() {}
                open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
                    DispatchQueue.main.async { completionHandler([]) }
                }
                open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
            }

            public func ~= (code: BGTaskScheduler.Error.Code, error: any Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }

            """#)
}
