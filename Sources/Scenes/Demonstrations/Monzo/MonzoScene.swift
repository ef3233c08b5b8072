import SceneContract
import StageModel
import UIKit

extension MonzoConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }
}

/// `monzo`: sticky main card, snap to centre.
final class MonzoScene: CollectionScene {
    static let name = "monzo"
    static let title = "Pots"
    static let summary =
        "The bank card stays while the pots scroll over it, and one always comes to rest in the middle."
    static let axes = SceneDescription.Axes.horizontal
    static let traits: Set<StageTrait> = [.userInterfaceStyle]
    static let source = SceneSource(folder: "Monzo")
    static func imageNames(photos: [Photo]) -> [String] { MonzoFace.imageNames }

    static let fields: [ParameterField<MonzoConfiguration>] = [
        .integer("itemCount", \.itemCount, 1...1_000_000, "cards, the main one included"),
        .number("height", \.height, .points, 60...2000, "height of the row"),
        .number("topInset", \.topInset, .points, 0...400, "space above the cards in the row"),
        .number("itemWidthFraction", \.itemWidthFraction, .fraction, 0.1...1, "a card's width in widths of the stage"),
        .number("minimumLineSpacing", \.minimumLineSpacing, .points, 0...400, "space between the cards"),
        .number("dX", \.dX, .points, -400...0, "how far the main card drifts sideways"),
        .number("dY", \.dY, .points, -400...0, "how far the main card drifts up"),
        .number("exitGap", \.exitGap, .points, 0...400, "how far left of the last but one the main card leaves"),
        .number("cornerRadius", \.cornerRadius, .points, 0...200, "of the cards"),
        .number("stiffness", \.stiffness, .none, 10...2000, "of the spring at the edges, for a mass of 1"),
    ]

    private let controller: MonzoViewController

    init(_ context: SceneContext) {
        controller = MonzoViewController(configuration: MonzoConfiguration(stage: context.stage))
        collectionView.edgeStiffness = configuration.stiffness
    }

    var viewController: UIViewController { controller }

    var configuration: MonzoConfiguration {
        get { controller.configuration }
        set {
            controller.configuration = newValue
            collectionView.edgeStiffness = newValue.stiffness
        }
    }

    static let itemsName = "cards"
    static let scrollAxis: WritableKeyPath<CGPoint, CGFloat> = \.x
    var collectionView: UICollectionView { controller.collectionView }
}
