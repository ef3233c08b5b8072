import CoreLocation
import Foundation

/// Something on a map that has a title.
open class MKShape: NSObject, MKAnnotation {
    /// What it is called.
    open var title: String?
    /// What is said below that.
    open var subtitle: String?
    /// The place, which subclasses say.
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        set {}
    }

    /// Makes one without a title.
    public override init() { super.init() }
}
