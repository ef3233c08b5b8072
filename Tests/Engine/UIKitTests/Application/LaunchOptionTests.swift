import Testing

@testable import UIKit

/// What delegates ask the options of an app's start for: ihormyroniuk/AUIKit.
@MainActor
@Suite struct LaunchOptionTests {
    private func start(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
        if options?[.remoteNotification] != nil { return "notification" }
        if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { return item.localizedTitle }
        return options?[.url] == nil ? "plain" : "address"
    }

    @Test func anAppIsToldWhatItIsStartedFor() {
        let item = UIApplicationShortcutItem(
            type: "new", localizedTitle: "New card", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add)
        )
        #expect(start(nil) == "plain" && start([.url: "a"]) == "address" && start([.shortcutItem: item]) == "New card")
        #expect(start([.remoteNotification: 1]) == "notification")
        #expect(item.type == "new" && item.userInfo == nil && item.icon != nil)
    }

    /// ihormyroniuk/AUIKit makes events of its own of those that it is given.
    private final class Copied: UIEvent {
        let event: UIEvent
        init(_ event: UIEvent) {
            self.event = event
            super.init()
        }
    }

    @Test func aSubclassMakesAnEventWithoutTouches() {
        #expect(Copied(UIEvent()).allTouches?.isEmpty == true)
    }

    @Test func anEventIsOfAFingerWithoutKeysOrButtons() {
        let event = UIEvent()
        #expect(event.modifierFlags.isEmpty && event.buttonMask.isEmpty)
    }
}
