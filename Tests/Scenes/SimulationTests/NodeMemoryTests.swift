import StageModel
import Testing

/// Nodes as bytes in memory: what is copied and compared of thousands in each step.
@Suite struct NodeMemoryTests {
    private func isPlain<Value>(_: Value) -> Bool { _isPOD(Value.self) }

    /// What copying by bytes relies on.
    @Test func aNodeIsPlainBytesAndOneReference() {
        let attributes = Mirror(reflecting: LayerNode(id: 1)).children
        let references = attributes.filter { !isPlain(of: $0.value) }
        #expect(references.map(\.label) == ["shared"])
        #expect(attributes.count > 10)
        #expect(MemoryLayout<LayerNode>.stride % MemoryLayout<SIMD2<UInt64>>.size == 0)
    }

    private func isPlain(of value: Any) -> Bool {
        func open<Value>(_ value: Value) -> Bool { isPlain(value) }
        return _openExistential(value, do: open)
    }

    private func nodes(_ count: UInt32) -> [LayerNode] {
        (1...count).map { id in
            var node = LayerNode(id: id)
            node.position = FixedPair(Double(id), 2)
            node.accessibility.label = "a label that is longer than what a string keeps in itself, \(id)"
            return node
        }
    }

    private func copied(_ nodes: [LayerNode]) -> [LayerNode] {
        nodes.withUnsafeBufferPointer { nodes in
            [LayerNode](unsafeUninitializedCapacity: nodes.count) { memory, count in
                guard let first = memory.baseAddress else { return }
                LayerNode.copy(nodes, to: first)
                count = nodes.count
            }
        }
    }

    @Test(arguments: [1, 7, 8, 9, 30])
    func copiesOutliveWhatTheyAreOf(count: UInt32) {
        var copies = copied(nodes(count))
        #expect(copies == nodes(count))
        // What a copy changes is its own.
        let kept = copies
        copies[0].accessibility.label = "other"
        #expect(kept == nodes(count))
    }

    @Test func onlyEqualNodesHaveTheSameBytes() {
        let node = nodes(1)[0]
        let changes: [(inout LayerNode) -> Void] = [
            { $0.id = 9 }, { $0.parent = 9 }, { $0.index = 9 }, { $0.zPosition = 9 }, { $0.position.y = FixedPoint(9) },
            { $0.boundsOrigin.x = FixedPoint(9) }, { $0.boundsSize.y = FixedPoint(9) }, { $0.anchorPoint.y = 9 },
            { $0.cornerRadius = FixedPoint(9) }, { $0.opacity = 9 }, { $0.flags = [] },
            { $0.backgroundColor.alpha = 9 },
            { $0.transform = .affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 9) }, { $0.border.width = FixedPoint(9) },
            { $0.accessibility.label = "other" },
        ]
        let all = [node]
        let copies = copied(all)
        all.withUnsafeBufferPointer { all in
            copies.withUnsafeBufferPointer { copies in
                guard let a = all.baseAddress, let b = copies.baseAddress else { return }
                #expect(a != b && LayerNode.haveSameBytes(a, b))
            }
        }
        for change in changes {
            var other = node
            change(&other)
            #expect(other != node)
            #expect(!haveSameBytes(node, other))
        }
    }

    private func haveSameBytes(_ a: LayerNode, _ b: LayerNode) -> Bool {
        // Side by side in memory, as steps have them.
        [a, b].withUnsafeBufferPointer { nodes in
            guard let first = nodes.baseAddress else { return false }
            return LayerNode.haveSameBytes(first, first + 1)
        }
    }
}
