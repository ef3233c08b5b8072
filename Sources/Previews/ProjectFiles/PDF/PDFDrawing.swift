import Foundation

/// The drawing on a PDF file's first page as an SVG: its paths with their colours, lines and clips.
///
/// Texts, images, shadings and patterns are left out.
package struct PDFDrawing {
    /// The most bytes of a file that is read.
    package static let largest = 4 << 20
    private static let mostOperators = 100_000
    private static let mostBytes = 4 << 20

    private let file: PDFFile
    private var state = State()
    private var saved: [State] = []
    private var path = ""
    private var point = (x: 0.0, y: 0.0)
    private var pendingClip: String?
    private var definitions = ""
    private var body = ""
    private var clips = 0
    private var operators = 0
    private var contentBytes = 0

    /// Returns a file's drawing as the text of an SVG; a frame of the page's size if nothing of it can be drawn, and nil for
    /// what is no PDF file.
    ///
    /// Of what is too much the rest is left out: 100,000 operators, 4 MiB of the text or of groups.
    package static func svg(of bytes: [UInt8]) -> String? {
        guard let file = PDFFile(bytes) else { return nil }
        var drawing = PDFDrawing(file: file)
        drawing.draw()
        return drawing.text
    }

    /// Returns the size in points of a file's first page; nil for what is no PDF file.
    package static func size(of bytes: [UInt8]) -> (width: Double, height: Double)? {
        PDFFile(bytes).map { ($0.area.width, $0.area.height) }
    }

    private init(file: PDFFile) {
        self.file = file
    }

    private struct State {
        var matrix = Matrix.identity
        var fill = "#000000"
        var stroke = "#000000"
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        /// The opacity of the groups around.
        var groupAlpha = 1.0
        var width = 1.0
        var cap = 0
        var join = 0
        var miter = 10.0
        var dash: [Double] = []
        var dashPhase = 0.0
        var clips: [Int] = []
        var isPatterned = false
    }

    fileprivate struct Matrix {
        var a, b, c, d, x, y: Double
        static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, x: 0, y: 0)

        /// This one first, then another.
        func then(_ other: Matrix) -> Matrix {
            Matrix(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
                d: c * other.b + d * other.d, x: x * other.a + y * other.c + other.x,
                y: x * other.b + y * other.d + other.y)
        }

        var attribute: String {
            " transform=\"matrix(\([a, b, c, d, x, y].map(\.svg).joined(separator: " ")))\""
        }
    }

    private var text: String {
        let (x, y, width, height) = file.area
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(height.svg)\" "
            + "viewBox=\"0 0 \(width.svg) \(height.svg)\">"
        guard !body.isEmpty else {
            let line = min(width, height) / 12
            return head + "<rect x=\"\((line / 2).svg)\" y=\"\((line / 2).svg)\" width=\"\((width - line).svg)\" "
                + "height=\"\((height - line).svg)\" rx=\"\((line * 2).svg)\" fill=\"none\" stroke=\"#808080\" "
                + "stroke-width=\"\(line.svg)\"/></svg>"
        }
        return head + "<defs>\(definitions)</defs><g transform=\"matrix(1 0 0 -1 \((-x).svg) \((y + height).svg))\">"
            + body + "</g></svg>"
    }

    private mutating func draw() {
        let contents = file.resolved(file.page["Contents"])
        let streams = contents?.list ?? [contents].compactMap { $0 }
        var data: [UInt8] = []
        for stream in streams where data.count <= Self.mostBytes {
            guard let next = file.data(of: stream) else { continue }
            data += next + [10]
        }
        run(data, file.resolved(file.page["Resources"])?.table ?? [:], depth: 8)
    }

    private mutating func run(_ content: [UInt8], _ resources: [String: PDFObject], depth: Int) {
        var reader = PDFReader(content)
        var operands: [PDFObject] = []
        while let object = reader.next() {
            guard case .word(let name) = object else {
                if operands.count < 64 { operands.append(object) }
                continue
            }
            operators += 1
            guard operators <= Self.mostOperators, body.utf8.count + path.utf8.count <= Self.mostBytes else { return }
            // An image between its table and its end, of which no byte is an operator.
            if name == "ID" {
                guard let end = content[reader.index...].firstRange(of: Array("EI".utf8)) else { return }
                reader.index = end.upperBound
            } else if name == "Do" {
                if let form = operands.last?.name { drawForm(form, resources, depth) }
            } else if name == "gs" {
                if let name = operands.last?.name { apply(entry(name, "ExtGState", resources)) }
            } else {
                perform(name, operands.compactMap(\.number), operands)
            }
            operands.removeAll(keepingCapacity: true)
        }
    }

    private func entry(_ name: String, _ kind: String, _ resources: [String: PDFObject]) -> PDFObject? {
        file.resolved(file.resolved(resources[kind])?.table?[name])
    }

    private mutating func apply(_ graphics: PDFObject?) {
        guard let table = graphics?.table else { return }
        if let alpha = file.resolved(table["ca"])?.number { state.fillAlpha = alpha }
        if let alpha = file.resolved(table["CA"])?.number { state.strokeAlpha = alpha }
        if let width = file.resolved(table["LW"])?.number { state.width = width }
    }

    private mutating func drawForm(_ name: String, _ resources: [String: PDFObject], _ depth: Int) {
        guard depth > 0, let form = entry(name, "XObject", resources), let table = form.table,
            file.resolved(table["Subtype"])?.name == "Form", contentBytes <= Self.mostBytes,
            let content = file.data(of: form)
        else { return }
        contentBytes += content.count
        let (outer, outerSaved) = (state, saved)
        let numbers = file.resolved(table["Matrix"])?.list?.compactMap { file.resolved($0)?.number } ?? []
        if let matrix = Matrix(numbers) { state.matrix = matrix.then(state.matrix) }
        state.groupAlpha *= state.fillAlpha
        (state.fillAlpha, state.strokeAlpha) = (1, 1)
        run(content, file.resolved(table["Resources"])?.table ?? resources, depth: depth - 1)
        (state, saved) = (outer, outerSaved)
    }

    private mutating func perform(_ name: String, _ numbers: [Double], _ operands: [PDFObject]) {
        switch name {
        case "q": if saved.count < 256 { saved.append(state) }
        case "Q": state = saved.popLast() ?? state
        case "cm": if let matrix = Matrix(numbers) { state.matrix = matrix.then(state.matrix) }
        case "w": state.width = numbers.first ?? state.width
        case "J": state.cap = Int(exactly: numbers.first ?? 0) ?? 0
        case "j": state.join = Int(exactly: numbers.first ?? 0) ?? 0
        case "M": state.miter = numbers.first ?? state.miter
        case "d":
            state.dash = operands.first?.list?.compactMap(\.number) ?? []
            state.dashPhase = numbers.last ?? 0
        case "g", "rg", "k", "sc", "scn": setColor(numbers, operands, fills: true)
        case "G", "RG", "K", "SC", "SCN": setColor(numbers, operands, fills: false)
        case "cs": (state.fill, state.isPatterned) = ("#000000", operands.last?.name == "Pattern")
        case "CS": state.stroke = "#000000"
        case "W": pendingClip = "nonzero"
        case "W*": pendingClip = "evenodd"
        default: if !construct(name, numbers) { paint(name) }
        }
    }

    private mutating func setColor(_ numbers: [Double], _ operands: [PDFObject], fills: Bool) {
        let parts: [Double]
        switch numbers.count {
        case 1: parts = [numbers[0], numbers[0], numbers[0]]
        case 3: parts = numbers
        case 4: parts = numbers[..<3].map { (1 - $0) * (1 - numbers[3]) }
        default: parts = []
        }
        let isPattern = operands.last?.name != nil
        if fills { state.isPatterned = isPattern }
        guard !isPattern, !parts.isEmpty else { return }
        let digits = parts.map { part in
            // What large numbers have made of it may be none.
            let byte = String(Int(((part > 0 ? min(part, 1) : 0) * 255).rounded()), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }
        if fills { state.fill = "#" + digits.joined() } else { state.stroke = "#" + digits.joined() }
    }

    /// Adds to the path; returns false for an operator that does not.
    private mutating func construct(_ name: String, _ n: [Double]) -> Bool {
        func text(_ numbers: [Double]) -> String { numbers.map(\.svg).joined(separator: " ") }
        switch (name, n.count) {
        case ("m", 2): path += "M" + text(n)
        case ("l", 2): path += "L" + text(n)
        case ("c", 6): path += "C" + text(n)
        case ("v", 4): path += "C" + text([point.x, point.y] + n)
        case ("y", 4): path += "C" + text(n + n[2...])
        case ("re", 4):
            path += "M\(text([n[0], n[1]]))H\((n[0] + n[2]).svg)V\((n[1] + n[3]).svg)H\(n[0].svg)Z"
            point = (n[0], n[1])
            return true
        case ("h", _):
            path += "Z"
            return true
        default: return false
        }
        point = (n[n.count - 2], n[n.count - 1])
        return true
    }

    private mutating func paint(_ name: String) {
        guard ["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n"].contains(name) else { return }
        if name == "s" || name.hasPrefix("b") { path += "Z" }
        let fills = name != "n" && name.lowercased() != "s" && !state.isPatterned
        let strokes = ["S", "s", "B", "B*", "b", "b*"].contains(name)
        // A pattern is left out, not black.
        if !path.isEmpty, fills || strokes {
            var element = "<path d=\"\(path)\"\(state.matrix.attribute)"
            element += fills ? " fill=\"\(state.fill)\"" : " fill=\"none\""
            if fills, name.hasSuffix("*") { element += " fill-rule=\"evenodd\"" }
            let alpha = state.fillAlpha * state.groupAlpha
            if fills, alpha < 1 { element += " fill-opacity=\"\(alpha.svg)\"" }
            if strokes { element += strokeAttributes }
            let clips = state.clips.map { "<g clip-path=\"url(#c\($0))\">" }.joined()
            body += clips + element + "/>" + String(repeating: "</g>", count: state.clips.count)
        }
        if let rule = pendingClip, !path.isEmpty, state.clips.count < 16 {
            clips += 1
            definitions +=
                "<clipPath id=\"c\(clips)\"><path d=\"\(path)\"\(state.matrix.attribute) clip-rule=\"\(rule)\"/></clipPath>"
            state.clips.append(clips)
        }
        (path, pendingClip) = ("", nil)
    }

    private var strokeAttributes: String {
        var text = " stroke=\"\(state.stroke)\" stroke-width=\"\(state.width.svg)\""
        if state.cap == 1 { text += " stroke-linecap=\"round\"" }
        if state.cap == 2 { text += " stroke-linecap=\"square\"" }
        if state.join == 1 { text += " stroke-linejoin=\"round\"" }
        if state.join == 2 { text += " stroke-linejoin=\"bevel\"" }
        if state.join == 0 { text += " stroke-miterlimit=\"\(max(1, state.miter).svg)\"" }
        let alpha = state.strokeAlpha * state.groupAlpha
        if alpha < 1 { text += " stroke-opacity=\"\(alpha.svg)\"" }
        if state.dash.contains(where: { $0 > 0 }) {
            text += " stroke-dasharray=\"\(state.dash.map(\.svg).joined(separator: " "))\""
            text += " stroke-dashoffset=\"\(state.dashPhase.svg)\""
        }
        return text
    }
}

extension PDFDrawing.Matrix {
    fileprivate init?(_ numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], x: numbers[4], y: numbers[5])
    }
}

extension Double {
    /// With at most four decimal places.
    fileprivate var svg: String {
        guard isFinite, abs(self) < 1e9 else { return "0" }
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
