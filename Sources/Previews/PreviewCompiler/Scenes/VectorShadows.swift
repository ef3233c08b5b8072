/// The source that is compiled with a project which imports simd: what of it is about vectors.
enum VectorShadows {
    /// Apple's module.
    static let module = "simd"

    /// Returns the source of a project that imports simd.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains(module) }) else { return [] }
        return [(name: "vectors.swift", text: Array(source.utf8))]
    }

    private static let functions = [
        ("dot", "(_ x: Vector, _ y: Vector) -> Vector.Scalar { (x * y).sum() }"),
        ("length_squared", "(_ x: Vector) -> Vector.Scalar { (x * x).sum() }"),
        ("length", "(_ x: Vector) -> Vector.Scalar { (x * x).sum().squareRoot() }"),
        (
            "distance_squared",
            "(_ x: Vector, _ y: Vector) -> Vector.Scalar { ((x - y) * (x - y)).sum() }"
        ),
        (
            "distance",
            "(_ x: Vector, _ y: Vector) -> Vector.Scalar { ((x - y) * (x - y)).sum().squareRoot() }"
        ),
        ("normalize", "(_ x: Vector) -> Vector { x / (x * x).sum().squareRoot() }"),
        ("mix", "(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector { x + (y - x) * t }"),
        ("clamp", "(_ x: Vector, min: Vector, max: Vector) -> Vector { x.clamped(lowerBound: min, upperBound: max) }"),
    ]

    private static let types = ["float": "Float", "double": "Double", "int": "Int32", "uint": "UInt32"]

    private static var source: String {
        let made = functions.flatMap { name, code in
            ["", "simd_"].map { prefix in
                let parts = code.split(separator: " { ", maxSplits: 1)
                let kind = "where Vector.Scalar: FloatingPoint"
                return "public func \(prefix)\(name)<Vector: SIMD>\(parts[0]) \(kind) { \(parts[1])"
            }
        }
        let crosses = ["cross", "simd_cross"].map { name in
            """
            public func \(name)<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
                SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
            }
            """
        }
        let names = types.sorted { $0.key < $1.key }.flatMap { name, scalar in
            (2...4).map { "public typealias simd_\(name)\($0) = SIMD\($0)<\(scalar)>" }
        }
        return (made + crosses + names).joined(separator: "\n")
    }
}
