import SwiftSyntax

/// Gives reusable views that have not all of their class's initialisers those that they are dequeued with here.
final class ReusableViewInitializers: RewritingRule {
    /// The initialiser of a kind of reusable views.
    private struct Kind {
        /// The parameters' labels.
        var labels: String
        /// What gives a view that initialiser.
        var override: String
        /// What ends the code where the view's other initialisers leave none; nil where Interface Builder's is the only other.
        var unavailable: String?
    }

    private static let collection = Kind(
        labels: "(frame:)", override: "override init(frame: CGRect) { super.init(frame: frame) }")
    private static let kinds: [String: Kind] = [
        "UICollectionReusableView": collection,
        "UICollectionViewCell": collection,
        "UITableViewCell": Kind(
            labels: "(style:reuseIdentifier:)",
            override: """
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { \
                super.init(style: style, reuseIdentifier: reuseIdentifier) }
                """,
            unavailable: "required convenience init(dequeuedAs reuseIdentifier: String) "),
        "UITableViewHeaderFooterView": Kind(
            labels: "(reuseIdentifier:)",
            override: "override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }",
            unavailable: "required convenience init(dequeuedAs reuseIdentifier: String) "),
    ]

    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            guard let kind = index.superclasses(of: type.name).last.flatMap({ Self.kinds[$0] }) else { continue }
            let initializers = type.initializers
            let signatures = initializers.map(\.signature.labels)
            guard signatures.contains("(coder:)"), !signatures.contains(kind.labels) else { continue }
            let hasOthers = initializers.contains {
                !$0.modifiers.has("convenience") && $0.signature.labels != "(coder:)"
            }
            var text = kind.override
            if hasOthers, let unavailable = kind.unavailable {
                text = unavailable + "{ fatalError(\"\(type.name) has no init\(kind.labels)\") }"
            }
            edits.insertLines(type.accessOfOverrides + text, at: type.end, of: file)
        }
    }
}
