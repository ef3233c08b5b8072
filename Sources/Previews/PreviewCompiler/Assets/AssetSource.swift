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
        let ownTypes = Set(index.types.compactMap { $0.type.name.split(separator: ".").last.map(String.init) })
        func symbols(_ names: [String], _ suffix: String) -> [AssetSymbol] {
            // Of several assets with one symbol the first has it, as in Xcode.
            var known: Set<[String]> = []
            return names.map { AssetSymbol(of: $0, without: suffix) }.filter { asset in
                used.contains(asset.symbol) && used.isSuperset(of: asset.spaces)
                    && known.insert(asset.spaces + [asset.symbol]).inserted
            }
        }
        /// Those that code does not declare itself.
        func undeclared(_ all: [AssetSymbol]) -> [AssetSymbol] {
            all.filter { $0.spaces.isEmpty ? !declared.contains($0.symbol) : !ownTypes.contains($0.spaces[0]) }
        }
        func source(_ type: String, _ all: [AssetSymbol]) -> String {
            let resource = type.dropFirst(2) + "Resource"
            let resources = all.code {
                "static var `\($0.symbol)`: \(resource) { \(resource)(name: \($0.name.literal)) }"
            }
            let own = undeclared(all).code {
                "nonisolated static var `\($0.symbol)`: \(type) { MainActor.assumeIsolated { \(type)(named: \($0.name.literal))! } }"
            }
            return """

                struct \(resource) {
                    var name: String
                    \(resources)
                }

                \(seesSwiftUI ? swiftUI(type, all) : "")

                extension \(type) {
                    @preconcurrency @MainActor convenience init(resource: \(resource)) { self.init(named: resource.name)! }
                    \(own)
                }

                """
        }
        /// Returns what SwiftUI has of the symbols, as Xcode writes it.
        func swiftUI(_ type: String, _ all: [AssetSymbol]) -> String {
            guard type == "UIColor" else {
                return """
                    extension SwiftUI.Image {
                        init(_ resource: ImageResource) { self.init(resource.name) }
                    }
                    """
            }
            func code(_ all: [AssetSymbol]) -> String {
                all.code { "static var `\($0.symbol)`: SwiftUI.Color { SwiftUI.Color(\($0.name.literal)) }" }
            }
            let own = undeclared(all)
            return """
                extension SwiftUI.Color {
                    init(_ resource: ColorResource) { self.init(resource.name) }
                    \(code(own))
                }

                extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
                    \(code(own.filter(\.spaces.isEmpty)))
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

extension [AssetSymbol] {
    /// Returns a declaration for each, in an enumeration for each of the folders that its name has.
    fileprivate func code(depth: Int = 0, _ declaration: (AssetSymbol) -> String) -> String {
        let own = filter { $0.spaces.count == depth }.map(declaration)
        let folders = Dictionary(grouping: filter { $0.spaces.count > depth }) { $0.spaces[depth] }
        let inner = folders.sorted { $0.key < $1.key }.map { name, all in
            "enum \(name) {\n    \(all.code(depth: depth + 1, declaration))\n}"
        }
        return (own + inner).joined(separator: "\n    ")
    }
}
