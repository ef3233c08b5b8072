import SceneContract
import StageModel
import UIKit

extension MessagesConfiguration: SceneConfiguration {
    init(stage: CGSize) {
        self.init()
    }
}

/// `messages`: a list of bubbles on springs.
final class MessagesScene: ConfiguredScene {
    static let name = "messages"
    static let title = "Messages"
    static let summary = "A conversation on springs: fling it, tap a bubble, write an answer."
    static let axes = SceneDescription.Axes.vertical
    static let traits: Set<StageTrait> = Set(StageTrait.allCases).subtracting([.reduceMotion])
    static let source = SceneSource(folder: "Messages")
    static func imageNames(photos: [Photo]) -> [String] { ConversationScript.imageNames }

    static let fields: [ParameterField<MessagesConfiguration>] = [
        .integer("messageCount", \.messageCount, 1...2000, "messages at the start"),
        .number("frequency", \.frequency, .none, 0.3...6, "of the springs without damping, in hertz"),
        .number("damping", \.damping, .fraction, 0.05...1.5, "the springs' damping ratio; 1 does not swing"),
        .number(
            "stretchDistance", \.stretchDistance, .points, 200...10000,
            "from the finger to where a bubble stays behind by all of a movement"),
        .number("compression", \.compression, .fraction, 0...1, "the part of that for bubbles ahead of the finger"),
        .number("tapImpulse", \.tapImpulse, .pointsPerSecond, 0...2000, "what a tapped bubble gives its neighbours"),
        .number("fontSize", \.fontSize, .points, 8...60, "of the text"),
        .number(
            "widthFraction", \.widthFraction, .fraction, 0.3...1, "a bubble's greatest width in widths of the list"),
        .number("cornerRadius", \.cornerRadius, .points, 0...40, "of the bubbles"),
        .number("spacing", \.spacing, .points, 0...40, "space between bubbles of one sender"),
        .number("groupSpacing", \.groupSpacing, .points, 0...80, "space between bubbles of two senders"),
        .choice("tint", \.tint, "the colours of one's own bubbles"),
        .seconds("answerDelay", \.answerDelay, 0.3...10, "from a message that is sent to its answer"),
        .number("stiffness", \.stiffness, .none, 10...2000, "of the spring at the edges, for a mass of 1"),
    ]

    static let actions = [Action("send", "send what is written, or else what is proposed, and get an answer")]

    private let controller: MessagesViewController

    init(_ context: SceneContext) {
        controller = MessagesViewController(configuration: MessagesConfiguration(stage: context.stage))
        controller.collectionView.edgeStiffness = configuration.stiffness
    }

    var viewController: UIViewController { controller }

    var configuration: MessagesConfiguration {
        get { controller.configuration }
        set {
            controller.configuration = newValue
            controller.collectionView.edgeStiffness = newValue.stiffness
        }
    }

    var observedViews: [ObservedView] {
        [ObservedView(name: "messages", collectionView: controller.collectionView)]
    }

    var state: [(name: String, value: StageValue)] {
        [
            ("messages", .integer(controller.conversation.messages.count)),
            ("liked", .list(controller.liked.sorted().map(StageValue.integer))),
        ]
    }

    func perform(_ action: String) throws {
        guard action == "send" else {
            throw SceneError.unknownAction(action, known: Self.actions.map(\.name))
        }
        controller.send()
    }

    // MARK: Restoration

    static let restorationNames =
        UICollectionView.restorationNames + ["exchanges", "written", "liked", "draft", "isEdited"]

    var restoration: [String: StageValue] {
        var values = controller.collectionView.restoration(along: \.y)
        values["offset"] = .number(
            Double(controller.settledOffset(controller.collectionView.settledContentOffset.y)))
        values["exchanges"] = .integer(controller.conversation.exchanges)
        values["written"] = .list(
            controller.conversation.written.sorted { $0.key < $1.key }.map {
                .list([.integer($0.key), .text($0.value)])
            })
        values["liked"] = .list(controller.liked.sorted().map(StageValue.integer))
        values["draft"] = .text(controller.draft.text)
        values["isEdited"] = .flag(controller.draft.isEdited)
        return values
    }

    func restore(_ restoration: Restoration) throws {
        let most = Conversation.mostExchanges
        let exchanges = try restoration.integer("exchanges", in: 0...most) ?? 0
        let liked = try restoration.list("liked", allowed: "messages by their index") { value in
            value.wholeNumber.flatMap { $0 >= 0 ? $0 : nil }
        }
        let text = "at most \(TypedText.limit) characters, none of them control characters"
        let written = try restoration.list("written", allowed: "pairs of a number of an exchange and its text: \(text)")
        {
            value -> (Int, String)? in
            guard case .list(let pair) = value, pair.count == 2, let index = pair[0].wholeNumber,
                (0..<exchanges).contains(index), let typed = TypedText(pair[1])
            else { return nil }
            return (index, typed.text)
        }
        let draft = try restoration.text("draft", allowed: text) { TypedText(.text($0)) != nil }
        controller.show(
            exchanges: exchanges, written: Dictionary(written ?? [], uniquingKeysWith: { $1 }), liked: Set(liked ?? []))
        controller.draft = (draft ?? "", try restoration.flag("isEdited") ?? false)
        try controller.collectionView.restore(restoration, along: \.y)
        controller.stopSprings()
    }
}

extension TypedText {
    /// Makes the text of a value; nil for one that nobody can type.
    fileprivate init?(_ value: StageValue) {
        guard case .text(let text) = value else { return nil }
        self.init(text, isEntered: false)
    }
}
