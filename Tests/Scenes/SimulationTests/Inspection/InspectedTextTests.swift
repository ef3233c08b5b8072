import QuartzCore
import StageModel
import Testing

@testable import Simulation

/// Values in the words of an inspector.
@Suite struct InspectedTextTests {
    @Test(arguments: [(12.0, "12"), (12.5, "12.5"), (1.0 / 3, "0.33"), (-0.001, "0"), (1e300, "1e+300")])
    func numbersHaveAtMostTwoDecimals(number: Double, text: String) {
        #expect(InspectedText.number(CGFloat(number)) == text)
    }

    @Test func rectanglesAreACornerAndASize() {
        #expect(InspectedText.rect(CGRect(x: 1, y: -2, width: 30, height: 4.25)) == "1, -2 \u{b7} 30 \u{d7} 4.25")
    }

    @Test func colorsAreHexadecimal() {
        #expect(InspectedText.color(PackedColor(red: UInt8(255), green: 0, blue: 16, alpha: 255)) == "#FF0010")
        #expect(InspectedText.color(PackedColor(red: UInt8(255), green: 0, blue: 16, alpha: 128)) == "#FF001080")
    }

    @Test func aTransformIsTakenApart() {
        #expect(InspectedText.transform(CATransform3DIdentity) == "none")
        #expect(InspectedText.transform(CATransform3DMakeTranslation(3, -4, 0)) == "translation 3, -4")
        #expect(InspectedText.transform(CATransform3DMakeScale(2, 2, 1)) == "scale 2")
        #expect(InspectedText.transform(CATransform3DMakeScale(2, 0.5, 1)) == "scale 2, 0.5")
        #expect(InspectedText.transform(CATransform3DMakeRotation(.pi / 6, 0, 0, 1)) == "rotation 30\u{b0}")
        #expect(InspectedText.transform(CATransform3DMakeRotation(-.pi / 4, 1, 0, 0)) == "rotation about x -45\u{b0}")
        var both = CATransform3DMakeTranslation(10, 0, 0)
        both = CATransform3DRotate(both, .pi / 2, 0, 0, 1)
        both = CATransform3DScale(both, 3, 3, 1)
        #expect(InspectedText.transform(both) == "translation 10, 0, scale 3, rotation 90\u{b0}")
    }

    @Test func aMirroredOneHasANegativeScale() {
        #expect(InspectedText.transform(CATransform3DMakeScale(-1, 1, 1)) == "scale -1, 1")
    }

    @Test func perspectiveIsTheDistanceOfTheEye() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 1000
        #expect(InspectedText.transform(transform) == "perspective from 1000")
        let turned = CATransform3DRotate(transform, -.pi / 3, 1, 0, 0)
        #expect(InspectedText.transform(turned) == "rotation about x -60\u{b0}, perspective from 1000")
    }

    @Test func aSkewedOneIsCalledSo() {
        var transform = CATransform3DIdentity
        transform.m21 = 0.5
        #expect(InspectedText.transform(transform).contains("skewed"))
    }
}
