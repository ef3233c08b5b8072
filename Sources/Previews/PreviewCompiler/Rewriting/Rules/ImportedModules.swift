import SwiftSyntax

/// Imports UIKit in place of submodules, of single declarations and of modules that are not there.
final class ImportedModules: RewritingRule {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isKnown =
            BuildConditions.modules.contains(module)
            || module == "CoreFoundation" && TestFrameworks.contain(file.path)
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        if isKnown, isWhole { return .skipChildren }
        // SwiftUI and the media frameworks hand UIKit on, and SwiftUI what models are made of.
        let isModel = module == "SwiftUI" && CombineShadows.isSeen(in: file)
        edits.replace(
            node.bytes, with: isKnown ? "import \(module)" : isModel ? "import UIKit; import Combine" : "import UIKit")
        return .skipChildren
    }
}
