import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that move, turn and stretch.
    static let transforms: [FilterKind] = [
        .of("CIAffineTransform", kCICategoryGeometryAdjustment, [Input(key: kCIInputTransformKey, value: .transform)]) {
            image, values in image.transformed(by: values.transform())
        },
        .of(
            "CICrop", kCICategoryGeometryAdjustment,
            [Input(key: "inputRectangle", value: .vector([-1e9, -1e9, 2e9, 2e9]))]
        ) {
            image, values in values.rect("inputRectangle").map { image.cropped(to: $0) } ?? image
        },
        scale("CILanczosScaleTransform"), scale("CIBicubicScaleTransform"),
        .of("CIStraightenFilter", kCICategoryGeometryAdjustment, [.number(kCIInputAngleKey, 0, -Float.pi...Float.pi)]) {
            image, values in
            let (extent, angle) = (image.extent, values.number(kCIInputAngleKey))
            guard !extent.isInfinite, !extent.isEmpty, angle != 0 else { return image }
            // So much larger that no corner is empty.
            let (c, s) = (cos(angle).magnitude, sin(angle).magnitude)
            let ratio = max(extent.width / extent.height, extent.height / extent.width)
            let factor = c + s * ratio
            let turned = image.transformed(
                by: CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
                    .concatenating(CGAffineTransform(rotationAngle: angle))
                    .concatenating(CGAffineTransform(scaleX: factor, y: factor))
                    .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY)))
            return turned.cropped(to: extent)
        },
        .of("CIPerspectiveTransform", kCICategoryGeometryAdjustment, corners) { image, values in
            let extent = image.extent
            let places = cornerKeys.map { values.point($0) }
            guard !extent.isInfinite, !extent.isEmpty,
                let map = Perspective(of: extent, to: places), let back = map.inverted
            else { return image }
            let (xs, ys) = (places.map(\.x), places.map(\.y))
            let box = CGRect(
                x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
                height: (ys.max() ?? 0) - (ys.min() ?? 0))
            return CIImage(WarpedStep(image.step, extent: box, reach: 0) { back.applied(to: $0) })
        },
        .of("CIPerspectiveCorrection", kCICategoryGeometryAdjustment, corners) { image, values in
            let places = cornerKeys.map { values.point($0) }
            func length(_ a: Int, _ b: Int) -> CGFloat { hypot(places[a].x - places[b].x, places[a].y - places[b].y) }
            let size = CGSize(
                width: ((length(0, 1) + length(3, 2)) / 2).rounded(),
                height: ((length(0, 3) + length(1, 2)) / 2).rounded())
            let rect = CGRect(origin: .zero, size: size)
            guard size.width >= 1, size.height >= 1, let map = Perspective(of: rect, to: places) else { return image }
            return CIImage(WarpedStep(image.step, extent: rect, reach: 0) { map.applied(to: $0) })
        },
    ]

    private static let cornerKeys = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]
    private static let corners: [Input] = [
        .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507), .point("inputBottomRight", 548, 140),
        .point("inputBottomLeft", 155, 153),
    ]

    private static func scale(_ name: String) -> FilterKind {
        .of(
            name, kCICategoryGeometryAdjustment,
            [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { image, values in
            let scale = values.number(kCIInputScaleKey)
            guard scale > 0 else { return image }
            let ratio = max(values.number(kCIInputAspectRatioKey), 0.001)
            return image.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        }
    }
}

/// A map of a rectangle to four corners: a matrix of homogeneous coordinates.
struct Perspective {
    private let rows: [SIMD3<Float>]

    private init(rows: [SIMD3<Float>]) {
        self.rows = rows
    }

    /// Makes the map of a rectangle to corners: the top left, top right, bottom right and bottom left one; nil if three of them lie in a
    /// line.
    init?(of rect: CGRect, to corners: [CGPoint]) {
        // From the unit square, whose corners are (0, 0), (1, 0), (1, 1) and (0, 1), by the differences of the corners.
        let points = [corners[3], corners[2], corners[1], corners[0]].map { SIMD2(Double($0.x), Double($0.y)) }
        let sum = points[0] - points[1] + points[2] - points[3]
        let (first, second) = (points[1] - points[2], points[3] - points[2])
        let area = first.x * second.y - second.x * first.y
        guard area.magnitude > 1e-9 else { return nil }
        let g = (sum.x * second.y - second.x * sum.y) / area
        let h = (first.x * sum.y - sum.x * first.y) / area
        let a = points[1] - points[0] + points[1] * g
        let b = points[3] - points[0] + points[3] * h
        let c = points[0]
        // The rectangle to the unit square before.
        let (w, v) = (1 / Double(rect.width), 1 / Double(rect.height))
        let (x, y) = (Double(rect.minX), Double(rect.minY))
        func row(_ p: Double, _ q: Double, _ r: Double) -> SIMD3<Float> {
            SIMD3(Float(p * w), Float(q * v), Float(r - p * w * x - q * v * y))
        }
        rows = [row(a.x, b.x, c.x), row(a.y, b.y, c.y), row(g, h, 1)]
    }

    /// The map back; nil if there is none.
    var inverted: Perspective? {
        func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let columns = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
        let determinant = (rows[0] * columns[0]).sum()
        guard determinant.magnitude > 1e-12 else { return nil }
        return Perspective(
            rows: (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) / determinant })
    }

    /// Returns where a point lies.
    func applied(to point: SIMD2<Float>) -> SIMD2<Float> {
        let place = SIMD3(point.x, point.y, 1)
        let depth = (rows[2] * place).sum()
        return SIMD2((rows[0] * place).sum() / depth, (rows[1] * place).sum() / depth)
    }
}
