import QuartzCore

/// What has been copied on the stage; viewers' own clipboards are another matter.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The stage's pasteboard.
    open class var general: UIPasteboard { FrameClock.current.shared { UIPasteboard() } }

    /// The texts; setting them replaces what was there.
    open var strings: [String]? {
        didSet { changeCount += 1 }
    }
    /// The pictures; setting them replaces what was there.
    open var images: [UIImage]? {
        didSet { changeCount += 1 }
    }
    /// The addresses; setting them replaces what was there.
    open var urls: [URL]? {
        didSet { changeCount += 1 }
    }
    /// The colours; setting them replaces what was there.
    open var colors: [UIColor]? {
        didSet { changeCount += 1 }
    }
    /// How often something has been copied.
    open private(set) var changeCount = 0

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// Whether there is a colour.
    open var hasColors: Bool { colors?.isEmpty == false }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is a picture.
    open var hasImages: Bool { images?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
}
