import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing
import UIKit

@testable import Simulation

@MainActor @Suite struct StageSettingsTests {
    private static let stage = CGSize(width: 390, height: 844)
    /// Of each trait a value that is not the usual one.
    private static func other(_ trait: StageTrait) -> StageValue {
        switch trait {
        case .contentSizeCategory: .text("accessibilityLarge")
        case .userInterfaceStyle: .text("dark")
        case .layoutDirection: .text("rightToLeft")
        case .safeArea: .text("phone")
        case .reduceMotion: .text("reducedMotion")
        }
    }

    @Test func aSceneOffersTheTraitsThatItFollowsAndNoOthers() throws {
        for name in SceneCatalogue.names { try checkTraits(of: name) }
    }

    private func checkTraits(of name: String) throws {
        let scene = try SceneCatalogue.scene(named: name)
        let described = SceneDescription(scene, stage: Self.stage)
        #expect(
            described.parameters.filter { $0.group == .stage }.map(\.name)
                == StageTrait.allCases.filter(scene.traits.contains).map(\.rawValue), "\(name)")
        #expect(StageTrait.allCases.allSatisfy { !scene.swift.contains($0.rawValue) })
        for trait in StageTrait.allCases {
            let simulation = try SceneSimulation(scene: name, stage: Self.stage)
            let event = InputEvent.set([trait.rawValue: Self.other(trait)])
            guard scene.traits.contains(trait) else {
                #expect(throws: SceneError.self, "\(trait) of \(name)") { try simulation.check(event) }
                continue
            }
            try simulation.check(event)
            let before = simulation.snapshot().nodes
            simulation.advance(to: 1, with: [event])
            settle(simulation)
            #expect(simulation.snapshot().nodes != before, "\(trait) of \(name)")
            #expect(simulation.values[trait.rawValue] == Self.other(trait))
        }
    }

    /// What is set while a scene is shown is shown as if it had been so from the start.
    @Test func aDarkAppearanceThatIsSetLaterIsAsDarkAsOneFromTheStart() throws {
        for scene in SceneCatalogue.scenes where scene.traits.contains(.userInterfaceStyle) {
            let dark = ["userInterfaceStyle": StageValue.text("dark")]
            let later = try SceneSimulation(scene: scene.name, stage: Self.stage)
            later.advance(to: 1, with: [.set(dark)])
            settle(later)
            let before = try SceneSimulation(scene: scene.name, stage: Self.stage, parameters: dark)
            settle(before)
            #expect(looks(later.snapshot().nodes) == looks(before.snapshot().nodes), "\(scene.name)")
        }
    }

    @Test(arguments: [
        (CGSize(width: 390, height: 844), CGRect(x: 132, y: 11, width: 126, height: 37)),
        (CGSize(width: 844, height: 390), CGRect(x: 11, y: 132, width: 37, height: 126)),
    ])
    func noTextRestsUnderAPhonesIsland(stage: CGSize, island: CGRect) throws {
        for scene in SceneCatalogue.scenes where scene.traits.contains(.safeArea) {
            let simulation = try SceneSimulation(
                scene: scene.name, stage: stage, parameters: ["safeArea": .text("phone")])
            settle(simulation)
            let frames = simulation.read { texts(in: simulation.window).map { $0.convert($0.bounds, to: nil) } }
            #expect(!frames.isEmpty, "\(scene.name)")
            #expect(frames.allSatisfy { $0.intersection(island).isEmpty }, "\(scene.name)")
        }
    }

    /// Labels that are seen, but for those that have been scrolled.
    private func texts(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        if let view = view as? UIScrollView, view.contentOffset.y > -view.adjustedContentInset.top { return [] }
        return (view is UILabel ? [view] : []) + view.subviews.flatMap(texts)
    }

    private func settle(_ simulation: SceneSimulation) {
        for tick in simulation.tick + 1...simulation.tick + 120 { simulation.advance(to: tick, with: []) }
    }

    /// What an appearance changes.
    private func looks(_ nodes: [LayerNode]) -> [String] {
        nodes.map { node in
            "\(node.backgroundColor) \(node.border) \(node.shadow) \(node.gradient) \(node.blur) \(node.drawing) "
                + "\(node.text.fragments.map(\.style.color))"
        }
    }

    @Test func textsFollowTheSizeCategory() throws {
        let simulation = try SceneSimulation(scene: "type", stage: Self.stage)
        let before = sizes(simulation)
        simulation.advance(to: 1, with: [.set(["contentSizeCategory": .text("accessibilityLarge")])])
        #expect((sizes(simulation).max() ?? 0) > (before.max() ?? 0) * 1.5)
        #expect(simulation.values["contentSizeCategory"] == .text("accessibilityLarge"))
    }

    private func sizes(_ simulation: SceneSimulation) -> [Double] {
        simulation.snapshot().nodes.flatMap(\.text.fragments).map(\.style.size.points)
    }

    @Test func theyAreKeptByCheckpoints() throws {
        let simulation = try SceneSimulation(
            scene: "type", stage: Self.stage, parameters: ["userInterfaceStyle": .text("dark")])
        let again = try SceneSimulation(checkpoint: simulation.checkpoint())
        #expect(again.values["userInterfaceStyle"] == .text("dark"))
        #expect(again.snapshot().nodes.map(\.backgroundColor) == simulation.snapshot().nodes.map(\.backgroundColor))
    }

    /// Every scene once had every setting: stored rooms and saved logs have them still.
    @Test func aCheckpointMayHaveSettingsThatTheSceneDoesNotFollow() throws {
        var checkpoint = try SceneSimulation(scene: "stack", stage: Self.stage).checkpoint()
        checkpoint.parameters["userInterfaceStyle"] = .text("light")
        #expect(try SceneSimulation(checkpoint: checkpoint).values["userInterfaceStyle"] == nil)
    }

    @Test func badValuesNameWhatIsAllowed() throws {
        let simulation = try SceneSimulation(scene: "monzo", stage: Self.stage)
        #expect(throws: SceneError.badValue("userInterfaceStyle", .text("blue"), allowed: "light, dark")) {
            try simulation.check(.set(["userInterfaceStyle": .text("blue")]))
        }
        #expect(
            throws: SceneError.unknownParameter(
                "size", scene: "monzo",
                known: try SceneCatalogue.scene(named: "monzo").withStageSettings.parameters(stage: Self.stage)
                    .map(\.name))
        ) {
            try simulation.check(.set(["size": .integer(1)]))
        }
    }
}
