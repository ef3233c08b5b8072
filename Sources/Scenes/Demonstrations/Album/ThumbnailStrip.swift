import UIKit

/// The state of the strip as a function of time.
///
/// Scrolling is given to it in points of contentOffset + inset, which a change of the insets leaves alone. Times are
/// seconds.
struct ThumbnailStrip: Equatable {
    /// A mover of the strip.
    enum Phase: Equatable {
        /// The pager is the master.
        case following
        /// A finger moves it, or the momentum that it left.
        case scrolling
        /// It comes to rest on an item, or rests there.
        case unfolding(Unfolding)
    }

    /// The way of a thumbnail to its unfolded size, in the middle of the strip.
    struct Unfolding: Equatable {
        var item: Int
        var fold: Fold
        /// How far the strip was scrolled when the unfolding began.
        var scrolled: CGFloat
    }

    /// The arrangement that was unfolded before, while it folds.
    struct Leaving: Equatable {
        var arrangement: StripArrangement
        /// The thumbnail, if it alone was unfolded.
        var item: Int?
        /// The progress that the unfolding had reached.
        var progress: CGFloat
        /// How far the strip was scrolled beyond the place that the pager gives it.
        var offset: CGFloat = 0
        var fold: Fold
    }

    /// A linear change from one progress to 0 or 1.
    struct Fold: Equatable {
        var start: TimeInterval
        var from: CGFloat = 0
        var duration: TimeInterval

        /// Returns the part of the change that is done, 0...1.
        func fraction(at time: TimeInterval) -> CGFloat {
            // Steps land on ideal times only up to rounding.
            let elapsed = time - start
            return elapsed > duration - 1e-9 ? 1 : CGFloat(max(elapsed, 0) / duration)
        }
    }

    private(set) var phase = Phase.following
    private(set) var leaving: Leaving?

    // MARK: Read-outs

    /// Returns the progress of the unfolding: 0 folded, 1 unfolded.
    func progress(at time: TimeInterval) -> CGFloat {
        let left = leaving.map { ($0.progress, $0.fold.fraction(at: time)) }
        switch phase {
        case .following: return left.map { $0.0 + (1 - $0.0) * $0.1 } ?? 1
        case .scrolling: return left.map { $0.0 * (1 - $0.1) } ?? 0
        case .unfolding(let unfolding): return unfolding.progress(at: time)
        }
    }

    func arrangement(at time: TimeInterval, pager: PagerPosition, _ metrics: StripMetrics) -> StripArrangement {
        let done = leaving?.fold.fraction(at: time) ?? 1
        let wanted: StripArrangement =
            switch phase {
            case .following: .following(pager, metrics) * done
            case .scrolling: .folded
            case .unfolding(let unfolding): .unfolded(unfolding.item, unfolding.progress(at: time), metrics)
            }
        guard let leaving, done < 1 else { return wanted }
        return wanted + leaving.arrangement * (1 - done)
    }

    /// Returns how far the strip is scrolled; nil while its scroll view decides that.
    func scrolled(at time: TimeInterval, pager: PagerPosition, _ metrics: StripMetrics) -> CGFloat? {
        switch phase {
        case .following:
            let offset = leaving.map { $0.offset * (1 - $0.fold.fraction(at: time)) } ?? 0
            return metrics.scrolled(pager) + offset
        case .scrolling: return nil
        case .unfolding(let unfolding): return unfolding.scrolled(at: time, metrics.configuration)
        }
    }

    func isMoving(at time: TimeInterval) -> Bool {
        if let leaving, leaving.fold.fraction(at: time) < 1 { return true }
        if case .unfolding(let unfolding) = phase { return unfolding.fold.fraction(at: time) < 1 }
        return false
    }

    // MARK: Changes

