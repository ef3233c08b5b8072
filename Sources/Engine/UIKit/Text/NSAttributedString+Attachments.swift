import CoreGraphics

extension NSAttributedString {
    /// A look of characters, for the attribute `textEffect`: texts are plain.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The look's name.
        public let rawValue: String

        /// Makes a look of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// As if pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// Returns whether there is an attachment among some characters.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isThere = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            isThere = true
            stop.pointee = true
        }
        return isThere
    }
}
