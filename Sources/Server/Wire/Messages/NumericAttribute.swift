import StageModel

/// The attributes whose next values a step predicts.
///
/// They are made of whole numbers, each with a slot that is the same for all layers: layers that move alike differ from
/// their predictions alike, slot by slot.
enum NumericAttribute: CaseIterable {
    case position, boundsOrigin, boundsSize, transform, sublayerTransform, opacity, cornerRadius, backgroundColor,
        border,
        shadow

    static let all = NodeAttributes(allCases.map(\.attributes))
    static let slotCount = 56
    /// The greatest magnitude of a number that is predicted: sums and differences of such stay exact in JavaScript.
    static let limit: Int64 = 1 << 40

    var attributes: NodeAttributes {
        switch self {
        case .position: .position
        case .boundsOrigin: .boundsOrigin
        case .boundsSize: .boundsSize
        case .transform: .transform
        case .sublayerTransform: .sublayerTransform
        case .opacity: .opacity
        case .cornerRadius: .cornerRadius
        case .backgroundColor: .backgroundColor
        case .border: .border
        case .shadow: .shadow
        }
    }

    private static let affineElements = [0, 1, 4, 5, 12, 13]

    /// Returns the slots of its numbers, in their order.
    ///
    /// A transform has those of its sixteen elements, or of an affine transform's six where it is and was affine.
    func slots(_ base: UnsafePointer<LayerNode>, _ previous: UnsafePointer<LayerNode>) -> [Int] {
        switch self {
        case .position: Self.ranges[0]
        case .boundsOrigin: Self.ranges[1]
        case .boundsSize: Self.ranges[2]
        case .transform:
            Self.elementSlots(isAffine: base.pointee.transform.isAffine && previous.pointee.transform.isAffine)
        case .sublayerTransform:
            Self.sublayerElementSlots(
                isAffine: base.pointee.sublayerTransform.isAffine && previous.pointee.sublayerTransform.isAffine)
        case .opacity: Self.ranges[3]
        case .cornerRadius: Self.ranges[4]
        case .backgroundColor: Self.ranges[5]
        case .border: Self.ranges[6]
        case .shadow: Self.ranges[7]
        }
    }

    private static let ranges = [0..<2, 2..<4, 4..<6, 38..<39, 39..<40, 40..<44, 44..<49, 49..<56].map(Array.init)
    private static let elements = [Array(6..<22), affineElements.map { 6 + $0 }]
    private static let sublayerElements = [Array(22..<38), affineElements.map { 22 + $0 }]

    private static func elementSlots(isAffine: Bool) -> [Int] { elements[isAffine ? 1 : 0] }
    private static func sublayerElementSlots(isAffine: Bool) -> [Int] { sublayerElements[isAffine ? 1 : 0] }

    /// Writes a layer's numbers to their slots.
    ///
    /// - Returns: false if one of them is not whole, or too large.
    func write(_ node: UnsafePointer<LayerNode>, to numbers: inout [Int64]) -> Bool {
        switch self {
        case .position: return Self.write(node.pointee.position, to: &numbers, 0)
        case .boundsOrigin: return Self.write(node.pointee.boundsOrigin, to: &numbers, 2)
        case .boundsSize: return Self.write(node.pointee.boundsSize, to: &numbers, 4)
        case .transform: return Self.write(node.pointee.transform, to: &numbers, 6)
        case .sublayerTransform: return Self.write(node.pointee.sublayerTransform, to: &numbers, 22)
        case .opacity:
            numbers[38] = Int64(node.pointee.opacity)
            return true
        case .cornerRadius: return Self.write(node.pointee.cornerRadius, to: &numbers, 39)
        case .backgroundColor: return Self.write(node.pointee.backgroundColor, to: &numbers, 40)
        case .border:
            return Self.write(node.pointee.border.width, to: &numbers, 44)
                && Self.write(node.pointee.border.color, to: &numbers, 45)
        case .shadow:
            return Self.write(node.pointee.shadow.color, to: &numbers, 49)
                && Self.write(node.pointee.shadow.radius, to: &numbers, 53)
                && Self.write(node.pointee.shadow.offset, to: &numbers, 54)
        }
    }

