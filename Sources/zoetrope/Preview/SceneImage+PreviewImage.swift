import PreviewProtocol
import SceneContract

extension SceneImage {
    /// Makes the image of a project's image.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - file: the path below `/images/`.
    init(_ image: PreviewImage, file: String) {
        self.init(
            name: image.name, file: file, width: image.width, height: image.height, isTemplate: image.isTemplate,
            resizing: image.resizing)
    }
}
