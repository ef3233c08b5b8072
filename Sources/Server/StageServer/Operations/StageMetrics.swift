import CoreMetrics
import WebSocketServer

/// What a stage server counts.
struct StageMetrics: Sendable {
    let steps: Counter
    let overruns: Counter
    let lateness: Timer
    let duration: Timer
    let inputLatency: Timer
    let rooms: Meter
    let privateRooms: Meter
    let viewers: Meter
    let frames: Counter
    let skippedFrames: Counter
    let notices: Counter
    let paces: SlowestPace
    let sending: Timer
    let refusedInput: Counter
    let refusedRequests: Counter
    let refusedViewers: Counter

    init(_ registry: Metrics) {
        steps = registry.counter("zoetrope_steps_total", "Steps that were run.")
        overruns = registry.counter(
            "zoetrope_step_overruns_total", "Steps that were skipped because one before took too long.")
        lateness = registry.timer("zoetrope_step_lateness_seconds", "From when a step was due until it began.")
        duration = registry.timer("zoetrope_step_duration_seconds", "From when a step began until it ended.")
        inputLatency = registry.timer(
            "zoetrope_input_latency_seconds", "From when input was received until the step that shows it began.")
        rooms = registry.meter("zoetrope_rooms", "Rooms that have a simulation.")
        privateRooms = registry.meter("zoetrope_rooms_private", "Private rooms that there are.")
        viewers = registry.meter("zoetrope_viewers", "Viewers in all rooms.")
        frames = registry.counter("zoetrope_frames_total", "Frames that were sent.")
        skippedFrames = registry.counter(
            "zoetrope_frames_skipped_total", "Frames that viewers were not sent because they could not keep up.")
        notices = registry.counter(
            "zoetrope_notices_total",
            "Notices that were sent of who is here, how the scene stands and where pointers are.")
        paces = SlowestPace(
            registry.meter(
                "zoetrope_watcher_messages_per_second",
                "Messages a second that watchers are sent while something moves, on the thread that sends the fewest."))
        sending = registry.timer(
            "zoetrope_sending_seconds", "From when a room's update was made until its last viewer was sent it.")
        refusedRequests = registry.counter(
            "zoetrope_requests_refused_total", "Requests that had no effect, as who asked may not, or nobody can.")
        refusedViewers = registry.counter(
            "zoetrope_viewers_refused_total", "Viewers closed at once: no such room, no such key, or too many rooms.")
        refusedInput = registry.counter(
            "zoetrope_input_refused_total", "Messages that closed their connection: malformed or too many.")
    }
}