    /// Gives a layer the numbers in their slots.
    ///
    /// - Throws: a fault if one is out of its range.
    func read(_ numbers: [Int64], into node: inout LayerNode) throws(WireFault) {
        switch self {
        case .position: node.position = Self.pair(numbers, 0)
        case .boundsOrigin: node.boundsOrigin = Self.pair(numbers, 2)
        case .boundsSize:
            node.boundsSize = FixedPair(x: try Self.length(numbers[4]), y: try Self.length(numbers[5]))
        case .transform: node.transform = Transform(numbers[6..<22])
        case .sublayerTransform: node.sublayerTransform = Transform(numbers[22..<38])
        case .opacity: node.opacity = try Self.byte(numbers[38])
        case .cornerRadius: node.cornerRadius = try Self.length(numbers[39])
        case .backgroundColor: node.backgroundColor = try Self.color(numbers[40..<44])
        case .border:
            node.border = .init(width: try Self.length(numbers[44]), color: try Self.color(numbers[45..<49]))
        case .shadow:
            node.shadow = .init(
                color: try Self.color(numbers[49..<53]), radius: try Self.length(numbers[53]),
                offset: Self.pair(numbers, 54))
        }
    }

    private static func write(_ value: FixedPoint, to numbers: inout [Int64], _ slot: Int) -> Bool {
        numbers[slot] = value.rawValue
        return value.rawValue.magnitude < limit
    }

    private static func write(_ pair: FixedPair, to numbers: inout [Int64], _ slot: Int) -> Bool {
        write(pair.x, to: &numbers, slot) && write(pair.y, to: &numbers, slot + 1)
    }

    private static func write(_ color: PackedColor, to numbers: inout [Int64], _ slot: Int) -> Bool {
        numbers[slot] = Int64(color.red)
        numbers[slot + 1] = Int64(color.green)
        numbers[slot + 2] = Int64(color.blue)
        numbers[slot + 3] = Int64(color.alpha)
        return true
    }

    private static func write(_ transform: Transform, to numbers: inout [Int64], _ slot: Int) -> Bool {
        let elements = transform.elements
        for index in 0..<16 {
            let scaled = elements[index] * Transform.units[index]
            guard scaled.magnitude < Float(limit), scaled == scaled.rounded() else { return false }
            numbers[slot + index] = Int64(scaled)
        }
        return true
    }

    private static func pair(_ numbers: [Int64], _ slot: Int) -> FixedPair {
        FixedPair(x: FixedPoint(rawValue: numbers[slot]), y: FixedPoint(rawValue: numbers[slot + 1]))
    }

    private static func length(_ number: Int64) throws(WireFault) -> FixedPoint {
        guard number >= 0 else { throw WireFault(.protocolError, "a step leads to a negative length") }
        return FixedPoint(rawValue: number)
    }

    private static func byte(_ number: Int64) throws(WireFault) -> UInt8 {
        guard let byte = UInt8(exactly: number) else {
            throw WireFault(.protocolError, "a step leads to \(number), which is not 0...255")
        }
        return byte
    }

    private static func color(_ numbers: ArraySlice<Int64>) throws(WireFault) -> PackedColor {
        let first = numbers.startIndex
        return PackedColor(
            red: try byte(numbers[first]), green: try byte(numbers[first + 1]), blue: try byte(numbers[first + 2]),
            alpha: try byte(numbers[first + 3]))
    }
}

extension Transform {
    fileprivate var isAffine: Bool {
        if case .matrix = self { return false }
        return true
    }

    fileprivate var elements: SIMD16<Float> {
        switch self {
        case .identity: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        case .affine(let a, let b, let c, let d, let tx, let ty): [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
        case .matrix(let matrix): matrix.rows
        }
    }

    fileprivate init(_ numbers: ArraySlice<Int64>) {
        var rows = SIMD16<Float>()
        for index in 0..<16 { rows[index] = Float(numbers[numbers.startIndex + index]) / Self.units[index] }
        self.init(rows: rows)
    }
}
