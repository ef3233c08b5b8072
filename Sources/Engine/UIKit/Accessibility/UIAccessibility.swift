import Foundation

/// The settings of assistive technology, of which all but less motion are off, and its notifications, which nobody hears: what viewers
/// use is their own, and the page tells it what is on the stage.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// False: what viewers use is not known.
    public static var isVoiceOverRunning: Bool { false }
    /// False: what viewers use is not known.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the stage is set to less motion.
    ///
    /// For viewers who want that themselves the page reduces motion.
    public static var isReduceMotionEnabled: Bool { StageTraits.current.reducesMotion }
    /// False: what viewers use is not known.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isBoldTextEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isInvertColorsEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isGrayscaleEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isAssistiveTouchRunning: Bool { false }
    /// False: what viewers use is not known.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False: what viewers use is not known.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// False: what viewers use is not known.
    public static var isSpeakScreenEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isGuidedAccessEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isMonoAudioEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isShakeToUndoEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// False: what viewers use is not known.
    public static var buttonShapesEnabled: Bool { false }
    /// True: videos play by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// A kind of notification for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The kind's number.
        public let rawValue: UInt32

        /// Makes a kind of its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen has come.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements have come, gone or moved.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page has been turned.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The name of a notification that is never posted.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of a notification that is never posted.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that has the focus.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that had the focus.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the technology that moves the focus.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

/// A direction in which a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
