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
        #expect(report.frames.map(\.line) == [3, 30])
        #expect(report.frames.first?.function == "CardsLayout.prepare()")
    }

    @Test func theFirstLineOfTheProjectIsMeant() {
        let problem = CrashReport(output).problem(in: "/project", reason: "it ended")
        #expect(problem.file == "Cards.swift")
        #expect(problem.line == 3)
        #expect(problem.message == "no cards, in CardsLayout.prepare()")
    }

    @Test func withoutALineThereIsAReason() {
        let problem = CrashReport("Killed").problem(in: "/project", reason: "a step took longer than 2 s")
        #expect(problem.file == nil)
        #expect(problem.message == "a step took longer than 2 s")
    }
}
