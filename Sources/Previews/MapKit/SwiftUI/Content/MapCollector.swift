import SwiftUI

/// Takes what is on a map from its parts.
@MainActor
final class MapCollector {
    /// The environment of the map.
    let environment: EnvironmentValues
    /// What is on the map, in order.
    private(set) var items: [MapItem] = []
    private var path: [AnyHashable] = []
    private(set) var look = MapLook()

    init(_ environment: EnvironmentValues) { self.environment = environment }

    /// Takes what a part has.
    func add<Content: MapContent>(_ content: Content) {
        if let primitive = content as? any PrimitiveMapContent {
            primitive.collect(into: self)
        } else {
            add(content.body)
        }
    }

    /// Takes what a part has that is told from those beside it.
    func add(_ content: any MapContent, as key: some Hashable) {
        path.append(AnyHashable(key))
        add(content)
        path.removeLast()
    }

    /// Takes parts that look otherwise.
    func changing(_ change: (inout MapLook) -> Void, _ body: () -> Void) {
        let outer = look
        change(&look)
        body()
        look = outer
    }

    /// Takes something that is on the map.
    func add(
        _ kind: MapItem.Kind, at coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(), title: String? = nil
    ) {
        items.append(MapItem(id: path, kind: kind, coordinate: coordinate, title: title, look: look))
    }

    /// Returns a style's colour.
    func color(_ style: AnyShapeStyle) -> UIColor { style._paint(in: environment).color }
}
