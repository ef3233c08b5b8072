import StageModel
import Wire

/// The control messages of the vector file.
enum SampleControl {
    struct Sample {
        let name: String
        let sender: VectorFile.Sender
        let bytes: [UInt8]
    }

    private static func typed(_ text: String, isEntered: Bool) -> ViewerRequest {
        .text(TypedText(text, isEntered: isEntered)!)
    }

    static let requests: [(name: String, request: ViewerRequest)] = [
        ("a name", .name("Zoë’s 🎞️")),
        ("no name", .name("")),
        ("a name of 32", .name(String(repeating: "ü", count: 32))),
        (
            "parameters",
            .set(["spacing": .number(12.5), "count": .integer(-3), "curve": .text("linear"), "loops": .flag(true)])
        ),
        ("no parameters", .set([:])),
        ("an action", .action("shuffle \"now\"")),
        ("a text of 200", typed(String(repeating: "ü", count: 200), isEntered: false)),
        ("a text and the return key", typed("Zoë’s 👩‍👩‍👧", isEntered: true)),
        ("control is taken", .control(take: true)),
        ("control is released", .control(take: false)),
        ("mode open", .mode(.open)),
        ("mode presenter", .mode(.presenter)),
        ("mode turns", .mode(.turns)),
        ("time stands still", .rate(0)),
        ("time goes slowly", .rate(0.05)),
        ("a step back", .step(-1)),
        ("a minute of steps", .step(3600)),
        ("a moment", .seek(4_294_967_295)),
        ("the newest moment", .seek(nil)),
        ("what was cut off is given back", .restore),
        ("inspection begins", .inspect(true)),
        ("inspection ends", .inspect(false)),
        ("the views are wanted", .views(ViewWish(isWanted: true))),
        ("a view is selected", .views(ViewWish(isWanted: true, selected: 4_294_967_295, received: 7))),
        (
            "the properties of a view are wanted",
            .views(ViewWish(isWanted: true, selected: 5, wantsProperties: true, received: 8))
        ),
        ("the views are not wanted", .views(ViewWish(isWanted: false))),
        ("what is printed is wanted", .console(ConsoleWish(isWanted: true, received: 3))),
        ("what is printed is not wanted", .console(ConsoleWish(isWanted: false))),
        ("what steps cost is wanted", .costs(CostWish(isWanted: true))),
        ("a step is chosen", .costs(CostWish(isWanted: true, step: 4_294_967_295, received: 9))),
        ("what steps cost is not wanted", .costs(CostWish(isWanted: false))),
        ("gestures are repeated", .replay(true)),
        ("gestures are not repeated", .replay(false)),
        ("new links", .renew),
        ("a hand is raised", .hand(true)),
        ("a hand is lowered", .hand(false)),
        ("a reaction", .react(Reaction(kind: 5, x: 12.5, y: -3))),
        ("who is there is wanted", .who(true)),
        ("who is there is not wanted", .who(false)),
        ("a comment", .comment(text: "Too fast, Zoë", x: 195, y: 422.5)),
        ("a comment is erased", .erase(4_294_967_295)),
        ("a line's round trip", .line(delay: 60_000)),
        ("a view is presented", .present(PresentedView(selected: 4_294_967_295, size: .actual, device: .tablet))),
        ("a stage is presented", .present(PresentedView())),
        ("changes are told", .changes(true)),
        ("lines are shown to everyone", .sources(.everyone)),
        ("the code of before the save", .earlier(true)),
    ]

