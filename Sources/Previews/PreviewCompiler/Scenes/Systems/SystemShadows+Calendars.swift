extension SystemShadows {
    /// The phone's calendars, which its owner has not allowed an app to read.
    static let calendars = Framework(
        types: ["EKEvent", "EKEventStore", "EKCalendar"],
        source: """
            import UIKit

            public enum EKAuthorizationStatus: Int, Sendable {
                case notDetermined, restricted, denied, fullAccess, writeOnly
                public static var authorized: EKAuthorizationStatus { .fullAccess }
            }
            public enum EKEntityType: UInt, Sendable { case event, reminder }
            public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
            public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
            public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
            public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
            public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

            extension Notification.Name {
                public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
            }

            open class EKObject: NSObject, @unchecked Sendable {
                open var hasChanges: Bool { false }
                open var isNew: Bool { true }
                open func reset() {}
                open func refresh() -> Bool { true }
            }

            open class EKSource: EKObject, @unchecked Sendable {
                open var title: String { "" }
                open var sourceIdentifier: String { "" }
            }

            open class EKCalendar: EKObject, @unchecked Sendable {
                open var title = ""
                open var cgColor: CGColor! = UIColor.systemBlue.cgColor
                open var calendarIdentifier: String { "" }
                open var type: EKCalendarType { .local }
                open var source: EKSource!
                open var allowsContentModifications: Bool { true }
                public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
            }

            open class EKAlarm: EKObject, @unchecked Sendable {
                open var relativeOffset: TimeInterval = 0
                open var absoluteDate: Date?
                public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
                public init(absoluteDate date: Date) { absoluteDate = date }
            }

            open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
                public let endDate: Date?
                public let occurrenceCount: Int
                public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
                public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
            }

            open class EKRecurrenceRule: EKObject, @unchecked Sendable {
                public let frequency: EKRecurrenceFrequency
                public let interval: Int
                open var recurrenceEnd: EKRecurrenceEnd?
                public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
                    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
                }
            }

            open class EKCalendarItem: EKObject, @unchecked Sendable {
                open var calendar: EKCalendar!
                open var title: String!
                open var location: String?
                open var notes: String?
                open var url: URL?
                open var timeZone: TimeZone?
                open var alarms: [EKAlarm]?
                open var recurrenceRules: [EKRecurrenceRule]?
                open var calendarItemIdentifier: String { "" }
                open var creationDate: Date? { nil }
                open var lastModifiedDate: Date? { nil }
                open var hasAlarms: Bool { alarms?.isEmpty == false }
                open var hasNotes: Bool { notes != nil }
                open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
                open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
                open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
            }

            open class EKEvent: EKCalendarItem, @unchecked Sendable {
                open var startDate: Date!
                open var endDate: Date!
                open var isAllDay = false
                open var availability = EKEventAvailability.busy
                open var eventIdentifier: String! { nil }
                open var status: EKEventStatus { .none }
                open var isDetached: Bool { false }
                open var occurrenceDate: Date! { startDate }
                public init(eventStore: EKEventStore) { super.init() }
                open func compareStartDate(with other: EKEvent) -> ComparisonResult {
                    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
                }
            }

            open class EKReminder: EKCalendarItem, @unchecked Sendable {
                open var dueDateComponents: DateComponents?
                open var startDateComponents: DateComponents?
                open var isCompleted = false
                open var completionDate: Date?
                open var priority = 0
                public init(eventStore: EKEventStore) { super.init() }
            }

            /// The calendars of a phone whose owner has not allowed an app to read them.
            open class EKEventStore: NSObject, @unchecked Sendable {
                open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
                open var defaultCalendarForNewEvents: EKCalendar? { nil }
                open var sources: [EKSource] { [] }
                public override init() { super.init() }
                open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
                open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
                    DispatchQueue.main.async { completion(false, nil) }
                }
                open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
                open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
                    DispatchQueue.main.async { completion(false, nil) }
                }
                open func requestFullAccessToEvents() async throws -> Bool { false }
                open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
                    DispatchQueue.main.async { completion(false, nil) }
                }
                open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
                open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
                    DispatchQueue.main.async { completion(false, nil) }
                }
                open func requestFullAccessToReminders() async throws -> Bool { false }
                open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
                open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
                open func event(withIdentifier identifier: String) -> EKEvent? { nil }
                open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
                open func predicateForEvents(
                    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
                ) -> NSPredicate { NSPredicate(value: false) }
                open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
                open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
                    DispatchQueue.main.async { completion(nil) }
                    return predicate
                }
                open func save(_ event: EKEvent, span: EKSpan) throws {}
                open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
                open func save(_ reminder: EKReminder, commit: Bool) throws {}
                open func remove(_ event: EKEvent, span: EKSpan) throws {}
                open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
                open func remove(_ reminder: EKReminder, commit: Bool) throws {}
                open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
                open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
                open func commit() throws {}
                open func reset() {}
            }

            """)
}
