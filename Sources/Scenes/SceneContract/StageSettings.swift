import StageModel
import UIKit

/// What can be set of a scene's stage: the traits that the scene follows, as parameters beside its own.
struct StageSettings {
    let parameters: [Parameter]
    let names: Set<String>

    /// Makes the settings of some traits, in the order of all of them.
    init(of traits: Set<StageTrait>) {
        parameters = StageTrait.allCases.filter(traits.contains).map(Self.parameter)
        names = Set(parameters.map(\.name))
    }

    private static func parameter(_ trait: StageTrait) -> Parameter {
        let (choices, value, summary) =
            switch trait {
            case .contentSizeCategory:
                (
                    categories.map(\.key), "large",
                    "How large texts are wanted: fonts of text styles and of font metrics follow"
                )
            case .userInterfaceStyle:
                (["light", "dark"], "light", "The appearance: system colours and dynamic colours follow")
            case .layoutDirection:
                (
                    ["leftToRight", "rightToLeft"], "leftToRight",
                    "The direction of reading: natural alignment, leading and trailing edges follow"
                )
            case .safeArea:
                (
                    StageDevice.allCases.map(\.rawValue), "none",
                    "The device whose island, corners and system bar the content keeps clear of"
                )
            case .reduceMotion:
                (
                    ["standardMotion", "reducedMotion"], "standardMotion",
                    "Whether less motion is wanted, which code asks UIAccessibility for"
                )
            }
        return Parameter(
            name: trait.rawValue, kind: .choice(choices), defaultValue: .text(value), summary: summary, group: .stage)
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
        result.reducesMotion = values["reduceMotion"] == .text("reducedMotion")
        if case .text(let name) = values["safeArea"] { result.device = StageDevice(rawValue: name) ?? .none }
        return result
    }

    /// Checks the values of settings.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    func check(_ values: [String: StageValue]) throws {
        for parameter in parameters {
            if let value = values[parameter.name] { _ = try parameter.check(value) }
        }
    }

    /// The scene's own values, and those of its stage.
    func split(
        _ values: [String: StageValue]
    ) -> (scene: [String: StageValue], stage: [String: StageValue]) {
        let stage = values.filter { names.contains($0.key) }
        return (values.filter { stage[$0.key] == nil }, stage)
    }

    /// Runs what may not know a parameter, and has the error name the stage's, too.
    func namingAll(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch SceneError.unknownParameter(let name, let scene, let known) {
            throw SceneError.unknownParameter(name, scene: scene, known: known + parameters.map(\.name))
        }
    }
}

extension SceneDefinition {
    /// Returns the parameters of a record without the settings of traits that the scene does not follow: records of
    /// earlier versions have all of them.
    package func followed(_ parameters: [String: StageValue]) -> [String: StageValue] {
        parameters.filter { name, _ in StageTrait(rawValue: name).map(traits.contains) ?? true }
    }

    /// The same scene with the settings of the stage's traits that it follows among its parameters.
    public var withStageSettings: any SceneDefinition {
        self is StagedDefinition || traits.isEmpty
            ? self : StagedDefinition(scene: self, settings: StageSettings(of: traits))
    }
}

/// A scene whose stage can be set to other traits.
private struct StagedDefinition: SceneDefinition {
    let scene: any SceneDefinition
    let settings: StageSettings

    var name: String { scene.name }
    var title: String { scene.title }
    var summary: String { scene.summary }
    var axes: SceneDescription.Axes { scene.axes }
    var swift: String { scene.swift }
    var traits: Set<StageTrait> { scene.traits }
    var actions: [Action] { scene.actions }
    var restorationNames: [String] { scene.restorationNames }
    var isRestorable: Bool { scene.isRestorable }
    var images: [SceneImage] { scene.images }

    func imageNames(photos: [Photo]) -> [String] { scene.imageNames(photos: photos) }

    func parameters(stage: CGSize) -> [Parameter] { scene.parameters(stage: stage) + settings.parameters }

    func check(_ values: [String: StageValue], stage: CGSize) throws {
        let parts = settings.split(values)
        try settings.namingAll { try scene.check(parts.scene, stage: stage) }
        try settings.check(parts.stage)
    }

    func make(_ context: SceneContext) -> any Scene { StagedScene(scene.make(context), settings) }
}

/// A scene and the settings of its stage.
private final class StagedScene: Scene {
    private let scene: any Scene
    private let settings: StageSettings
    /// The values of the settings, by name.
    private var stageValues: [String: StageValue]

    init(_ scene: any Scene, _ settings: StageSettings) {
        self.scene = scene
        self.settings = settings
        stageValues = Dictionary(uniqueKeysWithValues: settings.parameters.map { ($0.name, $0.defaultValue) })
    }

    var viewController: UIViewController { scene.viewController }
    var observedViews: [ObservedView] { scene.observedViews }
    var state: [(name: String, value: StageValue)] { scene.state }
    var restoration: [String: StageValue] { scene.restoration }

    var values: [StageValue] {
        scene.values + settings.parameters.map { stageValues[$0.name] ?? $0.defaultValue }
    }

    func restore(_ restoration: Restoration) throws { try scene.restore(restoration) }
    func perform(_ action: String) throws { try scene.perform(action) }
    func press(_ key: Key) -> Bool { scene.press(key) }
    func didStep() { scene.didStep() }

    func set(_ changes: [String: StageValue]) throws {
        let parts = settings.split(changes)
        try settings.check(parts.stage)
        try settings.namingAll { try scene.set(parts.scene) }
        guard !parts.stage.isEmpty else { return }
        stageValues.merge(parts.stage) { $1 }
        let view = scene.viewController.viewIfLoaded
        StageSettings.appearance(stageValues).apply(to: view?.window ?? view)
    }
}
