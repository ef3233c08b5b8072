import ProjectFiles

extension ProjectAssets {
    /// The colours as an argument of `PreviewLibrary`: an array of `PreviewColor`.
    var colorList: String {
        let values = colors.map { color in
            func components(_ part: ColorAsset.Components) -> String {
                "(red: \(part.red), green: \(part.green), blue: \(part.blue), alpha: \(part.alpha))"
            }
            let dark = color.dark.map { ", dark: \(components($0))" } ?? ""
            func system(_ label: String, _ part: ColorAsset.Components?) -> String {
                part?.system.map { ", \(label): \($0.literal)" } ?? ""
            }
            return "Previews.PreviewColor(name: \(color.name.literal), light: \(components(color.light))\(dark)"
                + system("lightSystem", color.light) + system("darkSystem", color.dark) + ")"
        }
        return "[" + values.joined(separator: ", ") + "]"
    }

    /// Returns Swift code that declares the symbols for colours and images that Xcode would.
    ///
    /// - Parameter index: the files that use them, whose own declarations are left out.
    /// - Returns: Swift code.
    func symbols(for index: ProjectIndex) -> String {
        let declared = Set(
            index.files.flatMap(\.summary.extensions).flatMap(\.node.memberBlock.members.active)
                .compactMap { MemberSignature($0)?.name })
        let used = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.members) }
        func symbols(_ names: [String], _ suffix: String) -> [(symbol: String, name: String)] {
            // Of several assets with one symbol the first has it, as in Xcode.
            var known: Set<String> = []
            return names.map {
                (AssetSymbol.name(of: String($0.split(separator: "/").last ?? ""), without: suffix), $0)
            }
            .filter { used.contains($0.0) && known.insert($0.0).inserted }
        }
        func source(_ type: String, _ all: [(symbol: String, name: String)]) -> String {
            let resource = type.dropFirst(2) + "Resource"
            let resources = all.map {
                "static var `\($0.symbol)`: \(resource) { \(resource)(name: \($0.name.literal)) }"
            }
            let own = all.filter { !declared.contains($0.symbol) }.map {
                "nonisolated static var `\($0.symbol)`: \(type) { MainActor.assumeIsolated { \(type)(named: \($0.name.literal))! } }"
            }
            return """

                struct \(resource) {
                    var name: String
                    \(resources.joined(separator: "\n    "))
                }

                \(seesSwiftUI ? swiftUI(type, all) : "")

                extension \(type) {
                    @preconcurrency @MainActor convenience init(resource: \(resource)) { self.init(named: resource.name)! }
                    \(own.joined(separator: "\n    "))
                }

                """
        }
        /// Returns what SwiftUI has of the symbols, as Xcode writes it.
        func swiftUI(_ type: String, _ all: [(symbol: String, name: String)]) -> String {
            guard type == "UIColor" else {
                return """
                    extension SwiftUI.Image {
                        init(_ resource: ImageResource) { self.init(resource.name) }
                    }
                    """
            }
            let own = all.filter { !declared.contains($0.symbol) }.map {
                "static var `\($0.symbol)`: SwiftUI.Color { SwiftUI.Color(\($0.name.literal)) }"
            }.joined(separator: "\n    ")
            return """
                extension SwiftUI.Color {
                    init(_ resource: ColorResource) { self.init(resource.name) }
                    \(own)
                }

                extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
                    \(own)
                }
                """
        }
        let seesSwiftUI = index.files.contains { $0.summary.imports.contains("SwiftUI") }
        let types = Set(index.types.map(\.type.name))
        guard types.isDisjoint(with: ["ColorResource", "ImageResource"]), !index.hasResourcesOfKingfisher else {
            return ""
        }
        return source("UIColor", symbols(colors.map(\.name), "Color"))
            + source("UIImage", symbols(images.map(\.name), "Image"))
    }
}

extension ProjectIndex {
    /// Whether code makes what Kingfisher had by the name of Xcode's `ImageResource`, as before Xcode 15.
    fileprivate var hasResourcesOfKingfisher: Bool {
        files.contains { file in
            !file.isDependency && file.summary.imports.contains("Kingfisher")
                && file.summary.constructed.contains("ImageResource")
        }
    }
}
