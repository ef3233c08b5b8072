import StageModel
import Wire

extension StageDelta {
    /// The changed attributes, by layer and by name.
    var plainValue: PlainValue {
        var fields: [(String, PlainValue)] = [("tick", .whole(Int(tick)))]
        if !removed.isEmpty { fields.append(("removed", .list(removed.map { .whole(Int($0)) }))) }
        fields.append(("nodes", .list(changed.map(\.plainValue))))
        return .object(fields)
    }
}

extension StageDelta.Change {
    fileprivate var plainValue: PlainValue {
        var fields: [(String, PlainValue)] = [("id", .whole(Int(node.id)))]
        func add(_ attribute: NodeAttributes, _ name: String, _ value: @autoclosure () -> PlainValue) {
            if attributes.contains(attribute) { fields.append((name, value())) }
        }
        add(.parent, "parent", .whole(Int(node.parent)))
        add(.index, "index", .whole(Int(node.index)))
        add(.position, "position", .pair(node.position))
        add(.boundsOrigin, "boundsOrigin", .pair(node.boundsOrigin))
        add(.boundsSize, "boundsSize", .pair(node.boundsSize))
        add(
            .anchorPoint, "anchorPoint",
            .list([Double(node.anchorPoint.x), Double(node.anchorPoint.y)].map { .number($0) }))
        add(.transform, "transform", .transform(node.transform))
        add(.sublayerTransform, "sublayerTransform", .transform(node.sublayerTransform))
        add(.zPosition, "zPosition", .number(Double(node.zPosition)))
        add(.opacity, "opacity", .whole(Int(node.opacity)))
        add(.flags, "flags", .whole(Int(node.flags.rawValue)))
        add(.cornerRadius, "cornerRadius", .number(node.cornerRadius.points))
        add(.backgroundColor, "backgroundColor", .color(node.backgroundColor))
        add(.border, "border", .list([.number(node.border.width.points), .color(node.border.color)]))
        add(
            .shadow, "shadow",
            .list([.color(node.shadow.color), .number(node.shadow.radius.points), .pair(node.shadow.offset)]))
        add(.contents, "contents", .text(node.contents.image))
        add(.text, "text", .text(node.text.string))
        add(.blur, "blur", .whole(Int(node.blur.rawValue)))
        add(.accessibility, "accessibility", .text(node.accessibility.label))
        add(.item, "item", .list([node.item.position, node.item.count].map { .whole(Int($0)) }))
        return .object(fields)
    }
}

extension PlainValue {
    fileprivate static func pair(_ pair: FixedPair) -> PlainValue {
        .list([.number(pair.x.points), .number(pair.y.points)])
    }

    fileprivate static func color(_ color: PackedColor) -> PlainValue {
        .list([color.red, color.green, color.blue, color.alpha].map { .whole(Int($0)) })
    }

    fileprivate static func transform(_ transform: Transform) -> PlainValue {
        switch transform {
        case .identity: .list([])
        case .affine(let a, let b, let c, let d, let tx, let ty):
            .list([a, b, c, d, tx, ty].map { .number(Double($0)) })
        case .matrix(let matrix): .list((0..<16).map { .number(Double(matrix.rows[$0])) })
        }
    }
}
