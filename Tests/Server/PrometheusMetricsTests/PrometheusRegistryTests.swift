import CoreMetrics
import PrometheusMetrics
import Testing

@Suite struct PrometheusRegistryTests {
    enum Colour: String, CaseIterable {
        case red, green
    }

    let registry = PrometheusRegistry()

    @Test func countersAndGaugesAreLinesUnderTheirNames() {
        let steps = registry.counter("stage_steps_total", "Steps.")
        let rooms = registry.meter("stage_rooms", "Rooms.")
        steps.increment()
        steps.increment(by: 4)
        rooms.set(3)
        rooms.set(-2)
        #expect(
            registry.exposition() == """
                # HELP stage_steps_total Steps.
                # TYPE stage_steps_total counter
                stage_steps_total 5
                # HELP stage_rooms Rooms.
                # TYPE stage_rooms gauge
                stage_rooms -2

                """)
    }

    @Test func eachValueOfALabelIsALineFromTheStart() {
        let counters = registry.counters("stage_cards_total", "Cards.", label: "colour", Colour.allCases) {
            $0.rawValue
        }
        counters[.green]?.increment(by: 7)
        #expect(
            registry.exposition() == """
                # HELP stage_cards_total Cards.
                # TYPE stage_cards_total counter
                stage_cards_total{colour="red"} 0
                stage_cards_total{colour="green"} 7

                """)
    }

    @Test func bucketsAreCumulativeAndEndWithAll() {
        let histogram = registry.timer("stage_step_seconds", "Durations.")
        for nanoseconds: UInt64 in [50_000, 50_001, 3_000_000, 2_000_000_000] {
            histogram.recordNanoseconds(nanoseconds)
        }
        let lines = registry.exposition().split(separator: "\n")
        #expect(lines[1] == "# TYPE stage_step_seconds histogram")
        #expect(lines.contains("stage_step_seconds_bucket{le=\"5e-05\"} 1"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"0.0001\"} 2"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"0.005\"} 3"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"1\"} 3"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"+Inf\"} 4"))
        #expect(lines.contains("stage_step_seconds_sum 2.003100001"))
        #expect(lines.contains("stage_step_seconds_count 4"))
    }

    @Test func threadsMayCountAtOnce() async {
        let counter = registry.counter("stage_many_total", "Many.")
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.increment() } } }
        }
        #expect(registry.exposition().hasSuffix("stage_many_total 8000\n"))
    }

    @Test func theSameNameAndLabelsAreOneSeries() {
        for _ in 0..<2 { Counter(label: "stage_hits_total", factory: registry).increment() }
        #expect(registry.exposition() == "# TYPE stage_hits_total counter\nstage_hits_total 2\n")
    }

    @Test func labelsAreEscaped() {
        Counter(label: "c", dimensions: [("path", "a\"b\\c\nd")], factory: registry).increment()
        #expect(registry.exposition().hasSuffix(#"c{path="a\"b\\c\nd"} 1"# + "\n"))
    }

    @Test func whatIsDestroyedIsNotTold() {
        let counter = Counter(label: "gone_total", factory: registry)
        counter.destroy()
        #expect(registry.exposition() == "")
    }
}
