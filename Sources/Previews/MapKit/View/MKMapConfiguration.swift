import UIKit

/// What the ground of a map looks like.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// How high hills and houses are: has no effect.
    public enum ElevationStyle: Int, Sendable {
        /// The cases: flat; as they are.
        case flat, realistic
    }

    /// How high hills and houses are: has no effect.
    open var elevationStyle = ElevationStyle.flat
    /// The type that the ground looks like.
    var type: MKMapType { .standard }

    override init() { super.init() }
}

/// The streets and the land.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the ground's colours are: has no effect.
    public enum EmphasisStyle: Int, Sendable {
        /// The cases: as is usual; less strong.
        case `default`, muted
    }

    /// How strong the ground's colours are: has no effect.
    open var emphasisStyle = EmphasisStyle.default
    /// Which kinds of places are shown: has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic is shown: has no effect.
    open var showsTraffic = false

    /// Makes one.
    public override init() { super.init() }

    /// Makes one of heights and colours.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}

/// Satellites' pictures with streets: a darker ground.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which kinds of places are shown: has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic is shown: has no effect.
    open var showsTraffic = false
    override var type: MKMapType { .hybrid }

    /// Makes one.
    public override init() { super.init() }

    /// Makes one of heights.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Satellites' pictures: a darker ground.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    override var type: MKMapType { .satellite }

    /// Makes one.
    public override init() { super.init() }

    /// Makes one of heights.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}
