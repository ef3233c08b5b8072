import QuartzCore

/// A language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, as `en-US`; nil for none.
    open private(set) var primaryLanguage: String?

    init(_ language: String) {
        primaryLanguage = language
    }

    /// One, for the language of the stage's process.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(Locale.current.identifier.replacingOccurrences(of: "_", with: "-"))]
    }

    /// The name of a notification that another language was chosen, which nobody posts.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
