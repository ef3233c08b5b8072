import CoreGraphics

/// A shape that sends out particles.
struct EmitterSource {
    var position = CGPoint.zero
    var size = CGSize.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume

    /// Returns a point of the shape, by random numbers.
    func point(_ random: inout SplitMix) -> CGPoint {
        let (a, b) = (CGFloat(random.next()), CGFloat(random.next()))
        let offset: CGVector =
            switch shape {
            case .line: CGVector(dx: size.width * ((mode == .points ? a.rounded() : a) - 0.5), dy: 0)
            case .rectangle, .cuboid: inRectangle(a, b)
            case .circle, .sphere: inCircle(a, b)
            default: CGVector(dx: 0, dy: 0)
            }
        return CGPoint(x: position.x + offset.dx, y: position.y + offset.dy)
    }

    private func inRectangle(_ a: CGFloat, _ b: CGFloat) -> CGVector {
        switch mode {
        case .points:
            return CGVector(dx: size.width * (a.rounded() - 0.5), dy: size.height * (b.rounded() - 0.5))
        case .outline:
            // Each side as often as it is long.
            let along = a * (size.width + size.height)
            let side = b.rounded() - 0.5
            return along < size.width
                ? CGVector(dx: along - size.width / 2, dy: size.height * side)
                : CGVector(dx: size.width * side, dy: along - size.width - size.height / 2)
        default:
            return CGVector(dx: size.width * (a - 0.5), dy: size.height * (b - 0.5))
        }
    }

    private func inCircle(_ a: CGFloat, _ b: CGFloat) -> CGVector {
        // The root spreads points evenly over the area.
        let radius = mode == .outline || mode == .points ? size.width : size.width * b.squareRoot()
        return CGVector(dx: radius * cos(2 * .pi * a), dy: radius * sin(2 * .pi * a))
    }
}

/// A cell as it was when it was handed to a layer.
struct EmittedCell {
    let motion: ParticleMotion
    let image: CGImage?
    let contentsScale: CGFloat
    let cells: [EmittedCell]

    @MainActor
    init(_ cell: CAEmitterCell, depth: Int = 0) {
        motion = cell.motion
        image = cell.contents as? CGImage
        contentsScale = cell.contentsScale
        // A cell may hold itself.
        cells = depth < 3 ? (cell.emitterCells ?? []).filter(\.isEnabled).map { EmittedCell($0, depth: depth + 1) } : []
    }

    /// How long after its birth a particle, or one that it sends out, may be seen.
    func longestTrace(_ factors: EmitterFactors) -> CFTimeInterval {
        let life = motion.longestLife * CFTimeInterval(max(factors.lifetime, 0))
        return life + (cells.map { $0.longestTrace(EmitterFactors()) }.max() ?? 0)
    }
}

/// A stretch of time in which an emitter's settings stay the same.
struct Emission {
    let cells: [EmittedCell]
    let source: EmitterSource
    let factors: EmitterFactors
    /// The layer's time at which it begins.
    let since: CFTimeInterval
    private(set) var until = CFTimeInterval.infinity
    /// The particles that each cell was to send out before, whole and part.
    let counts: [Double]

    init(cells: [EmittedCell], source: EmitterSource, factors: EmitterFactors, since: CFTimeInterval, counts: [Double])
    {
        (self.cells, self.source, self.factors, self.since) = (cells, source, factors, since)
        self.counts = counts.count == cells.count ? counts : cells.map { _ in 0 }
    }

    func ended(at time: CFTimeInterval) -> Emission {
        var copy = self
        copy.until = time
        return copy
    }

    private func rate(_ cell: EmittedCell) -> Double {
        let rate = Double(cell.motion.birthRate) * Double(factors.birthRate)
        return rate.isFinite ? max(rate, 0) : 0
    }

    /// Returns the stretch of time in which a cell sends out particles.
    private func births(_ cell: EmittedCell) -> (start: CFTimeInterval, end: CFTimeInterval) {
        let start = max(since, cell.motion.begin)
        let end = cell.motion.duration > 0 ? min(until, cell.motion.begin + cell.motion.duration) : until
        return (start, end)
    }

    /// The particles that each cell was to send out up to a time.
    func counts(at time: CFTimeInterval) -> [Double] {
        zip(cells, counts).map { cell, count in
            let (start, end) = births(cell)
            return count + max(min(end, time) - start, 0) * rate(cell)
        }
    }

