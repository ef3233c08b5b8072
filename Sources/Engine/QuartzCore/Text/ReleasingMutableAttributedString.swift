import CoreGraphics

/// A mutable attributed string whose attributes are released with it, as Foundation's are not on Linux.
public final class ReleasingMutableAttributedString: NSMutableAttributedString {
    /// Makes a string without attributes.
    public override init(string: String) {
        super.init(string: string)
    }

    /// Makes a string with the same attributes everywhere.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Makes a copy of a string and its attributes.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Reads a string and its attributes from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        AttributeRuns.release(of: self)
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        ReleasingAttributedString(attributedString: self)
    }

    public override func mutableCopy(with zone: NSZone? = nil) -> Any {
        ReleasingMutableAttributedString(attributedString: self)
    }

    public override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        releasingSubstring(from: range)
    }
}
