import Foundation
import Simulation
import StageModel
import Testing

@testable import Demonstrations

/// The message list as its users see it.
@MainActor
@Suite struct MessagesTests {
    /// A finger that pulls the list down and lets it go at full speed.
    private static let fling = Input.drag(2, [250, 265, 290, 325, 370, 425, 490])
    private static let send = #"{"tick":5,"action":"send"}"#

    private func state(_ frame: SceneRecording.Frame) -> Int {
        if case .integer(let count) = frame.state["messages"] { count } else { -1 }
    }

    /// The distances between one bubble's bottom and the next one's top, by the upper one's item.
    private func gaps(_ view: SceneRecording.View) -> [Int: Double] {
        var gaps: [Int: Double] = [:]
        for (upper, lower) in zip(view.items, view.items.dropFirst()) where lower.item == upper.item + 1 {
            gaps[upper.item] = lower.top - upper.top - upper.size[1]
        }
        return gaps
    }

    @Test(arguments: [
        CGSize(width: 390, height: 844), CGSize(width: 200, height: 200), CGSize(width: 2000, height: 2000),
        CGSize(width: 844, height: 390),
    ])
    func theNewestMessagesStandAboveTheComposer(_ stage: CGSize) throws {
        let frame = try SceneRecording("messages", stage: stage)[0]
        let view = frame.view
        #expect(!frame.moving && view.items.last?.item == 59)
        let last = try #require(view.items.last)
        let bottom = last.top + last.size[1] - view.contentOffset[1]
        #expect(abs(bottom - (stage.height - MessagesComposer.height - 12)) < 1e-6)
        let margin = Double(MessageColumn.margin(width: stage.width))
        let messages = Conversation(pastCount: 60).messages
        for item in view.items where !messages[item.item].isTime {
            let right = stage.width - margin
            let isAtItsSide =
                messages[item.item].isOutgoing
                ? abs(item.left + item.size[0] - right) < 1e-9 : abs(item.left - margin) < 1e-9
            #expect(isAtItsSide && item.size[0] <= 0.72 * (stage.width - 2 * margin) + 1e-9, "\(item)")
        }
        for (item, gap) in gaps(view) {
            let isJoined =
                messages[item].isOutgoing == messages[item + 1].isOutgoing && !messages[item].isTime
                && !messages[item + 1].isTime
            #expect(abs(gap - (isJoined ? 4 : 14)) < 1e-6, "after \(item)")
        }
    }

    @Test func bubblesBehindAFlingStretchAndComeBackExactly() throws {
        let recording = try SceneRecording("messages", input: Self.fling)
        let rest = gaps(recording.last.view)
        let flung = recording[12].view
        let moving = gaps(flung).compactMapValues { $0 }
        // The finger left at a height of 490: what is above it is pulled along.
        let above = flung.items.filter { $0.center[1] - flung.contentOffset[1] < 400 }.dropLast().map(\.item)
        #expect(above.count > 3)
        for item in above {
            let gap = try #require(moving[item])
            #expect(gap > (rest[item] ?? 14) + 2, "after \(item)")
        }
        #expect(recording.last.view.items.count > 5)
        let settled = try SceneRecording("messages")[0].view
        let end = recording.last.view
        for item in end.items {
            guard let place = settled.item(item.item) else { continue }
            #expect(item == place)
        }
        #expect(!recording.last.moving)
    }

    /// A damped spring sampled every 1/60 s: x'' = 2 e^(-zwh) cos(wd h) x' - e^(-2zwh) x.
    @Test(arguments: [(1.5, 0.62), (3, 0.3)])
    func aTapPushesTheNeighboursWhichSwingAsTheParametersSay(_ frequency: Double, _ damping: Double) throws {
        let parameters: [String: StageValue] = ["frequency": .number(frequency), "damping": .number(damping)]
        let still = try SceneRecording("messages", set: parameters)[0].view
        let tapped = try #require(still.items.dropLast(3).last)
        let (x, y) = (tapped.center[0], tapped.center[1] - still.contentOffset[1])
        let recording = try SceneRecording(
            "messages", set: parameters,
            input: [
                #"{"tick":2,"pointer":1,"phase":"down","x":\#(x),"y":\#(y)}"#,
                #"{"tick":4,"pointer":1,"phase":"up","x":\#(x),"y":\#(y)}"#,
            ])
        #expect(recording.last.state["liked"] == .list([.integer(tapped.item)]))
        for neighbour in [tapped.item - 1, tapped.item + 1] {
            let home = try #require(still.item(neighbour)).center[1]
            let way = (5...40).compactMap { recording[$0].view.item(neighbour).map { $0.center[1] - home } }
            #expect(way.count == 36)
            #expect(way.map(abs).max()! > 10)
            #expect((way[4] > 0) == (neighbour > tapped.item))
            let (w, h) = (2 * Double.pi * frequency, 1.0 / 60)
            let decay = exp(-damping * w * h)
            let turn = cos(w * (1 - damping * damping).squareRoot() * h)
            for step in 2..<way.count {
                let wanted = 2 * decay * turn * way[step - 1] - decay * decay * way[step - 2]
                #expect(abs(way[step] - wanted) < 1e-3, "step \(step) of \(neighbour)")
            }
        }
    }

