import QuartzCore

extension UIAccessibility {
    /// Does nothing: the page's tree follows the stage by itself.
    public static func post(notification: Notification, argument: Any?) {}
}
