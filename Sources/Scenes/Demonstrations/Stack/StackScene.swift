import SceneContract
import StageModel
import UIKit

extension StackConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init(size: stage)
    }

    func validate() throws {
        if let fault { throw SceneError.conflict(fault) }
    }
}

/// `stack`: cards that a pan collapses and expands.
final class StackScene: ConfiguredScene {
    static let name = "stack"
    static let title = "Field guide"
    static let summary = "A stack of cards at the bottom that a pull spreads over the stage and folds up again."
    static let axes = SceneDescription.Axes.vertical
    static let traits: Set<StageTrait> = [.safeArea]
    static let source = SceneSource(
        folder: "Stack", configurationNeeds: "size: CGSize", previewed: "size: CGSize(width: 390, height: 844)")
    static func imageNames(photos: [Photo]) -> [String] { StackCreature.imageNames }

    static let fields: [ParameterField<StackConfiguration>] = [
        .integer("itemCount", \.itemCount, 0...1_000_000, "cards"),
        .number("cardOffset", \.cardOffset, .points, 0...2000, "how much of each card shows when collapsed"),
        .number("collapsedHeight", \.collapsedHeight, .points, 0...4000, "height of the collapsed stack"),
        .number("expandedHeight", \.expandedHeight, .points, 0...4000, "height of the expanded stack"),
        .number("cardHeight", \.cardHeight, .points, 0...4000, "height of a card"),
        .number(
            "downwardThreshold", \.downwardThreshold, .points, 0...4000,
            "how far below the expanded height a stack let go downward collapses"),
        .number(
            "upwardThreshold", \.upwardThreshold, .points, 0...4000,
            "how far above the collapsed height a stack let go upward expands"),
        .number("leftSpacing", \.leftSpacing, .points, 0...2000, "space left of the cards"),
        .number("rightSpacing", \.rightSpacing, .points, 0...2000, "space right of the cards"),
        .number("verticalSpacing", \.verticalSpacing, .points, 0...2000, "space between the expanded cards"),
        .seconds("duration", \.duration, 0...10, "of the animation to an end position"),
        .number("cornerRadius", \.cornerRadius, .points, 0...200, "of the cards"),
        .number("stiffness", \.stiffness, .none, 10...2000, "of the spring at the edges, for a mass of 1"),
    ]

    static let actions = [
        Action("expand", "spreads the cards"), Action("collapse", "puts the cards on one another"),
    ]

    private let controller: StackViewController
    private let report: (_ event: String, _ detail: StageValue) -> Void

    init(_ context: SceneContext) {
        controller = StackViewController(configuration: StackConfiguration(stage: context.stage))
        report = context.report
        controller.stackView.delegate = self
        controller.stackView.collectionView.edgeStiffness = configuration.stiffness
    }

    var viewController: UIViewController { controller }

    var configuration: StackConfiguration {
        get { controller.configuration }
        set {
            controller.configuration = newValue
            controller.stackView.collectionView.edgeStiffness = newValue.stiffness
        }
    }

    var observedViews: [ObservedView] {
        [ObservedView(name: "cards", collectionView: controller.stackView.collectionView)]
    }

    var state: [(name: String, value: StageValue)] {
        let stack = controller.stackView
        return [
            ("position", .text(stack.position.rawValue)), ("height", .number(Double(stack.geometry.height))),
        ]
    }

    func perform(_ action: String) throws {
        switch action {
        case "expand": controller.stackView.expand()
        case "collapse": controller.stackView.collapse()
        default: throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
        }
    }

    /// Enter taps the stack that doesn't scroll, Escape closes it.
    func press(_ key: Key) -> Bool {
        let stack = controller.stackView
        switch key {
        case .enter where stack.position != .expanded: stack.tap(nil)
        case .escape: stack.collapse()
        default: return stack.position != .expanded
        }
        return true
    }

    // MARK: Restoration

    static let restorationNames = ["position", "offset", "focus"]

    var restoration: [String: StageValue] {
        let (position, scroll) = settled
        return [
            "position": .text(position.rawValue), "offset": .number(Double(scroll)),
            "focus": controller.stackView.collectionView.focusRestoration,
        ]
    }

    /// The position at which the stack rests once it is released, and how far its cards are scrolled then.
    private var settled: (StackPosition, scroll: CGFloat) {
        let stack = controller.stackView
        switch stack.phase {
        case .resting(let position):
            return (position, position == .expanded ? stack.collectionView.settledContentOffset.y : 0)
        case .held(let pull):
            let target = pull.target(stack.configuration)
            return (target, stack.goal(target, from: stack.geometry).scroll)
        case .settling(let target, _, let goal):
            return (target, goal.scroll)
        }
    }

    func restore(_ restoration: Restoration) throws {
        let stack = controller.stackView
        let position = try restoration.choice("position", of: [StackPosition.collapsed, .expanded])
        let offset = try restoration.number("offset")
        try stack.collectionView.restoreFocus(restoration)
        stack.setPosition(position ?? .collapsed, scroll: CGFloat(offset ?? 0))
    }
}

extension StackScene: StackViewDelegate {
    func stackView(_ stackView: StackView, didChangePositionTo position: StackPosition) {
        report("positionChanged", .text(position.rawValue))
    }

    func stackViewDidTapStack(_ stackView: StackView) {
        report("tapped", .flag(true))
    }

    func stackView(_ stackView: StackView, didSelectItemAt index: Int) {
        report("selected", .integer(index))
    }

    func stackView(_ stackView: StackView, willDisplay cell: UICollectionViewCell, forItemAt index: Int) {
        report("willDisplay", .integer(index))
    }
}
