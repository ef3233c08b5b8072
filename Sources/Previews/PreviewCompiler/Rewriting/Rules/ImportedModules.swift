import SwiftSyntax

/// Imports UIKit in place of submodules, of single declarations and of modules that are not there.
final class ImportedModules: RewritingRule {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isKnown =
            index.frameworks.contains(module)
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
        // UIKit hands Core Image on, of which it has colours alone here, and so does SwiftUI.
        let hasImages =
            (["SwiftUI", "UIKit"].contains(module) || file.summary.imports.isDisjoint(with: ["SwiftUI", "UIKit"]))
            && !file.summary.imports.contains("CoreImage") && CoreImageNames.areUsed(in: file)
        if isKnown, isWhole {
            if hasImages { edits.insert("; import CoreImage", at: node.bytes.upperBound) }
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
                + (isLocated ? "; import CoreLocation" : "") + (hasImages ? "; import CoreImage" : ""))
        return .skipChildren
    }
}

/// The names by which code uses Core Image.
enum CoreImageNames {
    /// Those of the types that UIKit has not by itself here.
    private static let types: Set<String> = [
        "CIBarcodeDescriptor", "CIContext", "CIContextOption", "CIDetector", "CIFaceFeature", "CIFeature", "CIFilter",
        "CIFilterProtocol", "CIFormat", "CIImage", "CIImageOption", "CIQRCodeDescriptor", "CIQRCodeFeature",
        "CIRectangleFeature", "CITextFeature", "CIVector",
    ]

    /// Whether a file uses one of them, or a key of a filter.
    static func areUsed(in file: SourceFile) -> Bool {
        !types.isDisjoint(with: file.summary.names) || file.summary.names.contains { $0.hasPrefix("kCI") }
    }
}
