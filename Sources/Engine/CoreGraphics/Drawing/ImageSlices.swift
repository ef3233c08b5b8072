import Foundation

/// The part of an image that is shown, and the part of that which is stretched or repeated where the image is drawn at
/// another size.
///
/// Both are in units: the part of the image's size, the centre of the part's, as `CALayer.contentsRect` and
/// `CALayer.contentsCenter` are.
package struct ImageSlices: Equatable, Sendable {
    /// The part of the image that is shown.
    package var part: CGRect
    /// What of the part is stretched; what lies beside it keeps its width, what lies above or below it its height.
    package var center: CGRect
    /// Whether the centre is repeated instead.
    package var isTiled: Bool

    /// Makes slices of a part and its centre, of all of an image by default.
    package init(part: CGRect = unit, center: CGRect = unit, isTiled: Bool = false) {
        (self.part, self.center, self.isTiled) = (part, center, isTiled)
    }

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// All of an image, stretched as a whole.
    package static let whole = ImageSlices()

    /// The greatest number of pieces; where repeating takes more, the centre is stretched.
    private static let mostPieces = 100

    /// A piece of an image, and where it is drawn.
    package struct Piece: Equatable {
        /// In points of the image.
        package let source: CGRect
        package let target: CGRect
    }

    /// Returns the part that is shown of an image of a size, in points.
    package func shown(of size: CGSize) -> CGRect {
        CGRect(
            x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
            height: part.height * size.height)
    }

    /// Returns the pieces of an image that fill a rectangle.
    ///
    /// - Parameters:
    ///   - size: the image's size in points.
    ///   - target: the rectangle.
    /// - Returns: the pieces, row by row; none of an image or a rectangle without a size.
    package func pieces(of size: CGSize, in target: CGRect) -> [Piece] {
        let shown = shown(of: size)
        guard shown.width > 0, shown.height > 0, target.width > 0, target.height > 0 else { return [] }
        let across = Axis(shown.minX, shown.width, center.minX, center.width, target.minX, target.width)
        let down = Axis(shown.minY, shown.height, center.minY, center.height, target.minY, target.height)
        var (columns, rows) = (across.spans(isTiled), down.spans(isTiled))
        if columns.count * rows.count > Self.mostPieces { (columns, rows) = (across.spans(false), down.spans(false)) }
        return rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
                    target: CGRect(x: column.target, y: row.target, width: column.drawn, height: row.drawn))
            }
        }
    }
}

/// One axis of an image that is cut into pieces.
private struct Axis {
    private let source: CGFloat
    private let length: CGFloat
    /// Where the centre begins, and its length, both in points from the source's start on.
    private let center: (start: CGFloat, length: CGFloat)
    private let target: CGFloat
    private let drawn: CGFloat

    struct Span {
        let source: CGFloat
        let length: CGFloat
        let target: CGFloat
        let drawn: CGFloat
    }

    init(
        _ source: CGFloat, _ length: CGFloat, _ center: CGFloat, _ centerLength: CGFloat, _ target: CGFloat,
        _ drawn: CGFloat
    ) {
        (self.source, self.length, self.target, self.drawn) = (source, length, target, drawn)
        let start = min(max(center, 0), 1)
        self.center = (start * length, min(max(centerLength, 0), 1 - start) * length)
    }

    /// Returns the pieces along the axis that have a length.
    func spans(_ isTiled: Bool) -> [Span] {
        let trailing = length - center.start - center.length
        let caps = center.start + trailing
        guard (drawn - length).magnitude > 0.001, caps > 0 || isTiled else {
            return [Span(source: source, length: length, target: target, drawn: drawn)]
        }
        // Where there is no room for what keeps its size, that is made smaller.
        let scale = caps > drawn ? drawn / caps : 1
        let first = target + center.start * scale
        let last = target + drawn - trailing * scale
        var spans = [Span(source: source, length: center.start, target: target, drawn: first - target)]
        spans += middle(from: first, to: last, isTiled)
        spans.append(
            Span(source: source + length - trailing, length: trailing, target: last, drawn: target + drawn - last))
        return spans.filter { $0.length > 0 && $0.drawn > 0.001 }
    }

    private func middle(from first: CGFloat, to last: CGFloat, _ isTiled: Bool) -> [Span] {
        let start = source + center.start
        if isTiled, center.length > 0, last - first > center.length {
            let count = Int(min((last - first) / center.length, 1000).rounded(.up))
            return (0..<count).map { index in
                let place = first + CGFloat(index) * center.length
                let shown = min(center.length, last - place)
                return Span(source: start, length: shown, target: place, drawn: shown)
            }
        }
        let drawn = last - first
        guard center.length <= 2, drawn > center.length else {
            return [Span(source: start, length: center.length, target: first, drawn: drawn)]
        }
        // Of a narrow centre its middle is stretched, so that what lies beside it doesn't blend into what is seen.
        let length = min(max(drawn / 1000, center.length / 10, 0.1), max(center.length, 0.1))
        return [Span(source: start + (center.length - length) / 2, length: length, target: first, drawn: drawn)]
    }
}

extension CGImage {
    /// The operations that draw the image at its size.
    package var list: DisplayList {
        switch content {
        case .list(let list): list
        case .file(let name):
            DisplayList(
                size: size,
                operations: [.image(name, CGRect(origin: .zero, size: size), .identity, alpha: 1)])
        }
    }
}

extension DisplayList {
    /// Returns the operations that draw the pieces of an image which fill a rectangle.
    ///
    /// - Parameters:
    ///   - target: the rectangle.
    ///   - slices: the part that is shown, and what of it is stretched.
    /// - Returns: the operations; what they save they restore.
    package func operations(filling target: CGRect, _ slices: ImageSlices) -> [DrawingOperation] {
        slices.pieces(of: size, in: target).flatMap { piece -> [DrawingOperation] in
            let (source, target) = (piece.source, piece.target)
            let (across, down) = (target.width / source.width, target.height / source.height)
            let placed = CGAffineTransform(
                a: across, b: 0, c: 0, d: down, tx: target.minX - source.minX * across,
                ty: target.minY - source.minY * down)
            return [.save, .clip(CGPath(rect: target, transform: nil).elements, .winding)]
                + operations.map { $0.applying(placed) } + [.restore]
        }
    }
}
