/// A modifier that moves views from where they stand.
nonisolated struct OffsetModifier: PrimitiveModifier {
    let offset: CGSize

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { OffsetElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? OffsetElement)?.offset = offset }

    private final class OffsetElement: WrappingElement {
        var offset = CGSize.zero

        override func place(_ frame: CGRect, _ placement: Placement) {
            content.place(frame.offsetBy(dx: offset.width, dy: offset.height), placement)
        }
    }
}

/// A modifier that puts the middle of views at a point of the space that they are offered.
nonisolated struct PositionModifier: PrimitiveModifier {
    let position: CGPoint

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { PositionElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? PositionElement)?.position = position }

    private final class PositionElement: WrappingElement {
        var position = CGPoint.zero

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            let size = content.size(ProposedViewSize(frame.size))
            let origin = CGPoint(
                x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2)
            content.place(CGRect(origin: origin, size: size), placement)
        }

        override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }
    }
}

/// A modifier that gives views their ideal size.
nonisolated struct FixedSizeModifier: PrimitiveModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { FixedSizeElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? FixedSizeElement)?.modifier = self }

    private final class FixedSizeElement: WrappingElement {
        var modifier: FixedSizeModifier?

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            content.size(
                ProposedViewSize(
                    width: modifier?.horizontal == true ? nil : proposal.width,
                    height: modifier?.vertical == true ? nil : proposal.height))
        }
    }
}

/// A modifier that keeps the ratio of views' width and height.
nonisolated struct AspectRatioModifier: PrimitiveModifier {
    /// Width by height; nil for that of the ideal size.
    let ratio: CGFloat?
    let mode: ContentMode

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { AspectRatioElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? AspectRatioElement)?.modifier = self }

    private final class AspectRatioElement: WrappingElement {
        var modifier: AspectRatioModifier

        init(_ content: Element, _ modifier: AspectRatioModifier) {
            self.modifier = modifier
            super.init(content)
        }

        /// What the content is offered of a size.
        private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
            let ideal = content.size(.unspecified)
            let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
            guard ratio > 0, ratio.isFinite else { return proposal }
            switch (proposal.width, proposal.height) {
            case (nil, nil): return ProposedViewSize(ideal)
            case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
            case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
            case (let width?, let height?):
                let isWide = width > height * ratio
                return isWide == (modifier.mode == .fill)
                    ? ProposedViewSize(width: width, height: width / ratio)
                    : ProposedViewSize(width: height * ratio, height: height)
            }
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

        override func place(_ frame: CGRect, _ placement: Placement) { content.place(frame, placement) }
    }
}

/// How something fills a size of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// One of them.
    case fit, fill
}

/// A modifier that says in what order views are asked for their sizes.
nonisolated struct PriorityModifier: PrimitiveModifier {
    let priority: Double?
    let zIndex: Double?

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { PriorityElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? PriorityElement)?.modifier = self }

    private final class PriorityElement: WrappingElement {
        var modifier: PriorityModifier?

        override var priority: Double { modifier?.priority ?? content.priority }
        override var zIndex: Double { modifier?.zIndex ?? content.zIndex }
    }
}

/// A modifier that lets views go on to the screen's edges.
nonisolated struct SafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { SafeAreaElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? SafeAreaElement)?.edges = edges }

    private final class SafeAreaElement: WrappingElement {
        var edges = Edge.Set.all

        override func place(_ frame: CGRect, _ placement: Placement) {
            guard let region = placement.region else { return content.place(frame, placement) }
            let whole = region.extend(frame, edges)
            guard whole != frame else { return content.place(frame, placement) }
            let size = content.size(ProposedViewSize(whole.size))
            var inner = placement
            // What is in it has no part hidden on those edges.
            var safe = region.safe
            if edges.contains(.top) {
                safe = CGRect(x: safe.minX, y: region.all.minY, width: safe.width, height: safe.maxY - region.all.minY)
            }
            if edges.contains(.bottom) { safe.size.height = region.all.maxY - safe.minY }
            if edges.contains(.leading) {
                safe = CGRect(x: region.all.minX, y: safe.minY, width: safe.maxX - region.all.minX, height: safe.height)
            }
            if edges.contains(.trailing) { safe.size.width = region.all.maxX - safe.minX }
            inner.region = SafeRegion(all: region.all, safe: safe)
            content.place(
                CGRect(
                    x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
                    height: size.height), inner)
        }
    }
}

/// What hides a part of the screen.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and the screen's corners.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Moves the view from where it stands, in points.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
    /// Moves the view from where it stands, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
    /// Puts the middle of the view at a point of the space that it is offered.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }
    /// Puts the middle of the view at a point of the space that it is offered.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
    /// Gives the view its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// Gives the view its ideal width or height.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
    /// Keeps the ratio of the view's width and height: that of its ideal size where none is named.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    /// Keeps the view's ratio, within what it is offered.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the view's ratio, all over what it is offered.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    /// Sets how early the view is asked for its size in a stack: those with more before those with less.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(PriorityModifier(priority: value, zIndex: nil))
    }
    /// Sets what is in front of what.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(PriorityModifier(priority: nil, zIndex: value))
    }
    /// Lets the view go on to the screen's edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
    /// Lets the view go on to the screen's edges.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
