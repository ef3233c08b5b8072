import CoreGraphics

/// A layer that sends out particles.
///
/// Where particles are is a function of the stage's time and the layer's ``seed``: the same stage shows the same ones.
/// As Core Animation does, a layer shows the particles that it would have sent out since time 0 unless its `beginTime` is
/// later. A change of the layer or, by a key path such as `emitterCells.spark.birthRate`, of a cell, holds for the particles
/// that are born after it. The newest 400 particles are shown.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    public override init() {
        super.init()
        extras = .particles
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        extras = .particles
        guard let other = layer as? CAEmitterLayer else { return }
        (source, factors, seed, emitterCells) = (other.source, other.factors, other.seed, other.emitterCells)
        (emitterZPosition, emitterDepth, renderMode) = (other.emitterZPosition, other.emitterDepth, other.renderMode)
        emissions = other.emissions
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func plainCopy() -> CALayer { CAEmitterLayer(layer: self) }

    private var source = EmitterSource() {
        didSet { change() }
    }
    private var factors = EmitterFactors() {
        didSet { change() }
    }
    /// What has been sent out with which settings; the last one goes on.
    private final var emissions: [Emission] = []

    /// The particles that are sent out.
    ///
    /// Changes of a cell's own properties hold once the list, or the cell's value by a key path of the layer, is set.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            // New cells have always been there, as on Apple's systems.
            emissions = []
            let cells = currentCells
            if !cells.isEmpty {
                emissions = [Emission(cells: cells, source: source, factors: factors, since: 0, counts: [])]
                FrameClock.current.add(self)
            }
        }
    }

    /// The number from which the particles' random numbers come; 0 by default.
    open var seed: UInt32 = 0

    /// The middle of the shape that sends out particles, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { source.position }
        set { source.position = newValue }
    }
    /// The size of that shape, in points; a circle's radius is the width.
    open var emitterSize: CGSize {
        get { source.size }
        set { source.size = newValue }
    }
    /// The shape that sends out particles; a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { source.shape }
        set { source.shape = newValue }
    }
    /// The part of the shape that sends them out; its volume by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { source.mode }
        set { source.mode = newValue }
    }
    /// Has no effect: particles stay in the layer's plane.
    open var emitterZPosition: CGFloat = 0
    /// Has no effect: particles stay in the layer's plane.
    open var emitterDepth: CGFloat = 0
    /// Has no effect: particles are drawn over each other, the newest on top.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Has no effect: particles stay in the layer's plane.
    open var preservesDepth = false

    /// By how much the cells' birth rates are multiplied; 1 by default.
    open var birthRate: Float {
        get { factors.birthRate }
        set { factors.birthRate = newValue }
    }
    /// By how much the cells' lifetimes are multiplied; 1 by default.
    open var lifetime: Float {
        get { factors.lifetime }
        set { factors.lifetime = newValue }
    }
    /// By how much the cells' velocities are multiplied; 1 by default.
    open var velocity: Float {
        get { factors.velocity }
        set { factors.velocity = newValue }
    }
    /// By how much the cells' scales are multiplied; 1 by default.
    open var scale: Float {
        get { factors.scale }
        set { factors.scale = newValue }
    }
    /// By how much the cells' spins are multiplied; 1 by default.
    open var spin: Float {
        get { factors.spin }
        set { factors.spin = newValue }
    }

    /// Sets an attribute, or one of a cell: `emitterCells.` and the cell's name before the attribute's.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".").map(String.init)
        if parts.count == 3, parts[0] == "emitterCells" {
            for cell in emitterCells ?? [] where cell.name == parts[1] { cell.set(value, for: parts[2]) }
            return change()
        }
        if case .scalar(let number)? = value.flatMap({ AnimatableValue($0) }) {
            switch keyPath {
            case "birthRate":
                birthRate = Float(number)
                return
            case "lifetime":
                lifetime = Float(number)
                return
            case "velocity":
                velocity = Float(number)
                return
            case "scale":
                scale = Float(number)
                return
            case "spin":
                spin = Float(number)
                return
            default: break
            }
        }
        super.setValue(value, forKeyPath: keyPath)
    }

    private var currentCells: [EmittedCell] {
        (emitterCells ?? []).filter(\.isEnabled).map { EmittedCell($0) }
    }

    /// Lets what has been sent out go on as it was, and sends out by the new settings from now on.
    ///
    /// Before the layer is first seen, the settings are those of all time.
    private func change() {
        let cells = currentCells
        guard let last = emissions.popLast() else { return }
        let time = localTime(FrameClock.current.time)
        guard hasBeenSeen, time > last.since else {
            return emissions.append(
                Emission(cells: cells, source: source, factors: factors, since: last.since, counts: last.counts))
        }
        emissions.append(last.ended(at: time))
        emissions.removeAll { $0.isOver(at: time) }
        emissions.append(
            Emission(cells: cells, source: source, factors: factors, since: time, counts: last.counts(at: time)))
    }

    /// Whether particles have been asked for since the cells were set.
    private final var hasBeenSeen: Bool { presentationID != 0 }

    /// Returns whether the layer is in a tree, and shows particles or will, by the stage's time.
    final func isSeenToEmit(at time: CFTimeInterval) -> Bool {
        guard superlayer != nil else { return false }
        let time = localTime(time)
        return emissions.contains { !$0.isOver(at: time) }
    }

    /// The particles that are seen `delay` seconds ago, the oldest first.
    package final func particles(delayed delay: CFTimeInterval = 0) -> [SeenParticle] {
        let time = localTime(FrameClock.current.time - delay)
        var seen: [SeenParticle] = []
        for emission in emissions { emission.add(to: &seen, at: time, seed: UInt64(seed)) }
        return Array(seen.sorted { ($0.birth, $0.number) < ($1.birth, $1.number) }.suffix(Self.limit))
    }

    /// The greatest number of particles that are shown.
    package nonisolated static let limit = 400
}
