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

    /// The slots of an attribute's numbers: successive ones, or the six of an affine transform's elements among sixteen.
    struct Slots {
        let first: Int
        let count: Int
        var isAffine = false

        /// Returns a number's slot by the number's place among the attribute's.
        @inline(__always)
        subscript(index: Int) -> Int {
            // The elements 0, 1, 4, 5, 12 and 13.
            isAffine ? first + (index < 4 ? (index & 2) << 1 + (index & 1) : 8 + index) : first + index
        }

        static func elements(from first: Int, isAffine: Bool) -> Slots {
            Slots(first: first, count: isAffine ? 6 : 16, isAffine: isAffine)
        }
    }

    /// Returns the slots of its numbers, in their order.
    ///
    /// A transform has those of its sixteen elements, or of an affine transform's six where it is and was affine.
    func slots(_ base: UnsafePointer<LayerNode>, _ previous: UnsafePointer<LayerNode>) -> Slots {
        switch self {
        case .position: Slots(first: 0, count: 2)
        case .boundsOrigin: Slots(first: 2, count: 2)
        case .boundsSize: Slots(first: 4, count: 2)
        case .transform:
            .elements(from: 6, isAffine: base.pointee.transform.isAffine && previous.pointee.transform.isAffine)
        case .sublayerTransform:
            .elements(
                from: 22,
                isAffine: base.pointee.sublayerTransform.isAffine && previous.pointee.sublayerTransform.isAffine)
        case .opacity: Slots(first: 38, count: 1)
        case .cornerRadius: Slots(first: 39, count: 1)
        case .backgroundColor: Slots(first: 40, count: 4)
        case .border: Slots(first: 44, count: 5)
        case .shadow: Slots(first: 49, count: 7)
        }
    }

    /// Writes a layer's numbers to their slots.
    ///
    /// - Parameters:
    ///   - node: the layer.
    ///   - numbers: ``slotCount`` numbers.
    /// - Returns: false if one of them is not whole, or too large.
    @inline(__always)
    func write(_ node: UnsafePointer<LayerNode>, to numbers: UnsafeMutablePointer<Int64>) -> Bool {
        switch self {
        case .position: return Self.write(node.pointee.position, to: numbers, 0)
        case .boundsOrigin: return Self.write(node.pointee.boundsOrigin, to: numbers, 2)
        case .boundsSize: return Self.write(node.pointee.boundsSize, to: numbers, 4)
        case .transform: return Self.write(node.pointee.transform, to: numbers, 6)
        case .sublayerTransform: return Self.write(node.pointee.sublayerTransform, to: numbers, 22)
        case .opacity:
            numbers[38] = Int64(node.pointee.opacity)
            return true
        case .cornerRadius: return Self.write(node.pointee.cornerRadius, to: numbers, 39)
        case .backgroundColor: return Self.write(node.pointee.backgroundColor, to: numbers, 40)
        case .border:
            return Self.write(node.pointee.border.width, to: numbers, 44)
                && Self.write(node.pointee.border.color, to: numbers, 45)
        case .shadow:
            return Self.write(node.pointee.shadow.color, to: numbers, 49)
                && Self.write(node.pointee.shadow.radius, to: numbers, 53)
                && Self.write(node.pointee.shadow.offset, to: numbers, 54)
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

    private static func write(_ value: FixedPoint, to numbers: UnsafeMutablePointer<Int64>, _ slot: Int) -> Bool {
        numbers[slot] = value.rawValue
        return value.rawValue.magnitude < limit
    }

    private static func write(_ pair: FixedPair, to numbers: UnsafeMutablePointer<Int64>, _ slot: Int) -> Bool {
        write(pair.x, to: numbers, slot) && write(pair.y, to: numbers, slot + 1)
    }

    private static func write(_ color: PackedColor, to numbers: UnsafeMutablePointer<Int64>, _ slot: Int) -> Bool {
        numbers[slot] = Int64(color.red)
        numbers[slot + 1] = Int64(color.green)
        numbers[slot + 2] = Int64(color.blue)
        numbers[slot + 3] = Int64(color.alpha)
        return true
    }

    private static func write(_ transform: Transform, to numbers: UnsafeMutablePointer<Int64>, _ slot: Int) -> Bool {
        let scaled = transform.elements * Transform.units
        for index in 0..<16 {
            guard scaled[index].magnitude < Float(limit) else { return false }
            let whole = Int64(scaled[index])
            guard Float(whole) == scaled[index] else { return false }
            numbers[slot + index] = whole
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
