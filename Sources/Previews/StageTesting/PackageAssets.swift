import Foundation
import Previews
import ProjectFiles
import SceneContract
import Typesetting
import UIKit

/// The images, colours and fonts of the package that a test is in.
@MainActor
package enum PackageAssets {
    /// The folder of what is tested, where whoever runs the tests knows it; nil for the package around each test.
    package static var folder: String?

    private static var packages: [String: ProjectAssets] = [:]
    private static var registered: String?

    /// Has fonts and colours of a package found by their names, and no others.
    ///
    /// - Parameter filePath: a file of the package.
    /// - Returns: the package's images; none for a file that is in no package on this machine.
    static func registered(around filePath: String) -> [SceneImage] {
        guard let folder = folder ?? package(around: filePath) else { return [] }
        let assets = packages[folder] ?? read(folder)
        packages[folder] = assets
        if registered != folder {
            registered = folder
            UIFont.register(
                assets.fonts.compactMap { font in
                    try? FontFile(contentsOf: "\(folder)/\(font.path)", file: font.name)
                })
            PreviewColor.register(assets.colors.map(PreviewColor.init))
        }
        return assets.images.map {
            SceneImage(
                name: $0.name, file: $0.name, width: $0.width, height: $0.height, isTemplate: $0.isTemplate,
                resizing: $0.resizing)
        }
    }

    private static func read(_ folder: String) -> ProjectAssets {
        guard let project = try? ProjectFolder(folder) else { return ProjectAssets() }
        return ProjectAssets(project.list().paths, in: project)
    }

    private static func package(around filePath: String) -> String? {
        var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        return folder.path
    }
}

extension PreviewColor {
    fileprivate init(_ color: ColorAsset) {
        func components(_ part: ColorAsset.Components) -> Components {
            (part.red, part.green, part.blue, part.alpha)
        }
        self.init(
            name: color.name, light: components(color.light), dark: color.dark.map(components),
            lightSystem: color.light.system, darkSystem: color.dark?.system)
    }
}
