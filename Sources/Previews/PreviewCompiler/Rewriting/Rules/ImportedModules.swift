import SwiftSyntax

/// Imports UIKit in place of submodules, of single declarations and of modules that are not there.
final class ImportedModules: RewritingRule {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isKnown =
            BuildConditions.modules.contains(module)
            || module == "CoreFoundation" && TestFrameworks.contain(file.path)
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        // Foundation hands on what models are made of, and so does what hands that on: SwiftUI, UIKit, or where a file imports none
        // of them any other framework.
        let models: Set<String> = ["Foundation", "SwiftUI", "UIKit"]
        let isModel =
            (models.contains(module) || models.isDisjoint(with: file.summary.imports))
            && !file.summary.imports.contains("Combine") && CombineShadows.isSeen(in: file)
        // Foundation has it on Apple's systems.
        let isXML =
            ["Foundation", "UIKit"].contains(module)
            && ["XMLParser", "XMLParserDelegate"].contains(where: file.summary.names.contains)
        // Apple's Foundation and UIKit hand on what is observed.
        let isObserved =
            ["Foundation", "UIKit"].contains(module) && file.summary.names.contains("Observable")
            && file.summary.imports.isDisjoint(with: ["Observation", "SwiftUI"])
        if isKnown, isWhole {
            if isObserved { edits.insert("; import Observation", at: node.bytes.upperBound) }
            if isXML { edits.insert("; import FoundationXML", at: node.bytes.upperBound) }
            if isModel { edits.insert("; import Combine", at: node.bytes.upperBound) }
            return .skipChildren
        }
        let name = PartModules.framework(ofPart: module) ?? StandInModules.parts[module] ?? module
        let isThere = isKnown || name != module
        // Of Apple's frameworks, those with places hand on what they are made of.
        let isLocated = !isThere && file.summary.names.contains { $0.hasPrefix("CL") || $0.hasPrefix("kCL") }
        edits.replace(
            node.bytes,
            with: (isThere ? "import \(name)" : "import UIKit") + (isModel ? "; import Combine" : "")
                + (isLocated ? "; import CoreLocation" : ""))
        return .skipChildren
    }
}
