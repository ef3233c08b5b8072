import SwiftUI

/// An annotation of a map of SwiftUI.
final class MapMark: NSObject, MKAnnotation {
    var item: MapItem

    init(_ item: MapItem) { self.item = item }

    var coordinate: CLLocationCoordinate2D { item.coordinate }
    var title: String? { item.title }
}
