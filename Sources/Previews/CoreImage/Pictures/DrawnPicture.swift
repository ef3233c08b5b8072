import CoreGraphics
import Foundation

/// The pixels of what was drawn: fills, lines, gradients and pictures, without their shadows.
struct DrawnPicture {
    private let list: DisplayList
    private var width = 0
    private var height = 0
    /// The colours from the top on, with the opacity in them.
    private var colors: [SIMD4<Float>] = []
    /// How much of each pixel the clip leaves; nil for all.
    private var clip: [Float]?
    private var saved: [[Float]?] = []

    init(_ list: DisplayList) {
        self.list = list
    }

    /// The pixels: two for a point, or as many as its pictures have; nil with texts, or with a picture of which none are known.
    var raster: Raster? {
        var picture = self
        return picture.paint()
    }

    /// The pixels of a point; nil for what can't be painted.
    private var density: CGFloat? {
        var density: CGFloat = 0
        for operation in list.operations {
            switch operation {
            case .text: return nil
            case .image(let name, let rect, let placed, _):
                guard let pixels = PicturePixels.ofFile(name) else { return nil }
                let size = rect.width * placed.meanScale
                if size > 0 { density = max(density, CGFloat(pixels.frame.width) / size) }
            default: break
            }
        }
        return density > 0 ? min(density, 4) : 2
    }

