import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import PreviewCompiler

/// Delegates' methods of a class whose superclass is the one that conforms, as Ramotion/expanding-collection's demo has them:
/// its cards' controller conforms, and the demo's own counts the pages in `scrollViewDidScroll(_:)`.
@Suite struct InheritedDelegateTests {
    private let base = "class Deck: UIViewController {}\nextension Deck: UICollectionViewDelegate {}"

    @Test func theConformingClassHasTheMethodAndTheOtherOverridesIt() {
        let texts = rewritten([
            "A.swift": base,
            "B.swift": "class Cards: Deck { @objc func scrollViewDidScroll(_ view: UIScrollView) {} }",
        ])
        let added = "{ zoetropeDefaults.scrollViewDidScroll(a0) }"
        #expect(texts["A.swift"]?.contains("func scrollViewDidScroll(_ a0: UIScrollView) \(added)") == true)
        #expect(texts["B.swift"]?.contains("override func scrollViewDidScroll") == true)
    }

    /// akkyie/AKPickerView-Swift: an object between a collection view and its delegate names both.
    @Test func anObjectThatNamesAnotherOneHandsOnItsDelegatesMethods() {
        let text = rewritten(
            """
            class Between: NSObject, UICollectionViewDelegate {
                override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
                func scrollViewDidZoom(_ view: UIScrollView) {}
            }
            class Deck: UIView, UICollectionViewDelegate {
                func scrollViewDidScroll(_ view: UIScrollView) {}
                func scrollViewDidZoom(_ view: UIScrollView) {}
                func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
                func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
            }
            """)
        let scroll = "zoetropeForwarded(self, to: (any UIScrollViewDelegate).self)?"
        #expect(text.contains("func scrollViewDidScroll(_ a0: UIScrollView) { \(scroll).scrollViewDidScroll(a0) }"))
        let select = "zoetropeForwarded(self, to: (any UICollectionViewDelegate).self) ?? zoetropeDefaults"
        #expect(
            text.contains(
                "func collectionView(_ a0: UICollectionView, shouldSelectItemAt a1: IndexPath) -> Bool "
                    + "{ (\(select)).collectionView(a0, shouldSelectItemAt: a1) }"))
        #expect(text.components(separatedBy: "func scrollViewDidZoom").count == 3)
        #expect(!text.contains("func textFieldShouldReturn(_ a0"))
    }

    /// ReactiveX/RxSwift: the class that names others is two classes above those that are delegates.
    @Test func whatInheritsFromSuchAnObjectHandsOnWhatItConformsToItself() {
        let texts = rewritten([
            "A.swift": """
            open class Relay: NSObject {
                open override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
                open override func forwardInvocation(_ call: Invocation) { told(call) }
            }
            open class Middle<Owner>: Relay {}
            """,
            "B.swift": """
            open class Scrolls: Middle<UIScrollView> {}
            extension Scrolls: UIScrollViewDelegate { public func scrollViewDidScroll(_ view: UIScrollView) {} }
            class Rows: Scrolls {}
            extension Rows: UITableViewDelegate {}
            """,
        ])
        #expect(texts["A.swift"]?.contains("open func forwardInvocation(_ call: Invocation)") == true)
        #expect(texts["A.swift"]?.contains("zoetropeInvocation") == false)
        let text = texts["B.swift"] ?? ""
        #expect(
            text.contains(
                "public func scrollViewDidZoom(_ a0: UIScrollView) { forwardInvocation(zoetropeInvocation("
                    + "\"scrollViewDidZoom(_:)\", of: (any UIScrollViewDelegate).self, [a0 as Any]) "
                    + "{ $0.scrollViewDidZoom(a0) }) }"))
        #expect(
            text.contains(
                "\"tableView(_:didSelectRowAt:)\", of: (any UITableViewDelegate).self, [a0 as Any, a1 as Any])"))
        for name in ["scrollViewDidScroll(", "scrollViewDidZoom(", "tableView(_ a0: UITableView, heightForRowAt"] {
            #expect(text.components(separatedBy: "func \(name)").count == 2)
        }
    }

    @Test func anObjectThatNamesAnotherOneAnswersAFlowLayout() {
        let text = rewritten(
            """
            class Between: NSObject, UICollectionViewDelegate {
                override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
            }
            class Deck: UIView, UICollectionViewDelegateFlowLayout {
                func collectionView(
                    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { .zero }
            }
            """)
        let flow = "UICollectionViewDelegateFlowLayout"
        #expect(text.contains("class Between: NSObject, \(flow), UICollectionViewDelegate, UIKit.MessageForwarding {"))
        #expect(
            text.contains(
                "sizeForItemAt a2: IndexPath) -> CGSize { (zoetropeForwarded(self, to: (any \(flow)).self))?"
                    + ".collectionView(a0, layout: a1, sizeForItemAt: a2) "
                    + "?? (a1 as? UICollectionViewFlowLayout)?.itemSize ?? .zero }"
            ))
    }

    @Test func itMovesFromAnExtensionAndIsAsOpenAsItsClass() {
        let texts = rewritten([
            "A.swift": "open class Deck: UIViewController, UITableViewDelegate {}",
            "B.swift": """
            public class Cards: Deck {}
            extension Cards {
                func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 9 }
            }
            """,
        ])
        #expect(
            texts["A.swift"]?.contains(
                "public func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) -> CGFloat "
                    + "{ zoetropeDefaults.tableView(a0, heightForRowAt: a1) }") == true)
        let moved = texts["B.swift"]?.range(of: "public override func tableView")
        let rest = texts["B.swift"]?.range(of: "extension Cards")
        #expect(moved != nil && rest != nil && moved!.lowerBound < rest!.lowerBound)
    }

    @Test func twoSubclassesOverrideOneMethod() {
        let text =
            rewritten(
                base + """

                    class Cards: Deck { func scrollViewDidScroll(_ view: UIScrollView) {} }
                    class Pots: Deck { func scrollViewDidScroll(_ view: UIScrollView) {} }
                    class More: Cards { override func scrollViewDidScroll(_ view: UIScrollView) {} }
                    """)
        #expect(text.components(separatedBy: "zoetropeDefaults").count == 2)
        #expect(text.components(separatedBy: "override func").count == 4)
    }

    @Test(arguments: [
        "class Cards: UIViewController, UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }",
        "class Cards: Deck { func scroll(_ view: UIScrollView) {} }",
        "class Cards: Deck { private func scrollViewDidScroll(_ view: UIScrollView) {} }",
        "class Cards: Deck { func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 9 } }",
    ])
    func othersStayAsTheyAre(source: String) {
        let text = rewritten(base + "\n" + source)
        #expect(text.contains(source) && !text.contains("zoetropeDefaults"))
    }

    /// Every method of a protocol in the engine's sources that an extension of it has, too.
    @Test func theMethodsAreTheEngines() throws {
        var declared: [String: [String: String]] = [:]
        var defaults: [String: Set<String>] = [:]
        var refined: [String: String] = [:]
        let engine = URL(fileURLWithPath: "\(#filePath)/../../../../../Sources/Engine").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil))
        /// The methods with their types, by their names.
        func methods(_ functions: [FunctionDeclSyntax]) -> [String: String] {
            let found = functions.map { function in
                let parameters = function.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
                let result = function.signature.returnClause?.type.trimmedDescription ?? ""
                return (MemberSignature(function).name, "\(parameters) -> \(result)")
            }
            return Dictionary(found) { first, _ in first }
        }
        for case let file as URL in files where file.pathExtension == "swift" {
            let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
            for item in tree.statements {
                if let found = item.item.as(ProtocolDeclSyntax.self) {
                    declared[found.name.text] = methods(
                        found.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) })
                    let above = found.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
                    if let above, above != "AnyObject" { refined[found.name.text] = above }
                } else if let found = item.item.as(ExtensionDeclSyntax.self) {
                    let name = found.extendedType.trimmedDescription
                    let members = found.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
                    defaults[name, default: []].formUnion(methods(members).keys)
                }
            }
        }
        let ends = ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"]
        let others: Set<String> = [
            "CAAnimationDelegate", "CALayerDelegate", "UIApplicationDelegate", "UISceneDelegate",
        ]
        let expected = declared.filter { name, _ in
            ends.contains { name.hasSuffix($0) } && !others.contains(name) && !name.hasPrefix("URLSession")
        }
        for (name, all) in expected {
            let optional = all.filter { defaults[name]?.contains($0.key) == true }
            #expect(methods(OptionalDelegateMethods.methods[name] ?? []) == optional, "\(name)")
            if !optional.isEmpty, name != OptionalDelegateMethods.flowLayouts {
                #expect(OptionalDelegateMethods.refined[name] == refined[name], "\(name)")
            }
        }
        #expect(Set(OptionalDelegateMethods.methods.keys).isSubset(of: expected.keys))
    }
}
