import SceneContract
import StageModel
import UIKit

extension GridConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init(size: stage)
    }

    func validate() throws {
        if let fault { throw SceneError.conflict(fault) }
    }
}

/// `grid`: the reference for physics and scale.
final class GridScene: CollectionScene {
    static let name = "grid"
    static let title = "Grid"
    static let summary = "Square cells in a plain flow layout, as many as you like."
    static let axes = SceneDescription.Axes.vertical
    static let traits: Set<StageTrait> = [.safeArea]
    static let source = SceneSource(
        folder: "Grid", configurationNeeds: "size: CGSize", previewed: "size: CGSize(width: 390, height: 844)")

    static let fields: [ParameterField<GridConfiguration>] = [
        .integer("itemCount", \.itemCount, 0...10_000_000, "cells"),
        .integer("columns", \.columns, 1...100, "cells in a line"),
        .number("spacing", \.spacing, .points, 0...400, "space between lines and between the cells of a line"),
        .number(
            "decelerationRate", \.decelerationRate, .fraction, 0.9...0.9995,
            "of the velocity that is left after a millisecond"),
        .number("cornerRadius", \.cornerRadius, .points, 0...200, "of the cells"),
        .number("stiffness", \.stiffness, .none, 10...2000, "of the spring at the edges, for a mass of 1"),
    ]

    private let controller: GridViewController

    init(_ context: SceneContext) {
        controller = GridViewController(configuration: GridConfiguration(stage: context.stage))
        collectionView.edgeStiffness = configuration.stiffness
    }

    var viewController: UIViewController { controller }

    var configuration: GridConfiguration {
        get { controller.configuration }
        set {
            controller.configuration = newValue
            collectionView.edgeStiffness = newValue.stiffness
        }
    }

    static let itemsName = "cells"
    static let scrollAxis: WritableKeyPath<CGPoint, CGFloat> = \.y
    var collectionView: UICollectionView { controller.collectionView }
}
