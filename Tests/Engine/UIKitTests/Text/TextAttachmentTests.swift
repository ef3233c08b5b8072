import Foundation
import Testing

@testable import UIKit

/// Images in texts, as Apple documents `NSTextAttachment`: they stand on the baseline, or where their bounds say.
@MainActor
@Suite struct TextAttachmentTests {
    private static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    private static let image = UIImage(file: "icon.png", size: CGSize(width: 18, height: 24))

    private func text(_ attachment: NSTextAttachment, _ values: [NSAttributedString.Key: Any] = [:])
        -> NSAttributedString
    {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "cd"))
        text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: 5))
        text.addAttributes(values, range: NSRange(location: 0, length: 5))
        return text
    }

    private func label(_ text: NSAttributedString, width: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 60))
        label.attributedText = text
        label.layer.displayIfNeeded()
        return label
    }

    /// The places of the images that a layer draws.
    private func images(_ list: DisplayList?) -> [CGRect] {
        (list?.operations ?? []).compactMap {
            if case .image(_, let rect, let transform, _) = $0 { rect.applying(transform) } else { nil }
        }
    }

    @Test func itStandsOnTheBaselineBetweenTheLetters() throws {
        let label = label(text(NSTextAttachment(image: Self.image)))
        let drawn = try #require(label.layer.drawing.text)
        #expect(drawn.fragments.map(\.text.text) == ["ab", "cd"])
        let place = try #require(images(label.layer.drawing.list).first)
        let baseline = 30 + CGFloat(drawn.fragments[0].text.baseline)
        #expect(place.size == CGSize(width: 18, height: 24) && abs(place.minX - 12) < 1e-9)
        #expect(abs(place.maxY - baseline) < 1e-9)
        #expect(abs(label.intrinsicContentSize.width - 42) < 1)
        // As high as the image, and as deep as the letters.
        #expect(abs(label.intrinsicContentSize.height - (24 - Self.font.descender)) < 1)
    }

    @Test func itsBoundsMoveAndResizeIt() throws {
        let attachment = NSTextAttachment(image: Self.image)
        attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
        let label = label(text(attachment))
        let place = try #require(images(label.layer.drawing.list).first)
        let baseline = 30 + CGFloat(try #require(label.layer.drawing.text).fragments[0].text.baseline)
        #expect(place.size == CGSize(width: 12, height: 12) && abs(place.maxY - (baseline + 3)) < 1e-9)
    }

    private final class Fitting: NSTextAttachment {
        var lines: [CGRect] = []

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect {
            lines.append(lineFrag)
            return CGRect(x: 0, y: 0, width: lineFrag.width / 4, height: lineFrag.height)
        }
    }

    @Test func aSubclassSaysWhereItStandsInALineOfTheLabelsWidth() throws {
        let attachment = Fitting(image: Self.image)
        let label = label(text(attachment))
        let place = try #require(images(label.layer.drawing.list).first)
        #expect(place.width == 25 && abs(place.height - Self.font.lineHeight) < 1e-9)
        label.frame.size.width = 80
        label.layer.displayIfNeeded()
        #expect(images(label.layer.drawing.list).first?.width == 20)
        #expect(attachment.lines.last?.height == Self.font.lineHeight)
    }

    @Test func placesThatAreNoNumbersAreNone() {
        let attachment = NSTextAttachment(image: Self.image)
        attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan)
        let label = label(text(attachment))
        #expect(images(label.layer.drawing.list).isEmpty && label.intrinsicContentSize.width < 30)
    }

    @Test func aTemplateTakesTheTextsColour() throws {
        let template = UIImage(
            list: DisplayList(
                size: CGSize(width: 10, height: 10),
                operations: [
                    .fill(
                        CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).elements, .winding,
                        CGColor(gray: 0, alpha: 1))
                ]
            )
        ).withRenderingMode(.alwaysTemplate)
        let attachment = NSTextAttachment(image: template)
        func colors(_ text: NSAttributedString) -> [CGColor] {
            (label(text).layer.drawing.list?.operations ?? []).compactMap {
                if case .fill(_, _, let color) = $0 { color } else { nil }
            }
        }
        #expect(colors(text(attachment, [.foregroundColor: UIColor.red])) == [UIColor.red.cgColor])
        attachment.image = template.withRenderingMode(.alwaysOriginal)
        #expect(colors(text(attachment, [.foregroundColor: UIColor.red])) == [CGColor(gray: 0, alpha: 1)])
    }

    @Test func aSymbolsMiddleIsThatOfCapitals() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let size = text(NSTextAttachment(image: symbol)).size()
        let raised = (symbol.size.height + Self.font.capHeight) / 2
        #expect(
            size.height < symbol.size.height - Self.font.descender
                && abs(
                    size.height - max(raised, Self.font.ascender)
                        - max((symbol.size.height - Self.font.capHeight) / 2, -Self.font.descender)) < 0.01
        )
    }

    @Test func textsDrawnInAContextHaveIt() throws {
        let stage = Stage()
        let list = stage.perform {
            let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
            UIGraphicsPushContext(context)
            text(NSTextAttachment(image: Self.image)).draw(at: CGPoint(x: 10, y: 20))
            UIGraphicsPopContext()
            return context.list
        }
        #expect(images(list) == [CGRect(x: 22, y: 20, width: 18, height: 24)])
    }

    @Test func aTextMadeSmallerMakesItSmaller() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 21, height: 60))
        label.adjustsFontSizeToFitWidth = true
        label.attributedText = text(NSTextAttachment(image: Self.image))
        label.layer.displayIfNeeded()
        let place = try #require(images(label.layer.drawing.list).first)
        #expect(abs(place.width - 9) < 0.1 && abs(place.height - 12) < 0.1)
    }

    @Test func aTextViewShowsIt() throws {
        let stage = Stage(width: 200, height: 200)
        let view = stage.perform { UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        stage.perform {
            let root = UIViewController()
            root.view.addSubview(view)
            stage.window.rootViewController = root
            view.attributedText = text(NSTextAttachment(image: Self.image))
        }
        stage.settle()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        label.layer.displayIfNeeded()
        #expect(images(label.layer.drawing.list).count == 1)
        // Each unit of the text has one place.
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 2, length: 1), in: view.textContainer)
        #expect(abs(rect.width - 18) < 0.01)
    }
}
