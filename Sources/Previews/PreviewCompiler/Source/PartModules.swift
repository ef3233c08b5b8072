/// The modules that Xcode writes into files where a part of a framework has one of its own.
enum PartModules {
    /// The frameworks by the names of the parts' modules.
    private static let frameworks = ["SwiftUICore": "SwiftUI", "_MapKit_SwiftUI": "MapKit"]

    /// Returns the framework of a part; nil for any other module.
    static func framework(ofPart module: String) -> String? { frameworks[module] }
}
