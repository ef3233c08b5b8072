import Previews
import Testing
import UIKit

/// What Objective-C finds in any object by its name.
@Suite struct BoxedValueTests {
    @Test func geometryIsFoundBoxedAndUnboxed() {
        let point = CGPoint(x: 1, y: 2)
        #expect(BoxedValue(point).cgPointValue == point)
        #expect(BoxedValue(NSValue(cgPoint: point)).cgPointValue == point)
        #expect(BoxedValue(UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)).uiEdgeInsetsValue.top == 3)
        #expect(BoxedValue(CGRect(x: 0, y: 0, width: 4, height: 5)).cgRectValue.width == 4)
    }

    @Test func numbersAreFoundInNumbersAndTexts() {
        #expect(BoxedValue(NSNumber(value: 1.5)).doubleValue == 1.5)
        #expect(BoxedValue(Float(1.5)).floatValue == 1.5)
        #expect(BoxedValue(7).integerValue == 7)
        #expect(BoxedValue("2.5").floatValue == 2.5)
        #expect(BoxedValue(true).boolValue == true && BoxedValue(0).boolValue == false)
    }

    @Test func whatIsSomethingElseIsNil() {
        #expect(BoxedValue(nil).cgPointValue == nil)
        #expect(BoxedValue("deck").cgRectValue == nil)
        #expect(BoxedValue([1]).doubleValue == nil)
        #expect(BoxedValue(-1).uintValue == nil && BoxedValue(7.9).uintValue == 7)
        #expect(BoxedValue(1e300).integerValue == nil && BoxedValue(Double.nan).intValue == nil)
    }
}