    /// Whether nothing of it is seen at a time, and nothing will be.
    func isOver(at time: CFTimeInterval) -> Bool {
        cells.allSatisfy { cell in
            let end = births(cell).end
            return rate(cell) == 0 || end + cell.longestTrace(factors) < time
        }
    }

    /// Adds the particles that are seen at a time.
    ///
    /// O(births in the longest life of a particle).
    func add(to seen: inout [SeenParticle], at time: CFTimeInterval, seed: UInt64) {
        for (index, cell) in cells.enumerated() {
            let (rate, (start, end)) = (rate(cell), births(cell))
            guard rate > 0, end > start else { continue }
            let oldest = max(start, time - cell.longestTrace(factors))
            // A particle is born when the count reaches its number.
            let first = (counts[index] + (oldest - start) * rate).rounded(.up)
            let last = (counts[index] + (min(end, time) - start) * rate).rounded(.down)
            guard last >= first, last - first < 1e6 else { continue }
            // As many as ``counts(at:)`` tells, and no birth's time, which is rounded: the next stretch begins with that number.
            let next = counts[index] + (end - start) * rate
            for number in stride(from: max(first, last - Double(CAEmitterLayer.limit)), through: last, by: 1) {
                guard number < next else { break }
                let birth = start + (number - counts[index]) / rate
                var random = SplitMix(state: seed << 32 ^ UInt64(index) << 56 ^ UInt64(number))
                let place = source.point(&random)
                let particle = cell.motion.particle(
                    number: random.bits(), birth: birth, start: place, factors: factors)
                cell.add(particle, to: &seen, at: time)
            }
        }
    }
}

extension EmittedCell {
    /// Adds a particle of the cell, and those that it has sent out, as far as they are seen at a time.
    fileprivate func add(_ particle: ParticleMotion.Particle, to seen: inout [SeenParticle], at time: CFTimeInterval) {
        let age = time - particle.birth
        if age >= 0, age < particle.life, let image {
            seen.append(SeenParticle(particle, age: age, image: image, contentsScale: contentsScale))
        }
        for (index, cell) in cells.enumerated() {
            let rate = Double(cell.motion.birthRate)
            guard rate > 0, rate.isFinite, seen.count < 4 * CAEmitterLayer.limit else { continue }
            let first = particle.birth + max(cell.motion.begin, 0)
            var end = particle.birth + particle.life
            if cell.motion.duration > 0 { end = min(end, first + cell.motion.duration) }
            let oldest = max(first, time - cell.longestTrace(EmitterFactors()))
            var number = max(((oldest - first) * rate).rounded(.up), 0)
            number = max(number, ((min(end, time) - first) * rate).rounded(.down) - Double(CAEmitterLayer.limit))
            while first + number / rate < min(end, time + FrameClock.tolerance) {
                let birth = first + number / rate
                var random = SplitMix(state: particle.number ^ UInt64(index + 1) << 48 ^ UInt64(number))
                let child = cell.motion.particle(
                    number: random.bits(), birth: birth, start: particle.place(at: birth - particle.birth),
                    factors: EmitterFactors())
                cell.add(child, to: &seen, at: time)
                number += 1
            }
        }
    }
}

/// A particle as it is seen at one time.
package struct SeenParticle {
    /// The particle's own number, for as long as it is seen.
    package let number: UInt64
    let birth: CFTimeInterval
    package let image: CGImage
    /// The size in points before scaling.
    package let size: CGSize
    package let position: CGPoint
    package let scale: CGFloat
    /// Radians.
    package let rotation: CGFloat
    /// The colour by which a drawn image's colours are multiplied; opaque.
    package let color: CGColor
    package let alpha: CGFloat

    fileprivate init(
        _ particle: ParticleMotion.Particle, age: CFTimeInterval, image: CGImage, contentsScale: CGFloat
    ) {
        number = particle.number
        birth = particle.birth
        self.image = image
        let pixels = contentsScale > 0 ? contentsScale : 1
        size = CGSize(width: image.size.width / pixels, height: image.size.height / pixels)
        position = particle.place(at: age)
        scale = CGFloat(max(particle.scale.start + particle.scale.speed * age, 0))
        rotation = CGFloat(particle.spin * age)
        color = particle.color
        alpha = CGFloat(min(max(particle.alpha.start + particle.alpha.speed * age, 0), 1))
    }
}
