import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// Projects whose views have Kingfisher load their pictures.
@MainActor
@Suite struct KingfisherProjectTests {
    /// As Kous92/SuperNews-iOS-Swift5 names a picture's place, and berkanturkali/obilet-ios-assignment shows one.
    private static let source = """
        import Kingfisher
        import SwiftUI
        import UIKit

        final class NewsCell: UITableViewCell {
            @IBOutlet weak var picture: UIImageView!
            func show(_ address: String) {
                guard let url = URL(string: address) else { return }
                let resource = ImageResource(downloadURL: url)
                picture.kf.indicatorType = .activity
                picture.kf.setImage(with: resource, placeholder: UIImage(named: "card"), options: [.transition(.fade(0.5))]) {
                    if case .failure(let error) = $0 { print(error.localizedDescription) }
                }
            }
            override func prepareForReuse() {
                super.prepareForReuse()
                picture.kf.cancelDownloadTask()
            }
        }

        struct Logo: View {
            let url: URL?
            var body: some View { KFImage(url).placeholder { ProgressView() }.resizable().frame(width: 20) }
        }

        #Preview { Logo(url: URL(string: "https://example.com/1.png")) }
        """

    @Test func picturesOfNamesBeforeXcodesCompile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = folder.appendingPathComponent("code")
        let card = code.appendingPathComponent("Assets.xcassets/card.imageset")
        try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
        try Data(#"{"images": [{"filename": "card.svg", "idiom": "universal"}]}"#.utf8)
            .write(to: card.appendingPathComponent("Contents.json"))
        try Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#.utf8)
            .write(to: card.appendingPathComponent("card.svg"))
        try Self.source.write(to: code.appendingPathComponent("News.swift"), atomically: true, encoding: .utf8)
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules, output: folder.appendingPathComponent("out").path,
                engineTime: .infinity))
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.diagnostics.map(\.message) == [])
        #expect(build.library != nil)
    }
}
