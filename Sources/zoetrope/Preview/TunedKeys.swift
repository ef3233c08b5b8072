import PreviewHost
import PreviewProtocol
import StageModel

/// The properties of the sources that a scene's parameters stand for.
struct TunedKeys {
    private var keys: [String: String] = [:]

    /// Finds the properties.
    ///
    /// - Parameters:
    ///   - tunables: the properties that can be tuned.
    ///   - sources: the places at which the parameters' properties are declared, by the parameters' names.
    ///   - project: the folder to which the tunables' files are relative.
    init(_ tunables: [Tunable], sources: [String: PreviewHost.Place], project: String) {
        for (name, place) in sources {
            let there = tunables.filter {
                $0.line == place.line && (place.file == "\(project)/\($0.file)" || place.file == $0.file)
            }
            // Parts of one property stand in one line: `Layout.inset.top` is `insetTop`.
            keys[name] = (there.first { name.hasSuffix(Self.name(of: $0.key)) } ?? there.first)?.key
        }
    }

    /// Returns the values of parameters that stand for a property, by the property's key.
    func values(_ values: [String: StageValue]) -> [String: TunedValue] {
        var tuned: [String: TunedValue] = [:]
        for (name, value) in values {
            guard let key = keys[name] else { continue }
            switch value {
            case .number(let number): tuned[key] = .number(number)
            case .integer(let number): tuned[key] = .number(Double(number))
            case .flag(let flag): tuned[key] = .flag(flag)
            case .text(let text): tuned[key] = .text(text)
            case .list, .null: break
            }
        }
        return tuned
    }

    /// Returns the parameter's name of a key: `spacing` of `Layout.spacing`, `insetTop` of `Layout.inset.top`.
    private static func name(of key: String) -> String {
        let parts = key.split(separator: ".")
        guard let last = parts.last else { return key }
        let sides = [
            "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "x", "y", "horizontal",
            "vertical",
        ]
        guard parts.count > 2, sides.contains(String(last)) else { return String(last) }
        return parts[parts.count - 2] + last.prefix(1).uppercased() + last.dropFirst()
    }
}
