import QuartzCore

/// A supplementary view that goes with an item.
struct AttachedView {
    var description: NSCollectionLayoutSupplementaryItem
    /// The item that it goes with, counted from the group's first.
    var item: Int
    var frame: CGRect
}

/// Where a group's items are, from the group's origin.
struct GroupArrangement {
    struct Item {
        /// The room that the item takes, without its edge spacing.
        var frame: CGRect
        /// Taken off the room.
        var insets = UIEdgeInsets.zero
        var zIndex = 0
        /// Along which the view is asked.
        var axes = SizingAxes.none

        /// The cell's.
        var cellFrame: CGRect { frame.inset(by: insets).withoutNegativeSize }
    }

    var size: CGSize
    var items: [Item] = []
    var attached: [AttachedView] = []
}

extension CGRect {
    /// Insets may be greater than what they are taken off: then nothing is left.
    var withoutNegativeSize: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
    }
}

/// Places the items of one group; see COMPOSITIONAL.md for the rules.
@MainActor
struct GroupSolver {
    let traits: UITraitCollection
    /// A view's size, given the index of its item in the section, the axes along which it is asked and what it has
    /// otherwise.
    let size: (_ item: Int, SizingAxes, CGSize) -> CGSize

    /// Lengths that differ by rounding only are equal.
    static let tolerance: CGFloat = 1e-6

