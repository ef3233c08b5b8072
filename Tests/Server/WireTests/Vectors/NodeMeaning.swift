import Foundation
import StageModel
import Wire

/// A layer as the vector file tells it: points as numbers, colours as lists, enumerations as their numbers.
func meaning(of node: LayerNode, _ attributes: NodeAttributes) -> [String: Any] {
    var json: [String: Any] = ["id": Int(node.id)]
    if attributes.contains(.parent) { json["parent"] = Int(node.parent) }
    if attributes.contains(.index) { json["index"] = Int(node.index) }
    if attributes.contains(.position) { json["position"] = list(node.position) }
    if attributes.contains(.boundsOrigin) { json["boundsOrigin"] = list(node.boundsOrigin) }
    if attributes.contains(.boundsSize) { json["boundsSize"] = list(node.boundsSize) }
    if attributes.contains(.anchorPoint) { json["anchorPoint"] = list(node.anchorPoint) }
    if attributes.contains(.transform) { json["transform"] = meaning(of: node.transform) }
    if attributes.contains(.sublayerTransform) { json["sublayerTransform"] = meaning(of: node.sublayerTransform) }
    if attributes.contains(.zPosition) { json["zPosition"] = Double(node.zPosition) }
    if attributes.contains(.opacity) { json["opacity"] = Int(node.opacity) }
    if attributes.contains(.flags) { json["flags"] = Int(node.flags.rawValue) }
    if attributes.contains(.cornerRadius) { json["cornerRadius"] = node.cornerRadius.points }
    if attributes.contains(.backgroundColor) { json["backgroundColor"] = list(node.backgroundColor) }
    if attributes.contains(.border) {
        json["border"] = ["width": node.border.width.points, "color": list(node.border.color)] as [String: Any]
    }
    if attributes.contains(.shadow) {
        json["shadow"] =
            [
                "color": list(node.shadow.color), "radius": node.shadow.radius.points,
                "offset": list(node.shadow.offset),
            ] as [String: Any]
    }
    if attributes.contains(.contents) {
        json["contents"] =
            ["image": node.contents.image, "gravity": Int(node.contents.gravity.rawValue)] as [String: Any]
    }
    if attributes.contains(.text) { json["text"] = meaning(of: node.text) }
    if attributes.contains(.gradient) { json["gradient"] = meaning(of: node.gradient) }
    if attributes.contains(.blur) { json["blur"] = Int(node.blur.rawValue) }
    if attributes.contains(.accessibility) {
        json["accessibility"] =
            ["role": Int(node.accessibility.role.rawValue), "label": node.accessibility.label] as [String: Any]
    }
    if attributes.contains(.item) {
        json["item"] =
            [
                "position": Int(node.item.position), "count": Int(node.item.count),
                "isSelected": node.item.isSelected,
            ] as [String: Any]
    }
    if attributes.contains(.drawing) { json["drawing"] = meaning(of: node.drawing) }
    if attributes.contains(.filter) { json["filter"] = meaning(of: node.filter) }
    return json
}

private func meaning(of filter: LayerNode.Filter) -> [String: Any] {
    [
        "blend": Int(filter.blend.rawValue), "isIsolated": filter.isIsolated, "blur": filter.blur.points,
        "colorMatrix": filter.colorMatrix.isEmpty ? NSNull() : filter.colorMatrix.map(Double.init) as Any,
    ]
}

private func meaning(of transform: Transform) -> [String: Any] {
    switch transform {
    case .identity: ["kind": 0]
    case .affine(let a, let b, let c, let d, let tx, let ty):
        ["kind": 1, "values": [a, b, c, d, tx, ty].map(Double.init)]
    case .matrix(let matrix): ["kind": 2, "values": (0..<16).map { Double(matrix.rows[$0]) }]
    }
}

private func meaning(of text: LayerNode.Text) -> [String: Any] {
    if text.fragments.isEmpty { return ["fragments": [Any]()] }
    return [
        "anchor": Int(text.anchor.rawValue), "isClipped": text.isClipped,
        "fragments": text.fragments.map(meaning),
    ]
}

func meaning(of fragment: LayerNode.Text.Fragment) -> [String: Any] {
    [
        "string": fragment.string, "x": fragment.x.points, "baseline": fragment.baseline.points,
        "width": fragment.width.points, "size": fragment.style.size.points,
        "color": list(fragment.style.color), "background": list(fragment.style.background),
        "weight": Int(fragment.style.weight), "design": Int(fragment.style.design.rawValue),
        "traits": Int(fragment.style.traits.rawValue), "fontFile": fragment.style.fontFile,
    ]
}

private func meaning(of gradient: LayerNode.Gradient) -> [String: Any] {
    if gradient.stops.isEmpty { return ["stops": [Any]()] }
    return [
        "kind": Int(gradient.kind.rawValue), "start": list(gradient.start), "end": list(gradient.end),
        "stops": gradient.stops.map { ["color": list($0.color), "location": Int($0.location)] as [String: Any] },
    ]
}

func list(_ pair: FixedPair) -> [Double] { [pair.x.points, pair.y.points] }

private func list(_ point: SIMD2<Float>) -> [Double] { [Double(point.x), Double(point.y)] }

func list(_ color: PackedColor) -> [Int] {
    [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
}
