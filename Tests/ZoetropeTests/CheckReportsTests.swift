import Foundation
import FoundationXML
import Testing

@testable import zoetrope

@Suite struct CheckReportsTests {
    @Test func theExampleOfAWorkflowAsksForReportsThatThereAre() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let file = root.appending(path: "Sources/zoetrope/Check/Examples/layouts.yml")
        let workflow = try String(contentsOf: file, encoding: .utf8)
        let line = try #require(workflow.firstMatch(of: /- run: zoetrope check (.+)/))
        let command = try CheckCommand.parse(line.1.split(separator: " ").map(String.init))
        let expected = try CheckReports(argument: "html=check.html,junit=check.xml,github")
        #expect(command.path == ".")
        #expect(command.report == expected)
        // What is uploaded is what is written.
        #expect(workflow.contains("path: check.*"))
    }

    private var runs: [CheckedSession] {
        let frames = { (y: Double) in
            [CheckFrame(tick: 3, views: [.init(name: "cards", frame: [], contentOffset: [0, y], items: [])])]
        }
        return ["a <b>", "deck, 50%"].enumerated().map { index, name in
            CheckedSession(
                name: name, log: "/code/\(name).jsonl", expected: frames(0), found: frames(Double(index) * 9),
                tolerance: CheckTolerance())
        }
    }

    @Test func reportsAreReadFromAList() throws {
        let all = try CheckReports(argument: "html=a.html,junit=b=c.xml,github")
        #expect((all.html, all.junit, all.github) == ("a.html", "b=c.xml", true))
        let page = try CheckReports(argument: "check.html")
        #expect((page.html, page.junit, page.github) == ("check.html", nil, false))
        #expect(CheckReports().html == "zoetrope-check.html")
        for wrong in ["", "junit", "junit=", "gitlab", "github=1", "html=a.html,"] {
            let fault = #expect(throws: (any Error).self, "\(wrong)") { try CheckReports(argument: wrong) }
            #expect("\(String(describing: fault))".contains("there are html=FILE, junit=FILE and github"))
        }
    }

    @Test func sessionsAreTestCasesOfJUnit() throws {
        let text = CheckReports.results(runs)
        let document = try XMLCheck(text)
        #expect(document.cases == ["a <b>", "deck, 50%"])
        #expect(document.failures == ["deck, 50%: differs from tick 3 on: cards contentOffset is 0, 9, should be 0, 0"])
    }

    @Test func sessionsThatDifferAreAnnotated() {
        #expect(
            CheckReports.annotations(runs, in: "/code") == [
                "::error file=deck%2C 50%25.jsonl,title=zoetrope check::"
                    + "deck, 50%25: differs from tick 3 on: cards contentOffset is 0, 9, should be 0, 0"
            ])
    }

    @Test func whatCostsMoreFailsToo() throws {
        var run = runs[0]
        run.growth = ["prepare 3 instead of 1"]
        #expect(run.failure == "a <b>: costs more: prepare 3 instead of 1")
        #expect(try XMLCheck(CheckReports.results([run])).failures == ["a <b>: costs more: prepare 3 instead of 1"])
        #expect(CheckReports.annotations([run], in: "/code").count == 1)
    }

    @Test func theReportsThatAreAskedForAreWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = try CheckReports(argument: "junit=\(folder.path)/check.xml").write(runs)
        #expect(lines.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["check.xml"])
    }
}

/// The names of the test cases in a document of JUnit's, and what failed.
private final class XMLCheck: NSObject, XMLParserDelegate {
    private(set) var cases: [String] = []
    private(set) var failures: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse())
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "testcase" { cases.append(attributes["name"] ?? "") }
        if element == "failure" { failures.append(attributes["message"] ?? "") }
    }
}
