import SwiftSyntax

/// Imports UIKit in place of submodules, of single declarations and of modules that are not there.
final class ImportedModules: RewritingRule {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isKnown =
            BuildConditions.modules.contains(module)
            || module == "CoreFoundation" && TestFrameworks.contain(file.path)
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        // SwiftUI, Foundation and what hands that on hand on what models are made of, and SwiftUI and the media frameworks UIKit.
        let isModel =
            ["Foundation", "SwiftUI", "UIKit"].contains(module) && !file.summary.imports.contains("Combine")
            && CombineShadows.isSeen(in: file)
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
            with: (isThere ? "import \(name)" : "import UIKit") + (isModel && !isThere ? "; import Combine" : "")
                + (isLocated ? "; import CoreLocation" : ""))
        return .skipChildren
    }
}
