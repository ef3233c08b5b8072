import CoreGraphics
import Foundation

extension FilterKind {
    private static let radius = Input.number(kCIInputRadiusKey, 300, 0...600)

    /// Filters that move what is seen.
    static let distortions: [FilterKind] = [
        .round("CITwirlDistortion", [radius, .number(kCIInputAngleKey, .pi, -4 * Float.pi...4 * Float.pi)]) { values in
            let angle = values.float(kCIInputAngleKey)
            return { away, distance in rotated(away, -angle * (1 - distance) * (1 - distance)) }
        },
        .round("CIVortexDistortion", [radius, .number(kCIInputAngleKey, 56.55, -94.25...94.25)]) { values in
            let angle = values.float(kCIInputAngleKey)
            return { away, distance in
                let part = 1 - distance
                return rotated(away, -angle * part * part * part)
            }
        },
        .round("CIBumpDistortion", [radius, .number(kCIInputScaleKey, 0.5, -1...1)]) { values in
            let scale = values.float(kCIInputScaleKey)
            return { away, distance in
                let part = 1 - distance * distance
                return away * (1 - scale * part * part)
            }
        },
        .round("CIPinchDistortion", [radius, .number(kCIInputScaleKey, 0.5, 0...2)]) { values in
            let scale = values.float(kCIInputScaleKey)
            return { away, distance in away * min(pow(max(distance, 0.001), -scale * (1 - distance)), 50) }
        },
        .of(
            "CIBumpDistortionLinear", kCICategoryDistortionEffect,
            [
                .center, radius, .number(kCIInputAngleKey, 0, 0...2 * Float.pi),
                .number(kCIInputScaleKey, 0.5, -1...1),
            ]
        ) { image, values in
            let (center, radius) = (values.place(), max(values.float(kCIInputRadiusKey), 1))
            let (angle, scale) = (values.float(kCIInputAngleKey), values.float(kCIInputScaleKey))
            let across = SIMD2(-sin(angle), cos(angle))
            return CIImage(
                WarpedStep(image.step, reach: CGFloat(radius)) { place in
                    let distance = ((place - center) * across).sum()
                    let part = abs(distance) / radius
                    guard part < 1 else { return place }
                    let even = 1 - part * part
                    return place - across * (distance * scale * even * even)
                })
        },
        .of("CIHoleDistortion", kCICategoryDistortionEffect, [.center, .number(kCIInputRadiusKey, 150, 0.01...1000)]) {
            image, values in
            let (center, radius) = (values.place(), max(values.float(kCIInputRadiusKey), 0.01))
            return CIImage(
                WarpedStep(image.step, reach: CGFloat(radius)) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot()
                    // What was in the hole's middle lies around it; nothing is in it.
                    guard distance > radius else { return SIMD2(repeating: .infinity) }
                    return center + away * ((distance - radius) / distance * (1 + radius / distance))
                })
        },
        .of(
            "CICircleSplashDistortion", kCICategoryDistortionEffect,
            [.center, .number(kCIInputRadiusKey, 150, 0...1000)]
        ) {
            image, values in
            let (center, radius) = (values.place(), values.float(kCIInputRadiusKey))
            return CIImage(
                WarpedStep(image.step, reach: 0) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot()
                    return distance <= radius ? place : center + away * (radius / distance)
                })
        },
        .of(
            "CILightTunnel", kCICategoryDistortionEffect,
            [.center, .number("inputRotation", 0, 0...Float.pi / 2), .number(kCIInputRadiusKey, 0, 1...500)]
        ) { image, values in
            let (center, radius) = (values.place(), max(values.float(kCIInputRadiusKey), 1))
            let rotation = values.float("inputRotation")
            return CIImage(
                WarpedStep(image.step, extent: image.extent, reach: CGFloat(radius)) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot()
                    guard distance > radius else { return place }
                    return center + rotated(away * (radius / distance), rotation * (distance / radius - 1))
                })
        },
        .of(
            "CITorusLensDistortion", kCICategoryDistortionEffect,
            [
                .center, .number(kCIInputRadiusKey, 160, 0...500), .number(kCIInputWidthKey, 80, 0...200),
                .number("inputRefraction", 1.7, 0...5),
            ]
        ) { image, values in
            let (center, radius) = (values.place(), values.float(kCIInputRadiusKey))
            let (width, refraction) = (max(values.float(kCIInputWidthKey), 1), values.float("inputRefraction"))
            return CIImage(
                WarpedStep(image.step, reach: CGFloat(width)) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot()
                    let across = (distance - radius + width / 2) / width * 2 - 1
                    guard abs(across) < 1, distance > 0 else { return place }
                    let bend = (1 - (1 - across * across).squareRoot()) * across * (refraction - 1)
                    return center + away * ((distance + bend * width / 2) / distance)
                })
        },
    ]

    /// Returns where a colour is found, from the middle on, by where it is seen and by that place's part of the radius.
    private typealias Move = @Sendable (_ away: SIMD2<Float>, _ distance: Float) -> SIMD2<Float>

    /// A filter of what lies in a circle.
    private static func round(
        _ name: String, _ inputs: [Input], _ move: @escaping @Sendable (FilterValues) -> Move
    ) -> FilterKind {
        .of(name, kCICategoryDistortionEffect, [.center] + inputs) { image, values in
            let (center, radius) = (values.place(), values.float(kCIInputRadiusKey))
            guard radius > 0 else { return image }
            let move = move(values)
            return CIImage(
                WarpedStep(image.step, reach: CGFloat(2 * radius)) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot() / radius
                    return distance < 1 ? center + move(away, distance) : place
                })
        }
    }

    private static func rotated(_ vector: SIMD2<Float>, _ angle: Float) -> SIMD2<Float> {
        let (c, s) = (cos(angle), sin(angle))
        return SIMD2(c * vector.x - s * vector.y, s * vector.x + c * vector.y)
    }

    /// Filters that repeat an image.
    static let tiles: [FilterKind] = [
        .of("CIAffineClamp", kCICategoryTileEffect, [Input(key: kCIInputTransformKey, value: .transform)]) {
            image, values in image.transformed(by: values.transform()).clampedToExtent()
        },
        .of("CIClamp", kCICategoryTileEffect, [.vector(kCIInputExtentKey, 0, 0, 640, 80)]) { image, values in
            image.clamped(to: values.rect() ?? image.extent)
        },
        .of("CIAffineTile", kCICategoryTileEffect, [Input(key: kCIInputTransformKey, value: .transform)]) {
            image, values in
            let extent = image.extent
            guard !extent.isInfinite, extent.width >= 1, extent.height >= 1 else { return image }
            let corner = SIMD2(Float(extent.minX), Float(extent.minY))
            let size = SIMD2(Float(extent.width), Float(extent.height))
            let tiled = WarpedStep(image.step, extent: .infinite, reach: 0) { place in
                let part = (place - corner) / size
                return (part - part.rounded(.down)) * size + corner
            }
            return CIImage(tiled).transformed(by: values.transform())
        },
        .of(
            "CIKaleidoscope", kCICategoryTileEffect,
            [
                .number("inputCount", 6, 1...64), .center, .number(kCIInputAngleKey, 0, -Float.pi...Float.pi),
            ]
        ) { image, values in
            let (center, angle) = (values.place(), values.float(kCIInputAngleKey))
            let wedge = Float.pi / max(values.float("inputCount").rounded(), 1)
            let extent = image.extent
            guard !extent.isInfinite, extent.width >= 1, extent.height >= 1 else { return image }
            // The edges go on.
            let low = SIMD2(Float(extent.minX) + 0.5, Float(extent.minY) + 0.5)
            let high = SIMD2(Float(extent.maxX) - 0.5, Float(extent.maxY) - 0.5)
            return CIImage(
                WarpedStep(image.step, extent: .infinite, reach: 0) { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot()
                    let turns = (atan2(away.y, away.x) - angle) / wedge
                    let whole = turns.rounded(.down)
                    let part = turns - whole
                    // Every second piece is mirrored.
                    let isMirrored = whole.wholeBelow & 1 != 0
                    let turned = (isMirrored ? 1 - part : part) * wedge + angle
                    let found = center + SIMD2(cos(turned), sin(turned)) * distance
                    return pointwiseMin(pointwiseMax(found, low), high)
                })
        },
    ]
}
