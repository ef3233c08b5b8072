import Foundation

/// An icon beside an action of an app's icon, which a stage does not show.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// A kind of pictures that the system has for such actions.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// Makes an icon of a picture of the system's.
    public convenience init(type: IconType) {
        self.init()
    }

    /// Makes an icon of an image of the app's.
    public convenience init(templateImageName: String) {
        self.init()
    }

    /// Makes an icon of a symbol.
    public convenience init(systemImageName: String) {
        self.init()
    }
}

/// An action of an app's icon, which nobody can choose on a stage.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The name by which the app knows the action.
    open fileprivate(set) var type: String
    /// What people read.
    open fileprivate(set) var localizedTitle: String
    /// What people read below; nil for nothing.
    open fileprivate(set) var localizedSubtitle: String?
    /// The icon; nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app wants to know when the action is chosen.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - type: the name by which the app knows it.
    ///   - localizedTitle: what people read.
    ///   - localizedSubtitle: what people read below; nil for nothing.
    ///   - icon: the icon; nil for none.
    ///   - userInfo: what the app wants to know when it is chosen.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }

    /// Makes an action of a name and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