    @Test func aSecondTapTakesTheHeartAway() throws {
        let still = try SceneRecording("messages")[0].view
        let tapped = try #require(still.items.last)
        let (x, y) = (tapped.center[0], tapped.center[1] - still.contentOffset[1])
        let taps = [10, 120].flatMap { tick in
            [
                #"{"tick":\#(tick),"pointer":1,"phase":"down","x":\#(x),"y":\#(y)}"#,
                #"{"tick":\#(tick + 2),"pointer":1,"phase":"up","x":\#(x),"y":\#(y)}"#,
            ]
        }
        let recording = try SceneRecording("messages", input: taps)
        #expect(recording[100].state["liked"] == .list([.integer(59)]))
        #expect(recording.last.state["liked"] == .list([]))
    }

    @Test func whatIsSentIsAnsweredAndFollowed() throws {
        let recording = try SceneRecording("messages", input: [Self.send])
        let counts = recording.frames.map(state)
        // The message; the dots, 0.35 of 1.8 s later; in their place the answer.
        #expect(counts[4] == 60 && counts[5] == 61)
        #expect(counts.firstIndex(of: 62).map { abs($0 - 5 - 38) <= 1 } == true)
        #expect(counts.last == 62)
        let last = recording.last
        #expect(!last.moving && last.view.items.last?.item == 61)
        let newest = try #require(last.view.items.last)
        #expect(abs(newest.top + newest.size[1] - last.view.contentSize[1]) < 1e-6)
        #expect(abs(last.view.contentOffset[1] + 844 - 70 - last.view.contentSize[1]) < 1e-6)
    }

    /// A tap on the composer's field, then what a keyboard gives.
    @Test func whatIsTypedIntoTheFieldIsSentByTheReturnKey() throws {
        let typing = [
            #"{"tick":2,"pointer":1,"phase":"down","x":150,"y":815}"#,
            #"{"tick":4,"pointer":1,"phase":"up","x":150,"y":815}"#,
            #"{"tick":10,"text":"Hel"}"#, #"{"tick":20,"text":"Hello, cat","enter":true}"#,
        ]
        let stage = CGSize(width: 390, height: 844)
        let simulation = try SceneSimulation(scene: "messages", stage: stage)
        let script = try InputScript(
            typing.joined(separator: "\n"), scene: try SceneCatalogue.scene(named: "messages"), stage: stage,
            parameters: [:])
        var said: [UInt32: [String]] = [:]
        for entry in script.entries {
            simulation.advance(to: entry.tick, with: [entry.event])
            said[entry.tick] = simulation.snapshot().nodes.flatMap { $0.text.fragments.map(\.string) }
        }
        #expect(said[10]?.contains("Hel") == true && said[20]?.contains("Hel") == false)
        #expect(said[20]?.contains("Hello, cat") == true)
        #expect(simulation.state["messages"] == .integer(61))
        // It is part of what is kept.
        let again = try SceneSimulation(checkpoint: simulation.checkpoint())
        #expect(again.snapshot().nodes.contains { $0.text.fragments.map(\.string) == ["Hello, cat"] })
    }

    @Test func aTextForNobodyIsForgotten() throws {
        let recording = try SceneRecording("messages", input: [#"{"tick":5,"text":"Hello","enter":true}"#])
        #expect(state(recording.last) == 60)
    }

    @Test func fromRightToLeftOnesOwnMessagesStandAtTheLeft() throws {
        let view = try SceneRecording("messages", set: ["layoutDirection": .text("rightToLeft")], ticks: 1)[0].view
        let messages = Conversation(pastCount: 60).messages
        for item in view.items where !messages[item.item].isTime {
            #expect(messages[item.item].isOutgoing == (item.left == 16), "\(item)")
        }
    }

    @Test func whoReadsOldMessagesStaysThere() throws {
        let away = #"{"tick":30,"wheel":{"x":200,"y":400,"dx":0,"dy":-900}}"#
        let recording = try SceneRecording("messages", input: [Self.send, away])
        #expect(state(recording.last) == 62)
        let between = recording[42].view.contentOffset
        #expect(recording.last.view.contentOffset == between)
    }

    @Test func anAnswerWaitsForAFingerToBeLifted() throws {
        let hold = [
            #"{"tick":40,"pointer":1,"phase":"down","x":200,"y":400}"#,
            #"{"tick":41,"pointer":1,"phase":"move","x":200,"y":380}"#,
            #"{"tick":42,"pointer":1,"phase":"move","x":200,"y":384}"#,
            #"{"tick":300,"pointer":1,"phase":"up","x":200,"y":384}"#,
        ]
        let recording = try SceneRecording("messages", input: [Self.send] + hold)
        #expect(state(recording[295]) == 61)
        #expect(state(recording.last) == 62)
    }

    @Test func aTunedListKeepsItsEndInSight() throws {
        let recording = try SceneRecording("messages", input: [Input.set(5, "fontSize", 24)])
        let view = recording.last.view
        #expect(view.items.last?.item == 59)
        #expect(abs(view.contentOffset[1] + 844 - 70 - view.contentSize[1]) < 1e-6)
        #expect(view.contentSize[1] > recording[0].view.contentSize[1])
    }
}
