import CoreGraphics
import StageModel

/// A colour by which others are multiplied; their opacity stays.
struct Tint: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat

    /// White, which changes nothing.
    static let none = Tint(red: 1, green: 1, blue: 1)

    func multiplied(by other: Tint) -> Tint {
        Tint(red: red * other.red, green: green * other.green, blue: blue * other.blue)
    }

    func of(_ color: PackedColor) -> PackedColor {
        func part(_ value: UInt8, _ factor: CGFloat) -> UInt8 {
            UInt8(unitInterval: Double(value) / 255 * Double(factor))
        }
        return PackedColor(
            red: part(color.red, red), green: part(color.green, green), blue: part(color.blue, blue),
            alpha: color.alpha)
    }
}

extension Tint {
    init(_ color: CGColor) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }
}

extension LayerNode {
    /// Multiplies the colours of everything but images by a tint.
    mutating func tint(_ tint: Tint) {
        guard tint != .none else { return }
        backgroundColor = tint.of(backgroundColor)
        border.color = tint.of(border.color)
        shadow.color = tint.of(shadow.color)
        text.fragments.tint(tint)
        for index in gradient.stops.indices { gradient.stops[index].color = tint.of(gradient.stops[index].color) }
        for index in drawing.operations.indices { drawing.operations[index].tint(tint) }
    }
}

extension [LayerNode.Text.Fragment] {
    fileprivate mutating func tint(_ tint: Tint) {
        for index in indices {
            self[index].style.color = tint.of(self[index].style.color)
            self[index].style.background = tint.of(self[index].style.background)
        }
    }
}

extension Drawing.Operation {
    fileprivate mutating func tint(_ tint: Tint) {
        switch self {
        case .fill(let path, let isEvenOdd, let color):
            self = .fill(path, isEvenOdd: isEvenOdd, tint.of(color))
        case .stroke(let path, let line, let color):
            self = .stroke(path, line, tint.of(color))
        case .shadow(var shadow):
            shadow.color = tint.of(shadow.color)
            self = .shadow(shadow)
        case .pathShadow(let path, var shadow):
            shadow.color = tint.of(shadow.color)
            self = .pathShadow(path, shadow)
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = tint.of(gradient.stops[index].color) }
            self = .gradient(gradient)
        case .text(var text):
            text.fragments.tint(tint)
            self = .text(text)
        case .save, .restore, .clip, .image, .clear: break
        }
    }
}
