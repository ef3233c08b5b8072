import CoreGraphics

/// A matrix that colours are multiplied by: of red, green, blue and alpha, 0...1 and not premultiplied.
package struct ColorMatrix: Equatable, Sendable {
    /// A row for each of red, green, blue and alpha: factors of the four, and what is added.
    package var rows: [[Float]]

    /// Makes a matrix of its rows, of five numbers each.
    package init(rows: [[Float]]) {
        self.rows = rows
    }

    /// Makes a matrix that gives each of red, green and blue factors of all three, and adds a number to each.
    package init(_ factors: [[Double]], adding sum: Double = 0) {
        rows = factors.map { $0.map(Float.init) + [0, Float(sum)] } + [[0, 0, 0, 1, 0]]
    }

    /// How bright red, green and blue are, as CSS and Core Image have it.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// Returns the matrix that mixes each colour with its grey; 1 changes nothing, 0 leaves greys.
    ///
    /// Source: Filter Effects Module Level 1, 9.1, `feColorMatrix` of the type `saturate`.
    package static func saturation(_ amount: Double) -> Self {
        Self(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) }
            })
    }

    /// Returns the matrix that adds to each colour.
    package static func brightness(_ amount: Double) -> Self {
        Self([[1, 0, 0], [0, 1, 0], [0, 0, 1]], adding: amount)
    }

    /// Returns the matrix that moves colours away from the middle; 1 changes nothing.
    package static func contrast(_ amount: Double) -> Self {
        Self([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], adding: (1 - amount) / 2)
    }

    /// The matrix that makes each colour its opposite.
    package static let inversion = contrast(-1)

    /// Returns the matrix that multiplies each colour, with its alpha.
    package static func product(_ color: CGColor) -> Self {
        Self(rows: [
            [Float(color.red), 0, 0, 0, 0], [0, Float(color.green), 0, 0, 0], [0, 0, Float(color.blue), 0, 0],
            [0, 0, 0, Float(color.alpha), 0],
        ])
    }

    /// The matrix that leaves of colours black, as opaque as they are bright.
    ///
    /// Source: Filter Effects Module Level 1, 9.1, `feColorMatrix` of the type `luminanceToAlpha`.
    package static let luminanceToAlpha = Self(
        rows: Array(repeating: Array(repeating: 0, count: 5), count: 3) + [luminance.map(Float.init) + [0, 0]])

    /// Returns the matrix that turns hues, in radians, and keeps luminance.
    ///
    /// Source: Filter Effects Module Level 1, 9.1, `feColorMatrix` of the type `hueRotate`.
    package static func hueRotation(_ angle: Double) -> Self {
        let (c, s) = (cos(angle), sin(angle))
        let sines = [[-0.2126, -0.7152, 0.9278], [0.143, 0.140, -0.283], [-0.7874, 0.7152, 0.0722]]
        return Self(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - c) + (row == $0 ? c : 0) + sines[row][$0] * s }
            })
    }

    /// The matrix that changes nothing.
    package static let identity = Self([[1, 0, 0], [0, 1, 0], [0, 0, 1]])

    /// Returns the matrix that does what this one does, and then what another does.
    package func then(_ other: Self) -> Self {
        Self(
            rows: other.rows.map { row in
                (0..<5).map { column in
                    (0..<4).reduce(column == 4 ? row[4] : 0) { $0 + row[$1] * rows[$1][column] }
                }
            })
    }

    /// Returns a matrix between this one, at 0, and another, at 1, by their numbers.
    package func mixed(with other: Self, _ amount: Float) -> Self {
        Self(rows: zip(rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * amount } })
    }
}
