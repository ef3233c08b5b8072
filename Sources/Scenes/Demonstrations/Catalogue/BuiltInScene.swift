import SceneContract
import StageModel
import UIKit

/// A scene that comes with the program: its type declares it.
@MainActor
protocol BuiltInScene: Scene {
    static var name: String { get }
    static var title: String { get }
    static var summary: String { get }
    static var axes: SceneDescription.Axes { get }
    static var swift: String { get }
    static func parameters(stage: CGSize) -> [Parameter]
    static func check(_ values: [String: StageValue], stage: CGSize) throws
    static var traits: Set<StageTrait> { get }
    static var actions: [Action] { get }
    static var restorationNames: [String] { get }
    static func imageNames(photos: [Photo]) -> [String]

    init(_ context: SceneContext)
}

extension BuiltInScene {
    static var traits: Set<StageTrait> { [] }
    static var actions: [Action] { [] }
    static func imageNames(photos: [Photo]) -> [String] { [] }

    func perform(_ action: String) throws {
        throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
    }
}

/// The declarations of a type of scene as a value.
struct BuiltInDefinition<Content: BuiltInScene>: SceneDefinition {
    var name: String { Content.name }
    var title: String { Content.title }
    var summary: String { Content.summary }
    var axes: SceneDescription.Axes { Content.axes }
    var swift: String { Content.swift }
    func parameters(stage: CGSize) -> [Parameter] { Content.parameters(stage: stage) }
    func check(_ values: [String: StageValue], stage: CGSize) throws { try Content.check(values, stage: stage) }
    var traits: Set<StageTrait> { Content.traits }
    var actions: [Action] { Content.actions }
    var restorationNames: [String] { Content.restorationNames }
    var isRestorable: Bool { true }
    var images: [SceneImage] { ImageCatalogue.sceneImages }
    func imageNames(photos: [Photo]) -> [String] { Content.imageNames(photos: photos) }
    func make(_ context: SceneContext) -> any Scene { Content(context) }
}
