import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// What is written is read.
@Suite struct HostMessageTests {
    private let events: [InputEvent] = [
        .pointer(PointerSample(pointer: 1 << 40 | 3, phase: .down, x: 1.5, y: -2, time: 0.25)),
        .pointer(PointerSample(pointer: 2, phase: .cancel, x: 0, y: 0)),
        .wheel(WheelSample(x: 1, y: 2, dx: 3, dy: -4)), .key(.pageUp), .action("shuffle"),
        .text(TypedText("Zoë", isEntered: true)!),
        .set(["gap": .number(2.5), "isOn": .flag(true), "tint": .text("#FF0000")]),
    ]

    @Test func requests() throws {
        let header = HostRequest.Opening.Header(
            room: 7, scene: "cards", start: StageCheckpoint(scene: "cards", stageWidth: 390, stageHeight: 844),
            startTick: 3, newest: 90, shown: 80)
        let entries = events.enumerated().map { InputScript.Entry(tick: UInt32($0.offset), event: $0.element) }
        let requests: [HostRequest] = [
            .load(
                .init(
                    path: "/tmp/a.so", images: [.init(name: "a", file: "a.png", width: 2, height: 3, isTemplate: true)],
                    fonts: [.init(path: "/tmp/Lato.ttf", file: "preview_Lato-1")], stageWidth: 390, stageHeight: 844)),
            .open(.init(header: header, entries: entries)), .advance(room: 1, tick: 2, events: events),
            .seek(room: 1, tick: 9, events: []), .scrolls(room: 4),
            .views(room: 4, ViewQuestion([1, 4_294_967_295], properties: [1])),
            .views(room: 4, ViewQuestion(wantsList: false)),
            .close(room: 5),
            .measure(
                .init(start: StageCheckpoint(scene: "cards", stageWidth: 390, stageHeight: 844), scale: 10)),
        ]
        for request in requests { #expect(try HostRequest(decoding: request.encoded) == request) }
    }

    @Test func reports() throws {
        let stage = HostReport.Stage(
            room: 1, needsStep: true, tick: 5, oldest: 0, newest: 9,
            readings: .init(values: ["gap": .integer(1)], state: [:]), frame: [1, 2, 3])
        let reports: [HostReport] = [
            .loaded([]), .failed(room: 3, reason: "no"), .failed(room: nil, reason: "no"), .busy, .stage(stage),
            .scrolls(room: 2, StageScrolls()), .views(room: 2, ListedViews()), .views(room: 2, Self.views),
            .measured([PreparationCost(layer: 3, owner: "Cards", items: 300, made: 300, time: 1 << 40)]),
            .closed(room: 6), .woken(room: 6), .image(name: "pixels-1f.png", file: [1, 2, 3]),
            .trapped(.init(signal: 11, overflows: true, addresses: [0x1234, 1 << 40])), .trapped(.init(signal: 4)),
        ]
        for report in reports { #expect(try HostReport(decoding: report.encoded) == report) }
    }

    private static let views = ListedViews(
        views: [
            StageView(layer: 1, type: "UIWindow"),
            StageView(layer: 2, type: "UIView", label: "caf\u{e9}", controller: "CardsController"),
            StageView(layer: 4_294_967_295, type: "UIView"),
        ], omitted: 7,
        details: [
            ViewDetails(layer: 2, groups: [ViewDetails.Group("View", [.init("class", "UIView"), .init("", "a")])]),
            ViewDetails(layer: 9, groups: []),
        ])

    @Test func moreViewsThanThereMayBeAreRefused() {
        let many = (0..<3).map { StageView(layer: $0, type: "UIView") }
        var bytes = HostReport.views(room: 2, ListedViews(views: many)).encoded
        // The number of views follows the kind, the room and the mark that there are some.
        bytes.replaceSubrange(6..<7, with: [0xFF, 0x7F])
        #expect(throws: (any Error).self) { try HostReport(decoding: bytes) }
    }

    @Test func brokenBytesAreRefused() {
        for bytes: [UInt8] in [[], [0], [2, 1], [9], [4, 255, 255, 255, 255]] {
            #expect(throws: (any Error).self) { try HostRequest(decoding: bytes) }
            #expect(throws: (any Error).self) { try HostReport(decoding: bytes) }
        }
    }
}
