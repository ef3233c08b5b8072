import UIKit

/// The widths and spacings that the strip's thumbnails have beyond their folded ones, in points.
///
/// Everything in it is linear, so that arrangements can be mixed: half of one and half of another is half-way between.
struct StripArrangement: Equatable {
    /// The share of one thumbnail.
    struct Part: Equatable {
        var item: Int
        /// The width beyond the folded one.
        var width: CGFloat
        /// The spacing on the left beyond the normal one.
        var before: CGFloat
        /// The spacing on the right beyond the normal one.
        var after: CGFloat
    }

    /// The parts by ascending item, each item once.
    private(set) var parts: [Part] = []
    /// The sum of all extra spacing, as the insets and the content's width count it.
    private(set) var spacing: CGFloat = 0

    /// The arrangement in which all thumbnails are folded.
    static let folded = StripArrangement()

    /// Returns the arrangement with one thumbnail unfolded to `progress`, 0...1.
    static func unfolded(_ item: Int, _ progress: CGFloat, _ metrics: StripMetrics) -> StripArrangement {
        let gap = metrics.extraSpacing
        return StripArrangement(
            parts: [
                Part(
                    item: item, width: metrics.extraWidth(of: item) * progress, before: gap * progress,
                    after: gap * progress)
            ], spacing: 2 * gap * progress)
    }

    /// Returns the arrangement of a strip that follows the pager.
    static func following(_ pager: PagerPosition, _ metrics: StripMetrics) -> StripArrangement {
        let focused = pager.current
        let gap = metrics.extraSpacing
        guard focused + 1 < metrics.count else {
            // The last photo has no next one to go to.
            return unfolded(focused, 1, metrics)
        }
        let f = pager.fraction
        let isOverscrolled = f < 0
        let share = isOverscrolled ? 1 : 1 - f
        return StripArrangement(
            parts: [
                Part(
                    item: focused, width: metrics.extraWidth(of: focused) * share, before: gap * share,
                    after: gap * share),
                Part(
                    item: focused + 1, width: metrics.extraWidth(of: focused + 1) * f,
                    before: isOverscrolled ? 0 : gap * f, after: gap * f),
            ], spacing: 2 * gap)
    }

    static func * (arrangement: StripArrangement, factor: CGFloat) -> StripArrangement {
        StripArrangement(
            parts: arrangement.parts.map {
                Part(item: $0.item, width: $0.width * factor, before: $0.before * factor, after: $0.after * factor)
            }, spacing: arrangement.spacing * factor)
    }

    static func + (a: StripArrangement, b: StripArrangement) -> StripArrangement {
        var sum = a
        for part in b.parts {
            if let index = sum.parts.firstIndex(where: { $0.item == part.item }) {
                sum.parts[index].width += part.width
                sum.parts[index].before += part.before
                sum.parts[index].after += part.after
            } else {
                sum.parts.append(part)
            }
        }
        sum.parts.sort { $0.item < $1.item }
        sum.spacing += b.spacing
        return sum
    }
}
