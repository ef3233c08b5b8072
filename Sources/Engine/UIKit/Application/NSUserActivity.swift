/// Something that a user does in an application.
///
/// Stages hand activities to no other application: what is set is kept, and nothing else.
open class NSUserActivity: NSObject {
    /// The kind of the activity, a name like an address in reverse.
    open private(set) var activityType: String
    /// The activity's name for people.
    open var title: String?
    /// What is needed to go on with the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The address of the activity's page, if it has one.
    open var webpageURL: URL?
    /// Has no effect: stages offer no activities.
    open var isEligibleForHandoff = true
    /// Has no effect: stages offer no activities.
    open var isEligibleForSearch = false

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to what is needed to go on with the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Does nothing: stages offer no activities.
    open func becomeCurrent() {}
    /// Does nothing: stages offer no activities.
    open func resignCurrent() {}
    /// Does nothing: stages offer no activities.
    open func invalidate() {}
}
