import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Symbols, and the colours in which templates are painted.
@MainActor
@Suite(.serialized) struct SymbolTests {
    private let stage = Stage()

    private func symbol(_ name: String, _ look: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(stage.perform { UIImage(systemName: name, withConfiguration: look) })
    }

    private func operations(_ image: CGImage?) throws -> [DrawingOperation] {
        guard case .list(let list) = try #require(image).content else { return [] }
        return list.operations
    }

    /// The colours of the areas that a view's image has.
    private func colors(_ view: UIImageView) throws -> [CGColor] {
        let image = view.layer.contents.flatMap { $0 as? CGImage }
        return try operations(image).compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
    }

    @Test func anImageOfTheAppIsFoundWithAConfiguration() {
        stage.perform {
            FrameClock.current.images["tab"] = NamedImage(file: "tab.png", size: CGSize(width: 20, height: 10))
            let look = UIImage.SymbolConfiguration(pointSize: 50)
            #expect(UIImage(named: "tab", in: .main, with: look)?.size == CGSize(width: 20, height: 10))
            #expect(UIImage(named: "tab", in: nil, with: nil) != nil)
            #expect(UIImage(named: "none", in: nil, with: look) == nil)
        }
    }

    @Test func theSystemsOwnImagesAreSymbols() {
        stage.perform {
            let images = [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark]
            #expect(
                images.map { $0.symbol?.name } == [
                    "plus.circle.fill", "minus.circle.fill", "ellipsis.circle", "checkmark", "checkmark.circle",
                ])
        }
    }

    /// As alexpaul/UIKit-Animations numbers its tabs.
    @Test(arguments: 0..<10) func digitsHaveTheirSymbols(digit: Int) {
        for name in ["circle", "circle.fill", "square", "square.fill"] {
            #expect(SymbolOutline("\(digit).\(name)") != nil)
        }
    }

    @Test(arguments: ["circle", "square"]) func aSymbolWithoutAnOutlineInAShapeIsPutTogether(shape: String) throws {
        let (inner, outer) = try (#require(SymbolOutline("scissors")), #require(SymbolOutline(shape)))
        let enclosed = try #require(SymbolOutline("scissors.\(shape)"))
        #expect(enclosed.size == outer.size)
        #expect(enclosed.areas.count == outer.areas.count + inner.areas.count)
        let filled = try #require(SymbolOutline("scissors.\(shape).fill"))
        #expect(filled.areas.count == 1 && filled.areas[0].rule == .evenOdd)
        let center = CGRect(origin: .zero, size: outer.size).insetBy(
            dx: outer.size.width / 5, dy: outer.size.height / 5)
        for area in enclosed.areas.dropFirst(outer.areas.count) {
            #expect(center.contains(CGPath(elements: area.path).boundingBoxOfPath))
        }
        for name in ["nothing.\(shape)", "scissors.\(shape).circle.fill", ".\(shape)", "scissors.triangle"] {
            #expect(SymbolOutline(name) == nil)
        }
    }

    @Test func everyNameHasAnOutline() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
        let file = folder.appending(path: "Sources/Engine/UIKit/Appearance/Symbols/names.txt")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.count > 500)
        #expect(Set(names).count == names.count)
        for name in names {
            let outline = try #require(SymbolOutline(name), "\(name)")
            let ends = outline.areas.flatMap(\.path).compactMap(\.points.last)
            #expect(ends.count > 2, "\(name)")
            let box = CGRect(origin: .zero, size: outline.size).insetBy(dx: -2, dy: -2)
            #expect(ends.allSatisfy(box.contains), "\(name)")
            #expect(outline.areas.allSatisfy { $0.path.last == .close }, "\(name)")
        }
    }

    @Test func aSymbolIsAsLargeAsItsLookSays() throws {
        #expect(try symbol("circle").size == CGSize(width: 21, height: 21))
        #expect(try symbol("circle", .init(pointSize: 100, weight: .light)).size == CGSize(width: 120, height: 120))
        #expect(try symbol("circle", .init(pointSize: 100, weight: .black)).size == CGSize(width: 130, height: 130))
        #expect(
            try symbol("circle", .init(pointSize: 100, weight: .light, scale: .large)).size
                == CGSize(width: 154, height: 154))
        #expect(
            try symbol("circle", .init(pointSize: 100, weight: .light, scale: .small)).size
                == CGSize(width: 94, height: 94))
        let chevron = try symbol("chevron.right", .init(pointSize: 100))
        #expect(chevron.size.width < chevron.size.height * 0.7)
        // What is said later counts, and the rest stays.
        let look = UIImage.SymbolConfiguration(pointSize: 100).applying(UIImage.SymbolConfiguration(weight: .light))
        let larger = try #require(
            stage.perform { UIImage(systemName: "circle")?.applyingSymbolConfiguration(look) })
        #expect(larger.size == CGSize(width: 120, height: 120))
        let view = stage.perform { UIImageView(image: UIImage(systemName: "circle")) }
        stage.perform { view.preferredSymbolConfiguration = look }
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 120))
    }

    @Test func aHeavierSymbolHasThickerLines() throws {
        let widths = try [UIImage.SymbolWeight.light, .regular, .semibold, .black].map { weight in
            try operations(symbol("heart", .init(pointSize: 100, weight: weight)).cgImage).reduce(0) { sum, operation in
                if case .stroke(_, let style, _) = operation { max(sum, style.width) } else { sum }
            }
        }
        #expect(widths.first == 0)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aSymbolTakesTheTintColourOfTheNearestViewThatWasGivenOne() throws {
        let outer = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let view = try stage.perform { UIImageView(image: try symbol("heart.fill")) }
        #expect(try colors(view) == [UIColor.systemBlue.cgColor])
        stage.perform { outer.tintColor = .systemRed }
        stage.add(outer)
        stage.perform { outer.addSubview(view) }
        #expect(view.tintColor == .systemRed)
        #expect(try colors(view) == [UIColor.systemRed.cgColor])
        stage.perform { outer.tintColor = .systemGreen }
        #expect(try colors(view) == [UIColor.systemGreen.cgColor])
        stage.perform { view.tintColor = .systemPurple }
        stage.perform { outer.tintColor = .systemOrange }
        #expect(try colors(view) == [UIColor.systemPurple.cgColor])
        stage.perform { view.tintColor = nil }
        #expect(try colors(view) == [UIColor.systemOrange.cgColor])
        stage.perform { view.removeFromSuperview() }
        stage.add(view)
        #expect(view.tintColor == .systemBlue)
    }

    @Test func anImageThatIsNoTemplateKeepsItsColour() throws {
        let view = stage.perform { UIImageView() }
        stage.perform { view.tintColor = .systemRed }
        let heart = try symbol("heart.fill")
        stage.perform { view.image = heart.withRenderingMode(.alwaysOriginal) }
        #expect(try colors(view) == [UIColor.black.cgColor])
        stage.perform { view.image = heart.withTintColor(.systemGreen, renderingMode: .alwaysOriginal) }
        #expect(try colors(view) == [UIColor.systemGreen.cgColor])
        // A symbol is a template by itself.
        stage.perform { view.image = heart.withTintColor(.systemGreen) }
        #expect(try colors(view) == [UIColor.systemRed.cgColor])
        stage.perform { view.image = UIImage(systemName: "heart.fill", withConfiguration: .paletteTeal) }
        #expect(try colors(view) == [UIColor.systemTeal.cgColor])
    }

    @Test func aTemplateOfAFileIsTheShadowOfItsImage() throws {
        let view = stage.perform { UIImageView() }
        stage.perform { view.tintColor = .systemRed }
        let image = UIImage(file: "card.png", size: CGSize(width: 40, height: 30))
        stage.perform { view.image = image }
        #expect(try operations(view.layer.contents.flatMap { $0 as? CGImage }) == [])
        stage.perform { view.image = image.withRenderingMode(.alwaysTemplate) }
        let drawn = try operations(view.layer.contents.flatMap { $0 as? CGImage })
        #expect(
            drawn.contains(
                .shadow(UIColor.systemRed.cgColor, offset: CGSize(width: 144, height: 0), sigma: 0)))
        #expect(
            drawn.contains(
                .image(
                    "card.png", CGRect(x: 0, y: 0, width: 40, height: 30),
                    CGAffineTransform(translationX: -144, y: 0), alpha: 1)))
    }

    @Test func aButtonsSymbolHasItsTitlesColour() throws {
        let button = stage.perform { UIButton(type: .system) }
        let heart = try symbol("heart.fill")
        stage.perform { button.setImage(heart, for: .normal) }
        let picture = try #require(button.imageView)
        #expect(try colors(picture) == [UIColor.systemBlue.cgColor])
        stage.perform { button.tintColor = .systemRed }
        #expect(try colors(picture) == [UIColor.systemRed.cgColor])
        stage.perform { button.isEnabled = false }
        #expect(try colors(picture) == [UIColor.systemGray.cgColor])
    }

    /// Shubham0812/SwiftUI-Animations has films called as symbols are, which are none.
    @Test func anImageOfTheCatalogueStandsForASymbolWithoutAnOutlineAlone() throws {
        let image = NamedImage(file: "film.gif", size: CGSize(width: 12, height: 12))
        let name = "nobody.draws"
        let before = try symbol("wifi").size
        stage.clock.images = ["wifi": image, name: image]
        #expect(try symbol(name).size == image.size && symbol(name).isSymbolImage == false)
        #expect(try symbol("wifi").size == before && symbol("wifi").isSymbolImage)
    }

    @Test func aRingStandsForAnUnknownSymbolWhichIsSaidOnce() throws {
        let report = EngineMessages.report
        defer { EngineMessages.report = report }
        var said: [String] = []
        EngineMessages.report = { said.append($0) }
        let name = "nobody.knows.\(UUID().uuidString)"
        #expect(try symbol(name).size == CGSize(width: 20, height: 20))
        #expect(try symbol(name, .init(pointSize: 100)).size == CGSize(width: 120, height: 120))
        #expect(said == ["there is no picture of the symbol '\(name)': a ring stands for it"])
    }
}

extension UIImage.Configuration {
    fileprivate static var paletteTeal: UIImage.Configuration {
        UIImage.SymbolConfiguration(paletteColors: [.systemTeal, .red])
    }
}
