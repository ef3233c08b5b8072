@_exported import UIKit

import Foundation
import Previews
import QuartzCore
import Simulation
import StageModel
import StageTime

/// A screen for one view controller, with a finger: UIKit code under test without a simulator.
///
///     let stage = Stage(CardsViewController())
///     stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.25)
///     try stage.settle()
///     #expect(stage.cells.first?.frame.minY == 0)
///
/// Images, colours and fonts of the package that the test is in are found by their names, as in a preview.
///
/// Time is virtual and goes on only when the stage is told to, by steps of 1/60 s, so that a test takes no longer than
/// the code under test works, and gives the same result each time. So do tasks that the code under test makes: they have
/// their turns in the stage's steps.
@MainActor
public final class Stage {
    /// The number of steps in a second.
    public static let rate = 60.0

    /// The view controller that fills the screen.
    public let viewController: UIViewController
    let simulation: SceneSimulation
    private var finger: CGPoint?
    /// What was called while the stage was made.
    private let firstCosts: LayoutCosts

    /// Makes a stage that shows a view controller.
    ///
    /// - Parameters:
    ///   - viewController: is made on the stage, so that `UIScreen.main` and the time are the stage's.
    ///   - size: the screen's size in points; each side within 200...2000.
    ///   - filePath: a file of the package whose images, colours and fonts are found by their names.
    public convenience init(
        _ viewController: @autoclosure @escaping () -> UIViewController, size: CGSize = CGSize(width: 390, height: 844),
        filePath: String = #filePath
    ) {
        self.init(size: size, filePath, make: viewController)
    }

    /// Makes a stage that shows a view, which fills the screen.
    ///
    /// - Parameters:
    ///   - view: is made on the stage, so that `UIScreen.main` and the time are the stage's.
    ///   - size: the screen's size in points; each side within 200...2000.
    ///   - filePath: a file of the package whose images, colours and fonts are found by their names.
    public convenience init(
        _ view: @autoclosure @escaping () -> UIView, size: CGSize = CGSize(width: 390, height: 844),
        filePath: String = #filePath
    ) {
        self.init(size: size, filePath) {
            let holder = UIViewController()
            holder.view = view()
            return holder
        }
    }

    private init(size: CGSize, _ filePath: String, make: @escaping () -> UIViewController) {
        precondition(
            (200...2000).contains(size.width) && (200...2000).contains(size.height),
            "a stage is 200 to 2000 points wide and high")
        StageTasks.install()
        EngineMessages.report = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        var made: UIViewController?
        let preview = Preview(name: "stage", title: "Stage", source: PreviewSource(file: "", line: 1)) {
            let controller = make()
            made = controller
            return .viewController(controller)
        }
        let definition = PreviewDefinition(preview, images: PackageAssets.registered(around: filePath))
        let calls = LayoutCalls()
        LayoutCalls.current = calls
        defer { LayoutCalls.current = nil }
        guard let simulation = try? SceneSimulation(definition, stage: size), let made else {
            preconditionFailure("a stage without parameters can be made")
        }
        simulation.recordCalls()
        firstCosts = LayoutCosts { calls.totals[$0.rawValue] }
        (self.simulation, viewController) = (simulation, made)
    }

    /// What the stage's collection views have called since it was made, in its steps.
    ///
    /// Numbers of calls do not depend on the machine: a test can hold them.
    public var costs: LayoutCosts {
        LayoutCosts { simulation.callCount($0) } - (LayoutCosts() - firstCosts)
    }

    // MARK: Time

    /// The seconds since the stage was made.
    public var time: TimeInterval { Double(simulation.tick) / Self.rate }

    /// Whether nothing moves, and nothing waits for its time.
    public var isAtRest: Bool { !simulation.needsStep }

    /// Advances time by a number of steps of 1/60 s.
    public func advance(steps: Int = 1) {
        for _ in 0..<max(steps, 0) { simulation.advance(to: simulation.tick + 1) }
    }

    /// Advances time by seconds, rounded to whole steps.
    public func advance(by seconds: TimeInterval) {
        advance(steps: Int((seconds * Self.rate).rounded()))
    }

    /// Advances time until everything has come to rest.
    ///
    /// - Parameter limit: the greatest time that it may take, in seconds.
    /// - Throws: ``StageFault/restless(seconds:)`` if something still moves then.
    public func settle(within limit: TimeInterval = 30) throws {
        var steps = Int((limit * Self.rate).rounded())
        while simulation.needsStep {
            guard steps > 0 else { throw StageFault.restless(seconds: limit) }
            steps -= 1
            advance()
        }
    }

    // MARK: The finger

    /// Puts the finger down, and advances by one step.
    ///
    /// - Parameter point: in points from the screen's top left corner.
    public func touchDown(at point: CGPoint) {
        precondition(finger == nil, "the finger is down already")
        finger = point
        send(.down)
    }

    /// Moves the finger that is down, and advances by one step.
    public func move(to point: CGPoint) {
        precondition(finger != nil, "the finger is not down")
        finger = point
        send(.move)
    }

    /// Lifts the finger where it is, and advances by one step.
    public func liftUp() {
        precondition(finger != nil, "the finger is not down")
        send(.up)
        finger = nil
    }

    /// Puts the finger down, moves it evenly, holds it still for a tenth of a second, and lifts it.
    ///
    /// What is dragged has no velocity when it is released.
    public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.3) {
        moveFinger(from: start, to: end, over: seconds)
        for _ in 0..<6 { move(to: end) }
        liftUp()
    }

    /// Puts the finger down, moves it evenly, and lifts it while it moves.
    public func fling(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.1) {
        moveFinger(from: start, to: end, over: seconds)
        liftUp()
    }

    /// Puts the finger down and lifts it after a twentieth of a second.
    public func tap(at point: CGPoint) {
        press(at: point, for: 0.05)
    }

    /// Puts the finger down, and lifts it after `seconds`.
    public func press(at point: CGPoint, for seconds: TimeInterval) {
        touchDown(at: point)
        advance(by: seconds)
        liftUp()
    }

    private func moveFinger(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
        touchDown(at: start)
        let steps = max(Int((seconds * Self.rate).rounded()), 1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    private func send(_ phase: PointerSample.Phase) {
        guard let finger else { return }
        let sample = PointerSample(pointer: 1, phase: phase, x: finger.x, y: finger.y)
        simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
    }
}

/// A fault of a stage.
public enum StageFault: Error, Equatable, CustomStringConvertible {
    case restless(seconds: TimeInterval)

    /// The fault in one line.
    public var description: String {
        switch self {
        case .restless(let seconds): "something still moves after \(seconds) s"
        }
    }
}
