import CoreMetrics
import PrometheusMetrics

/// What a stage server counts.
struct StageMetrics: Sendable {
    let steps: Counter
    let overruns: Counter
    let lateness: Timer
    let duration: Timer
    let inputLatency: Timer
    let rooms: Meter
    let viewers: Meter
    let frames: Counter
    let skippedFrames: Counter
    let refusedInput: Counter

    init(_ registry: PrometheusRegistry) {
        steps = registry.counter("zoetrope_steps_total", "Steps that were run.")
        overruns = registry.counter("zoetrope_step_overruns_total", "Steps that were skipped because one before took too long.")
        lateness = registry.timer("zoetrope_step_lateness_seconds", "From when a step was due until it began.")
        duration = registry.timer("zoetrope_step_duration_seconds", "From when a step began until it ended.")
        inputLatency = registry.timer(
            "zoetrope_input_latency_seconds", "From when input was received until the step that shows it began.")
        rooms = registry.meter("zoetrope_rooms", "Rooms that are open.")
        viewers = registry.meter("zoetrope_viewers", "Viewers in all rooms.")
        frames = registry.counter("zoetrope_frames_total", "Snapshots and deltas that were sent.")
        skippedFrames = registry.counter(
            "zoetrope_frames_skipped_total", "Frames that viewers were not sent because they could not keep up.")
        refusedInput = registry.counter(
            "zoetrope_input_refused_total", "Messages that closed their connection: malformed or too many.")
    }
}
