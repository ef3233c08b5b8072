import StageModel

/// A drawing as the vector file tells it, which is the page's own form.
func meaning(of drawing: Drawing) -> [[String: Any]] {
    drawing.operations.map(meaning)
}

private func meaning(of operation: Drawing.Operation) -> [String: Any] {
    switch operation {
    case .fill(let path, let isEvenOdd, let color):
        ["type": "fill", "isEvenOdd": isEvenOdd, "color": list(color), "path": meaning(of: path)]
    case .stroke(let path, let line, let color):
        ["type": "stroke", "color": list(color), "line": meaning(of: line), "path": meaning(of: path)]
    case .save: ["type": "save"]
    case .restore: ["type": "restore"]
    case .clip(let path, let isEvenOdd): ["type": "clip", "isEvenOdd": isEvenOdd, "path": meaning(of: path)]
    case .shadow(let shadow): ["type": "shadow", "shadow": meaning(of: shadow)]
    case .pathShadow(let path, let shadow):
        ["type": "pathShadow", "shadow": meaning(of: shadow), "path": meaning(of: path)]
    case .gradient(let gradient):
        [
            "type": "gradient", "start": point(gradient.start), "startRadius": gradient.startRadius.points,
            "end": point(gradient.end), "endRadius": gradient.endRadius.points,
            "extendsBefore": gradient.extendsBefore, "extendsAfter": gradient.extendsAfter,
            "stops": gradient.stops.map { ["color": list($0.color), "location": Int($0.location)] as [String: Any] },
        ]
    case .image(let image):
        [
            "type": "image", "name": image.name, "x": image.origin.x.points, "y": image.origin.y.points,
            "width": image.size.x.points, "height": image.size.y.points,
            "transform": image.transform.map(Double.init), "alpha": Int(image.alpha),
        ]
    case .clear(let path): ["type": "clear", "path": meaning(of: path)]
    case .text(let text):
        [
            "type": "text", "transform": text.transform.map(Double.init), "alpha": Int(text.alpha),
            "fragments": text.fragments.map(meaning),
        ]
    }
}

private func meaning(of path: Drawing.Path) -> [String: Any] {
    ["verbs": path.verbs.map { Int($0.rawValue) }, "points": path.points.flatMap(list)]
}

private func meaning(of line: Drawing.Line) -> [String: Any] {
    [
        "width": line.width.points, "cap": Int(line.cap.rawValue), "join": Int(line.join.rawValue),
        "miterLimit": Double(line.miterLimit), "dashes": line.dashes.map(\.points),
        "dashPhase": line.dashPhase.points,
    ]
}

private func meaning(of shadow: Drawing.Shadow) -> [String: Any] {
    [
        "color": list(shadow.color), "radius": shadow.radius.points, "x": shadow.offset.x.points,
        "y": shadow.offset.y.points,
    ]
}

private func point(_ pair: FixedPair) -> [String: Double] { ["x": pair.x.points, "y": pair.y.points] }
