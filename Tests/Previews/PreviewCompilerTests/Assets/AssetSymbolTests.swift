import Testing

@testable import PreviewCompiler

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("brand", "brand"), ("BrandColor", "brand"), ("card-back", "cardBack"), ("URLIcon", "urlIcon"), ("2x", "_2x"),
    ])
    func symbolsAreNamedAsXcodeDoes(asset: String, symbol: String) {
        #expect(AssetSymbol.name(of: asset, without: "Color") == symbol)
    }
}
