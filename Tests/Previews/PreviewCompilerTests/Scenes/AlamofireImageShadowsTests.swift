import Testing

@testable import PreviewCompiler

/// Apps whose pictures come by AlamofireImage, which is made of Alamofire, which is not there.
@MainActor
@Suite(.serialized) struct AlamofireImageShadowsTests {
    /// As RedMadRobot/omega-bank-ios and girish54321/UnSplash-iOS show pictures.
    @Test func aPictureOfAlamofireImageTakesThePlaceOfItsPlaceholderOnceItHasCome() async throws {
        let shown = try await ShownFolder().shownTexts(
            of: """
                import Alamofire
                import AlamofireImage
                import UIKit

                class Cover: UIViewController {
                    private let list = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
                    private let image = UIImageView(frame: CGRect(x: 0, y: 340, width: 200, height: 200))
                    private let button = UIButton(frame: CGRect(x: 0, y: 560, width: 40, height: 40))

                    func show(_ text: String) {
                        let label = UILabel()
                        label.text = text
                        list.addArrangedSubview(label)
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        list.axis = .vertical
                        for shown in [list, image, button] { view.addSubview(shown) }
                        let size = CGSize(width: 20, height: 10)
                        let placeholder = UIGraphicsImageRenderer(size: size).image { _ in }
                        let url = URL(string: "https://example.com/cover")!
                        image.af.setImage(
                            withURL: url, placeholderImage: placeholder, filter: AspectScaledToFillSizeFilter(size: size),
                            imageTransition: .crossDissolve(0.1), completion: { response in
                                self.show("\\(response.value?.size.width ?? 0) wide")
                            })
                        show("before \\(image.image === placeholder)")
                        button.af.setImage(for: .normal, url: url, filter: CircleFilter(), completion: { _ in
                            self.show("button \\(self.button.image(for: .normal) != nil)")
                        })
                        AF.request("https://example.com/other").responseImage {
                            self.show("response \\($0.value != nil)")
                        }
                        let other = UIImageView()
                        other.af_setImage(withURL: url, completion: { self.show("cancelled \\($0.error != nil)") })
                        other.af_cancelImageRequest()
                    }
                }

                #Preview { Cover() }
                """, in: "Cover.swift")
        #expect(
            shown.sorted() == [
                "20.0 wide", "What example.com gives is made up: there is no network.", "before true", "button true",
                "cancelled true", "response true",
            ])
    }

    private func texts(_ source: String) -> [String] {
        AlamofireImageShadows.files(with: ProjectIndex(project(["Deck.swift": source])))
            .map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test func itIsThereForWhoImportsItAndIsNotIt() {
        #expect(texts("import UIKit\nclass Deck {}").isEmpty)
        #expect(texts("import AlamofireImage\nclass Deck {}").count == 5)
        #expect(texts("import AlamofireImage\nclass AutoPurgingImageCache {}").isEmpty)
    }

    @Test func imagesAreThoseOfUIKitInFilesThatImportIt() {
        let source = "let a: Image? = nil\nlet b = ImageDownloader.default"
        #expect(
            rewritten("import AlamofireImage\n" + source).hasSuffix(
                "let a: AlamofireImage_Image? = nil\nlet b = AlamofireImage_ImageDownloader.default"))
        #expect(rewritten("import UIKit\n" + source).hasSuffix(source))
        #expect(
            rewritten("import AlamofireImage\nstruct CircleFilter {}\nlet a = AlamofireImage.CircleFilter()")
                .hasSuffix("let a = AlamofireImage_CircleFilter()"))
    }
}
