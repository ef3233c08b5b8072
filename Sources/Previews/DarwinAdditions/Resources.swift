import Foundation
import Previews
import UIKit

/// The data of a set in an asset catalogue.
public final class NSDataAsset: NSObject {
    /// The set's name.
    public let name: String
    /// What is in it.
    public let data: Data

    /// Reads a set; nil if there is none of the name.
    public init?(name: String) {
        let found = onStage { PreviewResources.data(ofAsset: name) }
        guard let found else { return nil }
        self.name = name
        data = found
    }

    /// Reads a set, whichever bundle is asked; nil if there is none of the name.
    public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}

extension UIStoryboard {
    /// Returns the controller that a storyboard begins with, of a class; nil if it is of another.
    public func zoetropeInitial(_ type: UIViewController.Type) -> UIViewController? {
        PreviewInterfaces.initialController(of: self, type)
    }
}

extension Bundle {
    /// The bundle of a package's resources: the project's.
    public static var module: Bundle { .main }
}
