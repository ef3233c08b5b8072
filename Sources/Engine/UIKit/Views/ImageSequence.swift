import QuartzCore

/// Images of which one is shown after the other.
@MainActor
final class ImageSequence {
    /// The images; nil and empty for none.
    var images: [UIImage]? { didSet { stop() } }
    /// The seconds that all of them take; 0 for a thirtieth each.
    var duration = 0.0
    /// How often they are shown; 0 for ever.
    var repeatCount = 0
    /// The image of now; nil while they are not shown.
    private(set) var image: UIImage?
    /// Is called when another one, or none, is shown.
    var onChange: (() -> Void)?
    private var next: ScheduledAction?

    /// Shows them from the first one on.
    func start() {
        stop()
        guard let images, !images.isEmpty else { return }
        let step = duration > 0 ? duration / Double(images.count) : 1.0 / 30
        show(0, of: images, since: FrameClock.current.time, step)
    }

    /// Shows none.
    func stop() {
        next?.cancel()
        next = nil
        guard image != nil else { return }
        image = nil
        onChange?()
    }

    private func show(_ number: Int, of images: [UIImage], since start: CFTimeInterval, _ step: Double) {
        guard repeatCount == 0 || number < repeatCount * images.count else { return stop() }
        image = images[number % images.count]
        onChange?()
        next = FrameClock.current.schedule(at: start + Double(number + 1) * step) { [weak self] in
            self?.show(number + 1, of: images, since: start, step)
        }
    }
}
