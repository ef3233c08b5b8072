import SwiftSyntax

/// Has every class of segues have the initialiser by which storyboards make them, which Swift calls on a class that is not
/// known only if it is required.
final class SegueInitializers: RewritingRule {
    override func run() {
        for type in file.summary.types where type.kind == .class {
            guard index.superclasses(of: type.name).last == "UIStoryboardSegue" else { continue }
            for initializer in type.members.active.compactMap({ $0.as(InitializerDeclSyntax.self) })
            where initializer.signature.labels == "(identifier:source:destination:)" {
                guard let modifier = initializer.modifiers.first(where: { $0.name.text == "override" }) else {
                    continue
                }
                edits.replace(modifier.name.bytes, with: "required")
            }
        }
    }
}
