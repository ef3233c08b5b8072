import QuartzCore
import StageModel

/// The nodes of what layers show beside their sublayers: a replicator's instances, and an emitter's particles.
@MainActor
final class ExtraNodes {
    private var nodes: [LayerNode] = []
    private var ids: [Source: UInt32] = [:]
    /// The ids of the snapshot that is being made; what isn't seen any more loses its own.
    private var used: [Source: UInt32] = [:]
    private var newID: () -> UInt32 = { 0 }

    /// What a node stands for.
    private enum Source: Hashable {
        /// A replicator's sublayers once, by the replicator's node.
        case instance(UInt32, Int)
        /// A layer within an instance, by the instance's node.
        case copy(UInt32, of: UInt32)
        /// A particle, by the emitter's node.
        case particle(UInt32, UInt64)
    }

    /// Adds the nodes of what a layer shows, and returns whether these are instead of its sublayers.
    func add(of layer: CALayer, newID: @escaping () -> UInt32) -> Bool {
        self.newID = newID
        return add(layer, as: layer.presentationID, in: .original)
    }

    /// Removes and returns the nodes that have been added since the last call.
    func removeAll() -> [LayerNode] {
        guard !nodes.isEmpty || !ids.isEmpty else { return [] }
        ids = used
        used.removeAll(keepingCapacity: true)
        defer { nodes.removeAll(keepingCapacity: true) }
        return nodes
    }

    /// How what is within an instance differs from the layers themselves.
    private struct Setting {
        var delay: CFTimeInterval = 0
        var tint = Tint.none
        /// The node of the innermost instance.
        var instance: UInt32 = 0
        /// Whether it is the first instance of all replicators around it, the one that is read aloud.
        var isFirst = true

        static let original = Setting()
    }

    private func id(_ source: Source) -> UInt32 {
        let id = ids[source] ?? newID()
        used[source] = id
        return id
    }

    private func add(_ layer: CALayer, as id: UInt32, in setting: Setting) -> Bool {
        switch layer.extras {
        case .none: return false
        case .instances:
            if let replicator = layer as? CAReplicatorLayer { addInstances(of: replicator, as: id, in: setting) }
            return true
        case .particles:
            if let emitter = layer as? CAEmitterLayer { addParticles(of: emitter, as: id, in: setting) }
            return false
        case .depth:
            // Within a replicator's instance, which is flattened, its sublayers are, too.
            guard setting.instance == 0 else { return false }
            let made = DepthNodes(of: layer, prepare: { $0.prepareForCapture(newID: self.newID) }) { node, layer in
                self.add(node, of: layer)
            }
            return made != nil
        }
    }

    /// Adds the node of a layer, and those of its mask and of the layers within it.
    private func add(_ node: LayerNode, of layer: CALayer) {
        nodes.append(node)
        if let mask = layer.mask { add(mask, within: node.id, at: 0) }
        if add(layer, as: node.id, in: .original) { return }
        for (index, sublayer) in (layer.sublayers ?? []).enumerated() { add(sublayer, within: node.id, at: index) }
    }

    private func add(_ layer: CALayer, within parent: UInt32, at index: Int) {
        guard nodes.count < Self.limit else { return }
        layer.prepareForCapture(newID: newID)
        add(LayerNode(layer, parent: parent, index: index), of: layer)
    }

    private func addInstances(of layer: CAReplicatorLayer, as parent: UInt32, in setting: Setting) {
        guard let sublayers = layer.sublayers else { return }
        let bounds = layer.presented(delayed: setting.delay).bounds
        for (index, instance) in layer.instances.all.enumerated() {
            guard nodes.count < Self.limit else { return }
            var node = LayerNode(id: id(.instance(parent, index)))
            (node.parent, node.index) = (parent, UInt32(index))
            node.boundsOrigin = FixedPair(bounds.origin.x, bounds.origin.y)
            node.boundsSize = FixedPair(max(bounds.width, 0), max(bounds.height, 0))
            node.position = FixedPair(bounds.midX, bounds.midY)
            node.transform = Transform(instance.transform)
            node.opacity = UInt8(unitInterval: instance.color.alpha)
            nodes.append(node)
            var inner = setting
            inner.delay += instance.delay
            inner.tint = setting.tint.multiplied(by: Tint(instance.color))
            inner.instance = node.id
            inner.isFirst = setting.isFirst && index == 0
            for (place, sublayer) in sublayers.enumerated() { copy(sublayer, to: node.id, at: place, inner) }
        }
    }

    private func copy(_ layer: CALayer, to parent: UInt32, at index: Int, _ setting: Setting) {
        guard nodes.count < Self.limit else { return }
        layer.prepareForCapture(newID: newID)
        var node = LayerNode(id: id(.copy(setting.instance, of: layer.presentationID)))
        (node.parent, node.index) = (parent, UInt32(index))
        node.show(layer, layer.presented(delayed: setting.delay))
        node.tint(setting.tint)
        if !setting.isFirst { (node.accessibility, node.item) = (.init(), .init()) }
        nodes.append(node)
        if let mask = layer.mask { copy(mask, to: node.id, at: 0, setting) }
        if add(layer, as: node.id, in: setting) { return }
        for (place, sublayer) in (layer.sublayers ?? []).enumerated() {
            copy(sublayer, to: node.id, at: place, setting)
        }
    }

    private func addParticles(of layer: CAEmitterLayer, as parent: UInt32, in setting: Setting) {
        // Above the sublayers.
        let first = layer.sublayers?.count ?? 0
        for (index, particle) in layer.particles(delayed: setting.delay).enumerated() where nodes.count < Self.limit {
            var node = LayerNode(id: id(.particle(parent, particle.number)))
            (node.parent, node.index) = (parent, UInt32(first + index))
            node.show(particle, tint: setting.tint)
            nodes.append(node)
        }
    }

    /// The greatest number of nodes that come to those of the layers.
    private static let limit = 4000
}

extension LayerNode {
    @MainActor
    fileprivate mutating func show(_ particle: SeenParticle, tint: Tint) {
        boundsSize = FixedPair(particle.size.width, particle.size.height)
        position = FixedPair(particle.position.x, particle.position.y)
        let turned = CATransform3DMakeRotation(particle.rotation, 0, 0, 1)
        transform = Transform(CATransform3DScale(turned, particle.scale, particle.scale, 1))
        opacity = UInt8(unitInterval: particle.alpha)
        switch particle.image.content {
        case .file(let name): contents = Contents(image: name)
        case .list(let list):
            drawing = Drawing(list, in: CGRect(origin: .zero, size: particle.size))
            self.tint(tint.multiplied(by: Tint(particle.color)))
        }
    }
}
