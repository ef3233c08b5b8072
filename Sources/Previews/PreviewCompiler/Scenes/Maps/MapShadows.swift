import SwiftSyntax

/// The source that is compiled with a project which imports MapKit: maps as on a phone that is offline, with the annotations and
/// overlays of the app where they are.
enum MapShadows {
    /// Returns the source of a project that has maps.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that has none, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard isWanted(by: index) else { return [] }
        return (parts + [("classes", classes(of: index))]).map {
            (name: "map-\($0).swift", text: Array("import CoreLocation\nimport UIKit\n\n\($1)".utf8))
        }
    }

    /// What does not depend on the project, by what it is about.
    static let parts = [
        ("geometry", geometry), ("shapes", shapes), ("annotations", annotationViews), ("delegate", delegate),
        ("view", view), ("callout", callout), ("searches", searches),
    ]

    /// Whether a project has maps, and no types of its own by their names.
    static func isWanted(by index: ProjectIndex) -> Bool {
        (index.interfaces.classNames.contains("MKMapView")
            || index.files.contains { $0.summary.imports.contains("MapKit") })
            && names.allSatisfy { index.type(named: $0) == nil }
    }

    private static let names = [
        "MKAnnotation", "MKAnnotationView", "MKCoordinateRegion", "MKMapPoint", "MKMapRect", "MKMapView",
        "MKMapViewDelegate", "MKPointAnnotation",
    ]

    /// Makes the views of annotations whose classes are registered: the initializer is not `required`.
    private static func classes(of index: ProjectIndex) -> String {
        let own = index.descendants(of: "MKAnnotationView").filter { name in
            guard let type = index.type(named: name)?.type, !type.isHidden, !type.isGeneric else { return false }
            let initializers = type.initializers
            return initializers.isEmpty
                || initializers.contains {
                    $0.signature.labels == "(annotation:reuseIdentifier:)" && !$0.modifiers.isHidden
                }
        }
        let made = (own.sorted() + ["MKPinAnnotationView", "MKAnnotationView"]).map {
            "    if type == \($0).self { return \($0)(annotation: nil, reuseIdentifier: name) }\n"
        }
        return """
            @MainActor
            func zoetropeAnnotationView(_ type: MKAnnotationView.Type, _ name: String) -> MKAnnotationView {
            \(made.joined())    return MKMarkerAnnotationView(annotation: nil, reuseIdentifier: name)
            }

            """
    }
}
