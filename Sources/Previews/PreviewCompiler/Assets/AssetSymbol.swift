/// The name that Xcode makes of an asset's name for use in Swift.
struct AssetSymbol {
    /// The asset's name, with the folders before it that are part of it: `Cards/back`.
    let name: String
    /// The names of enumerations that stand for the folders.
    let spaces: [String]
    /// The name in the innermost of them.
    let symbol: String

    /// - Parameters:
    ///   - name: the asset's name.
    ///   - suffix: what its end may say, as its type says it already.
    init(of name: String, without suffix: String) {
        let parts = name.split(separator: "/").map(String.init)
        self.name = name
        spaces = parts.dropLast().map { folder in
            folder.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
        }
        symbol = Self.name(of: parts.last ?? "", without: suffix)
    }

    /// `cardBack` of `card-back`, and without a word that the type says already: `brand` of `BrandColor`.
    static func name(of asset: String, without suffix: String) -> String {
        let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var name = words.enumerated().map { $0 == 0 ? $1 : $1.capitalizedFirst }.joined()
        if name.hasSuffix(suffix), name.count > suffix.count { name = String(name.dropLast(suffix.count)) }
        let capitals = name.prefix { $0.isUppercase }
        // `URLIcon` becomes `urlIcon`, and `Logo` `logo`.
        let lowered = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
        name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
        return name.first?.isNumber == true ? "_" + name : name
    }
}
