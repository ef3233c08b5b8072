import Metrics

/// What a stage server counts.
struct StageMetrics: Sendable {
    let steps: Counter
    let overruns: Counter
    let lateness: Histogram
    let duration: Histogram
    let inputLatency: Histogram
    let rooms: Gauge
    let privateRooms: Gauge
    let viewers: Gauge
    let frames: Counter
    let skippedFrames: Counter
    let notices: Counter
    let refusedInput: Counter
    let refusedRequests: Counter
    let refusedViewers: Counter

    init(_ registry: MetricsRegistry) {
        steps = registry.counter("steps_total", "Steps that were run.")
        overruns = registry.counter("step_overruns_total", "Steps that were skipped because one before took too long.")
        lateness = registry.durations("step_lateness_seconds", "From when a step was due until it began.")
        duration = registry.durations("step_duration_seconds", "From when a step began until it ended.")
        inputLatency = registry.durations(
            "input_latency_seconds", "From when input was received until the step that shows it began.")
        rooms = registry.gauge("rooms", "Rooms that have a simulation.")
        privateRooms = registry.gauge("rooms_private", "Private rooms that there are.")
        viewers = registry.gauge("viewers", "Viewers in all rooms.")
        frames = registry.counter("frames_total", "Snapshots and deltas that were sent.")
        skippedFrames = registry.counter(
            "frames_skipped_total", "Frames that viewers were not sent because they could not keep up.")
        notices = registry.counter(
            "notices_total", "Messages that were sent of who is here, how the scene stands and where pointers are.")
        refusedRequests = registry.counter(
            "requests_refused_total", "Requests that had no effect, as who asked may not, or nobody can.")
        refusedViewers = registry.counter(
            "viewers_refused_total", "Viewers closed at once: no such room, no such key, or too many rooms.")
        refusedInput = registry.counter(
            "input_refused_total", "Messages that closed their connection: malformed or too many.")
    }
}