    /// Makes the pager the master: the strip goes over from what it shows to the arrangement that follows the pager.
    mutating func follow(_ pager: PagerPosition, scrolled: CGFloat, at time: TimeInterval, _ metrics: StripMetrics) {
        guard phase != .following else { return }
        let shown = arrangement(at: time, pager: pager, metrics)
        let progress = progress(at: time)
        let offset = scrolled - metrics.scrolled(pager)
        let isThere = !isMoving(at: time) && progress == 1 && offset.magnitude < 1e-6
        let duration = max(
            metrics.configuration.minimumFoldDuration,
            metrics.foldDuration(of: pager.current) * TimeInterval(1 - progress), remaining(at: time))
        phase = .following
        leaving =
            isThere
            ? nil
            : Leaving(
                arrangement: shown, progress: progress, offset: offset, fold: Fold(start: time, duration: duration))
    }

    /// Begins a drag: what is unfolded folds.
    mutating func scroll(_ pager: PagerPosition, at time: TimeInterval, _ metrics: StripMetrics) {
        let shown = arrangement(at: time, pager: pager, metrics)
        let progress = progress(at: time)
        var item = pager.nearest(count: metrics.count)
        switch phase {
        case .following: break
        case .scrolling: return
        case .unfolding(let unfolding): item = unfolding.item
        }
        let isAlone = remaining(at: time) == 0 && (phase != .following || pager.fraction == 0)
        let rest = max(metrics.foldDuration(of: item) * TimeInterval(progress), remaining(at: time))
        phase = .scrolling
        leaving = Leaving(
            arrangement: shown, item: isAlone ? item : nil, progress: progress,
            fold: Fold(start: time, duration: rest))
    }

    /// Ends the scrolling with `item` in the middle, which unfolds.
    mutating func settle(on item: Int, scrolled: CGFloat, at time: TimeInterval, _ metrics: StripMetrics) {
        guard phase == .scrolling else { return }
        var from: CGFloat = 0
        if leaving?.item == item {
            from = progress(at: time)
            leaving = nil
        }
        // However much is unfolded already, the way to the middle takes its time.
        let duration = max(
            metrics.configuration.minimumFoldDuration, metrics.foldDuration(of: item) * TimeInterval(1 - from))
        let fold = Fold(start: time, from: from, duration: duration)
        phase = .unfolding(Unfolding(item: item, fold: fold, scrolled: scrolled))
    }

    init() {}

    /// Makes a strip that rests on `item`, as if it had been scrolled there itself.
    init(restingOn item: Int) {
        phase = .unfolding(
            Unfolding(item: item, fold: Fold(start: -.infinity, duration: 0), scrolled: 0))
    }

    /// Rests on `item` at once.
    mutating func rest(on item: Int) {
        if phase == .following { leaving = nil } else { self = ThumbnailStrip(restingOn: item) }
    }

    /// Changes the distances between thumbnails by a factor.
    mutating func scale(by factor: CGFloat) {
        leaving?.offset *= factor
        guard case .unfolding(var unfolding) = phase else { return }
        unfolding.scrolled *= factor
        phase = .unfolding(unfolding)
    }

    private func remaining(at time: TimeInterval) -> TimeInterval {
        leaving.map { $0.fold.duration * TimeInterval(1 - $0.fold.fraction(at: time)) } ?? 0
    }
}

extension ThumbnailStrip.Unfolding {
    func progress(at time: TimeInterval) -> CGFloat {
        let done = fold.fraction(at: time)
        return done < 1 ? fold.from + (1 - fold.from) * done : 1
    }

    func scrolled(at time: TimeInterval, _ configuration: AlbumConfiguration) -> CGFloat {
        let center = configuration.step * CGFloat(item)
        let done = fold.fraction(at: time)
        guard done < 1 else { return center }
        // Half a step, by which the middle thumbnail is found, is half the spacing short of a folded thumbnail's middle;
        // the last step makes it up, so that the thumbnail ends exactly centred.
        let way =
            scrolled + configuration.step / 2 - (center + configuration.normalSpacing + configuration.normalWidth / 2)
        return scrolled - way * done
    }
}
