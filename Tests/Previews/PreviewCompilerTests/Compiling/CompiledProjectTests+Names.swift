import Foundation
import PreviewProtocol

import Testing
@testable import PreviewCompiler

/// Projects whose names are those of what is compiled with them.
extension CompiledProjectTests {
    @Test func aProjectsTypesMayHaveTheNamesThatAddedSourcesUse() throws {
        let names = QualifiedNames.modules.values.joined().sorted()
        try write(names.map { "public struct \($0) {}" }.joined(separator: "\n"), to: "Names.swift")
        // What no preview needs is not compiled.
        let uses = "let all: [Any] = [\(names.map { "\($0)()" }.joined(separator: ", "))]"
        // All that may have sources that are compiled along; a file that imports XCTest is a test.
        let modules = AppleFrameworks.names.union(BuildConditions.modules).subtracting(["XCTest"])
        let imports = modules.sorted().map { "import \($0)\n" }.joined()
        try write("\(imports)\(uses)\n#Preview(\"fan\") { UIView() }", to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.scenes.map(\.name) == ["fan"] && errors(build).isEmpty, "\(errors(build))")
        #expect(build.library != nil && warnings(build).isEmpty, "\(warnings(build))")
    }

    /// AmeddahAchraf/Food-Delivery-SwiftUI's pages are in a variable of the name of Foundation's bytes.
    @Test func aVariableMayHaveTheNameOfAType() throws {
        try write(
            "import UIKit\nvar Data = [\"one\"]\nfinal class Page: UIViewController { let pages = Data }\n#Preview { Page() }",
            to: "Page.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && errors(build).isEmpty && warnings(build).isEmpty, "\(errors(build))")
    }

    /// exyte/Macaw has selectors of CSS, and asks C for the bounds of its integers.
    @Test func aProjectMayHaveSelectorsOfItsOwn() throws {
        try write(
            """
            import UIKit
            enum Selector { case byTag(String), byId(String) }
            final class Page: UIViewController {
                let styles: [Selector] = [.byTag("g")]
                let least = Double(INT16_MIN), most = [Int(UINT8_MAX), Int(INT32_MAX)]
                override func viewDidLoad() {
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:))))
                }
                @objc func tap(_ tap: UITapGestureRecognizer) {}
            }
            #Preview { Page() }
            """, to: "Page.swift")
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p"><scenes><scene><objects>
            <viewController id="p" customClass="Page"><view key="view"><subviews><button><connections>
            <action selector="tap:" destination="p" eventType="touchUpInside"/></connections></button></subviews></view>
            </viewController></objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }
}
