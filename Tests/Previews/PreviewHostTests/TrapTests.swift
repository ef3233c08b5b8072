import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// Code that ends its process: where, why, and what goes on.
@MainActor
@Suite(.serialized) struct TrapTests {
    private let trap = "if collectionView!.contentOffset.y > 50 { fatalError(\"too far\") }"

    @Test(arguments: Keeper.allCases)
    func aTrapEndsTheCodeAloneAndTheNextCodeGoesOn(keptApartBy keeper: Keeper) async throws {
        let project = try PreviewProject(keptApartBy: keeper)
        try project.show(gap: 10, code: trap)
        let simulation = try await project.edited()
        try await project.dragUntilItStops(simulation)
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.message.hasPrefix("too far, in CardsLayout.layoutAttributesForElements"))
        #expect(problem.file == "Cards.swift")
        #expect(problem.line == 9)
        #expect(problem.source?.contains("too far") == true)
        try project.show(gap: 20)
        try await project.wait("the new code") { simulation.editing.phase == .running }
        try await project.settle(simulation)
        #expect(simulation.offset > 0)
    }

    /// What takes too long before it is optimised may not take too long then.
    @Test func codeThatHasEndedIsTriedAgainWithAnotherLibraryOfTheSameSources() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: trap)
        let simulation = try await project.edited()
        try await project.dragUntilItStops(simulation)
        #expect(simulation.editing.phase == .stopped)
        try project.replace(gap: 30)
        try await project.wait("the other library") { simulation.editing.phase == .running }
        try await project.settle(simulation)
        #expect(simulation.cells.contains(50 + 130 * 3) && simulation.editing.problems.isEmpty)
    }

    @Test func aTrapEndsItsPreviewAloneAndTheOthersGoOn() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, twin: trap)
        let good = try await project.edited()
        let bad = try await project.edited("twin")
        try await project.drag(good)
        let before = good.offset
        try await project.dragUntilItStops(bad)
        #expect(bad.editing.problems.first?.message.contains("too far, in TwinLayout") == true)
        // The finger is down still.
        try await project.advance(good, to: 31, with: .pointer(.move, 300))
        #expect(good.offset == before + 100)
        #expect(good.editing.phase == .running && good.editing.problems.isEmpty)
        #expect(bad.editing.phase == .stopped)
        // Who opens it anew sees it from its start.
        let again = try await project.edited("twin")
        #expect(again.offset == 0 && again.editing.phase == .running && !again.cells.isEmpty)
    }

    @Test func aPreviewThatEndsAtItsStartSaysWhyAndIsNotTriedAgain() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, twin: "fatalError(\"no cards\")")
        let good = try await project.edited()
        try await project.drag(good)
        let bad = try await project.edited("twin")
        try await project.wait("the end") { bad.isStopped }
        #expect(bad.editing.problems.first?.message.hasPrefix("no cards, in TwinLayout") == true)
        try await project.advance(good, to: 31)
        let again = try await project.edited("twin")
        #expect(again.editing.phase == .stopped)
        #expect(again.editing.problems == bad.editing.problems)
        #expect(good.offset > 100 && good.editing.phase == .running)
    }

    @Test func whatNewCodeEndsGoesOnWithTheOldAndTheOthersWithTheNew() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let good = try await project.edited()
        let bad = try await project.edited("twin")
        try project.show(gap: 30, twin: "fatalError(\"no cards\")")
        try await project.wait("the new code") { project.host.editing.build == 2 && bad.editing.phase == .failed }
        try await project.settle(good)
        #expect(Array(good.cells.prefix(2)) == [50, 180])
        #expect(good.editing.phase == .running && good.editing.problems.isEmpty)
        try await project.drag(bad)
        #expect(bad.offset > 100)
        #expect(bad.editing.problems.first?.message.hasPrefix("no cards") == true)
        try project.show(gap: 20)
        try await project.wait("the new code") { bad.editing.phase == .running }
        try await project.settle(bad)
        #expect(bad.cells.contains(50 + 120 * 3))
    }

    /// The problem of code that ends its preview at the start.
    ///
    /// - Parameters:
    ///   - code: the code.
    ///   - isBeside: whether the compiler works in the folder around the project's.
    /// - Returns: the problem.
    /// - Throws: an error if there is none.
    private func problem(of code: String, isBeside: Bool = false) async throws -> SourceProblem {
        let project = try PreviewProject()
        try project.show(gap: 10, code: code, from: isBeside ? project.folder.deletingLastPathComponent() : nil)
        let simulation = try await project.edited()
        try await project.wait("the end") { simulation.isStopped }
        return try #require(simulation.editing.problems.first)
    }

    @Test func aCheckOfTheStandardLibrarysIsNamed() async throws {
        let problem = try await problem(of: "let list = [Int(gap)]; if list[Int(gap)] > 0 { gap = 1 }")
        #expect(problem.message.hasPrefix("Index out of range, in CardsLayout."))
        #expect(problem.file == "Cards.swift" && problem.line == 9)
    }

    @Test(arguments: [
        ("let far: CGFloat? = gap > 1 ? nil : gap; gap = far!", "Unexpectedly found nil while unwrapping"),
        (#"let all: [Any] = [gap]; print(all[0] as! String)"#, "Could not cast value of type"),
        (#"do { _ = try! JSONSerialization.jsonObject(with: Data()) }"#, "'try!' expression unexpectedly raised"),
    ])
    func whatTheLanguageChecksIsSaidInItsWords(code: String, message: String) async throws {
        let problem = try await problem(of: code)
        #expect(problem.message.hasPrefix(message), "\(problem.message)")
        #expect(problem.file == "Cards.swift" && problem.line == 9)
    }

    @Test func theLineIsFoundFromAnyWorkingFolder() async throws {
        let problem = try await problem(of: "fatalError(\"no cards\")", isBeside: true)
        #expect(problem.file == "Cards.swift" && problem.line == 9)
        #expect(problem.source?.contains("no cards") == true)
    }

    @Test func theInnermostLineIsThatOfAFunctionThatIsContainedInline() async throws {
        let problem = try await problem(
            of: """
                func pick(_ index: Int) -> Int {
                    [1, 2, 3][index]
                }
                gap = CGFloat(pick(Int(gap)))
                """)
        #expect(problem.message.hasPrefix("Index out of range, in "))
        #expect(problem.line == 10)
        #expect(problem.source?.contains("[1, 2, 3][index]") == true)
    }

    @Test func whatTheEngineAsksForIsSaidInItsWords() async throws {
        let problem = try await problem(of: "collectionView!.addSubview(collectionView!)")
        #expect(problem.message.hasPrefix("a view can't hold itself, in CardsLayout."))
        #expect(problem.line == 9)
    }

    @Test func aCollectionViewWithoutALayoutIsSaidToNeedOne() async throws {
        let problem = try await problem(of: "_ = UICollectionView()")
        #expect(problem.message.hasPrefix("a collection view must be made with a layout, in CardsLayout."))
        #expect(problem.line == 9)
    }

    @Test func identifiersThatAreNotUniqueEndTheProgramWithASentence() async throws {
        let problem = try await problem(
            of: """
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([7, 8, 7])
                """)
        #expect(problem.message.hasPrefix("item identifiers have to be unique: 7 is there twice"))
    }

    @Test func anEndlessRecursionIsNamed() async throws {
        // The last of the stack may go where a function begins or where it calls: on one line here.
        let problem = try await problem(
            of:
                "gap = again(1); return nil }; func again(_ n: CGFloat) -> CGFloat { gap < 0 ? n : again(n + gap) + 1 }; "
                + "func other(_ rect: CGRect) -> [UICollectionViewLayoutAttributes]? {")
        #expect(problem.message.hasPrefix("the stack is full: a recursion does not end, in CardsLayout."))
        #expect(problem.file == "Cards.swift" && problem.line == 9)
    }
}
