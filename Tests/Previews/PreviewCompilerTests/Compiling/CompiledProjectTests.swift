import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// Whole folders through the compiler, against the modules that the tests are built with.
@Suite(.serialized) final class CompiledProjectTests {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    var code: URL { scratch.appendingPathComponent("code") }

    func write(_ text: String, to name: String) throws {
        let file = code.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func builder(_ path: String) throws -> PreviewBuilder {
        try PreviewBuilder(
            PreviewProject(
                path: path, modules: testModules,
                output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity), additions: [(name: Shadows.fileName, text: Shadows.source)])
    }

    func errors(_ build: PreviewBuild) -> [String] {
        build.diagnostics.filter { $0.severity == .error }.map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    func warnings(_ build: PreviewBuild) -> [String] {
        build.diagnostics.filter { $0.severity == .warning }.map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    /// What evgenyneu/Cosmos and Auk, uias/Tabman, applidium/OverlayContainer, kean/Arranged and ioskrew/SwiftLayout have.
    @Test func whatPublicSuitesAreWrittenWithCompiles() throws {
        try write(
            """
            import UIKit

            package enum Platform { package static let name = "iOS" }

            @MainActor struct Anchors { init() {} }
            @MainActor struct Row {
                let anchors: Anchors
                init(_ title: String, anchors: Anchors = Anchors()) { self.anchors = anchors }
            }

            final class Fake: NSObject, UIViewImplicitlyAnimating {
                var state = UIViewAnimatingState.stopped
                var isRunning = false
                var isReversed = false
                var fractionComplete: CGFloat = 0
                func startAnimation() {}
                func startAnimation(afterDelay delay: TimeInterval) {}
                func pauseAnimation() {}
                func stopAnimation(_ withoutFinishing: Bool) {}
                func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
            }

            func run(_ animator: UIViewImplicitlyAnimating, _ target: Any, _ action: Selector) {
                animator.addCompletion?({ _ in })
                animator.addAnimations?({})
                (target as! NSObject).perform(action, with: animator)
            }

            final class Stack: UIStackView {
                override func forBaselineLayout() -> UIView { arrangedSubviews.first?.forBaselineLayout() ?? self }
            }

            func text(_ font: UIFont) -> CATextLayer {
                let layer = CATextLayer()
                layer.font = CGFont(font.fontName as CFString)
                _ = font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
                return layer
            }

            func session(_ policy: NSURLRequest.CachePolicy) -> URLSession {
                let configuration = URLSessionConfiguration.default
                configuration.requestCachePolicy = policy
                configuration.urlCache = URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: "a")
                return URLSession(configuration: configuration)
            }

            func kept(_ request: URLRequest) -> CachedURLResponse? { URLCache.shared.cachedResponse(for: request) }

            #Preview { UIView() }
            """, to: "Suites.swift")
        let builder = try builder(code.path)
        #expect(builder.update() == [])
        #expect(errors(try #require(builder.build())) == [])
    }

    /// Optimising takes three to four times as long as compiling does.
    @Test func whatIsWatchedIsSeenBeforeItIsOptimised() throws {
        func project(watches: Bool) -> PreviewProject {
            PreviewProject(
                path: code.path, modules: testModules,
                output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity, watches: watches)
        }
        try write("class Deck: UICollectionViewLayout { func gap() -> Int { 1 } }", to: "Deck.swift")
        try write("class Fan: UICollectionViewLayout { func gap() -> Int { 1 } }", to: "Fan.swift")
        let builder = try PreviewBuilder(project(watches: true))
        func build() throws -> PreviewBuild {
            #expect(builder.update() != nil)
            let build = try #require(builder.build())
            #expect(errors(build) == [])
            return build
        }
        let first = try build()
        #expect(!first.isOptimised)
        // What does not compile leaves the last library where it is, which is optimised in spite of it.
        try write("class Fan: UICollectionViewLayout { func gap() -> Int { a } }", to: "Fan.swift")
        _ = builder.update()
        #expect(try #require(builder.build()).library == nil)
        let optimised = try #require(builder.optimise())
        try write("class Fan: UICollectionViewLayout { func gap() -> Int { 1 } }", to: "Fan.swift")
        #expect(optimised.number == 1)
        #expect(optimised.fault == nil)
        let libraries = [first.library, optimised.library].compactMap(\.self)
        #expect(Set(libraries).count == 2)
        for library in libraries { #expect(dlopen(library, RTLD_NOW) != nil) }
        #expect(builder.optimise() == nil)
        // Nobody waits for what is not wanted any more.
        try write("class Deck: UICollectionViewLayout { func gap() -> Int { 2 } }", to: "Deck.swift")
        #expect(try build().isOptimised == false)
        #expect(builder.optimise(while: { false }) == nil)

        // What can't be optimised goes on as it is, and the reason is told.
        let modules = scratch.appendingPathComponent("modules")
        try FileManager.default.createSymbolicLink(atPath: modules.path, withDestinationPath: testModules)
        var moved = project(watches: true)
        moved.modules = modules.path
        let late = try PreviewBuilder(moved)
        #expect(late.update() == [])
        let unoptimised = try #require(late.build())
        #expect(unoptimised.library != nil)
        try FileManager.default.removeItem(at: modules)
        let fault = try #require(late.optimise())
        #expect(fault.library == nil)
        #expect(fault.fault?.contains("there is no module UIKit in") == true)

        let once = try PreviewBuilder(project(watches: false))
        #expect(once.update() == [])
        #expect(try #require(once.build()).isOptimised)
        #expect(once.optimise() == nil)
    }

    @Test(arguments: ["Carousel", "Deck", "Swipe", "Timeline", "Wallet", "Waterfall", "Week"])
    func aFolderInTheStyleOfPublishedLayoutsCompilesAsItStands(name: String) throws {
        let builder = try builder("\(#filePath)/../../Projects/\(name)")
        #expect(builder.update() == [])
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(build.library.map(FileManager.default.fileExists(atPath:)) == true)
        #expect(!build.scenes.isEmpty)
        #expect(builder.update() == nil)
    }

    /// imzyf/99-projects-of-swift ends the way of a header that there is not so, as many do.
    @Test func anAssertionOfFalseEndsAFunctionThatReturnsAValue() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                func place(of kind: String) -> Int {
                    switch kind {
                    case "header": return 1
                    default: assert(false, "no such kind")
                    }
                }
                func count(_ kinds: [String]) -> Int {
                    if !kinds.isEmpty { return kinds.count }
                    precondition(false)
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    @Test func aCheckOfPreviewedCodeSaysItsMessage() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                var gap: CGFloat = 8
                override func prepare() { precondition(gap >= 0, "the gap is negative: \\(gap)") }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        let library = try #require(build.library)
        // Of a build without debug checks the compiler leaves the text out.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: library))
        #expect(bytes.firstRange(of: Data("the gap is negative".utf8)) != nil)
    }

    @Test func anErrorHasThePlaceInTheUsersFileAndGoesWhenItIsMended() throws {
        let layout = "import UIKit\nclass Deck: UICollectionViewLayout {\n    @objc var gap: CGFloat = VALUE\n}\n"
        try write(layout.replacing("VALUE", with: "8"), to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(try #require(builder.build()).library != nil)

        try write(layout.replacing("VALUE", with: "oops"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        let broken = try #require(builder.build())
        let error = try #require(broken.diagnostics.first)
        #expect(broken.library == nil)
        #expect((error.file, error.line, error.column) == ("Deck.swift", 3, 30))
        #expect(error.source == "    @objc var gap: CGFloat = oops")

        try write(layout.replacing("VALUE", with: "9"), to: "Deck.swift")
        #expect(builder.update() == ["Deck.swift"])
        #expect(errors(try #require(builder.build())) == [])
    }

    @Test func aPublicInitialisersDefaultsMayBeTheStagesTimeAndChance() throws {
        try write(
            """
            import UIKit
            open class Deck: UICollectionViewLayout {
                public init(date: Date = Date(), seed: Int = .random(in: 0...9), log: Logger = Logger()) { super.init() }
                public required init?(coder: NSCoder) { nil }
            }
            public class Pool<Cell: UIView> {
                func next() -> Cell { Cell() }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && build.library != nil)
    }

    /// The symbols that Xcode makes of assets are those of no actor.
    @Test func symbolsOfAssetsAreThereForAnyCode() throws {
        try write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, to: "Assets.xcassets/brand.colorset/Contents.json")
        try write(
            """
            import UIKit
            struct Look {
                var color: UIColor
                static var standard: Look { .init(color: .brand) }
            }
            class Fan: UICollectionViewLayout { var look = Look.standard }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// As GoodRequest/o2-ios-assignment-LK's colours of a folder that provides a namespace.
    @Test func symbolsOfAssetsInANamespaceAreThere() throws {
        try write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/App/Contents.json")
        for name in ["App/white", "ink"] {
            try write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
                """, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        try write(
            """
            import SwiftUI
            struct Card: View {
                let line = UIColor.App.white
                var body: some View { Color.App.white.foregroundStyle(.ink).overlay(Color(.App.white)).background(Color(.ink)) }
            }
            #Preview { Card() }
            """, to: "Card.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// Marxon13/M13Checkbox has `MarkType` and `Mark Type`; Xcode makes one symbol of both.
    @Test func twoAssetsOfOneSymbolAreOne() throws {
        for name in ["markType", "Mark Type"] {
            try write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
                """, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        try write(
            """
            import UIKit
            class Fan: UICollectionViewLayout { let colour = UIColor.markType }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    @Test func tunedValuesAreWrittenUnlessTheFileHasChanged() throws {
        let text = "import UIKit\nclass Deck: UICollectionViewLayout {\n    var gap: CGFloat = 8 // points\n}\n"
        try write(text, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        _ = builder.build()
        let line = SourceChange(
            file: "Deck.swift", line: 3, old: "    var gap: CGFloat = 8 // points",
            new: "    var gap: CGFloat = 12 // points")
        func change(write: Bool) throws -> SourceChanges {
            try builder.change(SourceChangeRequest(id: 1, values: ["Deck.gap": .number(12)], write: write))
        }
        #expect(try change(write: false) == SourceChanges(id: 1, lines: [line], isWritten: false))
        #expect(try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8) == text)

        try write(text + "// typed meanwhile\n", to: "Deck.swift")
        #expect(throws: PreviewFault.self) { try change(write: true) }

        _ = builder.update()
        _ = builder.build()
        #expect(try change(write: true).isWritten)
        #expect(
            try String(contentsOf: code.appendingPathComponent("Deck.swift"), encoding: .utf8)
                == text.replacing("= 8", with: "= 12") + "// typed meanwhile\n")
    }

    @Test func anEngineThatWasBuiltAgainIsRefused() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules,
                output: scratch.appendingPathComponent("out").path, engineTime: 1
            ))
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(errors(build).first?.contains("was built again after the running zoetrope was") == true)
    }

    @Test func nothingToShowIsSaid() throws {
        try write("struct A {}", to: "A.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(errors(try #require(builder.build())).first?.contains("nothing here can be shown") == true)
    }

    @Test func aPathThatIsNotThereIsNamed() {
        let fault = #expect(throws: PreviewFault.self) { try self.builder("/nowhere/at/all") }
        #expect(fault?.message == "there is nothing at /nowhere/at/all")
    }
}
