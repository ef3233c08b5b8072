/// Colours at the points of a grid that turn into each other: drawn along the grid's height, by the middle of each row.
public nonisolated struct MeshGradient: ShapeStyle {
    private let rows: [[Color]]

    /// Makes one.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        let width = max(width, 1)
        rows = stride(from: 0, to: colors.count, by: width).map { Array(colors[$0..<min($0 + width, colors.count)]) }
    }

    /// Returns a gradient from the top down.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let colors = rows.compactMap { row in
            row.dropFirst().reduce(row.first) { $0?.mix(with: $1, by: 1 / Double(row.count)) }
        }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).paint(environment)
    }
}

extension MeshGradient: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}

/// A gradient around a point, outwards, as wide and high as what is filled.
public nonisolated struct EllipticalGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let end: CGFloat

    /// Makes one.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center, end) = (gradient, center, endRadiusFraction)
    }
    /// Makes one of colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(colors: colors), center: center, endRadiusFraction: endRadiusFraction)
    }

    /// Returns the gradient.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let resolved = gradient.resolved(environment)
        return ShapePaint(color: resolved.first, kind: .elliptical(resolved, center, end))
    }
}

extension EllipticalGradient: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}