    static let notices: [(name: String, notice: ServerNotice)] = [
        ("a presenter's welcome", .welcome(presenter)),
        ("a viewer's welcome", .welcome(viewer)),
        ("an author's welcome", .welcome(author)),
        (
            "a room where somebody holds control",
            .room(
                RoomState(
                    watching: 40, mode: .turns, holder: 7,
                    people: [.init(viewer: 7, color: 11, name: "Zoë"), .init(viewer: 300, color: 0, name: "")],
                    values: ["spacing": .number(12.5), "loops": .flag(false)]))
        ),
        (
            "a room where nobody holds control",
            .room(RoomState(watching: 1, mode: .open, holder: nil, people: [], values: [:]))
        ),
        ("read-outs", .state(SceneState(values: ["page": .integer(3), "open": .list([.text("a"), .null])]))),
        ("no read-outs", .state(SceneState(values: [:]))),
        (
            "a moment of the past that stands still",
            .time(StageTime(rate: 0, isLive: false, tick: 1234, oldest: 1000, newest: 4600))
        ),
        ("a moment after which something was cut off", .time(cut)),
        ("slow motion", .time(StageTime(rate: 0.25, isLive: true, tick: 7, oldest: 0, newest: 7))),
        ("no scroll views", .scrolls(StageScrolls())),
        ("scroll views", .scrolls(scrolls)),
        ("no views", .views(ViewReport(number: 1, isWhole: true))),
        ("views", .views(views)),
        ("nothing is printed", .console(ConsoleReport(number: 1, isWhole: true))),
        (
            "lines are printed, and gone",
            .console(
                ConsoleReport(
                    number: 2,
                    changes: [
                        .clear, .line(tick: 7, text: "prepare \"1\""), .line(tick: 4_294_967_295, text: "zwei"),
                        .cut(after: 7),
                    ]))
        ),
        ("no step has cost anything", .costs(CostReport(number: 1, isWhole: true))),
        ("what steps cost", .costs(costs)),
        ("a view that is gone", .views(ViewReport(number: 3, gone: [5, 9], selection: gone))),
        ("code that runs", .editing(EditingState(build: 1, replaysGesture: true))),
        ("code with an error", .editing(EditingState(phase: .failed, build: 3, problems: [problem], isWritable: true))),
        ("a full house's pace", .pace(ServerPace(rate: 15))),
        (
            "a server that has lost its line",
            .interruption(ServerInterruption(reason: "This server has lost the line to the others."))
        ),
        ("the interruption's end", .interruption(ServerInterruption(reason: nil))),
        (
            "a room with raised hands",
            .room(
                RoomState(
                    watching: 3, mode: .turns, holder: 7, people: [.init(viewer: 9, color: 1, name: "Ann")],
                    values: [:], hands: [9, 4]))
        ),
        ("no reactions", .reactions(ReactionList())),
        (
            "reactions",
            .reactions(
                ReactionList([
                    .init(number: 1, viewer: 7, reaction: Reaction(kind: 0, x: 1, y: 2)),
                    .init(number: 2, viewer: 4_294_967_295, reaction: Reaction(kind: 5, x: 0.5, y: -2)),
                ]))
        ),
        ("no comments", .comments(CommentList())),
        (
            "a comment in a room",
            .comments(
                CommentList([
                    RoomComment(
                        number: 3, viewer: 7, color: 11, name: "Zoë", tick: 4_294_967_295, x: 1.5, y: 2,
                        text: "\"here\" 👩‍👩‍👧")
                ]))
        ),
        ("nobody", .people(PeopleList())),
        (
            "who is there",
            .people(
                PeopleList(
                    (1...51).map {
                        .init(viewer: $0, color: UInt8($0 % 12), name: $0 == 1 ? "Zoë" : "", role: .participant)
                    }))
        ),
        (
            "whose line is known",
            .people(PeopleList([.init(viewer: 7, color: 11, name: "Zoë", role: .presenter, delay: 85)]))
        ),
        (
            "a room of a preview",
            .room(
                RoomState(
                    watching: 1, mode: .open, holder: nil, people: [], values: [:],
                    code: RoomCode(sources: .nobody, earlier: true)))
        ),
        ("nothing was saved", .changes(ChangeReport(nil))),
        (
            "a save",
            .changes(
                ChangeReport(
                    SourceDifference(
                        time: 1_794_000_000.5, author: "Zoë",
                        files: [
                            .init(
                                file: "Cards.swift",
                                parts: [[.init(.same, 6, "let a = 1"), .init(.removed, 7, "b"), .init(.added, 7, "c")]])
                        ], omitted: 2)))
        ),
        ("nobody presents", .presentation(Presentation())),
        (
            "what is presented",
            .presentation(Presentation(viewer: 7, view: PresentedView(selected: 5, size: .actual, device: .phone)))
        ),
        ("a refusal", .refused(Refusal(request: .set, reason: "'9' is no value for 'curve'; allowed: linear, ease"))),
    ]

    static let all =
        requests.map { Sample(name: $0.name, sender: .viewer, bytes: $0.request.encoded()) }
        + notices.map { Sample(name: $0.name, sender: .server, bytes: $0.notice.encoded()) }

