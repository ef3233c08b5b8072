import CoreGraphics
import Foundation
import QuartzCore
import StageModel

/// Values as an inspector shows them.
enum InspectedText {
    /// At most two decimals: 12, 12.5, 0.33.
    static func number(_ value: CGFloat) -> String { NumberWriter.text(of: 1) { $0.write(value) } }

    static func numbers(_ values: [CGFloat]) -> String {
        NumberWriter.text(of: values.count) { writer in
            for index in values.indices {
                if index > 0 { writer.write(", ") }
                writer.write(values[index])
            }
        }
    }

    static func point(_ value: CGPoint) -> String { NumberWriter.text(of: 2) { $0.write(value) } }

    static func size(_ value: CGSize) -> String { NumberWriter.text(of: 2) { $0.write(value) } }

    /// The corner, then the size.
    static func rect(_ value: CGRect) -> String {
        NumberWriter.text(of: 4) { writer in
            writer.write(value.origin)
            writer.write(" \u{b7} ")
            writer.write(value.size)
        }
    }

    /// An item's place: `0 - 12`.
    static func path(_ value: IndexPath) -> String { value.map(String.init).joined(separator: " - ") }

    static func color(_ value: PackedColor) -> String {
        let channels = [value.red, value.green, value.blue] + (value.alpha == 255 ? [] : [value.alpha])
        return channels.reduce(into: "#") { text, channel in
            if channel < 16 { text += "0" }
            text += String(channel, radix: 16, uppercase: true)
        }
    }

    /// The parts of a transform that differ from the identity's: translation, scale, rotation, skew, perspective.
    static func transform(_ value: CATransform3D) -> String {
        guard !CATransform3DIsIdentity(value) else { return "none" }
        let parts = TransformParts(value)
        var texts: [String] = []
        let moves = parts.translation
        if moves != .zero {
            let list = [moves.x, moves.y] + (moves.z == 0 ? [] : [moves.z])
            texts.append("translation \(numbers(list.map { CGFloat($0) }))")
        }
        let scale = parts.scale
        if !isSame(scale.x, 1) || !isSame(scale.y, 1) || !isSame(scale.z, 1) {
            let list =
                isSame(scale.z, 1)
                ? (isSame(scale.x, scale.y) ? [scale.x] : [scale.x, scale.y]) : [scale.x, scale.y, scale.z]
            texts.append("scale \(numbers(list.map { CGFloat($0) }))")
        }
        for (axis, angle) in [("x", parts.rotation.x), ("y", parts.rotation.y)] where !isSame(angle, 0) {
            texts.append("rotation about \(axis) \(degrees(angle))")
        }
        if !isSame(parts.rotation.z, 0) { texts.append("rotation \(degrees(parts.rotation.z))") }
        if parts.isSkewed { texts.append("skewed") }
        if let distance = parts.perspective { texts.append("perspective from \(number(CGFloat(distance)))") }
        return texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }

    private static func degrees(_ radians: Double) -> String { "\(number(CGFloat(radians * 180 / .pi)))\u{b0}" }

    private static func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.0005 }
}

/// A transform taken apart: scaled, then rotated about x, y and z, then moved, then seen in perspective.
struct TransformParts {
    let translation: SIMD3<Double>
    let scale: SIMD3<Double>
    /// In radians.
    let rotation: SIMD3<Double>
    /// Whether the axes do not stand at right angles.
    let isSkewed: Bool
    /// The distance of the eye in points; nil without perspective.
    let perspective: Double?

    /// Takes a transform apart.
    init(_ m: CATransform3D) {
        translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
        var axes = [
            SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)), SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)),
            SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)),
        ]
        // A perspective that follows the rest has the fourth column be a multiple of the third.
        let column = SIMD3(Double(m.m14), Double(m.m24), Double(m.m34))
        let depth = SIMD3(axes[0].z, axes[1].z, axes[2].z)
        let share = Self.dot(depth, depth) > 0 ? Self.dot(column, depth) / Self.dot(depth, depth) : 0
        perspective = share.magnitude > 1e-9 ? -1 / share : nil
        var lengths = axes.map { Self.dot($0, $0).squareRoot() }
        for index in 0..<3 where lengths[index] > 0 { axes[index] /= lengths[index] }
        // A mirrored one has turned one axis around.
        if Self.dot(Self.cross(axes[0], axes[1]), axes[2]) < 0 {
            axes[0] = -axes[0]
            lengths[0] = -lengths[0]
        }
        scale = SIMD3(lengths[0], lengths[1], lengths[2])
        isSkewed =
            [(0, 1), (0, 2), (1, 2)].contains { Self.dot(axes[$0.0], axes[$0.1]).magnitude > 0.001 }
        rotation = SIMD3(
            atan2(axes[1].z, axes[2].z),
            atan2(-axes[0].z, (axes[1].z * axes[1].z + axes[2].z * axes[2].z).squareRoot()),
            atan2(axes[0].y, axes[0].x))
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
