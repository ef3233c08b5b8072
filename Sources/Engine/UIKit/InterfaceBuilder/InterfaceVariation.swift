import InterfaceFiles
import QuartzCore

/// What of an Interface Builder file holds for a stage's size classes.
@MainActor
enum InterfaceVariation {
    /// Returns the elements of a kind in a view that are there: its `subviews` or `constraints`.
    static func installed(_ kind: String, in element: InterfaceElement) -> [InterfaceElement] {
        var excluded: Set<String> = []
        for variation in variations(of: element) {
            guard let mask = variation.children.first(where: { $0.name == "mask" && $0["key"] == kind }) else {
                continue
            }
            for change in mask.children {
                guard let reference = change["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
            }
        }
        return element.list(kind).filter { child in child.id.map { !excluded.contains($0) } ?? true }
    }

    /// Returns a number that size classes may change.
    static func number(_ attribute: String, of element: InterfaceElement) -> CGFloat? {
        variations(of: element).last { $0["key"] != "default" && $0.attributes[attribute] != nil }?.number(attribute)
            ?? element.number(attribute)
    }

    /// The variations that hold, the general ones first.
    private static func variations(of element: InterfaceElement) -> [InterfaceElement] {
        element.children.filter { $0.name == "variation" && holds($0["key"] ?? "") }
            .sorted { ($0["key"] ?? "").count < ($1["key"] ?? "").count }
    }

    private static func holds(_ key: String) -> Bool {
        if key == "default" { return true }
        let traits = UITraitCollection.current
        let classes = ["widthClass": traits.horizontalSizeClass, "heightClass": traits.verticalSizeClass]
        return key.split(separator: "-").allSatisfy { part in
            let words = part.split(separator: "=").map(String.init)
            guard words.count == 2, let size = classes[words[0]] else { return false }
            return words[1] == (size == .compact ? "compact" : "regular")
        }
    }
}
