import SwiftSyntax

/// A rule that has objects of classes known at run time only made by an `init()` of their own.
///
/// To Objective-C each `init()` is the same one, as which an appearance's object is made. To Swift that of `UIView` is a convenience,
/// which no class below it overrides: it goes on to `init(frame:)`, and that to the class's own here.
final class OwnInitializers: RewritingRule {
    /// The designated initialiser that a framework's class's `init()` calls.
    private struct Kind {
        /// Its parameters' labels.
        var labels: String
        /// What gives a class one that calls its `init()`.
        var override: String
    }

    private static let view = Kind(
        labels: "(frame:)", override: "override convenience init(frame: CGRect) { self.init(); self.frame = frame }")
    private static let controller = Kind(
        labels: "(nibName:bundle:)",
        override: "override convenience init(nibName: String?, bundle: Bundle?) { self.init() }")
    private static let textView = Kind(
        labels: "(frame:textContainer:)",
        override:
            "override convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(); self.frame = frame }"
    )
    private static let kinds = Dictionary(uniqueKeysWithValues: FrameworkViews.made.map { ($0, view) })
        .merging(["UITextView": textView, "UITabBarController": controller, "UIViewController": controller]) { $1 }

    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            let ancestors = index.superclasses(of: type.name)
            // A collection view's `init()` calls `init(frame:)`, which no class has but one that says with which layout.
            if ancestors.last == "UICollectionView", has("(frame:)", type), !has("()", type) {
                let initializer = "convenience init() { self.init(frame: .zero) }"
                edits.insertLines(type.accessOfOverrides + initializer, at: type.end, of: file)
            }
            guard let kind = ancestors.last.flatMap({ Self.kinds[$0] }), hasPlain(type), !has(kind.labels, type),
                ancestors.dropLast().allSatisfy({ inherits(kind, $0) })
            else { continue }
            edits.insertLines(type.accessOfOverrides + kind.override, at: type.end, of: file)
        }
    }

    /// Whether a class has a designated `init()` of its own that always makes an object.
    private func hasPlain(_ type: TypeDeclaration) -> Bool {
        type.initializers.contains {
            $0.signature.labels == "()" && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
                && !$0.modifiers.has("convenience") && !$0.modifiers.has("override")
        }
    }

    /// Whether a class or an extension of it declares an initialiser with some labels.
    private func has(_ labels: String, _ type: TypeDeclaration) -> Bool {
        let added = index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
            .compactMap { $0.as(InitializerDeclSyntax.self) }
        return (type.initializers + added).contains { $0.signature.labels == labels }
    }

    /// Whether a class of the project has the framework's designated initialiser, by inheritance or as an override.
    private func inherits(_ kind: Kind, _ name: String) -> Bool {
        guard let type = index.type(named: name)?.type else { return false }
        let designated = type.initializers.filter { !$0.modifiers.has("convenience") }
        return designated.isEmpty || designated.contains { $0.signature.labels == kind.labels }
    }
}
