import Testing

@testable import PreviewCompiler

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("brand", "brand"), ("BrandColor", "brand"), ("card-back", "cardBack"), ("URLIcon", "urlIcon"), ("2x", "_2x"),
    ])
    func symbolsAreNamedAsXcodeDoes(asset: String, symbol: String) {
        #expect(AssetSymbol.name(of: asset, without: "Color") == symbol)
    }

    /// As GoodRequest/o2-ios-assignment-LK's `Color.App.white`: a folder that provides a namespace is an enumeration.
    @Test func foldersThatArePartOfANameAreEnumerations() {
        let asset = AssetSymbol(of: "app colors/light/BrandColor", without: "Color")
        #expect(asset.name == "app colors/light/BrandColor" && asset.symbol == "brand")
        #expect(asset.spaces == ["AppColors", "Light"])
    }
}
