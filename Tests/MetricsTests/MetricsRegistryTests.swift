import Metrics
import Testing

@Suite struct MetricsRegistryTests {
    enum Colour: String, CaseIterable {
        case red, green
    }

    let registry = MetricsRegistry(prefix: "stage_")

    @Test func countersAndGaugesAreLinesUnderTheirNames() {
        let steps = registry.counter("steps_total", "Steps.")
        let rooms = registry.gauge("rooms", "Rooms.")
        steps.add()
        steps.add(4)
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
        let counters = registry.counters("cards_total", "Cards.", label: "colour", Colour.self)
        counters[.green]?.add(7)
        #expect(
            registry.exposition() == """
                # HELP stage_cards_total Cards.
                # TYPE stage_cards_total counter
                stage_cards_total{colour="red"} 0
                stage_cards_total{colour="green"} 7

                """)
    }

    @Test func bucketsAreCumulativeAndEndWithAll() {
        let histogram = registry.durations("step_seconds", "Durations.")
        for nanoseconds: UInt64 in [50_000, 50_001, 3_000_000, 2_000_000_000] {
            histogram.observe(nanoseconds: nanoseconds)
        }
        let lines = registry.exposition().split(separator: "\n")
        #expect(lines[1] == "# TYPE stage_step_seconds histogram")
        #expect(lines.contains("stage_step_seconds_bucket{le=\"5e-05\"} 1"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"0.0001\"} 2"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"0.005\"} 3"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"1.0\"} 3"))
        #expect(lines.contains("stage_step_seconds_bucket{le=\"+Inf\"} 4"))
        #expect(lines.contains("stage_step_seconds_sum 2.003100001"))
        #expect(lines.contains("stage_step_seconds_count 4"))
    }

    @Test func threadsMayCountAtOnce() async {
        let counter = registry.counter("many_total", "Many.")
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.add() } } }
        }
        #expect(counter.value == 8000)
    }
}
