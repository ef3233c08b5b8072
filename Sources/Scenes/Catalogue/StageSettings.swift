import StageModel
import UIKit

/// What can be set of every scene's stage: its traits, as parameters beside the scene's own.
enum StageSettings {
    static let parameters: [Parameter] = [
        setting(
            "contentSizeCategory", categories.map(\.key), "large",
            "How large texts are wanted: fonts of text styles and of font metrics follow"),
        setting(
            "userInterfaceStyle", ["light", "dark"], "light",
            "The appearance: system colours and dynamic colours follow"),
        setting(
            "layoutDirection", ["leftToRight", "rightToLeft"], "leftToRight",
            "The direction of reading: natural alignment, leading and trailing edges follow"),
    ]

    static let names = Set(parameters.map(\.name))

    private static func setting(_ name: String, _ choices: [String], _ value: String, _ summary: String) -> Parameter {
        Parameter(
            name: name, kind: .choice(choices), defaultValue: .text(value), summary: summary, group: .stage)
    }

    /// UIKit's names of its content size categories, ascending.
    private static let categories: KeyValuePairs<String, UIContentSizeCategory> = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
        "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
        "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
        "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]

    /// The traits that values stand for; what is not among them has its default.
    static func appearance(_ values: [String: StageValue]) -> StageAppearance {
        var result = StageAppearance()
        if case .text(let name) = values["contentSizeCategory"],
            let category = categories.first(where: { $0.key == name })?.value
        {
            result.contentSize = category
        }
        if values["userInterfaceStyle"] == .text("dark") { result.style = .dark }
        if values["layoutDirection"] == .text("rightToLeft") { result.direction = .rightToLeft }
        return result
    }

    /// Checks the values of settings.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    static func check(_ values: [String: StageValue]) throws {
        for parameter in parameters {
            if let value = values[parameter.name] { _ = try parameter.check(value) }
        }
    }
}

extension SceneDefinition {
    /// The same scene with the stage's settings among its parameters.
    public var withStageSettings: any SceneDefinition {
        self is StagedDefinition ? self : StagedDefinition(scene: self)
    }
}

/// A scene whose stage can be set to other traits.
private struct StagedDefinition: SceneDefinition {
    let scene: any SceneDefinition

    var name: String { scene.name }
    var title: String { scene.title }
    var summary: String { scene.summary }
    var axes: SceneDescription.Axes { scene.axes }
    var swift: String { scene.swift }
    var actions: [Action] { scene.actions }
    var restorationNames: [String] { scene.restorationNames }
    var isRestorable: Bool { scene.isRestorable }
    var images: [SceneImage] { scene.images }

    func imageNames(photos: [Photo]) -> [String] { scene.imageNames(photos: photos) }

    func parameters(stage: CGSize) -> [Parameter] { scene.parameters(stage: stage) + StageSettings.parameters }

    func check(_ values: [String: StageValue], stage: CGSize) throws {
        let parts = split(values)
        try namingAll { try scene.check(parts.scene, stage: stage) }
        try StageSettings.check(parts.stage)
    }

    func make(_ context: SceneContext) -> any Scene { StagedScene(scene.make(context)) }
}

/// A scene and the settings of its stage.
private final class StagedScene: Scene {
    private let scene: any Scene
    private var settings = Dictionary(
        uniqueKeysWithValues: StageSettings.parameters.map { ($0.name, $0.defaultValue) })

    init(_ scene: any Scene) {
        self.scene = scene
    }

    var viewController: UIViewController { scene.viewController }
    var observedViews: [ObservedView] { scene.observedViews }
    var state: [(name: String, value: StageValue)] { scene.state }
    var restoration: [String: StageValue] { scene.restoration }

    var values: [StageValue] {
        scene.values + StageSettings.parameters.map { settings[$0.name] ?? $0.defaultValue }
    }

    func restore(_ restoration: Restoration) throws { try scene.restore(restoration) }
    func perform(_ action: String) throws { try scene.perform(action) }
    func press(_ key: Key) -> Bool { scene.press(key) }

    func set(_ changes: [String: StageValue]) throws {
        let parts = split(changes)
        try StageSettings.check(parts.stage)
        try namingAll { try scene.set(parts.scene) }
        guard !parts.stage.isEmpty else { return }
        settings.merge(parts.stage) { $1 }
        let view = scene.viewController.viewIfLoaded
        StageSettings.appearance(settings).apply(to: view?.window ?? view)
    }
}

/// The scene's own values, and those of its stage.
private func split(
    _ values: [String: StageValue]
) -> (scene: [String: StageValue], stage: [String: StageValue]) {
    let stage = values.filter { StageSettings.names.contains($0.key) }
    return (values.filter { stage[$0.key] == nil }, stage)
}

/// Runs what may not know a parameter, and has the error name the stage's, too.
private func namingAll(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch SceneError.unknownParameter(let name, let scene, let known) {
        throw SceneError.unknownParameter(name, scene: scene, known: known + StageSettings.parameters.map(\.name))
    }
}
