import Foundation

/// An image whose colours are changed, each by itself.
struct RecoloredStep: ImageStep {
    let input: any ImageStep
    let change: ColorChange
    var extent: CGRect { input.extent }
    var inputs: [any ImageStep] { [input] }
    var isSharp: Bool { input.isSharp }

    init(_ input: any ImageStep, _ change: ColorChange) {
        (self.input, self.change) = (input, change)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        guard !extent.isInfinite else {
            return input.raster(in: frame, scale: scale).map { change.applied(to: $0, scale: scale) }
        }
        let shown = frame.intersection(PixelFrame(extent, scale: scale))
        return input.raster(in: shown, scale: scale).map { change.applied(to: $0, scale: scale).part(frame) }
    }
}

/// An image whose colours are those of other places of it.
struct WarpedStep: ImageStep {
    /// The place, in the input's units, whose colour is seen at a place.
    typealias Place = @Sendable (SIMD2<Float>) -> SIMD2<Float>

    let input: any ImageStep
    let extent: CGRect
    /// How far away the other places may lie in an input that goes on everywhere.
    let reach: CGFloat
    let place: Place
    var inputs: [any ImageStep] { [input] }

    init(_ input: any ImageStep, extent: CGRect? = nil, reach: CGFloat, _ place: @escaping Place) {
        (self.input, self.extent, self.reach, self.place) = (input, extent ?? input.extent, reach, place)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        let shown = extent.isInfinite ? frame : frame.intersection(PixelFrame(extent, scale: scale))
        guard !shown.isEmpty else { return Raster(clear: frame) }
        let around = shown.grown(by: Int(min((reach * scale).rounded(.up), 4096)) + 1)
        let wanted =
            input.extent.isInfinite
            ? around : PixelFrame(input.extent, scale: scale)
        guard wanted.count <= ImageSize.mostComputed, let source = input.raster(in: wanted, scale: scale) else {
            return nil
        }
        let (factor, unit) = (Float(scale), 1 / Float(scale))
        return source.warped(to: shown) { place($0 * unit) * factor }.part(frame)
    }
}

/// An image each of whose pixels is made of those around it.
struct AreaStep: ImageStep {
    /// Returns the pixels of a frame, made of more of them on each side.
    typealias Work = @Sendable (_ source: Raster, _ frame: PixelFrame, _ scale: CGFloat) -> Raster

    let input: any ImageStep
    let extent: CGRect
    /// How far away the pixels may be of which one is made, in the input's units.
    let reach: CGFloat
    let work: Work
    var inputs: [any ImageStep] { [input] }

    /// Makes a step; without an extent it is as large as its input.
    init(_ input: any ImageStep, extent: CGRect? = nil, reach: CGFloat, _ work: @escaping Work) {
        (self.input, self.extent, self.reach, self.work) = (input, extent ?? input.extent, reach, work)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        let shown = extent.isInfinite ? frame : frame.intersection(PixelFrame(extent, scale: scale))
        guard !shown.isEmpty else { return Raster(clear: frame) }
        let wanted = shown.grown(by: Int(min((reach * scale).rounded(.up), 2048)))
        guard wanted.count <= ImageSize.mostComputed, let source = input.raster(in: wanted, scale: scale) else {
            return nil
        }
        return work(source, shown, scale).part(frame)
    }
}

/// Several images in one.
struct MixedStep: ImageStep {
    /// Returns the colour of colours at one place, all with their opacity in them.
    typealias Mixture = @Sendable (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>

    let first: any ImageStep
    let second: any ImageStep
    let third: (any ImageStep)?
    let extent: CGRect
    /// Whether the first one lies on the second one, as far as pixels are not needed.
    let isLayered: Bool
    let mixture: Mixture
    var inputs: [any ImageStep] { [first, second] + (third.map { [$0] } ?? []) }

    init(
        _ first: any ImageStep, _ second: any ImageStep, _ third: (any ImageStep)? = nil, extent: CGRect,
        isLayered: Bool = false, _ mixture: @escaping Mixture
    ) {
        (self.first, self.second, self.third) = (first, second, third)
        (self.extent, self.isLayered, self.mixture) = (extent, isLayered, mixture)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        let shown = extent.isInfinite ? frame : frame.intersection(PixelFrame(extent, scale: scale))
        guard let top = first.raster(in: shown, scale: scale), let bottom = second.raster(in: shown, scale: scale)
        else { return nil }
        var mask = top
        if let third {
            guard let pixels = third.raster(in: shown, scale: scale) else { return nil }
            mask = pixels
        }
        let mixed = Raster(shown) { bytes in
            top.withPixels { top in
                bottom.withPixels { bottom in
                    mask.withPixels { mask in
                        bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                            for index in 0..<shown.count {
                                pixels[index] =
                                    mixture(
                                        SIMD4(bytes: top[index]), SIMD4(bytes: bottom[index]),
                                        SIMD4(bytes: mask[index])
                                    ).pixel
                            }
                        }
                    }
                }
            }
        }
        return mixed.part(frame)
    }

    func draw(in drawing: StandInDrawing) {
        if isLayered { second.draw(in: drawing) }
        first.draw(in: drawing)
    }
}

/// One colour, or a line of them, that an area of an image gives.
struct ReducedStep: ImageStep {
    /// Returns the pixels of which the result consists, from those of the area.
    typealias Work = @Sendable (_ source: Raster) -> Raster

    let input: any ImageStep
    /// The area, in the input's units.
    let area: CGRect
    let extent: CGRect
    let work: Work
    var inputs: [any ImageStep] { [input] }
    var density: CGFloat { 1 }
    var isInPixels: Bool { true }

    init(_ input: any ImageStep, area: CGRect, extent: CGRect, _ work: @escaping Work) {
        (self.input, self.extent, self.work) = (input, extent, work)
        self.area = area.common(with: input.extent)
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        guard !area.isInfinite else { return nil }
        let pixels = PixelFrame(area, scale: 1)
        guard !pixels.isEmpty else { return Raster(clear: frame) }
        guard pixels.count <= ImageSize.mostComputed, let source = input.raster(in: pixels, scale: 1) else {
            return nil
        }
        let step = PixelStep(pixels: work(source), isSharp: true)
        return step.raster(in: frame, scale: scale)
    }
}
