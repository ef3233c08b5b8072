import Metrics

/// What a stage server counts.
struct StageMetrics: Sendable {
    let steps: Counter
    let overruns: Counter
    let lateness: Histogram
    let duration: Histogram
    let inputLatency: Histogram
    let rooms: Gauge
    let viewers: Gauge
    let frames: Counter
    let skippedFrames: Counter
    let refusedInput: Counter

    init(_ registry: MetricsRegistry) {
        steps = registry.counter("steps_total", "Steps that were run.")
        overruns = registry.counter("step_overruns_total", "Steps that were skipped because one before took too long.")
        lateness = registry.durations("step_lateness_seconds", "From when a step was due until it began.")
        duration = registry.durations("step_duration_seconds", "From when a step began until it ended.")
        inputLatency = registry.durations(
            "input_latency_seconds", "From when input was received until the step that shows it began.")
        rooms = registry.gauge("rooms", "Rooms that are open.")
        viewers = registry.gauge("viewers", "Viewers in all rooms.")
        frames = registry.counter("frames_total", "Snapshots and deltas that were sent.")
        skippedFrames = registry.counter(
            "frames_skipped_total", "Frames that viewers were not sent because they could not keep up.")
        refusedInput = registry.counter(
            "input_refused_total", "Messages that closed their connection: malformed or too many.")
    }
}
