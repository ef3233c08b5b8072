import UIKit

/// The images that come with the project, for `UIImage(named:)`.
public enum ImageCatalogue {
    package static let images: [String: NamedImage] = [:]
}
