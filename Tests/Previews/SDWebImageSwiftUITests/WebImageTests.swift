import SDWebImageSwiftUI
import StageTesting
import Testing

@testable import StageTime

/// SwiftUI's pictures of URLs, as SDWebImageSwiftUI's documentation says.
@MainActor @Suite(.serialized) struct WebImageTests {
    private let url = URL(string: "https://example.com/covers/one.png")

    private func shown(_ view: some View, areGiven: Bool = true) throws -> [UIView] {
        let before = (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp)
        defer { (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp) = before }
        SampleAnswers.listener = areGiven ? { _ in } : nil
        SampleAnswers.areOfPicturesAlone = true
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
        EncodedImages.madeUp = { SampleAnswers.number(of: $0).map { _ in picture } }
        let stage = Stage(UIHostingController(rootView: view), size: CGSize(width: 400, height: 800))
        stage.advance(by: 1)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(stage.viewController.view)
    }

    @Test func aPictureThatHasComeTakesTheSizeThatItIsGiven() throws {
        var heard: [CGFloat] = []
        let views = try shown(
            WebImage(url: url).onSuccess { image, _, _ in heard.append(image.size.width) }.resizable()
                .indicator(.activity).frame(width: 50, height: 60))
        #expect(heard == [7])
        let pictures = views.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect(pictures.map(\.bounds.size) == [CGSize(width: 50, height: 60)])
        #expect(!views.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }

    @Test func untilThenItsPlaceholderIsShown() throws {
        var failures = 0
        let views = try shown(
            WebImage(url: nil).onFailure { _ in failures += 1 }.placeholder { Text("soon") }, areGiven: false)
        #expect(failures == 1)
        #expect(views.compactMap { ($0 as? UILabel)?.text } == ["soon"])
    }

    @Test func itsContentIsMadeOfThePicture() throws {
        let views = try shown(
            WebImage(url: url) { image in
                VStack {
                    image.resizable().frame(width: 20, height: 20)
                    Text("there")
                }
            } placeholder: {
                Text("soon")
            })
        #expect(views.compactMap { ($0 as? UILabel)?.text } == ["there"])
    }
}
