import Previews
import Testing
import UIKit

/// What is asked of objects whose class is not declared.
@MainActor
@Suite struct ObjectMembersTests {
    @Test func aButtonAndABarsItemHaveATag() {
        let (button, item): (AnyObject, AnyObject) = (UIButton(), UIBarButtonItem())
        (button as? UIButton)?.tag = 3
        (item as? UIBarButtonItem)?.tag = 4
        #expect((button as? any TaggedObject)?.tag == 3)
        #expect((item as? any TaggedObject)?.tag == 4)
    }

    @Test func aViewAndAnItemsAttributesHaveAPlace() {
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = frame
        for object in [UIView(frame: frame), attributes] as [AnyObject] {
            let placed = PlacedObject(object)
            #expect(placed?.frame == frame && placed?.center == CGPoint(x: 25, y: 40))
        }
        #expect(PlacedObject(UIBarButtonItem())?.frame == nil)
    }
}
