import QuartzCore
import Testing

@testable import Demonstrations
@testable import UIKit

/// The fonts of the wall's texts.
@MainActor @Suite struct TypeStyleTests {
    /// The description of a design in a font's descriptor.
    private func design(_ text: NSAttributedString) -> String {
        let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return "\(font.map { "\($0.design)" } ?? "none")"
    }

    @Test(arguments: TypeConfiguration.Typeface.allCases)
    func everyTextHasTheTypeface(_ typeface: TypeConfiguration.Typeface) {
        let clock = FrameClock()
        clock.perform {
            var configuration = TypeConfiguration()
            configuration.typeface = typeface
            let style = TypeStyle(configuration: configuration)
            let designs = (0..<18).flatMap { style.lines(of: .at($0), on: .at($0)).map(design) }
            #expect(Set(designs).count == 1, "\(designs)")
        }
    }

    @Test(arguments: TypeConfiguration.Typeface.allCases)
    func figuresHaveDigitsOfOneWidth(_ typeface: TypeConfiguration.Typeface) {
        let clock = FrameClock()
        clock.perform {
            var configuration = TypeConfiguration()
            configuration.typeface = typeface
            let style = TypeStyle(configuration: configuration)
            let widths = ["1111", "8888"].map { style.lines(of: .figure($0, caption: ""), on: .at(0))[0].size().width }
            #expect(widths[0] == widths[1])
        }
    }
}
