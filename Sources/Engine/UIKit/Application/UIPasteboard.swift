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

    /// All that was copied, each thing by its kinds: texts, pictures, addresses and colours.
    open var items: [[String: Any]] {
        get {
            (strings ?? []).map { ["public.utf8-plain-text": $0] } + (images ?? []).map { ["public.png": $0] }
                + (urls ?? []).map { ["public.url": $0] } + (colors ?? []).map { ["com.apple.uikit.color": $0] }
        }
        set { setItems(newValue) }
    }
    /// Replaces what was copied; options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let values = items.flatMap(\.values)
        strings = values.compactMap { $0 as? String }
        images = values.compactMap { $0 as? UIImage }
        urls = values.compactMap { $0 as? URL }
        colors = values.compactMap { $0 as? UIColor }
    }
    /// Adds to what was copied.
    open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }
    /// Replaces what was copied with data, of which texts alone are kept.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        strings = String(data: data, encoding: .utf8).map { [$0] }
    }
    /// Replaces what was copied with a text, a picture, an address or a colour.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    /// Returns the text that was copied as data; nil without one.
    open func data(forPasteboardType pasteboardType: String) -> Data? { string.map { Data($0.utf8) } }

    /// A key of options for what is copied.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether it stays on this device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
        /// Until when it may be pasted.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    }

    /// The name of a notification that something was copied; nobody posts it.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Whether there is a colour.
    open var hasColors: Bool { colors?.isEmpty == false }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is a picture.
    open var hasImages: Bool { images?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
}
