import SceneContract

extension ImageCatalogue {
    /// The images as a scene's definition has them, in the order of their names.
    static let sceneImages = images.sorted { $0.key < $1.key }.map { name, image in
        SceneImage(name: name, file: image.file, width: image.size.width, height: image.size.height)
    }
}
