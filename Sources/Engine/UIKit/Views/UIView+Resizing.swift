import QuartzCore

extension UIView {
    /// Resizes the subviews by their autoresizing masks.
    final func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let frame = view.frame
            let (x, width) = Self.stretch(
                start: frame.minX, length: frame.width, from: old.width, to: bounds.width,
                before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
                after: mask.contains(.flexibleRightMargin))
            let (y, height) = Self.stretch(
                start: frame.minY, length: frame.height, from: old.height, to: bounds.height,
                before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
                after: mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// How the frame changes with each point that the superview grows along each axis, by the view's mask.
    final var stretch: CGRect {
        guard let around = superview?.bounds.size else { return .zero }
        let (mask, frame) = (autoresizingMask, frame)
        let (x, width) = Self.stretch(
            start: frame.minX, length: frame.width, from: around.width, to: around.width + 1,
            before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let (y, height) = Self.stretch(
            start: frame.minY, length: frame.height, from: around.height, to: around.height + 1,
            before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        return CGRect(x: x - frame.minX, y: y - frame.minY, width: width - frame.width, height: height - frame.height)
    }

    /// The change of length is shared among the flexible parts in proportion to their lengths, evenly if they have none;
    /// margins on both sides of a view in what had no length at all are then of the same length.
    private static func stretch(
        start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool, inside: Bool, after: Bool
    ) -> (CGFloat, CGFloat) {
        let count = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
        guard count > 0 else { return (start, length) }
        // Nothing has a share of nothing: a view with a flexible margin on both sides is in the middle.
        if old == 0, before, after, !inside { return ((new - length) / 2, length) }
        let total = (before ? start : 0) + (inside ? length : 0) + (after ? old - start - length : 0)
        func share(_ part: CGFloat, isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return (new - old) * (total != 0 ? part / total : 1 / CGFloat(count))
        }
        return (start + share(start, isFlexible: before), length + share(length, isFlexible: inside))
    }
}
