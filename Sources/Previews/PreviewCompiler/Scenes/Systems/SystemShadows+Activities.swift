extension SystemShadows {
    /// What apps would show on the lock screen, where the phone's owner wants nothing.
    static let activities = Framework(
        types: [
            "Activity", "ActivityAttributes", "ActivityContent", "ActivityState", "AlertConfiguration", "PushType",
        ],
        source: #"""
            import Foundation

            public protocol ActivityAttributes: Codable {
                associatedtype ContentState: Codable, Hashable
            }

            public enum ActivityAuthorizationError: Error, Sendable {
                case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
                case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
                case visibility
            }

            public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

            public struct ActivityContent<State: Codable & Hashable> {
                public var state: State
                public var staleDate: Date?
                public var relevanceScore: Double
                public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
                    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
                }
            }

            extension ActivityContent: Sendable where State: Sendable {}

            public struct ActivityUIDismissalPolicy: Hashable, Sendable {
                private let date: Date?
                public static let `default` = Self(date: nil)
                public static let immediate = Self(date: .distantPast)
                public static func after(_ date: Date) -> Self { Self(date: date) }
            }

            public struct PushType: Hashable, Sendable {
                private let name: String
                public static let token = Self(name: "token")
                public static func channel(_ id: String) -> Self { Self(name: id) }
            }

            public struct AlertConfiguration: Sendable {
                public struct AlertSound: Hashable, Sendable {
                    private let name: String
                    public static let `default` = Self(name: "")
                    public static func named(_ name: String) -> Self { Self(name: name) }
                }
                public init<Title, Body>(title: Title, body: Body, sound: AlertSound) {}
            }

            /// Values of which there are none.
            public struct ZoetropeNoActivities<Element>: AsyncSequence, Sendable {
                public struct AsyncIterator: AsyncIteratorProtocol {
                    public mutating func next() async -> Element? { nil }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }

            /// What goes on on the lock screen of a phone whose owner does not want it there.
            public final class ActivityAuthorizationInfo: Sendable {
                public init() {}
                public var areActivitiesEnabled: Bool { false }
                public var frequentPushesEnabled: Bool { false }
                public var activityEnablementUpdates: ZoetropeNoActivities<Bool> { ZoetropeNoActivities() }
            }

            public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
                public typealias ContentState = Attributes.ContentState
                public let id: String
                public let attributes: Attributes
                public let content: ActivityContent<ContentState>
                public var contentState: ContentState { content.state }
                public var activityState: ActivityState { .dismissed }
                public var pushToken: Data? { nil }
                public var activityStateUpdates: ZoetropeNoActivities<ActivityState> { ZoetropeNoActivities() }
                public var contentUpdates: ZoetropeNoActivities<ActivityContent<ContentState>> { ZoetropeNoActivities() }
                public var pushTokenUpdates: ZoetropeNoActivities<Data> { ZoetropeNoActivities() }
                public static var activities: [Activity<Attributes>] { [] }
                public static var activityUpdates: ZoetropeNoActivities<Activity<Attributes>> { ZoetropeNoActivities() }
                public static var pushToStartToken: Data? { nil }
                public static var pushToStartTokenUpdates: ZoetropeNoActivities<Data> { ZoetropeNoActivities() }
                private init(attributes: Attributes, content: ActivityContent<ContentState>) {
                    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
                }
                @discardableResult
                public static func request(
                    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
                ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
                @discardableResult
                public static func request(
                    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
                ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
                public func update(_ content: ActivityContent<ContentState>) async {}
                public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
                public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
                public func end(
                    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
                ) async {}
                public func end(
                    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
                ) async {}
            }

            """#)
}
