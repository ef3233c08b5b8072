import QuartzCore
import Testing

@testable import UIKit

/// Where a button's image, title and background lie.
@MainActor
@Suite struct ButtonPartsTests {
    private final class SideBySide: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: 20, height: contentRect.height)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 40, y: contentRect.minY, width: 50, height: 10)
        }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
    }

    private let stage = Stage(width: 300, height: 600)

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(file: "a.png", size: CGSize(width: width, height: height))
    }

    @Test(arguments: [
        UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ])
    func buttonsOfSomeTypesHaveASymbolAndASize(_ type: UIButton.ButtonType) throws {
        try stage.perform {
            let button = UIButton(type: type)
            let image = try #require(button.currentImage)
            #expect(button.bounds.size == image.size && image.size.width > 10)
            #expect(button.imageView?.image == image)
            button.setImage(self.image(7, 7), for: .normal)
            #expect(button.currentImage?.size.width == 7)
            #expect(UIButton(type: .custom).currentImage == nil && UIButton(type: .system).bounds.isEmpty)
        }
    }

    /// SwipeCellKit's buttons place image and title themselves (Source/SwipeActionButton.swift).
    @Test func aSubclassPlacesThem() {
        stage.perform {
            let button = SideBySide(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 2, bottom: 0, right: 0)
            button.setImage(image(10, 10), for: .normal)
            button.setTitle("Go", for: .normal)
            let ground = image(7, 7)
            button.setBackgroundImage(ground, for: .normal)
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 2, y: 4, width: 20, height: 56))
            #expect(button.titleLabel?.frame == CGRect(x: 40, y: 4, width: 50, height: 10))
            let behind = button.subviews.compactMap { $0 as? UIImageView }.first { $0.image === ground }
            #expect(behind?.frame == CGRect(x: 5, y: 5, width: 90, height: 50))
        }
    }

    /// ATahhan/ATActionSheet keeps room for an icon before a leading title by the title's insets.
    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentVerticalAlignment.top, CGPoint(x: 48, y: 6)),
        (.trailing, .bottom, CGPoint(x: 300 - 4, y: 60 - 2)), (.center, .center, CGPoint(x: 150 + 22, y: 30 + 2)),
    ])
    func aTitleKeepsItsInsetFromTheEdgeThatItIsAlignedWith(
        across: UIControl.ContentHorizontalAlignment, down: UIControl.ContentVerticalAlignment, place: CGPoint
    ) throws {
        try stage.perform {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            button.setTitle("Go", for: .normal)
            (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (across, down)
            button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 48, bottom: 2, right: 4)
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel).frame
            #expect(title.size == button.titleLabel?.intrinsicContentSize)
            let x = across == .leading ? title.minX : across == .trailing ? title.maxX : title.midX
            let y = down == .top ? title.minY : down == .bottom ? title.maxY : title.midY
            #expect((x - place.x).magnitude < 0.6 && (y - place.y).magnitude < 0.6)
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 90)
            button.setNeedsLayout()
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.width == 10)
        }
    }

    /// bart-g/CompositionalLayout-DiffableDataSource has images of 512 points in buttons of 20: on iOS they are as large as their
    /// buttons, whose sides they take one by one, within the image's insets.
    @Test func anImageIsNoLargerThanItsButton() {
        stage.perform {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            button.setImage(image(512, 30), for: .normal)
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 0, y: 5, width: 60, height: 30))
            button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            button.setNeedsLayout()
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
            button.setImage(image(8, 8), for: .normal)
            (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
            button.setNeedsLayout()
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        }
    }

    /// UIKit's documentation of `intrinsicContentSize` names no background image.
    ///
    /// That a button combines its title with one is
    /// said in riptutorial.com/ios/example/23370 (from raywenderlich.com's tutorial of Auto Layout, part 2). That it is the
    /// larger one is a guess.
    @Test func aButtonIsAsLargeAsTheImageBehindIt() {
        stage.perform {
            let button = UIButton(type: .custom)
            button.setBackgroundImage(image(48, 30), for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 48, height: 30))
            button.setTitle("A title that is wider than that", for: .normal)
            #expect(button.intrinsicContentSize.width > 48 && button.intrinsicContentSize.height >= 30)
        }
    }

    /// dogo/AKSideMenu still makes its buttons so.
    @Test func aRoundedRectIsASystemButton() {
        stage.perform { #expect(UIButton(type: .roundedRect).buttonType == .system) }
    }

    /// Mindinventory/BubbleCollectionViewLayout closes its bubbles by such buttons.
    @Test func aStoryboardsConfigurationHasABackground() throws {
        let button = """
            <button id="b" buttonType="system">\(InterfaceXML.frame(0, 0, 40, 30))
            <buttonConfiguration key="configuration" style="plain"><backgroundConfiguration key="background" \
            image="close" strokeWidth="2" cornerRadius="6"/></buttonConfiguration></button>
            """
        InterfaceXML.use([try InterfaceXML.nib("Close", button)])
        try stage.perform {
            FrameClock.current.images["close"] = NamedImage(file: "close.png", size: CGSize(width: 48, height: 48))
            let made = UINib(nibName: "Close", bundle: nil).instantiate(withOwner: nil).first
            let button = try #require(made as? UIButton)
            button.layoutIfNeeded()
            let behind = try #require(button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
            #expect(behind.image?.size == CGSize(width: 48, height: 48) && behind.frame == button.bounds)
            #expect(behind.layer.borderWidth == 2 && button.configuration?.background.cornerRadius == 6)
        }
    }

    @Test func anImageByALiteralsNameIsTheCataloguesOwn() {
        stage.perform {
            FrameClock.current.images["card"] = NamedImage(file: "card.png", size: CGSize(width: 4, height: 3))
            #expect(UIImage(imageLiteralResourceName: "card").size == CGSize(width: 4, height: 3))
            #expect(UIImage(imageLiteralResourceName: "card.png").size == CGSize(width: 4, height: 3))
        }
    }
}
