import QuartzCore
import Testing

@testable import UIKit

/// Apple's documentation of `resizableImage(withCapInsets:)`: it tiles unless `.stretch` is asked for.
@MainActor
@Suite struct ResizableImageTests {
    private let image = UIImage(file: "bubble.png", size: CGSize(width: 40, height: 20))
    private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    private let center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)

    @Test func anImageViewCutsItsImageAtTheCaps() {
        Stage().perform {
            let view = UIImageView(image: image.resizableImage(withCapInsets: insets))
            #expect(view.bounds.size == image.size)
            #expect(view.layer.slices == ImageSlices(center: center, isTiled: true))
            view.image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
            #expect(view.layer.contentsCenter == center && !view.layer.slices.isTiled)
            view.image = image
            #expect(view.layer.slices == .whole && view.layer.drawing.image?.name == "bubble.png")
        }
    }

    @Test func whatCodeSaysOfALayersContentsStaysWithAnImageThatIsNotResizable() {
        Stage().perform {
            let view = UIImageView()
            view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
            view.image = image
            #expect(view.layer.contentsRect.width == 0.5)
        }
    }

    @Test func capsStayWithTheImageInAnotherColourOrMode() {
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        for other in [
            resizable.withRenderingMode(.alwaysTemplate), resizable.withTintColor(.red),
            resizable.withTintColor(.red, renderingMode: .alwaysOriginal),
        ] {
            #expect(other.capInsets == insets && other.resizingMode == .stretch)
        }
        #expect(image.capInsets == .zero)
    }

    @Test func aStretchableImageHasACenterOfOnePoint() {
        let stretchable = image.stretchableImage(withLeftCapWidth: 12, topCapHeight: 9)
        #expect(stretchable.capInsets == UIEdgeInsets(top: 9, left: 12, bottom: 10, right: 27))
        #expect(image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 9).capInsets.right == 0)
    }

    @Test func aResizableImageIsDrawnInPieces() {
        Stage().perform {
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20)).image { _ in
                image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
                    .draw(in: CGRect(x: 0, y: 0, width: 100, height: 20))
            }
            let names = drawn.cgImage?.list.operations.filter { if case .image = $0 { true } else { false } }
            #expect(names?.count == 3)
        }
    }

    @Test func anImagesCatalogueSaysWhatIsCut() {
        Stage().perform {
            FrameClock.current.images["bubble"] = NamedImage(
                file: "bubble.png", size: CGSize(width: 40, height: 20), slices: ImageSlices(center: center))
            #expect(UIImage(named: "bubble")?.capInsets == insets)
            #expect(UIImage(named: "bubble")?.resizingMode == .stretch)
        }
    }
}
