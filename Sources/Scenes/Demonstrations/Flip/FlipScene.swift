import SceneContract
import StageModel
import UIKit

extension FlipConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }

    func validate() throws {
        // Nearer to the eye, a card that is turning would be seen larger than any stage, or from behind.
        guard cardHeight <= 0.9 * perspective else {
            throw SceneError.conflict(
                "cardHeight (\(cardHeight)) must not be above 0.9 times perspective (\(perspective))")
        }
    }
}

/// `flip`: a deck in three dimensions, turned card by card.
final class FlipScene: ConfiguredScene {
    static let name = "flip"
    static let title = "Emblems"
    static let summary =
        "A deck of cards that a finger turns over and back, throws out sideways, and puts in another order."
    static let axes = SceneDescription.Axes.both
    static let traits: Set<StageTrait> = [.safeArea]
    static let source = SceneSource(folder: "Flip")
    static func imageNames(photos: [Photo]) -> [String] { [FlipCardBack.imageName] + EmblemView.imageNames }

    static let fields: [ParameterField<FlipConfiguration>] = [
        .integer("itemCount", \.itemCount, 1...FlipOrder.capacity, "cards, the flipped ones included"),
        .integer("visibleCount", \.visibleCount, 1...40, "cards of the queue that are shown"),
        .number("cardWidth", \.cardWidth, .points, 20...2000, "of the front card"),
        .number("cardHeight", \.cardHeight, .points, 20...2000, "of the front card"),
        .seconds("animationSpeed", \.animationSpeed, 0.01...5, "a short movement; all other times are in proportion"),
        .number("panDistance", \.panDistance, .points, 20...1000, "way of the finger that turns a card over"),
        .number("completion", \.completion, .fraction, 0.05...0.95, "of the way; from here a released card goes on"),
        .number("perspective", \.perspective, .points, 200...10000, "distance of the eye"),
        .number("scaleNear", \.scaleNear, .fraction, 0...2, "of the card at place 1"),
        .number("scaleFar", \.scaleFar, .fraction, 0...2, "of the card at place 8"),
        .number("scaleMinimum", \.scaleMinimum, .fraction, 0.01...1, "the least scale"),
        .number("raiseNear", \.raiseNear, .points, 0...200, "of the card at place 1 above the front card"),
        .number("raiseFar", \.raiseFar, .points, 0...200, "of the card at place 8 above the one before it"),
        .number("raiseMinimum", \.raiseMinimum, .points, 0...200, "the least raise"),
        .number("alphaFar", \.alphaFar, .fraction, 0...1, "of the card at place 9; up to place 6 it is 1"),
        .number("alphaMinimum", \.alphaMinimum, .fraction, 0...1, "the least alpha"),
        .seconds("holdDuration", \.holdDuration, 0.1...5, "until a held card can be moved through the queue"),
        .number(
            "throwDistance", \.throwDistance, .fraction, 0.05...1, "of the stage's width; beyond, a card is deleted"),
        .number("throwVelocity", \.throwVelocity, .pointsPerSecond, 50...5000, "beyond, a released card is deleted"),
        .number("tilt", \.tilt, .radians, 0...1.5, "of a card that was moved aside by the stage's width"),
        .number("edgeHeight", \.edgeHeight, .points, 0...400, "strip at the bottom from which a card can be pulled"),
    ]

    static let actions = [
        Action("flipUp", "turn the card that was flipped last back"),
        Action("flipDown", "turn the front card over"),
        Action("delete", "throw the front card out"),
        Action("add", "put a new card in front"),
        Action("undo", "take back the last deletion or addition"),
    ]

    private let controller: FlipViewController
    private let reporter: FlipReporter
    private var lastActionDone = StageValue.null

    init(_ context: SceneContext) {
        controller = FlipViewController(configuration: FlipConfiguration(stage: context.stage))
        reporter = FlipReporter(report: context.report)
        controller.deck.delegate = reporter
    }

    private var deck: FlipDeckView { controller.deck }

    var viewController: UIViewController { controller }

    var configuration: FlipConfiguration {
        get { controller.configuration }
        set { controller.configuration = newValue }
    }

    var observedViews: [ObservedView] {
        let items = deck.cards.values.map {
            ObservedView.Item(index: $0.index, view: $0, showsContent: $0.showsContent)
        }
        return [ObservedView(name: "deck", view: deck, items: items)]
    }

    var state: [(name: String, value: StageValue)] {
        [
            ("current", deck.order.current.map(StageValue.integer) ?? .null),
            ("count", .integer(deck.order.count)),
            ("order", .list(deck.visibleCards.map(StageValue.integer))),
            ("lastActionDone", lastActionDone),
        ]
    }

    func perform(_ action: String) throws {
        let isDone: Bool
        switch action {
        case "flipUp": isDone = deck.flipUp()
        case "flipDown": isDone = deck.flipDown()
        case "delete": isDone = deck.deleteFrontCard()
        case "add": isDone = deck.addCard()
        case "undo": isDone = deck.undo()
        default: throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
        }
        lastActionDone = .flag(isDone)
    }

    func press(_ key: Key) -> Bool {
        switch key {
        case .arrowUp: lastActionDone = .flag(deck.flipUp())
        case .arrowDown: lastActionDone = .flag(deck.flipDown())
        default: return false
        }
        return true
    }

    // MARK: Restoration

    static let restorationNames = FlipOrder.restorationNames + ["lastActionDone"]

    var restoration: [String: StageValue] {
        deck.order.restoration.merging(["lastActionDone": lastActionDone]) { $1 }
    }

    func restore(_ restoration: Restoration) throws {
        lastActionDone = try restoration.flag("lastActionDone").map(StageValue.flag) ?? .null
        guard let order = try FlipOrder(restoration) else { return }
        deck.order = order
        deck.arrange(.atOnce)
    }
}

/// The reporter of the cards' changes to viewers.
@MainActor
private final class FlipReporter: FlipDeckDelegate {
    private let report: (String, StageValue) -> Void

    init(report: @escaping (String, StageValue) -> Void) {
        self.report = report
    }

    func deck(_ deck: FlipDeckView, didChange change: FlipDeckView.Change) {
        switch change {
        case .flippedDown(let card): report("flippedDown", .integer(card))
        case .flippedUp(let card): report("flippedUp", .integer(card))
        case .deleted(let card): report("deleted", .integer(card))
        case .added(let card): report("added", .integer(card))
        case .restored(let card): report("restored", .integer(card))
        case .removed(let card): report("removed", .integer(card))
        case .moved(let card, let place): report("moved", .list([.integer(card), .integer(place)]))
        }
    }
}
