import Testing

@testable import UIKit

/// Objects that are made of nothing, as `NSObject` lets one: code keeps them until it has others (vikmeup/SCLAlertView-Swift).
@MainActor
@Suite struct PlaceholderTests {
    @Test func aColourOfNothingIsClear() {
        let view = UIView()
        view.backgroundColor = UIColor()
        #expect(UIColor().cgColor.alpha == 0 && view.layer.backgroundColor?.alpha == 0)
    }

    @Test func aFontOfNothingIsTheOneOfTextWithoutAFont() {
        #expect(UIFont().pointSize == 12 && UIFont() == UIFont.systemFont(ofSize: 12))
        let label = UILabel()
        label.font = UIFont()
        label.text = "A"
        #expect(label.intrinsicContentSize.height > 0)
    }
}
