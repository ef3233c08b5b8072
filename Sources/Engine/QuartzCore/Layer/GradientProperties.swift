import CoreGraphics

/// The attributes of a gradient layer; points are in units of the bounds' size.
package struct GradientProperties: Equatable {
    package var type = CAGradientLayerType.axial
    /// Fewer than two show nothing.
    package var colors: [CGColor] = []
    /// As they were set: those for which there is no other number of colours count.
    package var givenLocations: [CGFloat]?
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    package init() {}

    /// The colours' places on the way, 0...1: as they were given, or evenly spread.
    package var locations: [CGFloat] {
        if let givenLocations, givenLocations.count == colors.count { return givenLocations }
        guard colors.count > 1 else { return colors.map { _ in 0 } }
        return colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    }
}
