import UIKit

/// The places of everything in a stack at one time.
///
/// The cards' places are straight lines of the card's number with one bend, so finding those in sight costs the same
/// for nine cards as for a million, and every state between two others is of the same form.
struct StackGeometry: Equatable {
    /// The height of the stack, from the bottom of the stage.
    var height: CGFloat
    /// The content's offset.
    var scroll: CGFloat
    var contentHeight: CGFloat
    var cardX: CGFloat
    var cardSize: CGSize

    /// Card i > 0 is at `start + step i + fold |bend + slope i|`; card 0 is at the top.
    private var start: CGFloat = 0
    private var step: CGFloat
    private var fold: CGFloat = 0
    private var bend: CGFloat = 0
    private var slope: CGFloat = 0

    private init(_ configuration: StackConfiguration, height: CGFloat, scroll: CGFloat, step: CGFloat) {
        self.height = height
        self.scroll = scroll
        contentHeight = height
        cardX = configuration.leftSpacing
        cardSize = CGSize(width: configuration.cardWidth, height: configuration.cardHeight)
        self.step = step
    }

    static func collapsed(_ configuration: StackConfiguration) -> StackGeometry {
        var geometry = StackGeometry(
            configuration, height: configuration.collapsedHeight, scroll: 0, step: configuration.cardOffset)
        geometry.start = configuration.verticalSpacing
        return geometry
    }

    /// Returns the expanded state.
    ///
    /// - Parameters:
    ///   - configuration: the stack's constants.
    ///   - scroll: the content's offset, which is kept within the content.
    /// - Returns: the state at rest.
    static func expanded(_ configuration: StackConfiguration, scroll: CGFloat = 0) -> StackGeometry {
        var geometry = StackGeometry(
            configuration, height: configuration.expandedHeight, scroll: 0, step: configuration.expandedStep)
        geometry.contentHeight = CGFloat(configuration.itemCount) * configuration.expandedStep
        geometry.scroll = min(max(scroll, 0), max(geometry.contentHeight - geometry.height, 0))
        return geometry
    }

    static func inTransit(
        _ configuration: StackConfiguration, height: CGFloat, scroll: CGFloat = 0
    ) -> StackGeometry {
        var geometry = StackGeometry(configuration, height: height, scroll: scroll, step: configuration.cardOffset)
        let (low, high) = (configuration.collapsedHeight, configuration.expandedHeight)
        geometry.start = configuration.verticalSpacing
        geometry.fold = (height - low) / (high - low)
        geometry.bend = -configuration.verticalSpacing
        geometry.slope = configuration.expandedStep - configuration.cardOffset
        return geometry
    }

    /// Returns the state at `progress` of the way to `end`, a state of rest.
    func mixed(with end: StackGeometry, progress: CGFloat) -> StackGeometry {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        var geometry = self
        geometry.height = mix(height, end.height)
        geometry.scroll = mix(scroll, end.scroll)
        geometry.contentHeight = geometry.height
        geometry.cardX = mix(cardX, end.cardX)
        geometry.cardSize.width = mix(cardSize.width, end.cardSize.width)
        geometry.cardSize.height = mix(cardSize.height, end.cardSize.height)
        geometry.start = mix(start, end.start)
        geometry.step = mix(step, end.step)
        geometry.fold = mix(fold, 0)
        return geometry
    }
}

// MARK: - Cards

extension StackGeometry {
    /// Returns a card's frame in the content.
    ///
    /// O(1).
    func frame(of card: Int) -> CGRect {
        let number = CGFloat(card)
        let y = card == 0 ? 0 : start + step * number + fold * abs(bend + slope * number)
        return CGRect(origin: CGPoint(x: cardX, y: y), size: cardSize)
    }

    /// Returns all cards that may reach into a stretch of the content, and a few more.
    ///
    /// O(cards found).
    func cards(between top: CGFloat, and bottom: CGFloat, of count: Int) -> [Int] {
        guard count > 0 else { return [] }
        let turn = slope == 0 ? 0 : (-bend / slope).rounded(.down)
        let bound = min(max(Int(min(max(turn, 0), CGFloat(count))), 0), count - 1)
        // On either side of the bend the places are a straight line.
        let pieces = [1..<max(bound + 1, 1), max(bound + 1, 1)..<max(count, bound + 1, 1)]
        return [0] + pieces.flatMap { stretch($0, between: top - cardSize.height, and: bottom) }
    }

    private func stretch(_ cards: Range<Int>, between low: CGFloat, and high: CGFloat) -> Range<Int> {
        guard let first = cards.first, let last = cards.last else { return cards }
        let origin = frame(of: first).minY
        let rise = last > first ? (frame(of: last).minY - origin) / CGFloat(last - first) : 0
        guard abs(rise) > 1e-9 else { return origin >= low - 1 && origin <= high + 1 ? cards : first..<first }
        let ends = [(low - origin) / rise, (high - origin) / rise].map { min(max($0, -1), CGFloat(cards.count)) }
        let from = first + Int(ends.min()!.rounded(.down)) - 1
        let to = first + Int(ends.max()!.rounded(.up)) + 1
        return (from..<max(from, to + 1)).clamped(to: cards)
    }
}
