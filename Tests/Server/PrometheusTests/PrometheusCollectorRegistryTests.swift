import CoreMetrics
import Testing

import class Prometheus.PrometheusCollectorRegistry
import struct Prometheus.PrometheusMetricsFactory

/// The lines are those of swift-prometheus (Sources/Prometheus/Counter.swift, Gauge.swift, Histogram.swift and
/// PrometheusCollectorRegistry.swift): gauges as Swift writes a double, durations in seconds with a point.
@Suite struct PrometheusCollectorRegistryTests {
    let registry = PrometheusCollectorRegistry()

    @Test func countersAndGaugesAreLinesUnderTheirNames() {
        let steps = registry.makeCounter(name: "stage_steps_total", help: "Steps.")
        let rooms = registry.makeGauge(name: "stage_rooms", help: "Rooms.")
        steps.increment()
        steps.increment(by: 4)
        rooms.set(to: 3)
        rooms.decrement(by: 5)
        #expect(
            registry.emitToString() == """
                # HELP stage_steps_total Steps.
                # TYPE stage_steps_total counter
                stage_steps_total 5
                # HELP stage_rooms Rooms.
                # TYPE stage_rooms gauge
                stage_rooms -2.0

                """)
    }

    @Test func eachValueOfALabelIsALineFromTheStart() {
        _ = registry.makeCounter(name: "stage_cards_total", labels: [("colour", "red")], help: "Cards.")
        let green = registry.makeCounter(name: "stage_cards_total", labels: [("colour", "green")], help: "Cards.")
        green.increment(by: 7)
        #expect(
            registry.emitToString() == """
                # HELP stage_cards_total Cards.
                # TYPE stage_cards_total counter
                stage_cards_total{colour="red"} 0
                stage_cards_total{colour="green"} 7

                """)
    }

    @Test func bucketsAreCumulativeAndEndWithAll() {
        let histogram = registry.makeDurationHistogram(
            name: "stage_step_seconds", buckets: [.microseconds(50), .microseconds(100), .milliseconds(5), .seconds(1)])
        for nanoseconds: Int64 in [50_000, 50_001, 3_000_000, 2_000_000_000] {
            histogram.recordNanoseconds(nanoseconds)
        }
        #expect(
            registry.emitToString() == """
                # TYPE stage_step_seconds histogram
                stage_step_seconds_bucket{le="0.00005"} 1
                stage_step_seconds_bucket{le="0.0001"} 2
                stage_step_seconds_bucket{le="0.005"} 3
                stage_step_seconds_bucket{le="1.0"} 3
                stage_step_seconds_bucket{le="+Inf"} 4
                stage_step_seconds_sum 2.003100001
                stage_step_seconds_count 4

                """)
    }

    @Test func threadsMayCountAtOnce() async {
        let counter = registry.makeCounter(name: "stage_many_total")
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.increment() } } }
        }
        #expect(registry.emitToString().hasSuffix("stage_many_total 8000\n"))
    }

    @Test func theSameNameAndLabelsAreOneSeries() {
        for _ in 0..<2 { registry.makeCounter(name: "stage_hits_total").increment() }
        #expect(registry.emitToString() == "# TYPE stage_hits_total counter\nstage_hits_total 2\n")
    }

    @Test func labelsAreEscaped() {
        registry.makeCounter(name: "c", labels: [("path", "a\"b\\c\nd")]).increment()
        #expect(registry.emitToString().hasSuffix(#"c{path="a\"b\\c\nd"} 1"# + "\n"))
    }

    @Test func itIsABackendOfSwiftMetrics() {
        let factory = PrometheusMetricsFactory(registry: registry)
        Counter(label: "hits_total", dimensions: [("path", "/")], factory: factory).increment()
        Meter(label: "load", factory: factory).set(0.5)
        Recorder(label: "size", aggregate: false, factory: factory).record(3)
        Timer(label: "wait_seconds", factory: factory).recordNanoseconds(7_000_000)
        let lines = registry.emitToString().split(separator: "\n")
        #expect(lines.contains(#"hits_total{path="/"} 1"#))
        #expect(lines.contains("load 0.5") && lines.contains("size 3.0"))
        #expect(lines.contains(#"wait_seconds_bucket{le="0.005"} 0"#))
        #expect(lines.contains(#"wait_seconds_bucket{le="0.01"} 1"#) && lines.contains("wait_seconds_sum 0.007"))
    }

    @Test func whatIsDestroyedIsNotTold() {
        let factory = PrometheusMetricsFactory(registry: registry)
        let counter = Counter(label: "gone_total", factory: factory)
        let (meter, timer) = (Meter(label: "gone", factory: factory), Timer(label: "gone_seconds", factory: factory))
        counter.destroy()
        meter.destroy()
        timer.destroy()
        #expect(registry.emitToString() == "")
        // The name is free again, for any type.
        _ = registry.makeGauge(name: "gone_total")
    }
}
