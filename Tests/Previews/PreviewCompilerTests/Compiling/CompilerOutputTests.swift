import PreviewProtocol
import Testing

@testable import PreviewCompiler

@Suite struct CompilerOutputTests {
    @Test func messagesAreReadAndPicturesPassedOver() {
        let output = """
            /code/A.swift:3:9: error: cannot find 'x' in scope
                let a = x
                        ^
            /code/A.swift:1:1: note: did you mean 'y'?
            """
        #expect(
            CompilerOutput.parse(output) == [
                .init(file: "/code/A.swift", line: 3, column: 9, severity: .error, text: "cannot find 'x' in scope"),
                .init(file: "/code/A.swift", line: 1, column: 1, severity: .note, text: "did you mean 'y'?"),
            ])
    }

    /// tristanhimmelman/ZoomTransition is of 2016: its names tell that it is of Swift 2.
    @Test(arguments: [
        ("value of type 'UIImageView' has no member 'userInteractionEnabled'", true),
        ("C-style for statement was removed in Swift 3", true),
        ("value of type 'UIStoryboardSegue' has no member 'destinationViewController'", true),
        ("Zoetrope's UIKit has no 'prepareForSegue' to override in 'UIViewController'", true),
        ("value of type 'UIImageView' has no member 'isUserInteractionEnabledd'", false),
    ])
    func sourcesOfSwift2AreKnownByTheirNames(text: String, isOld: Bool) {
        let message = CompilerOutput.Message(file: "/a.swift", line: 1, column: 1, severity: .error, text: text)
        #expect(OldSwift.note(on: [message]).isEmpty != isOld)
    }

    /// qblu/MosaicCollectionViewLayout is a layout and a controller.
    @Test(arguments: [
        ("cannot find 'CGRectZero' in scope", 2, true),
        ("value of type 'UICollectionViewFlowLayout' has no member 'prepareLayout'", 1, true),
        ("cannot find 'CGRectZero' in scope", 3, false),
        ("cannot find 'CGRectNull' in scope", 1, false),
    ])
    func aProjectIsOfSwift2IfHalfOfItsSourcesAre(text: String, count: Int, isOld: Bool) {
        let message = CompilerOutput.Message(file: "/a.swift", line: 1, column: 1, severity: .error, text: text)
        #expect(OldSwift.isProject([message], of: count) == isOld)
    }

    @Test func aPlaceIsThatOfTheUsersFile() throws {
        let index = ProjectIndex(project(["A.swift": "class A {\n    @objc var b: Int = x\n}"]))
        let sources = RewrittenSources(index)
        let message = CompilerOutput.Message(
            file: "/code/A.swift", line: 2, column: 18, severity: .error, text: "cannot find 'x' in scope")
        let diagnostic = try #require(
            CompilerOutput.diagnostics([message], of: sources, index).first)
        #expect((diagnostic.file, diagnostic.line, diagnostic.column) == ("A.swift", 2, 24))
        #expect(diagnostic.source == "    @objc var b: Int = x")
    }

    @Test func theReasonStandsAboveWhatFollowsFromIt() {
        let index = ProjectIndex(project(["A.swift": "let a = n >> 3 ? 4 :\nprint(a)", "B.swift": "let b = a"]))
        let sources = RewrittenSources(index)
        let messages = [("B", 1, 9), ("A", 9, 1), ("A", 2, 7), ("A", 1, 14), ("A", 1, 9)].map { file, line, column in
            CompilerOutput.Message(
                file: "/code/\(file).swift", line: line, column: column, severity: .error, text: "no")
        }
        let found = CompilerOutput.diagnostics(messages, of: sources, index, missing: [:])
        #expect(
            found.map { "\($0.file ?? ""):\($0.line):\($0.column)" } == [
                "B.swift:1:9", "A.swift:1:9", "A.swift:1:14", "A.swift:2:7", "A.swift:0:0",
            ])
    }

    /// mn-D128/CompositionalLayoutSample's controller lacks the brace behind its last method.
    @Test func aBraceWithoutAnEndIsWhereTheErrorIs() throws {
        let index = ProjectIndex(project(["A.swift": "class A {\n    func a() {}\n"]))
        let sources = RewrittenSources(index)
        let output = """
            <unknown>:0: error: expected '}' in class
            /code/A.swift:1:9: note: to match this opening '{'
            /code/A.swift:9:1: error: cannot find type 'Previews' in scope
            """
        let found = CompilerOutput.withoutConsequences(
            CompilerOutput.diagnostics(CompilerOutput.parse(output), of: sources, index))
        #expect(found.map(\.message) == ["expected '}' in class to match this '{'"])
        #expect(found.map(\.line) == [1] && found.map(\.severity) == [.error])
    }

    /// taise-hikawa/PlayCompositionalLayout registers a cell that is SwiftUI's.
    @Test func whatTheCompilerCannotExplainIsNoReportOnIt() {
        let index = ProjectIndex(project(["A.swift": "let a = b { c(d) }"]))
        let text = "failed to produce diagnostic for expression; please submit a bug report (https://swift.org)"
        let message = CompilerOutput.Message(file: "/code/A.swift", line: 1, column: 9, severity: .error, text: text)
        let found = CompilerOutput.diagnostics([message], of: RewrittenSources(index), index)
        #expect(found.map(\.message) == ["the compiler does not say what is wrong with it"])
    }

    @Test func aNameOfALeftOutFileIsExplained() throws {
        let index = ProjectIndex(project(["A.swift": "let a = Api()"]))
        let sources = RewrittenSources(index)
        let message = CompilerOutput.Message(
            file: "/code/A.swift", line: 1, column: 9, severity: .error, text: "cannot find 'Api' in scope")
        let missing = ["Api": LeftOutFile(file: "Api.swift", reason: "it uses the network: URLSession")]
        let diagnostic = try #require(CompilerOutput.diagnostics([message], of: sources, index, missing: missing).first)
        #expect(diagnostic.message.contains("declared in Api.swift, which is left out: it uses the network"))
    }

    /// oliveroneill/FeedCollectionViewController: what lacks a module's type in the third remove covered the stage.
    @Test func whatIsLeftOutForSomethingElseNamesTheFirstCause() throws {
        let index = ProjectIndex(project(["A.swift": "let a = feed"]))
        let message = CompilerOutput.Message(
            file: "/code/A.swift", line: 1, column: 9, severity: .error, text: "cannot find 'feed' in scope")
        let cause = "D.swift:1: cannot find type 'Photo()' in scope"
        let lost = ["feed": "B.swift:3: no Source (it is left out: C.swift:2: no Cell (it is left out: \(cause)))"]
        let found = CompilerOutput.diagnostics([message], of: RewrittenSources(index), index, lost: lost)
        #expect(found.map(\.message) == ["cannot find 'feed' in scope (it is left out: \(cause))"])
    }

    @Test func whatObjectiveCAloneHasIsALack() {
        let index = ProjectIndex(project([:]))
        let messages = [
            "cannot find 'class_getInstanceMethod' in scope", "cannot find type 'IMP' in scope",
            "value of type 'AnyObject' has no member 'priority'",
        ].map { EngineLacks.explained($0, index) }
        #expect(messages.map { EngineLacks.lack(in: $0) } == ["class_getInstanceMethod", "IMP", "priority"])
        #expect(messages.map(EngineLacks.isOfLanguage) == [false, false, true])
        #expect(EngineLacks.lack(in: EngineLacks.explained("cannot find 'classes' in scope", index)) == nil)
    }

    @Test func aNameWithoutSelfMayBeOneThatTheEngineLacks() {
        let index = ProjectIndex(project(["A.swift": "class Fan: UIViewController {}\nstruct Model {}"]))
        let message = "cannot find 'traitOverrides' in scope"
        #expect(
            EngineLacks.explained(message, in: "Fan", index)
                == "\(message) (if UIViewController has it, Zoetrope's UIKit does not: a stand-in in .zoetrope can have it)"
        )
        #expect(EngineLacks.explained(message, in: "Model", index) == message)
        #expect(EngineLacks.explained(message, index) == message)
    }

    @Test(arguments: [
        (
            "value of type 'UIView' has no member 'traitOverrides'",
            "Zoetrope's UIKit has no 'traitOverrides' of 'UIView': a stand-in in .zoetrope can have it"
        ),
        (
            "type 'UIColor' has no member 'systemMagenta'",
            "Zoetrope's UIKit has no 'systemMagenta' of 'UIColor': a stand-in in .zoetrope can have it"
        ),
        (
            "value of type 'Fan' has no member 'traitOverrides'",
            "neither 'Fan' nor Zoetrope's UIKit has 'traitOverrides': a stand-in in .zoetrope can have it"
        ),
        (
            "cannot find type 'MKMapView' in scope",
            "Zoetrope's UIKit has no 'MKMapView': a stand-in in .zoetrope can have it"
        ),
        // A slip of one's own.
        ("value of type 'Int' has no member 'x'", "value of type 'Int' has no member 'x'"),
        ("value of type 'Model' has no member 'x'", "value of type 'Model' has no member 'x'"),
        ("cannot find 'uiView' in scope", "cannot find 'uiView' in scope"),
    ])
    func whatTheEngineLacksIsSaidToBeSo(message: String, explained: String) {
        let index = ProjectIndex(
            project(["A.swift": "class Base: UIViewController {}\nclass Fan: Base {}\nstruct Model {}"]))
        #expect(EngineLacks.explained(message, index) == explained)
    }
}
