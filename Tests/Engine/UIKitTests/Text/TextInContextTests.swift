import Foundation
import Testing

@testable import UIKit

/// Texts that are drawn with a context.
@MainActor
@Suite struct TextInContextTests {
    private let stage = Stage()

    private func fragments(_ draw: () -> Void) -> [(text: DrawnFragment, transform: CGAffineTransform, alpha: CGFloat)]
    {
        stage.perform {
            let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
            UIGraphicsPushContext(context)
            draw()
            UIGraphicsPopContext()
            return context.list.operations.flatMap { operation -> [(DrawnFragment, CGAffineTransform, CGFloat)] in
                guard case .text(let fragments, let transform, let alpha) = operation else { return [] }
                return fragments.map { ($0, transform, alpha) }
            }
        }
    }

    private let font = UIFont.systemFont(ofSize: 20)

    @Test func aStringBeginsAtItsPoint() throws {
        let drawn = fragments { "Hello".draw(at: CGPoint(x: 30, y: 40), withAttributes: [.font: font]) }
        let one = try #require(drawn.first)
        #expect(drawn.count == 1 && one.text.text.text == "Hello" && one.text.text.x == 30)
        let ascender = stage.perform { Double(font.ascender) }
        assertClose(CGFloat(one.text.text.baseline), CGFloat(40 + ascender), within: 0.01)
        #expect(one.text.color == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func linesBreakAtTheRectanglesWidthAndEndAtItsHeight() {
        let text = "one two three four five six seven eight nine ten"
        let all = fragments {
            text.draw(in: CGRect(x: 10, y: 10, width: 100, height: 1000), withAttributes: [.font: font])
        }
        let baselines = all.map(\.text.text.baseline)
        #expect(Set(baselines).count >= 4 && all.allSatisfy { $0.text.text.x + $0.text.text.width <= 110.01 })
        let some = fragments {
            text.draw(in: CGRect(x: 10, y: 10, width: 100, height: 30), withAttributes: [.font: font])
        }
        #expect(Set(some.map(\.text.text.baseline)).count == 2)
    }

    @Test func aCentredParagraphLiesInTheMiddle() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let rect = CGRect(x: 20, y: 0, width: 160, height: 50)
        let drawn = fragments {
            NSAttributedString(string: "Hi", attributes: [.font: font, .paragraphStyle: style]).draw(in: rect)
        }
        let one = try #require(drawn.first?.text.text)
        assertClose(CGFloat(one.x + one.width / 2), 100, within: 0.01)
    }

    @Test func withoutALineFragmentOriginTheBaselineIsThePoint() throws {
        let drawn = fragments {
            NSAttributedString(string: "Hi", attributes: [.font: font])
                .draw(with: CGRect(x: 5, y: 70, width: 0, height: 0), options: [], context: nil)
        }
        let one = try #require(drawn.first?.text.text)
        #expect(one.x == 5)
        assertClose(CGFloat(one.baseline), 70, within: 1e-9)
    }

    @Test func coloursLinesAndTheContextsTransformCount() throws {
        let drawn = fragments {
            let context = UIGraphicsGetCurrentContext()
            context?.translateBy(x: 7, y: 9)
            context?.setAlpha(0.5)
            let values: [NSAttributedString.Key: Any] = [
                .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]
            NSString(string: "Hi").draw(at: .zero, withAttributes: values)
        }
        let one = try #require(drawn.first)
        #expect(one.text.color == UIColor.red.cgColor && one.text.isUnderlined && !one.text.isStruckThrough)
        #expect(one.transform == CGAffineTransform(translationX: 7, y: 9) && one.alpha == 0.5)
    }

    @Test func outsideOfDrawingNothingHappens() {
        stage.perform { "Hello".draw(at: .zero, withAttributes: nil) }
    }
}
