import UIKit

/// A finger that changes a stack's height.
struct StackPull: Equatable {
    private(set) var height: CGFloat
    /// The last place of the finger, in the stack's superview.
    private(set) var finger: CGFloat
    /// Whether the finger moved upwards last; false as long as it has not moved.
    private(set) var isUpward = false
    /// The content's offset for each point above the collapsed height: a stack that was caught with its cards scrolled
    /// takes them back to the top as it closes.
    private var scrollRate: CGFloat

    init(height: CGFloat, scroll: CGFloat, finger: CGFloat, _ configuration: StackConfiguration) {
        let bounded = Self.bounded(height, configuration)
        self.height = bounded
        self.finger = finger
        let rise = bounded - configuration.collapsedHeight
        scrollRate = rise > 0 ? scroll / rise : 0
    }

    private static func bounded(_ height: CGFloat, _ configuration: StackConfiguration) -> CGFloat {
        min(max(height, configuration.collapsedHeight), configuration.expandedHeight)
    }

    mutating func move(to finger: CGFloat, _ configuration: StackConfiguration) {
        let distance = finger - self.finger
        self.finger = finger
        // A sideways movement leaves the direction as it was.
        if distance != 0 { isUpward = distance < 0 }
        height = Self.bounded(height - distance, configuration)
    }

    /// Keeps the height within new limits.
    mutating func adapt(to configuration: StackConfiguration) {
        height = Self.bounded(height, configuration)
    }

    func geometry(_ configuration: StackConfiguration) -> StackGeometry {
        .inTransit(
            configuration, height: height, scroll: scrollRate * (height - configuration.collapsedHeight))
    }

    /// Returns the position to which the stack moves when the finger releases it.
    func target(_ configuration: StackConfiguration) -> StackPosition {
        let expands =
            isUpward
            ? height > configuration.collapsedHeight + configuration.upwardThreshold
            : height >= configuration.expandedHeight - configuration.downwardThreshold
        return expands ? .expanded : .collapsed
    }
}
