import QuartzCore

/// A press of a button of a remote, a game controller or a keyboard; stages have none of these, and make none.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// A button.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// How far a press has come.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// The button.
    open var type: PressType { .select }
    /// How far the press has come.
    open var phase: Phase { .cancelled }
    /// The key of a keyboard; nil for other buttons.
    open var key: UIKey? { nil }
    /// How hard the button is pressed, 0...1.
    open var force: CGFloat { 0 }
    /// What is to handle it.
    open var responder: UIResponder? { nil }
    /// The window in which it began.
    open var window: UIWindow? { nil }
}

/// What is told of presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that it types.
    open var characters: String { "" }
    /// The characters that it types without modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifiers that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The key's place on a keyboard.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// A place of a key on a keyboard, by its number in the USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes a place of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No key.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
    /// The return key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The escape key.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The key that deletes backwards.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// The tabulator key.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
