import ObjectiveCRuntime

/// Makes the views of annotations whose classes are registered.
@MainActor
enum AnnotationViewCreation {
    /// The mangled name of `init(annotation:reuseIdentifier:)` after that of the class.
    private static let initializer = "10annotation15reuseIdentifierAcA0C0_pSg_SSSgtcfC"

    /// Makes a view of a class by `init(annotation:reuseIdentifier:)`, which need not be `required`.
    static func make(_ type: MKAnnotationView.Type, _ identifier: String) -> MKAnnotationView {
        if type == MKMarkerAnnotationView.self {
            return MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier)
        }
        var arguments = ObjectCreation.Arguments()
        arguments.add((any MKAnnotation)?.none)
        arguments.add(String?.some(identifier))
        let made = ObjectCreation.make(type, from: MKAnnotationView.self, initializer: initializer, arguments)
        return made as? MKAnnotationView ?? MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier)
    }
}
