import CoreGraphics

/// A class whose initializers make an object of a subclass.
///
/// An initializer of a class can't do so, one of a protocol's extension can. A module that declares
///
///     extension NSAttributedString {
///         convenience init(string: String) { self.init(releasing: string) }
///     }
///
/// calls this initializer in the place of Foundation's, and so makes strings whose attributes are released with them.
public protocol ReleasedAttributes {}

extension NSAttributedString: ReleasedAttributes {}

extension ReleasedAttributes where Self: NSAttributedString {
    /// Makes a string, mutable if the class is, whose attributes are released with it.
    ///
    /// Is called on `NSAttributedString`, `NSMutableAttributedString` or ``NSTextStorage``.
    public init(releasing string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        self =
            Self.isMutable
            ? Self.own(ReleasingMutableAttributedString(string: string, attributes: attributes))
            : Self.own(ReleasingAttributedString(string: string, attributes: attributes))
    }

    /// Makes a copy of a string, mutable if the class is, whose attributes are released with it.
    ///
    /// Is called on `NSAttributedString`, `NSMutableAttributedString` or ``NSTextStorage``.
    public init(releasing string: NSAttributedString) {
        self =
            Self.isMutable
            ? Self.own(ReleasingMutableAttributedString(attributedString: string))
            : Self.own(ReleasingAttributedString(attributedString: string))
    }

    private static var isMutable: Bool { Self.self is NSMutableAttributedString.Type }

    private static func own(_ string: NSAttributedString) -> Self {
        let made = Self.self == NSTextStorage.self ? NSTextStorage(attributedString: string) : string
        guard let own = made as? Self else { preconditionFailure("\(Self.self) makes its objects itself") }
        return own
    }
}
