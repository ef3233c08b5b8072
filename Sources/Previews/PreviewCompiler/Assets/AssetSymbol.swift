/// The names that Xcode makes of assets' names for use in Swift.
enum AssetSymbol {
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
