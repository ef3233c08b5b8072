/// What moves values on that views compute with, frame by frame.
@MainActor
final class AnimationDriver {
    /// A value on its way.
    @MainActor
    private final class Way {
        let begin: TimeInterval
        let animation: Animation
        let template: CABasicAnimation
        let duration: TimeInterval
        let apply: (Double) -> Void
        let completion: () -> Void

        init(
            _ animation: Animation, at begin: TimeInterval, apply: @escaping (Double) -> Void,
            completion: @escaping () -> Void
        ) {
            (self.animation, self.begin) = (animation, begin + animation.delay)
            (self.apply, self.completion) = (apply, completion)
            template = animation.template(for: nil)
            duration = animation.duration
            template.duration = duration
        }
    }

    private weak var host: ViewHost?
    private var ways: [ObjectIdentifier: Way] = [:]
    private var link: CADisplayLink?

    init(_ host: ViewHost) { self.host = host }

    /// Has a closure called with the progress at each frame, from 0 to 1, until it has arrived, and then another.
    func run(
        _ owner: AnyObject, _ animation: Animation, apply: @escaping (Double) -> Void,
        completion: @escaping () -> Void = {}
    ) {
        let way = Way(animation, at: FrameClock.current.time, apply: apply, completion: completion)
        guard way.duration > 0 else {
            ways[ObjectIdentifier(owner)] = nil
            apply(1)
            return completion()
        }
        ways[ObjectIdentifier(owner)] = way
        guard link == nil else { return }
        link = CADisplayLink { [weak self] _ in self?.step() }
        link?.start()
    }

    /// Ends the way of a value.
    func end(_ owner: AnyObject) { ways[ObjectIdentifier(owner)] = nil }

    private func step() {
        let now = FrameClock.current.time
        for (id, way) in ways {
            let runs = (now - way.begin) / way.duration
            let total = Double(way.animation.runs) * (way.animation.autoreverses ? 2 : 1)
            guard runs < total else {
                ways[id] = nil
                way.apply(way.animation.autoreverses && total.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1)
                way.completion()
                continue
            }
            guard runs > 0 else { continue }
            let number = Int(runs)
            let fraction = runs - Double(number)
            let isBack = way.animation.autoreverses && number % 2 == 1
            way.apply(Double(way.template.curve(CGFloat(isBack ? 1 - fraction : fraction))))
        }
        if ways.isEmpty {
            link?.invalidate()
            link = nil
        }
    }
}
