import QuartzCore

/// The outline of a symbol: areas on a grid.
struct SymbolOutline {
    /// On the grid.
    private(set) var size: CGSize
    private(set) var areas: [(path: [PathElement], rule: CGPathFillRule)] = []

    /// The outlines' texts by the symbols' names.
    @MainActor private static let texts: [Substring: Substring] = {
        var texts: [Substring: Substring] = [:]
        for line in SymbolOutlines.text.description.split(separator: "\n") {
            guard let space = line.firstIndex(of: " ") else { continue }
            for name in line[..<space].split(separator: ",") { texts[name] = line[line.index(after: space)...] }
        }
        return texts
    }()

    /// Reads the outline of a symbol; nil for an unknown name.
    ///
    /// A symbol in a shape, as `pencil.circle.fill`, is put together if it has no outline of its own.
    @MainActor init?(_ name: String) {
        if let text = Self.texts[name[...]] {
            self.init(text: text)
        } else {
            self.init(enclosed: name)
        }
    }

    /// Puts a symbol into a circle or square, within which it is left out where the shape is filled.
    @MainActor private init?(enclosed name: String) {
        let isFilled = name.hasSuffix(".fill")
        let shape = isFilled ? String(name.dropLast(".fill".count)) : name
        guard let dot = shape.lastIndex(of: "."), ["circle", "square"].contains(shape[shape.index(after: dot)...]),
            let inner = Self.texts[shape[..<dot]].flatMap(Self.init(text:)),
            let outer = Self.texts[name[shape.index(after: dot)...]].flatMap(Self.init(text:)), !outer.areas.isEmpty
        else {
            return nil
        }
        self = outer
        let scale = 0.55 * min(outer.size.width / inner.size.width, outer.size.height / inner.size.height)
        let corner = CGPoint(
            x: (outer.size.width - inner.size.width * scale) / 2, y: (outer.size.height - inner.size.height * scale) / 2
        )
        for area in inner.areas {
            let path = area.path.map { element in
                element.mapped { CGPoint(x: corner.x + $0.x * scale, y: corner.y + $0.y * scale) }
            }
            if isFilled {
                areas[0] = (areas[0].path + path, .evenOdd)
            } else {
                areas.append((path, area.rule))
            }
        }
    }

    /// Reads an outline; nil if its text has a fault.
    private init?(text: Substring) {
        var reader = Reader(text.utf8)
        size = CGSize(width: reader.number(), height: reader.number())
        var place = CGPoint.zero
        var start = CGPoint.zero
        func next() -> CGPoint { CGPoint(x: place.x + reader.number(), y: place.y + reader.number()) }
        while let verb = reader.verb() {
            if verb == "e" || verb == "n" {
                areas.append(([], verb == "e" ? .evenOdd : .winding))
                continue
            }
            guard !areas.isEmpty else { return nil }
            let last = areas.count - 1
            switch verb {
            case "z":
                areas[last].path.append(.close)
                place = start
            case "m":
                // Each area begins at the grid's corner.
                place = areas[last].path.isEmpty ? .zero : place
                place = next()
                start = place
                areas[last].path.append(.move(place))
            case "l":
                repeat {
                    place = next()
                    areas[last].path.append(.line(place))
                } while reader.isNumber
            case "c":
                repeat {
                    let controls = (next(), next())
                    place = next()
                    areas[last].path.append(.curve(controls.0, controls.1, place))
                } while reader.isNumber
            default: return nil
            }
        }
    }

    /// Reads the verbs and whole numbers of an outline's text.
    private struct Reader {
        private var rest: Substring.UTF8View.SubSequence

        init(_ text: Substring.UTF8View) {
            rest = text[...]
        }

        private mutating func skipSpaces() {
            while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        }

        var isNumber: Bool {
            let first = rest.first { $0 != UInt8(ascii: " ") }
            return first.map { $0 < UInt8(ascii: "a") } ?? false
        }

        mutating func verb() -> Character? {
            skipSpaces()
            return rest.popFirst().map { Character(Unicode.Scalar($0)) }
        }

        mutating func number() -> CGFloat {
            skipSpaces()
            var sign = 1
            if rest.first == UInt8(ascii: "-") {
                rest.removeFirst()
                sign = -1
            }
            var value = 0
            while let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
                value = value * 10 + Int(digit - UInt8(ascii: "0"))
                rest.removeFirst()
            }
            return CGFloat(sign * value)
        }
    }
}
