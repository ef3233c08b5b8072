extension LayerNode {
    /// Copies nodes to memory that holds nothing.
    ///
    /// A node is plain bytes and one reference: these are moved as bytes, eight nodes at a time, which takes a quarter of what
    /// copying by attributes does. O(nodes).
    public static func copy(
        _ nodes: UnsafeBufferPointer<LayerNode>, to memory: UnsafeMutablePointer<LayerNode>
    ) {
        guard let first = nodes.baseAddress else { return }
        for index in Swift.stride(from: 0, to: nodes.count, by: 8) {
            UnsafeMutableRawPointer(memory + index).copyMemory(
                from: first + index, byteCount: min(8, nodes.count - index) * MemoryLayout<LayerNode>.stride)
        }
        for index in nodes.indices { _ = Unmanaged.passUnretained(first[index].shared).retain() }
    }

    /// Returns whether two nodes in memory have different places, sizes or opacities, and so are different: no node is copied
    /// to find it out, as for a comparison of all that they have.
    @inlinable
    public static func haveOtherPlaces(_ a: UnsafePointer<LayerNode>, _ b: UnsafePointer<LayerNode>) -> Bool {
        a.pointee.position != b.pointee.position || a.pointee.boundsSize != b.pointee.boundsSize
            || a.pointee.boundsOrigin != b.pointee.boundsOrigin || a.pointee.opacity != b.pointee.opacity
    }

    /// Returns whether two nodes in memory are the same bytes, and so equal.
    ///
    /// Equal ones may differ between their attributes, where bytes mean nothing. O(1), without reading attribute by
    /// attribute.
    @inlinable
    public static func haveSameBytes(_ a: UnsafePointer<LayerNode>, _ b: UnsafePointer<LayerNode>) -> Bool {
        typealias Block = SIMD2<UInt64>
        let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        // A node is as long as several blocks, as it is aligned to one.
        var differences = Block()
        for offset in stride(from: 0, to: MemoryLayout<LayerNode>.stride, by: MemoryLayout<Block>.size) {
            differences |=
                a.load(fromByteOffset: offset, as: Block.self) ^ b.load(fromByteOffset: offset, as: Block.self)
        }
        return differences == Block()
    }
}
