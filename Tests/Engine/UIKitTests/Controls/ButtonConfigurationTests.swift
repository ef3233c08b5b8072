import Testing

@testable import UIKit

@MainActor
@Suite struct ButtonConfigurationTests {
    private let stage = Stage()

    private func button(_ configure: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        let button = stage.perform {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            configure(&configuration)
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            return button
        }
        stage.add(button)
        return button
    }

    private func ground(_ button: UIButton) -> UIView? { button.subviews.first }

    @Test func itsInsetsLieAroundItsTitle() throws {
        let button = button()
        let label = try #require(button.titleLabel)
        #expect(label.text == "Buy")
        #expect(abs(label.frame.minX - 12) < 0.01)
        #expect(abs(button.bounds.width - label.frame.width - 24) < 0.01)
        #expect(abs(label.frame.minY - 7) < 0.01)
        #expect(ground(button)?.backgroundColor == button.tintColor)
        #expect(label.textColor == .white)
    }

    @Test func theImageLiesOnItsSideOfTheTitle() throws {
        let image = UIImage(file: "a", size: CGSize(width: 20, height: 20))
        let beside = button {
            $0.image = image
            $0.imagePadding = 6
            $0.imagePlacement = .trailing
        }
        let (picture, label) = (try #require(beside.imageView), try #require(beside.titleLabel))
        #expect(abs(picture.frame.minX - label.frame.maxX - 6) < 0.01)
        let above = button {
            $0.image = image
            $0.imagePadding = 6
            $0.imagePlacement = .top
        }
        #expect(abs((above.titleLabel?.frame.minY ?? 0) - (above.imageView?.frame.maxY ?? 0) - 6) < 0.01)
        #expect(above.imageView?.center.x == above.bounds.midX)
    }

    @Test func aCapsuleIsRoundAtItsEnds() {
        let button = button {
            $0.cornerStyle = .capsule
            $0.buttonSize = .large
        }
        #expect(ground(button)?.layer.cornerRadius == button.bounds.height / 2)
        #expect(button.bounds.height > 45)
    }

    @Test func theHandlerChangesItWithTheState() {
        let button = button()
        stage.perform {
            button.configurationUpdateHandler = { button in
                button.configuration?.title = button.isEnabled ? "Buy" : "Sold out"
            }
            button.isEnabled = false
        }
        stage.settle()
        #expect(button.titleLabel?.text == "Sold out")
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test func attributesOfATitleCountMoreThanTheButtons() throws {
        let button = button {
            var title = AttributedString("Buy now")
            title.foregroundColor = .green
            $0.attributedTitle = title
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 29)
                return outgoing
            }
            $0.attributedSubtitle = AttributedString("today", attributes: AttributeContainer([.kern: 3]))
        }
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.string == "Buy now" && button.configuration?.title == "Buy now")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 29)
        let detail = try #require(button.subtitleLabel?.attributedText)
        #expect(detail.string == "today" && detail.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 3)
    }
}
