extension UIResponder {
    /// Whether the class is an app's, or a library's, and none of the engine's.
    final class var isOfApp: Bool { !String(reflecting: self).hasPrefix("UIKit.") }
}
