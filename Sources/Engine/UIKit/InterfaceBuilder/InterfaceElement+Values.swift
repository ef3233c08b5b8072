import InterfaceFiles
import QuartzCore

extension InterfaceElement {
    func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
    func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }
    func integer(_ attribute: String) -> Int? { self[attribute].flatMap(Double.init).map { Int($0) } }

    /// The text of a key: an attribute, or a child of that key.
    func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let child = value(key), ["string", "mutableString"].contains(child.name) else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        // Xcode leaves the padding out.
        let text = child.text.filter { !$0.isWhitespace }
        let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a rectangle, which Xcode 8's first versions wrote by its distances from the edges around it, too.
    ///
    /// Those are in points or hundredths; one that is not there is 0.
    ///
    /// - Parameters:
    ///   - key: the rectangle's.
    ///   - size: the size of what is around it.
    /// - Returns: the rectangle; nil for none.
    func rect(_ key: String, in size: CGSize = .zero) -> CGRect? {
        if let inset = value("\(key)Inset") {
            let (x, width) = inset.extent("minX", "maxX", "width", within: size.width)
            let (y, height) = inset.extent("minY", "maxY", "height", within: size.height)
            return CGRect(x: x, y: y, width: width, height: height)
        }
        guard let child = value(key), let x = child.number("x"), let y = child.number("y"),
            let width = child.number("width"), let height = child.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func extent(
        _ first: String, _ last: String, _ length: String, within whole: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        func number(_ name: String) -> CGFloat? {
            guard let text = self[name], text.hasSuffix("%") else { return self.number(name) }
            return Double(text.dropLast()).map { CGFloat($0) / 100 * whole }
        }
        guard let length = number(length) else {
            let start = number(first) ?? 0
            return (start, max(0, whole - start - (number(last) ?? 0)))
        }
        return (number(first) ?? number(last).map { whole - $0 - length } ?? 0, length)
    }

    func size(_ key: String) -> CGSize? {
        guard let child = value(key), let width = child.number("width"), let height = child.number("height") else {
            return nil
        }
        return CGSize(width: width, height: height)
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        guard let child = value(key) else { return nil }
        return UIEdgeInsets(
            top: child.number("minY") ?? child.number("top") ?? 0,
            left: child.number("minX") ?? child.number("left") ?? 0,
            bottom: child.number("maxY") ?? child.number("bottom") ?? 0,
            right: child.number("maxX") ?? child.number("right") ?? 0)
    }

    /// The choice that an attribute names.
    func choice<Choice>(_ attribute: String, _ choices: [String: Choice]) -> Choice? {
        self[attribute].flatMap { choices[$0] }
    }

    // MARK: Colours

    /// The colour of a key; nil without one, and for one that is not known.
    @MainActor
    func color(_ key: String, in file: InterfaceFile) -> UIColor? { value(key)?.color(in: file) }

    /// The colour that the element is.
    @MainActor
    func color(in file: InterfaceFile) -> UIColor? {
        guard name == "color" else { return nil }
        if let system = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
            return InterfaceColors.system(system) ?? file.resource("systemColor", system)?.color(in: file)
        }
        if let name = self["name"] {
            return UIColor(named: name) ?? file.resource("namedColor", name)?.color(in: file)
        }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Fonts

    /// The font of a key, of a given size where the file names none, which it may do by 0; nil without one.
    @MainActor
    func font(_ key: String = "fontDescription", usual: CGFloat = 17) -> UIFont? {
        guard let child = value(key) else { return nil }
        if let style = child["style"] { return UIFont.preferredFont(forTextStyle: InterfaceFonts.style(style)) }
        let size = child.number("pointSize").flatMap { $0 > 0 ? $0 : nil } ?? usual
        if let name = child["name"] {
            return UIFont(name: name, size: size)
                ?? .systemFont(ofSize: size, weight: InterfaceFonts.weight(ofFont: name))
        }
        switch child["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: InterfaceFonts.weights[child["weight"] ?? ""] ?? .regular)
        }
    }

    // MARK: Images

    /// The image that an attribute, or a child of that key, names.
    @MainActor
    func image(_ key: String) -> UIImage? {
        if let child = value(key), child.name == "imageReference" {
            return child["image"].flatMap {
                child["catalog"] == "system" ? UIImage(systemName: $0) : UIImage(named: $0)
            }
        }
        guard let name = self[key] else { return nil }
        return self["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
}

extension InterfaceFile {
    /// The value of a colour among the file's resources, which is that of an asset catalogue when the file was saved.
    fileprivate func resource(_ kind: String, _ name: String) -> InterfaceElement? {
        document.list("resources").first { $0.name == kind && $0["name"] == name }?.child("color")
    }
}

/// The system's colours by the names that Interface Builder gives them.
enum InterfaceColors {
    static func system(_ name: String) -> UIColor? {
        colors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    private static let colors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "darkText": .darkText, "lightText": .lightText, "link": .link, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "viewFlipsideBackground": .darkGray,
        "scrollViewTexturedBackground": .systemGray5, "tintColor": .systemBlue, "tint": .systemBlue,
    ]
}

/// Fonts by the names that Interface Builder gives their attributes.
@MainActor
enum InterfaceFonts {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Returns the weight that a font's PostScript name ends with.
    static func weight(ofFont name: String) -> UIFont.Weight {
        let end = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
        let found = weights.filter { end.hasPrefix($0.key.lowercased()) }.max { $0.key.count < $1.key.count }
        return found?.value ?? (end.hasPrefix("demibold") ? .semibold : .regular)
    }

    /// Returns the style of `UICTFontTextStyleTitle1`.
    static func style(_ name: String) -> UIFont.TextStyle {
        let short = name.hasPrefix("UICTFontTextStyle") ? String(name.dropFirst(17)) : name
        switch short {
        case "Title0": return .largeTitle
        case "Subhead": return .subheadline
        default: return UIFont.TextStyle(rawValue: short.prefix(1).lowercased() + short.dropFirst())
        }
    }
}
