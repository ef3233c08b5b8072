import Simulation
import StageModel
import Testing
import UIKit

@testable import Previews

/// What is said on a stage of code that was left out, once it would have been run.
@MainActor
@Suite struct LeftOutNoticeTests {
    private final class Cards: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            LeftOutCode.tell("a part of 'viewDidLoad'", "there is no pop")
            LeftOutCode.tell("a part of 'viewDidLoad'", "there is no pop")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            LeftOutCode.tell("'turn'", "there is no pop")
            LeftOutCode.tell("'shine'", "there is no SpriteKit")
        }
    }

    private func simulation(_ root: UIViewController) throws -> SceneSimulation {
        let preview = Preview(name: "a", title: "A", source: PreviewSource(file: "A.swift", line: 1)) {
            .viewController(root)
        }
        return try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 300, height: 600))
    }

    private func notice(_ root: UIViewController) -> LeftOutNoticeView? {
        root.view.window?.subviews.compactMap { $0 as? LeftOutNoticeView }.first
    }

    private func tap(_ simulation: SceneSimulation, _ place: CGPoint) {
        for phase in [PointerSample.Phase.down, .up] {
            let sample = PointerSample(pointer: 1, phase: phase, x: place.x, y: place.y)
            simulation.advance(to: simulation.tick + 3, with: [.pointer(sample)])
        }
        simulation.advance(to: simulation.tick + 3, with: [])
    }

    @Test func whatIsSaidLeavesBarsAtTheLowerEdgeToBeSeen() throws {
        let root = UITabBarController()
        root.viewControllers = [Cards()]
        let simulation = try simulation(root)
        simulation.advance(to: simulation.tick + 2, with: [])
        let view = try #require(notice(root))
        #expect(root.tabBar.frame.minY < 560 && view.frame.maxY == root.tabBar.frame.minY - 6)
    }

    @Test func whatIsNotRunIsSaidUntilSomebodyHasReadIt() throws {
        let root = Cards()
        let simulation = try simulation(root)
        simulation.advance(to: simulation.tick + 2, with: [])
        let view = try #require(notice(root))
        #expect(view.sentence == "A part of 'viewDidLoad' is left out: there is no pop.")
        #expect(view.frame.minX == 12 && view.frame.maxY == 588)
        tap(simulation, CGPoint(x: 150, y: 100))
        #expect(
            view.sentence
                == "A part of 'viewDidLoad' and 'turn' are left out: there is no pop.\n'shine' is left out: there is no SpriteKit."
        )
        tap(simulation, view.center)
        #expect(notice(root) == nil)
        // The same is not said again.
        tap(simulation, CGPoint(x: 150, y: 100))
        #expect(notice(root) == nil)
    }

    /// Ten reasons covered the whole stage of Yalantis/StarWars.iOS.
    @Test func ofManyReasonsTheFirstAreSaid() throws {
        final class Lacking: UIViewController {
            let reasons: Int
            init(_ reasons: Int) {
                self.reasons = reasons
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                for number in 0..<reasons { LeftOutCode.tell("'turn'", "there is no \(number)") }
            }
        }
        let said = try [3, 4, 10].map { count in
            let root = Lacking(count)
            let simulation = try simulation(root)
            simulation.advance(to: simulation.tick + 2, with: [])
            return try #require(notice(root)?.sentence).split(separator: "\n").map(String.init)
        }
        #expect(said.map(\.count) == [3, 4, 4])
        #expect(said[0].last == "'turn' is left out: there is no 2.")
        #expect(said[1].last == "1 more reason is on the console.")
        #expect(said[2].last == "7 more reasons are on the console.")
    }

    @Test func aStageSaysWhatItsOwnCodeLacks() throws {
        let first = Cards()
        let one = try simulation(first)
        one.advance(to: 2, with: [])
        let second = UIViewController()
        let other = try simulation(second)
        other.advance(to: 2, with: [])
        #expect(notice(first) != nil && notice(second) == nil)
    }

    @Test func anotherStageTakesNothingAwayThatIsNotSaidYet() {
        let (one, other) = (FrameClock(), FrameClock())
        one.perform { LeftOutCode.tell("'turn'", "there is no spin") }
        other.perform { #expect(!LeftOutCode.take().contains { $0.reason == "there is no spin" }) }
        one.perform { #expect(LeftOutCode.take().map(\.reason) == ["there is no spin"]) }
        one.perform { #expect(LeftOutCode.take().isEmpty) }
    }
}
