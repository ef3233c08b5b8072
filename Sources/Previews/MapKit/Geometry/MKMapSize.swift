/// A width and a height on the Earth's map.
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The whole map's.
    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)

    /// Makes an empty one.
    public init() { (width, height) = (0, 0) }
    /// Makes one of a width and a height.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
