import QuartzCore
import StageModel

/// Turns a tree of layers into what viewers see of it, quantised.
@MainActor
final class LayerCapture {
    private var lastID: UInt32 = 0

    /// The presented attributes of `root` and the layers below it, ascending by id. O(layers).
    func nodes(of root: CALayer) -> [LayerNode] {
        var nodes: [LayerNode] = []
        visit(root, parent: 0, index: 0, into: &nodes)
        // Layers are numbered as they appear, so the order of a tree is nearly that of its numbers.
        if !zip(nodes, nodes.dropFirst()).allSatisfy({ $0.id < $1.id }) {
            nodes.sort { $0.id < $1.id }
        }
        return nodes
    }

    private func visit(_ layer: CALayer, parent: UInt32, index: Int, into nodes: inout [LayerNode]) {
        if layer.presentationID == 0 {
            lastID += 1
            layer.presentationID = lastID
        }
        nodes.append(LayerNode(layer, parent: parent, index: index))
        for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
            visit(sublayer, parent: layer.presentationID, index: index, into: &nodes)
        }
    }
}
