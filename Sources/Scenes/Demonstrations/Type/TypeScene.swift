import SceneContract
import StageModel
import UIKit

extension TypeConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }
}

/// `type`: a wall of self-sizing cards that reflows as the text size changes.
final class TypeScene: ConfiguredScene {
    static let name = "type"
    static let title = "Type"
    static let summary = "Cards as high as their words, which find new places as the text grows."
    static let axes = SceneDescription.Axes.vertical
    static let traits = Set(StageTrait.allCases).subtracting([.reduceMotion])
    static let source = SceneSource(folder: "Type")

    static let fields: [ParameterField<TypeConfiguration>] = [
        .number(
            "textSize", \.textSize, .points, 9...44,
            "of body text in the content size category large; other texts keep their proportion to it"),
        .choice("typeface", \.typeface, "of titles and body texts"),
        .number("columnWidth", \.columnWidth, .points, 80...1000, "least width of a column at a text size of 17"),
        .integer("cardCount", \.cardCount, 0...2000, "cards"),
        .number("spacing", \.spacing, .points, 0...60, "space between cards and around them"),
        .number("cornerRadius", \.cornerRadius, .points, 0...60, "of the cards"),
        .seconds("reflowDuration", \.reflowDuration, 0...3, "that cards take to their new places"),
    ]

    private let controller: TypeViewController

    init(_ context: SceneContext) {
        controller = TypeViewController(configuration: TypeConfiguration(stage: context.stage))
    }

    var viewController: UIViewController { controller }

    var configuration: TypeConfiguration {
        get { controller.configuration }
        set { controller.configuration = newValue }
    }

    var observedViews: [ObservedView] {
        [ObservedView(name: "cards", collectionView: controller.collectionView)]
    }

    // MARK: Restoration

    static let restorationNames = UICollectionView.restorationNames

    var restoration: [String: StageValue] {
        controller.collectionView.restoration(along: \.y)
    }

    func restore(_ restoration: Restoration) throws {
        try controller.collectionView.restore(restoration, along: \.y)
    }
}
