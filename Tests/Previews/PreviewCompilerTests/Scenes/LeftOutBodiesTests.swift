import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// As hwikang/CompositionalLayout's first screen asks for RxSwift.
@Suite struct LeftOutBodiesTests {
    private func source(_ text: String, line: Int, _ message: String) -> String {
        let file = project(["App/Deck.swift": text])[0]
        var code = BrokenCode()
        let fault = PreviewDiagnostic(
            severity: .error, file: "App/Deck.swift", line: line, column: 1, message: message)
        let isNew = code.add([fault], in: ["App/Deck.swift": file])
        #expect(isNew)
        return LeftOutBodies(code, MissingModules(in: [file])).source
    }

    @Test func aBodySaysWhichModulesItLacks() {
        let text = source(
            "import Rx\nimport Snap\nclass Deck {\n    func deal() -> Int {\n        bag.go()\n    }\n}", line: 5,
            "cannot find 'bag' in scope")
        #expect(
            text.contains(
                "(\"Deck.swift\", 4, 6, \"'Deck.deal' is left out: the modules Rx and Snap are not here: put "))
    }

    @Test func aBodySaysWhatIsWrongWithItElse() {
        let text = source("class Deck {\n    func deal() -> Int {\n        bag.count\n    }\n}", line: 3, "no bag")
        #expect(text.contains("(\"Deck.swift\", 2, 4, \"'Deck.deal' is left out: no bag\"),"))
    }

    /// apploft/ExpandableLabel asks for a text's lines, in a way that does not compile.
    @Test(arguments: ["[Line]", "[String: Line]"])
    func aListThatIsLeftOutIsEmptyAndSaysSo(type: String) {
        let text = source(
            "class Deck {\n    func lines(in width: Int) -> \(type) {\n        return bag.count\n    }\n}", line: 3,
            "cannot convert it")
        #expect(
            text.contains("(\"Deck.swift\", 2, 4, \"'Deck.lines'\", \"cannot convert it\"),")
                && !text.contains("fatalError")
        )
    }

    /// As FeedCollectionViewController's example inherits from a class whose file alone imports what is not here.
    @Test func aBodyThatMissesANameSaysWhichModulesOtherFilesLack() throws {
        let files = project([
            "App/Base.swift": "import Rx\nclass Base: Feed {}",
            "App/Deck.swift": "class Deck: Base {\n    func deal() -> Int {\n        bag.go()\n    }\n}",
        ])
        var code = BrokenCode()
        let fault = PreviewDiagnostic(
            severity: .error, file: "App/Deck.swift", line: 3, column: 1,
            message: "cannot find 'bag' in scope (if UIView has it, Zoetrope's UIKit does not)")
        let byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        let isNew = code.add([fault], in: byPath)
        #expect(isNew)
        let text = LeftOutBodies(code, MissingModules(in: files)).source
        #expect(
            text.contains("'Deck.deal' is left out: cannot find 'bag' in scope, and the module Rx is not here: put "))
    }

    @Test func aStatementThatIsLeftOutIsToldOfWithItsFunction() {
        let text = source(
            "import SpriteKit\nclass Deck {\n    func deal() {\n        let glow = SKGlow()\n        go(glow)\n    }\n}",
            line: 4,
            "Zoetrope's UIKit has no 'SKGlow': a stand-in in .zoetrope can have it")
        #expect(
            text.contains(
                "(\"Deck.swift\", 4, 4, \"a part of 'Deck.deal'\", \"Zoetrope has no SpriteKit: a file in .zoetrope can stand"
            ))
        #expect(text.contains("import Previews\n\nfunc zoetrope("))
    }

    /// Daltron/NotificationBanner's example imports its library, and has what that imports adds to views.
    @Test func whatALibraryAddsToViewsIsToldOfInFilesThatDoNotImportIt() {
        let files = project([
            "Kit/Base.swift": "import SnapKit\nclass Base {}",
            "App/Deck.swift":
                "import UIKit\nclass Deck: UIView {\n    func deal() {\n        snp.makeConstraints { _ in }\n    }\n}",
        ])
        var code = BrokenCode()
        let lack = "Zoetrope's UIKit has no 'snp' of 'UIView': a stand-in in .zoetrope can have it"
        let fault = PreviewDiagnostic(severity: .error, file: "App/Deck.swift", line: 4, column: 9, message: lack)
        let isNew = code.add([fault], in: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }))
        #expect(isNew)
        let text = LeftOutBodies(code, MissingModules(in: files)).source
        #expect(
            text.contains("\"a part of 'Deck.deal'\", \"the module SnapKit is not here: put the sources into "),
            "\(text)")
        #expect(
            MissingModules(in: files).collected(code.warnings).first?.message.hasPrefix(
                "the module SnapKit is not here") == true)
    }

    /// Yalantis/PullToMakeSoup's controller imports a module of the project, whose class inherits from one of a package.
    @Test func aBodyThatIsWrongForMoreThanANameSaysWhichModulesOthersLack() throws {
        let files = project([
            "App/Base.swift": "import Rx\nclass Base: Feed {}",
            "App/Deck.swift": "class Deck: Base {\n    func deal() {\n        Base(at: 1)\n    }\n}",
        ])
        var code = BrokenCode()
        let fault = PreviewDiagnostic(
            severity: .error, file: "App/Deck.swift", line: 3, column: 14,
            message: "argument passed to call that takes no arguments")
        let isNew = code.add([fault], in: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }))
        #expect(isNew)
        let modules = MissingModules(in: files)
        let text = LeftOutBodies(code, modules).source
        let end = "that takes no arguments, maybe as the module Rx is not here: put "
        #expect(text.contains("\"a part of 'Deck.deal'\", \"argument passed to call \(end)"), "\(text)")
        let lack = "Zoetrope's UIKit has no 'MKMapView': a stand-in in .zoetrope can have it"
        #expect(modules.explained(lack) == lack)
    }

    @Test func nothingIsAddedWhereNothingIsLeftOut() {
        #expect(LeftOutBodies(BrokenCode(), MissingModules(in: [])).source.isEmpty)
    }
}
