import StageModel

/// Something that is done for each attribute of layers, such as to write it.
protocol NodeAttributeVisitor {
    associatedtype Failure: Error

    /// Handles an attribute.
    ///
    /// - Parameters:
    ///   - attribute: its bit.
    ///   - base: a layer.
    ///   - node: another state of it.
    ///   - differ: returns whether the attribute differs in two states, of which nothing else is read or copied.
    ///   - copy: gives a layer another's value.
    ///   - write: writes a layer's value as the wire has it.
    ///   - read: reads a value of a layer.
    /// - Throws: what handling it leads to.
    mutating func visit(
        _ attribute: NodeAttributes, _ base: LayerNode, _ node: LayerNode,
        differ: (UnsafePointer<LayerNode>, UnsafePointer<LayerNode>) -> Bool,
        copy: (inout LayerNode, LayerNode) -> Void, write: (inout ByteWriter, LayerNode) -> Void,
        read: (inout ByteReader, inout LayerNode) throws(WireFault) -> Void
    ) throws(Failure)
}

extension NodeAttributes {
    /// Visits all attributes, lowest bit first: the one list of what layers have on the wire, and how it is written.
    ///
    /// It is inlined with what visitors do, as if that stood here for each attribute.
    ///
    /// - Parameters:
    ///   - base: a layer.
    ///   - node: another state of it.
    ///   - visitor: is handed both.
    /// - Throws: what the visitor throws.
    @inline(__always)
    static func visitAll<Visitor: NodeAttributeVisitor>(
        _ base: LayerNode, _ node: LayerNode, with visitor: inout Visitor
    ) throws(Visitor.Failure) {
        try visitor.visit(
            .parent, base, node, differ: { $0.pointee.parent != $1.pointee.parent }, copy: { $0.parent = $1.parent },
            write: { $0.varint(UInt64($1.parent)) },
            read: { (reader, node) throws(WireFault) in node.parent = try reader.varint32("parent") })
        try visitor.visit(
            .index, base, node, differ: { $0.pointee.index != $1.pointee.index }, copy: { $0.index = $1.index },
            write: { $0.varint(UInt64($1.index)) },
            read: { (reader, node) throws(WireFault) in node.index = try reader.varint32("index") })
        try visitor.visit(
            .position, base, node, differ: { $0.pointee.position != $1.pointee.position },
            copy: { $0.position = $1.position },
            write: { $0.fixed($1.position) },
            read: { (reader, node) throws(WireFault) in node.position = try reader.pair() })
        try visitor.visit(
            .boundsOrigin, base, node, differ: { $0.pointee.boundsOrigin != $1.pointee.boundsOrigin },
            copy: { $0.boundsOrigin = $1.boundsOrigin },
            write: { $0.fixed($1.boundsOrigin) },
            read: { (reader, node) throws(WireFault) in node.boundsOrigin = try reader.pair() })
        try visitor.visit(
            .boundsSize, base, node, differ: { $0.pointee.boundsSize != $1.pointee.boundsSize },
            copy: { $0.boundsSize = $1.boundsSize },
            write: { $0.size($1.boundsSize) },
            read: { (reader, node) throws(WireFault) in node.boundsSize = try reader.size() })
        try visitor.visit(
            .anchorPoint, base, node, differ: { $0.pointee.anchorPoint != $1.pointee.anchorPoint },
            copy: { $0.anchorPoint = $1.anchorPoint },
            write: { $0.point($1.anchorPoint) },
            read: { (reader, node) throws(WireFault) in node.anchorPoint = try reader.point() })
        try visitor.visit(
            .transform, base, node, differ: { $0.pointee.transform != $1.pointee.transform },
            copy: { $0.transform = $1.transform },
            write: { $0.transform($1.transform) },
            read: { (reader, node) throws(WireFault) in node.transform = try reader.layerTransform() })
        try visitor.visit(
            .sublayerTransform, base, node, differ: { $0.pointee.sublayerTransform != $1.pointee.sublayerTransform },
            copy: { $0.sublayerTransform = $1.sublayerTransform },
            write: { $0.transform($1.sublayerTransform) },
            read: { (reader, node) throws(WireFault) in node.sublayerTransform = try reader.layerTransform() })
        try visitor.visit(
            .zPosition, base, node, differ: { $0.pointee.zPosition != $1.pointee.zPosition },
            copy: { $0.zPosition = $1.zPosition },
            write: { $0.f32($1.zPosition) },
            read: { (reader, node) throws(WireFault) in node.zPosition = try reader.f32() })
        try visitor.visit(
            .opacity, base, node, differ: { $0.pointee.opacity != $1.pointee.opacity },
            copy: { $0.opacity = $1.opacity },
            write: { $0.u8($1.opacity) },
            read: { (reader, node) throws(WireFault) in node.opacity = try reader.u8() })
        try visitor.visit(
            .flags, base, node, differ: { $0.pointee.flags != $1.pointee.flags }, copy: { $0.flags = $1.flags },
            write: { $0.u8($1.flags.rawValue) },
            read: { (reader, node) throws(WireFault) in node.flags = LayerNode.Flags(rawValue: try reader.u8()) })
        try visitor.visit(
            .cornerRadius, base, node, differ: { $0.pointee.cornerRadius != $1.pointee.cornerRadius },
            copy: { $0.cornerRadius = $1.cornerRadius },
            write: { $0.length($1.cornerRadius) },
            read: { (reader, node) throws(WireFault) in node.cornerRadius = try reader.length("corner radius") })
        try visitor.visit(
            .backgroundColor, base, node, differ: { $0.pointee.backgroundColor != $1.pointee.backgroundColor },
            copy: { $0.backgroundColor = $1.backgroundColor },
            write: { $0.color($1.backgroundColor) },
            read: { (reader, node) throws(WireFault) in node.backgroundColor = try reader.color() })
        try visitor.visit(
            .border, base, node, differ: { $0.pointee.border != $1.pointee.border }, copy: { $0.border = $1.border },
            write: { $0.border($1.border) },
            read: { (reader, node) throws(WireFault) in node.border = try reader.border() })
        try visitor.visit(
            .shadow, base, node, differ: { $0.pointee.shadow != $1.pointee.shadow }, copy: { $0.shadow = $1.shadow },
            write: { $0.shadow($1.shadow) },
            read: { (reader, node) throws(WireFault) in node.shadow = try reader.shadow() })
        try visitor.visit(
            .contents, base, node, differ: { $0.pointee.contents != $1.pointee.contents },
            copy: { $0.contents = $1.contents },
            write: { $0.contents($1.contents) },
            read: { (reader, node) throws(WireFault) in node.contents = try reader.contents() })
        try visitor.visit(
            .text, base, node, differ: { $0.pointee.text != $1.pointee.text }, copy: { $0.text = $1.text },
            write: { $0.text($1.text) },
            read: { (reader, node) throws(WireFault) in node.text = try reader.text() })
        try visitor.visit(
            .gradient, base, node, differ: { $0.pointee.gradient != $1.pointee.gradient },
            copy: { $0.gradient = $1.gradient },
            write: { $0.gradient($1.gradient) },
            read: { (reader, node) throws(WireFault) in node.gradient = try reader.gradient() })
        try visitor.visit(
            .blur, base, node, differ: { $0.pointee.blur != $1.pointee.blur }, copy: { $0.blur = $1.blur },
            write: { $0.u8($1.blur.rawValue) },
            read: { (reader, node) throws(WireFault) in node.blur = try reader.value("blur") })
        try visitor.visit(
            .accessibility, base, node, differ: { $0.pointee.accessibility != $1.pointee.accessibility },
            copy: { $0.accessibility = $1.accessibility },
            write: { $0.accessibility($1.accessibility) },
            read: { (reader, node) throws(WireFault) in node.accessibility = try reader.accessibility() })
        try visitor.visit(
            .item, base, node, differ: { $0.pointee.item != $1.pointee.item }, copy: { $0.item = $1.item },
            write: { $0.item($1.item) },
            read: { (reader, node) throws(WireFault) in node.item = try reader.item() })
        try visitor.visit(
            .drawing, base, node, differ: { $0.pointee.drawing != $1.pointee.drawing },
            copy: { $0.drawing = $1.drawing },
            write: { $0.drawing($1.drawing) },
            read: { (reader, node) throws(WireFault) in node.drawing = try reader.drawing() })
        try visitor.visit(
            .filter, base, node, differ: { $0.pointee.filter != $1.pointee.filter },
            copy: { $0.filter = $1.filter },
            write: { $0.filter($1.filter) },
            read: { (reader, node) throws(WireFault) in node.filter = try reader.filter() })
    }
}