    private static let costs = CostReport(
        number: 2,
        steps: [
            StepCost(
                tick: 7, beginsGesture: true, times: (0..<15).map { $0 * 1000 }, counts: [1, 2, 3, 4, 5, 6, 7, 8],
                returned: 300,
                seen: 9),
            StepCost(tick: 4_294_967_295),
        ],
        details: StepParts(
            tick: 7,
            list: [
                StepParts.Entry(.views, owner: "UIWindow", start: 1200, duration: 90_000),
                StepParts.Entry(
                    .elements, depth: 1, owner: "DeckLayout", detail: "0, 180 \u{b7} 390 \u{d7} 844: 10 returned",
                    start: 1300,
                    duration: 80_000),
            ], omitted: 3),
        faults: [
            CostFault(
                layer: 4, owner: "DeckLayout", sentence: "prepare() was called \"twice\".", method: "prepare",
                place: SourcePlace(file: "Layouts/Deck.swift", line: 12)),
            CostFault(layer: 5, owner: "UICollectionViewFlowLayout", sentence: "It is slow."),
        ])

    private static let cut = {
        var time = StageTime(rate: 1, isLive: true, tick: 130, oldest: 0, newest: 130)
        time.cut = StageTime.Cut(tick: 120, newest: 4_294_967_295)
        return time
    }()

    private static let problem = SourceProblem(
        severity: .error, file: "Cards.swift", line: 12, column: 4, message: "cannot find 'oops' in scope",
        source: "    oops()")

    private static let presenter = Welcome(
        viewer: 1, color: 0, identity: "a_Z-09", role: .presenter, room: "k3Jf", isPrivate: true,
        links: RoomLinks(view: "/k3Jf#v1", open: "/k3Jf#t2", present: "/k3Jf#p3", host: "[fd00::2]"), scene: scene)

    private static let viewer = Welcome(
        viewer: 4_294_967_295, color: 11, identity: String(repeating: "x", count: 64), role: .viewer, room: "monzo",
        isPrivate: false, links: RoomLinks(view: "/monzo"),
        scene: SceneDescription(
            name: "grid", title: "Grid", summary: "A grid.", parameters: [], actions: [],
            axes: .none, swift: ""))

    private static let author = {
        var welcome = viewer
        (welcome.role, welcome.isAuthor) = (.participant, true)
        return welcome
    }()

    private static let scrolls = StageScrolls(
        views: [
            .init(layer: 4, contentSize: [0, 812.5]),
            .init(
                layer: 4_294_967_295, contentSize: [2760, 160], insets: [40, 68.25, 0, 68.25], velocity: [-1250.5, 0],
                projected: [1012.25, -40], target: [997.75, -40]),
        ], items: [.init(layer: 5, section: 0, item: 0), .init(layer: 9, section: 2, item: 999_999)])

    private static let views = ViewReport(
        number: 2,
        views: [
            StageView(layer: 1, type: "UIWindow"),
            StageView(layer: 2, type: "UIView", label: "a \"root\"", controller: "CardsController"),
            StageView(layer: 4_294_967_295, type: "UIView", label: "caf\u{e9}"),
        ], hasMore: true, omitted: 3,
        selection: ViewReport.Selection(
            layer: 2, titles: ["View", "Place"],
            groups: [ViewDetails.Group("Place", [.init("frame", "0, 0 \u{b7} 10 \u{d7} 12.5"), .init("", "top = 8")])]))

    private static let gone = ViewReport.Selection(layer: 9, titles: [], groups: [])

    private static let scene = SceneDescription(
        name: "stack", title: "Stack", summary: "Cards that a pull spreads.",
        parameters: [
            Parameter(
                name: "spacing", unit: .points, kind: .number(-2.5...80), defaultValue: .number(12.5),
                summary: "Between two cards."),
            Parameter(
                name: "count", unit: .count, kind: .integer(1...40), defaultValue: .integer(9), summary: "Of cards."),
            Parameter(
                name: "curve", kind: .choice(["linear", "ease"]), defaultValue: .text("ease"),
                summary: "How they move."),
            Parameter(
                name: "loops", kind: .toggle, defaultValue: .flag(false),
                summary: "Whether the last leads to the first."),
        ], actions: [Action("shuffle", title: "Shuffle the cards", "Another order.")],
        axes: .vertical,
        swift: "var curve = Curve.{{curve}}\n", images: ["card-back.svg", "photo%20of%20me.jpeg"])
}