    private mutating func paint() -> Raster? {
        guard list.size.width > 0, list.size.height > 0, var scale = density else { return nil }
        let most = (CGFloat(ImageSize.mostRendered) / (list.size.width * list.size.height)).squareRoot()
        scale = min(scale, most)
        width = max(Int((list.size.width * scale).rounded()), 1)
        height = max(Int((list.size.height * scale).rounded()), 1)
        colors = Array(repeating: .zero, count: width * height)
        let transform = CGAffineTransform(
            scaleX: CGFloat(width) / list.size.width, y: CGFloat(height) / list.size.height)
        for operation in list.operations { perform(operation.applying(transform)) }
        let frame = PixelFrame(x: 0, y: 0, width: width, height: height)
        return Raster(frame) { target in
            target.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                for y in 0..<height {
                    for x in 0..<width { pixels[(height - 1 - y) * width + x] = colors[y * width + x].pixel }
                }
            }
        }
    }

    private mutating func perform(_ operation: DrawingOperation) {
        switch operation {
        case .save: saved.append(clip)
        case .restore: clip = saved.popLast() ?? clip
        case .clip(let path, let rule):
            let values = Coverage(path, rule).values(width: width, height: height)
            clip = clip.map { zip($0, values).map { $0 * $1 } } ?? values
        case .fill(let path, let rule, let color):
            let components = Self.components(of: color)
            cover(Coverage(path, rule)) { _, _ in components }
        case .stroke(let path, let style, let color):
            let components = Self.components(of: color)
            var line = CGPath(elements: path)
            if !style.dashes.isEmpty { line = line.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes) }
            let outline = line.copy(
                strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
            cover(Coverage(outline.elements, .winding)) { _, _ in components }
        case .clear(let path):
            let values = Coverage(path, .winding).values(width: width, height: height)
            for index in colors.indices where values[index] > 0 {
                colors[index] *= 1 - min(values[index], 1) * (clip?[index] ?? 1)
            }
        case .gradient(let gradient):
            paint { x, y in Self.color(of: gradient, at: CGPoint(x: x, y: y)) }
        case .image(let name, let rect, let placed, let alpha): paint(name, rect, placed, Float(alpha))
        case .shadow, .pathShadow, .text: break
        }
    }

    private static func components(of color: CGColor) -> SIMD4<Float> {
        SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)).multiplied
    }

    private mutating func cover(_ coverage: Coverage, _ color: (CGFloat, CGFloat) -> SIMD4<Float>) {
        let values = coverage.values(width: width, height: height)
        for index in colors.indices where values[index] > 0 {
            let x = CGFloat(index % width) + 0.5
            lay(color(x, CGFloat(index / width) + 0.5) * min(values[index], 1), on: index)
        }
    }

    private mutating func paint(_ color: (CGFloat, CGFloat) -> SIMD4<Float>?) {
        var index = 0
        for y in 0..<height {
            for x in 0..<width {
                if let color = color(CGFloat(x) + 0.5, CGFloat(y) + 0.5) { lay(color, on: index) }
                index += 1
            }
        }
    }

    @inline(__always)
    private mutating func lay(_ color: SIMD4<Float>, on index: Int) {
        let color = color * (clip?[index] ?? 1)
        colors[index] = color + colors[index] * (1 - color.w)
    }

    private mutating func paint(_ name: String, _ rect: CGRect, _ placed: CGAffineTransform, _ alpha: Float) {
        guard let pixels = PicturePixels.ofFile(name), rect.width > 0, rect.height > 0 else { return }
        var placed = placed
        let shape = Coverage(CGPath(rect: rect, transform: &placed).elements, .winding)
            .values(width: width, height: height)
        let back = placed.inverted()
        let frame = pixels.frame
        let (across, down) = (CGFloat(frame.width) / rect.width, CGFloat(frame.height) / rect.height)
        // As many pixels as are seen, so that each is the mean of what it stands for.
        let seen = PixelFrame(
            x: 0, y: 0, width: min(max(Int((rect.width * placed.meanScale).rounded()), 1), frame.width),
            height: min(max(Int((rect.height * placed.meanScale).rounded()), 1), frame.height))
        let source = pixels.stretched(to: seen)
        let (fewerX, fewerY) = (
            CGFloat(seen.width) / CGFloat(frame.width), CGFloat(seen.height) / CGFloat(frame.height)
        )
        source.withPixels { all in
            let sampler = RasterSampler(all, seen)
            for index in colors.indices where shape[index] > 0 {
                let point = CGPoint(x: CGFloat(index % width) + 0.5, y: CGFloat(index / width) + 0.5).applying(back)
                let x = (point.x - rect.minX) * across * fewerX
                // Rows begin at the lowest one.
                let y = CGFloat(seen.height) - (point.y - rect.minY) * down * fewerY
                let place = SIMD2(Float(x), Float(y)).clamped(
                    lowerBound: SIMD2(repeating: 0.5),
                    upperBound: SIMD2(Float(seen.width) - 0.5, Float(seen.height) - 0.5))
                lay(sampler.linear(place) * (alpha * min(shape[index], 1)), on: index)
            }
        }
    }

    /// The colour of a gradient at a place; nil beyond ends where it does not go on.
    private static func color(of gradient: DrawnGradient, at point: CGPoint) -> SIMD4<Float>? {
        let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let place: CGFloat
        if gradient.startRadius == 0, gradient.endRadius == 0 {
            let length = dx * dx + dy * dy
            guard length > 0 else { return nil }
            place = ((point.x - gradient.start.x) * dx + (point.y - gradient.start.y) * dy) / length
        } else {
            // Circles about nearly one middle; others are drawn as if they were.
            let distance = hypot(point.x - gradient.end.x, point.y - gradient.end.y)
            guard gradient.endRadius != gradient.startRadius else { return nil }
            place = (distance - gradient.startRadius) / (gradient.endRadius - gradient.startRadius)
        }
        if place < 0, !gradient.extendsBefore { return nil }
        if place > 1, !gradient.extendsAfter { return nil }
        guard let first = gradient.colors.first, let last = gradient.colors.last else { return nil }
        let kept = min(max(place, 0), 1)
        guard let next = gradient.locations.firstIndex(where: { $0 >= kept }) else { return components(of: last) }
        guard next > 0 else { return components(of: first) }
        let (low, high) = (gradient.locations[next - 1], gradient.locations[next])
        let part = high > low ? Float((kept - low) / (high - low)) : 1
        return components(of: gradient.colors[next - 1]).mixed(with: components(of: gradient.colors[next]), part)
    }
}
