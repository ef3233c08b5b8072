import QuartzCore

/// Geometry as text, as property lists have it: `{{10, 20}, {30, 40}}`.
extension NSCoder {
    /// Returns a point of a text such as `{10, 20}`; the origin of another text.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns a vector of a text such as `{10, 20}`; zero of another text.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns a size of a text such as `{30, 40}`; zero of another text.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns a rectangle of a text such as `{{10, 20}, {30, 40}}`; zero of another text.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Returns a transform of a text such as `[1, 0, 0, 1, 10, 20]`; the identity of another text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Returns insets of a text such as `{1, 2, 3, 4}`: top, left, bottom and right; zero of another text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Returns insets of a text such as `{1, 2, 3, 4}`: top, leading, bottom and trailing; zero of another text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }

    /// Returns an offset of a text such as `{1, 2}`; zero of another text.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Returns the text of a point.
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// Returns the text of a vector.
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// Returns the text of a size.
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// Returns the text of a rectangle.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Returns the text of a transform.
    public class func string(for transform: CGAffineTransform) -> String {
        let all = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(text(all).dropFirst().dropLast())]"
    }

    /// Returns the text of insets.
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns the text of insets.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns the text of an offset.
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// The numbers of a text, whatever stands between them; nil if there are not as many as are wanted.
    private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count && parts.count == count ? numbers : nil
    }

    private static func text(_ numbers: [CGFloat]) -> String {
        let texts = numbers.map { number in
            Int(exactly: number).map(String.init) ?? "\(number)"
        }
        return "{\(texts.joined(separator: ", "))}"
    }
}
