import TestClient
import Testing

@testable import PreviewHost

/// What Swift says when a process ends, as a place in the sources.
@Suite struct CrashReportTests {
    private let output = """
        zoetrope/Cards.swift:12: Fatal error: no cards
        *** Signal 4: Backtracing from 0x7fb5f4f5fc85... done ***

        Thread 0 "main" crashed:

          0 [inlined] [system] 0x00007fb5f4f5fc85 specialized Array.subscript.getter in lib.so at //<compiler-generated>
          1                    0x00007fb5f4f5fc85 CardsLayout.prepare() + 133 in lib.so at /project/Cards.swift:3:72
          2 [ra]               0x00007fb5f4f5fc99 UICollectionView.layoutSubviews() + 13 in zoetrope at /engine/View.swift:30:7
        """

    @Test func framesHaveTheirFunctionAndLine() {
        let report = CrashReport(output)
        #expect(report.message == "no cards")
        #expect(report.frames.map(\.place?.line) == [nil, 3, 30])
        #expect(report.frames[1].function == "CardsLayout.prepare()")
    }

    @Test func theFirstLineOfTheProjectIsMeant() {
        let problem = CrashReport(output).problem(in: "/project", reason: "it ended")
        #expect(problem.file == "Cards.swift")
        #expect(problem.line == 3)
        #expect(problem.message == "no cards, in CardsLayout.prepare()")
    }

    @Test func codeOfTheCompilersIsWhereItsFunctionIsDeclared() throws {
        let report = CrashReport(
            """
              0 [ra]          0x00007f1b9fa721a9 swift_release + 9 in libswiftCore.so
              1 [ra] [system] 0x00007f1b9f299098 CardsLayout.prepare() + 103 in libPreview2.so at //<compiler-generated>
              2 [ra] [thunk]  0x0000557d1d615ebc Deck.prepare() + 571 in zoetrope at //<compiler-generated>
            """)
        let folder = try TestFolder([
            "Deck.swift": "class Deck {\n    func prepare() {}\n}",
            "Cards/Cards.swift": "class CardsLayout {\n\n    override func prepare() {\n    }\n}",
        ])
        let problem = report.problem(in: folder.path, reason: "a step took longer than 2 s")
        #expect(problem.file == "Cards/Cards.swift")
        #expect(problem.line == 3)
        #expect(problem.source == "    override func prepare() {")
        #expect(problem.message == "a step took longer than 2 s, in CardsLayout.prepare()")
    }

    @Test func withoutALineThereIsAReason() {
        let problem = CrashReport("Killed").problem(in: "/project", reason: "a step took longer than 2 s")
        #expect(problem.file == nil)
        #expect(problem.message == "a step took longer than 2 s")
    }
}
