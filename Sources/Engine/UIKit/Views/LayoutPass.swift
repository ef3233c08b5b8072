/// What is known of the layout that is running, of however many views.
@MainActor
enum LayoutPass {
    /// Whether views are being laid out.
    static var isRunning = false
    /// Whether a view asked for layout as often as it is given: what it still asks for waits for the next step.
    static var isRestless = false
    /// Whether the base class's `layoutSubviews()` has been called by the one that runs.
    static var hasPlaced = false
}
