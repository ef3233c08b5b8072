import Foundation
import Testing

@testable import zoetrope

/// Two runs beside each other.
@Suite struct CheckFrameTests {
    private func frame(_ items: [CheckFrame.Item], offset: Double = 0) -> CheckFrame {
        CheckFrame(
            tick: 7,
            views: [.init(name: "cards", frame: [0, 0, 390, 844], contentOffset: [0, offset], items: items)])
    }

    private func item(_ number: Int, y: Double = 50, turn: Double = 1) -> CheckFrame.Item {
        CheckFrame.Item(
            item: number, center: [195, y], size: [390, 100], anchorPoint: [0.5, 0.5],
            transform: [turn, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], alpha: 1, zIndex: 0, hidden: false)
    }

    @Test func placesWithinTheToleranceAreTheSame() {
        let differences = frame([item(0, y: 50.4)], offset: 0.4)
            .differences(to: frame([item(0)]), within: CheckTolerance())
        #expect(differences.isEmpty)
    }

    @Test func whatIsElsewhereIsNamed() {
        let differences = frame([item(0, y: 52)]).differences(to: frame([item(0)]), within: CheckTolerance())
        #expect(
            differences == [
                CheckDifference(
                    tick: 7, view: "cards", item: "0", what: "center", expected: "195, 50", found: "195, 52")
            ])
    }

    @Test func turnsAreComparedMoreFinelyThanPlaces() {
        let differences = frame([item(0, turn: 0.9)]).differences(to: frame([item(0)]), within: CheckTolerance())
        #expect(differences.map(\.what) == ["transform"])
        #expect(differences.map(\.expected) == ["m11 1"])
        #expect(differences.map(\.found) == ["m11 0.9"])
    }

    @Test func depthIsComparedMoreFinelyThanTurns() {
        var near = item(0)
        near.transform[11] = -1 / 500
        #expect(
            frame([near]).differences(to: frame([item(0)]), within: CheckTolerance()).map(\.expected) == ["m34 0"])
    }

    @Test func itemsOfSeveralSectionsAreApart() {
        var second = item(0, y: 90)
        second.section = 1
        var moved = second
        moved.center = [195, 99]
        let differences = frame([item(0), moved]).differences(to: frame([item(0), second]), within: CheckTolerance())
        #expect(differences.map(\.item) == ["1.0"])
    }

    @Test func aRunThatEndedEarlierStaysWhereItEnded() {
        let session = CheckedSession(
            name: "cards", log: "/code/cards.jsonl", expected: [frame([item(0)])],
            found: [frame([item(0)]), frame([item(0, y: 90)])],
            tolerance: CheckTolerance())
        #expect(session.differences.map(\.what) == ["center", "steps"])
    }

    @Test func cellsThatComeAndGoAreDifferences() {
        let differences = frame([item(0), item(2)]).differences(
            to: frame([item(0), item(1)]), within: CheckTolerance())
        #expect(differences.map(\.item) == ["1", "2"])
        #expect(differences.map(\.found) == ["not there", "on the stage"])
    }

    @Test func anotherNumberOfStepsIsADifference() {
        let session = CheckedSession(
            name: "fan", log: "/code/fan.jsonl", expected: [frame([]), frame([])], found: [frame([])],
            tolerance: CheckTolerance())
        #expect(session.differences.map(\.what) == ["steps"])
        #expect(session.summary.contains("differs"))
    }

    @Test func theReportHoldsBothRunsAndNoMarkup() throws {
        let session = CheckedSession(
            name: "</script>", log: "/code/deck.jsonl", expected: [frame([item(0)])], found: [frame([item(0, y: 90)])],
            tolerance: CheckTolerance())
        let html = try CheckReport([session]).html
        #expect(html.contains("As recorded"))
        #expect(!html.contains("\"</script>\""))
        #expect(html.contains("[195,90]"))
    }
}
