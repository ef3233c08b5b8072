import Testing

@testable import UIKit

@Suite struct ColorTests {
    /// AndreasVerhoeven/StackedItemsCarousel shows a colour's description.
    @Test func aColorsDescriptionHasItsSpaceAndComponents() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.125, alpha: 0.2)
        #expect("\(color)" == "UIExtendedSRGBColorSpace 0.25 0.5 0.125 0.2")
    }

    /// roberthein/TinyConstraints mixes two colours by their components in Core Image.
    @Test func aColorOfCoreImageHasTheSameComponents() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.125, alpha: 0.2))
        #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.125, 0.2])
        #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.125, alpha: 0.2))
        #expect(UIColor.blue.ciColor == CIColor(red: 0, green: 0, blue: 1))
        // ilik-sh/CardFlip: its themes are of these.
        #expect(UIColor(ciColor: .magenta) == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
    }
}
