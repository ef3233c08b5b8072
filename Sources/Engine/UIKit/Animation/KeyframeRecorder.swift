import QuartzCore

/// Collects what a keyframe animation's closure does to views, as one way through several values for each attribute.
@MainActor
final class KeyframeRecorder {
    private(set) var paths: [PropertyPath] = []
    private let group: CompletionGroup
    /// The stretch of time, in fractions of the whole, that changes belong to.
    private var stretch: (start: CGFloat, end: CGFloat) = (0, 1)

    init(group: CompletionGroup) {
        self.group = group
    }

    /// Runs `changes`; those outside of a stretch take all the time.
    func record(_ changes: () -> Void) {
        let context = ViewAnimationContext(group: group) { [unowned self] path in add(path) }
        context.recorder = self
        ViewAnimationContext.perform(in: context, changes)
        for index in paths.indices { paths[index].holdToTheEnd() }
    }

    func stretch(from start: CGFloat, lasting length: CGFloat, _ changes: () -> Void) {
        let outer = stretch
        let start = min(max(start, 0), 1)
        stretch = (start, min(start + max(length, 0), 1))
        changes()
        stretch = outer
    }

    private func add(_ path: PropertyPath) {
        if let index = paths.firstIndex(where: { $0.layer === path.layer && $0.key == path.key }) {
            paths[index].append(path.frames[1].value, during: stretch)
        } else {
            var first = PropertyPath(
                layer: path.layer, key: path.key,
                frames: [DrivenAnimation.Frame(progress: 0, value: path.frames[0].value)])
            first.append(path.frames[1].value, during: stretch)
            paths.append(first)
        }
    }
}

extension PropertyPath {
    /// Adds a stretch of time in which the property moves to `value`; before it, the property stays.
    ///
    /// A stretch that begins before the last one ended begins at that end.
    fileprivate mutating func append(_ value: AnimatableValue, during stretch: (start: CGFloat, end: CGFloat)) {
        let last = frames[frames.count - 1]
        let start = max(stretch.start, last.progress)
        if start > last.progress { frames.append(DrivenAnimation.Frame(progress: start, value: last.value)) }
        frames.append(DrivenAnimation.Frame(progress: max(stretch.end, start), value: value))
    }

    fileprivate mutating func holdToTheEnd() {
        let last = frames[frames.count - 1]
        if last.progress < 1 { frames.append(DrivenAnimation.Frame(progress: 1, value: last.value)) }
    }
}