    /// Lays out one group.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - container: the size of which the group's fractions are taken.
    ///   - items: the remaining items, by their index in the section; the group takes as many of them as it has room
    ///     for.
    /// - Returns: the places of its items.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, items: Range<Int>) -> GroupArrangement {
        solve(group, in: container, items: items, asked: group.layoutSize.asked, override: nil)
    }

    /// Lays out one group.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - container: the size of which the group's fractions are taken.
    ///   - items: the remaining items.
    ///   - asked: the axes along which the group is as long as its content.
    ///   - override: a length along an axis that counts more than the group's own.
    /// - Returns: the places of its items.
    private func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, items: Range<Int>, asked: SizingAxes,
        override: Override?
    ) -> GroupArrangement {
        var size = group.layoutSize.resolved(in: container)
        override?.apply(to: &size)
        let insets = group.usedInsets(asked)
        let inner = CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        var arrangement: GroupArrangement
        if case .custom(let provider) = group.content {
            arrangement = custom(provider, size: inner, items: items)
        } else {
            arrangement = line(group, inner: inner, asked: asked, items: items)
        }
        arrangement.move(by: CGPoint(x: insets.left, y: insets.top))
        if asked.width { size.width = arrangement.size.width + insets.left + insets.right }
        if asked.height { size.height = arrangement.size.height + insets.top + insets.bottom }
        arrangement.size = size
        if !arrangement.items.isEmpty {
            attach(group.supplementaryItems, to: CGRect(origin: .zero, size: size), item: 0, &arrangement)
        }
        return arrangement
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, items: Range<Int>
    ) -> GroupArrangement {
        let places = provider(LayoutContainer(size: size, traits: traits)).prefix(items.count)
        let extent = places.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
        }
        return GroupArrangement(
            size: extent,
            items: places.map { GroupArrangement.Item(frame: $0.frame.withoutNegativeSize, zIndex: $0.zIndex) })
    }

    /// A length along one axis.
    private struct Override {
        var isWidth: Bool
        var length: CGFloat

        func apply(to size: inout CGSize) {
            if isWidth { size.width = length } else { size.height = length }
        }
    }

    // MARK: Rows and columns

    /// An item of the row or column that is being made.
    private struct Piece {
        var item: NSCollectionLayoutItem
        var arrangement: GroupArrangement
        var first: Int
        var before: Edge
        var after: Edge
        var crossBefore: Edge
        var crossAfter: Edge
        /// The item's share of the cross axis is a fraction of what its siblings make of it.
        var crossFraction: CGFloat?
    }

    private struct Edge {
        var length: CGFloat
        var isFlexible: Bool

        @MainActor
        init(_ spacing: NSCollectionLayoutSpacing?) {
            length = spacing?.spacing ?? 0
            isFlexible = spacing?.isFlexibleSpacing ?? false
        }
    }

    private func line(
        _ group: NSCollectionLayoutGroup, inner: CGSize, asked: SizingAxes, items: Range<Int>
    ) -> GroupArrangement {
        let axes = FlowAxes(isVertical: !group.isHorizontal)
        let isMainAsked = group.isHorizontal ? asked.width : asked.height
        let isCrossAsked = group.isHorizontal ? asked.height : asked.width
        var pieces = pieces(
            group, axes, inner: inner, isMainAsked: isMainAsked, isCrossAsked: isCrossAsked, items: items)
        makeUniform(&pieces, axes)
        let between = Edge(group.interItemSpacing)
        let spacings = between.length * CGFloat(max(pieces.count - 1, 0))
        let used = pieces.reduce(spacings) { $0 + $1.before.length + axes.main($1.arrangement.size) + $1.after.length }
        let content = pieces.reduce(CGFloat(0)) { length, piece in
            guard piece.crossFraction == nil else { return length }
            return max(length, piece.crossBefore.length + axes.cross(piece.arrangement.size) + piece.crossAfter.length)
        }
        let hasContent = pieces.contains { $0.crossFraction == nil }
        let cross = isCrossAsked && hasContent ? content : axes.cross(inner)
        let main = isMainAsked ? used : axes.main(inner)

        // What is left over goes to the spaces that are flexible, an equal share each.
        let edges = pieces.reduce(0) { $0 + ($1.before.isFlexible ? 1 : 0) + ($1.after.isFlexible ? 1 : 0) }
        let flexible = edges + (between.isFlexible ? max(pieces.count - 1, 0) : 0)
        let share = flexible > 0 ? max(main - used, 0) / CGFloat(flexible) : 0
        var result = GroupArrangement(size: axes.size(main: main, cross: cross))
        var position: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            var piece = piece
            if index > 0 { position += between.length + (between.isFlexible ? share : 0) }
            position += piece.before.length + (piece.before.isFlexible ? share : 0)
            if let fraction = piece.crossFraction { piece.arrangement.stretch(cross: fraction * cross, axes) }
            let left = cross - axes.cross(piece.arrangement.size) - piece.crossBefore.length - piece.crossAfter.length
            var start = piece.crossBefore.length
            if piece.crossBefore.isFlexible { start += max(left, 0) / (piece.crossAfter.isFlexible ? 2 : 1) }
            let origin = axes.rect(main: position, cross: start, mainLength: 0, crossLength: 0).origin
            let length = axes.main(piece.arrangement.size)
            let offset = piece.first - items.lowerBound
            if !(piece.item is NSCollectionLayoutGroup) {
                attach(
                    piece.item.supplementaryItems, to: piece.arrangement.items[0].cellFrame, item: 0,
                    &piece.arrangement)
            }
            piece.arrangement.move(by: origin)
            result.items += piece.arrangement.items
            result.attached += piece.arrangement.attached.map {
                AttachedView(description: $0.description, item: $0.item + offset, frame: $0.frame)
            }
            position += length + piece.after.length + (piece.after.isFlexible ? share : 0)
        }
        return result
    }

    private func pieces(
        _ group: NSCollectionLayoutGroup, _ axes: FlowAxes, inner: CGSize, isMainAsked: Bool, isCrossAsked: Bool,
        items: Range<Int>
    ) -> [Piece] {
        let between = Edge(group.interItemSpacing).length
        let available = axes.main(inner)
        var pieces: [Piece] = []
        var next = items.lowerBound
        func make(_ item: NSCollectionLayoutItem, _ override: Override? = nil) -> Piece? {
            guard next < items.upperBound else { return nil }
            let piece = piece(
                item, axes, inner: inner, isCrossAsked: isCrossAsked, items: next..<items.upperBound,
                override: override)
            return piece.arrangement.items.isEmpty ? nil : piece
        }
        func add(_ piece: Piece) {
            pieces.append(piece)
            next += piece.arrangement.items.count
        }
        switch group.content {
        case .filling(let subitems):
            // An empty list of items would never be full.
            guard !subitems.isEmpty else { return [] }
            var used: CGFloat = 0
            var index = 0
            var isFirstRound = true
            while let piece = make(subitems[index]) {
                let length = piece.before.length + axes.main(piece.arrangement.size) + piece.after.length
                let wanted = used + (pieces.isEmpty ? 0 : between) + length
                if !isMainAsked, !pieces.isEmpty, wanted > available + Self.tolerance { break }
                add(piece)
                used = wanted
                index += 1
                guard index == subitems.count else { continue }
                // What has no length would fit for ever.
                if isMainAsked || (isFirstRound && used <= Self.tolerance) { break }
                isFirstRound = false
                index = 0
            }
        case .repeating(let item, let count):
            for _ in 0..<count {
                guard let piece = make(item) else { break }
                add(piece)
            }
        case .sharing(let item, let count):
            let edges =
                axes.isVertical
                ? (item.edgeSpacing?.top, item.edgeSpacing?.bottom)
                : (item.edgeSpacing?.leading, item.edgeSpacing?.trailing)
            let around = (edges.0?.spacing ?? 0) + (edges.1?.spacing ?? 0)
            let share = (available - between * CGFloat(count - 1)) / CGFloat(count) - around
            for _ in 0..<count {
                let override = isMainAsked ? nil : Override(isWidth: !axes.isVertical, length: max(share, 0))
                guard let piece = make(item, override) else { break }
                add(piece)
            }
        case .custom:
            break
        }
        return pieces
    }

    private func piece(
        _ item: NSCollectionLayoutItem, _ axes: FlowAxes, inner: CGSize, isCrossAsked: Bool, items: Range<Int>,
        override: Override?
    ) -> Piece {
        let spacing = item.edgeSpacing
        let (leading, trailing) = (Edge(spacing?.leading), Edge(spacing?.trailing))
        let (top, bottom) = (Edge(spacing?.top), Edge(spacing?.bottom))
        var asked = item.layoutSize.asked
        // What is shared out is not asked for.
        if let override { if override.isWidth { asked.width = false } else { asked.height = false } }
        let cross = axes.isVertical ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        let isFractional = axes.isVertical ? cross.isFractionalWidth : cross.isFractionalHeight
        var fraction: CGFloat?
        var arrangement: GroupArrangement
        if let group = item as? NSCollectionLayoutGroup {
            // A fraction of what follows its content is as long as its own content.
            if isCrossAsked, isFractional {
                if axes.isVertical { asked.width = true } else { asked.height = true }
            }
            arrangement = solve(group, in: inner, items: items, asked: asked, override: override)
        } else {
            if isCrossAsked, isFractional { fraction = cross.dimension }
            var estimate = item.layoutSize.resolved(in: inner)
            override?.apply(to: &estimate)
            let insets = item.usedInsets(asked)
            // The view is asked for what its insets leave of the room.
            let room = CGSize(
                width: max(estimate.width - insets.left - insets.right, 0),
                height: max(estimate.height - insets.top - insets.bottom, 0))
            let wanted = size(items.lowerBound, asked, room)
            let length = CGSize(
                width: asked.width ? wanted.width : estimate.width,
                height: asked.height ? wanted.height : estimate.height)
            let place = GroupArrangement.Item(
                frame: CGRect(origin: .zero, size: length), insets: insets, axes: asked)
            arrangement = GroupArrangement(size: length, items: [place])
        }
        return Piece(
            item: item, arrangement: arrangement, first: items.lowerBound,
            before: axes.isVertical ? top : leading, after: axes.isVertical ? bottom : trailing,
            crossBefore: axes.isVertical ? leading : top, crossAfter: axes.isVertical ? trailing : bottom,
            crossFraction: fraction)
    }

    /// Gives siblings that are to be alike the greatest of their lengths.
    private func makeUniform(_ pieces: inout [Piece], _ axes: FlowAxes) {
        func isUniform(_ piece: Piece, width: Bool) -> Bool {
            guard !(piece.item is NSCollectionLayoutGroup) else { return false }
            let size = piece.item.layoutSize
            let axes = piece.arrangement.items[0].axes
            return width
                ? axes.width && size.widthDimension.isUniformAcrossSiblings
                : axes.height && size.heightDimension.isUniformAcrossSiblings
        }
        for width in [true, false] {
            let alike = pieces.indices.filter { isUniform(pieces[$0], width: width) }
            let lengths = alike.map { width ? pieces[$0].arrangement.size.width : pieces[$0].arrangement.size.height }
            guard let greatest = lengths.max() else { continue }
            for index in alike {
                pieces[index].arrangement.stretch(greatest, isWidth: width)
            }
        }
    }

    private func attach(
        _ descriptions: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, item: Int,
        _ arrangement: inout GroupArrangement
    ) {
        for description in descriptions {
            let size = description.layoutSize.resolved(in: frame.size)
            arrangement.attached.append(
                AttachedView(description: description, item: item, frame: description.frame(of: size, in: frame)))
        }
    }
}

extension GroupArrangement {
    fileprivate mutating func move(by offset: CGPoint) {
        guard offset != .zero else { return }
        for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
        for index in attached.indices {
            attached[index].frame = attached[index].frame.offsetBy(dx: offset.x, dy: offset.y)
        }
    }

    /// Gives the arrangement of a single item another length.
    fileprivate mutating func stretch(_ length: CGFloat, isWidth: Bool) {
        if isWidth {
            size.width = length
            items[0].frame.size.width = length
        } else {
            size.height = length
            items[0].frame.size.height = length
        }
    }

    fileprivate mutating func stretch(cross: CGFloat, _ axes: FlowAxes) {
        stretch(cross, isWidth: axes.isVertical)
    }
}

extension NSCollectionLayoutItem {
    /// The content insets along the axes that are not estimated.
    func usedInsets(_ asked: SizingAxes) -> UIEdgeInsets {
        var insets = contentInsets.leftToRight
        if asked.width { (insets.left, insets.right) = (0, 0) }
        if asked.height { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
