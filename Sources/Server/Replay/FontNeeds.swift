import StageModel

/// What the texts of a recording need of the page's fonts: the characters of each face.
public struct FontNeeds: Equatable, Sendable {
    /// A face of the page's fonts.
    struct Face: Hashable {
        /// Whether the face is the one of digits that are all equally wide, which has nothing else.
        var isTabular: Bool
        var isItalic: Bool
    }

    private(set) var characters: [Face: Set<UInt32>] = [:]
    /// Whatever was added, as the same text is on many steps.
    private var known: Set<Text> = []

    private struct Text: Hashable {
        var string: String
        var traits: UInt8
    }

    /// Adds the texts of a stage.
    ///
    /// O(layers).
    mutating func add(_ snapshot: StageSnapshot) {
        for node in snapshot.nodes {
            for fragment in node.text.fragments { add(fragment) }
            for case .text(let text) in node.drawing.operations {
                for fragment in text.fragments { add(fragment) }
            }
        }
    }

    private mutating func add(_ fragment: LayerNode.Text.Fragment) {
        let style = fragment.style
        // Of the other designs, and of a project's own fonts, the page has no files.
        guard style.fontFile.isEmpty, style.design == .standard || style.design == .rounded,
            known.insert(Text(string: fragment.string, traits: style.traits.rawValue)).inserted
        else { return }
        let isItalic = style.traits.contains(.italic)
        for scalar in fragment.string.unicodeScalars {
            let isTabular = style.traits.contains(.tabularDigits) && ("0"..."9").contains(scalar)
            characters[Face(isTabular: isTabular, isItalic: isItalic), default: []].insert(scalar.value)
        }
    }
}
