import Testing

@testable import PreviewCompiler

extension CompiledProjectTests {
    /// As civatrix/StackCollectionViewLayout of 2015 is written.
    @Test func aLayoutOfSwift1Compiles() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                private var items: [[UICollectionViewLayoutAttributes]] = []
                private var heights: [CGFloat] = []
                var inset: UIEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5) {
                    didSet { if !UIEdgeInsetsEqualToEdgeInsets(inset, oldValue) { self.invalidateLayout() } }
                }
                override func prepareLayout() {
                    self.items.removeAll(keepCapacity: true)
                    self.heights = [CGFloat](count: 2, repeatedValue: 10)
                    for (index, height) in enumerate(self.heights) {
                        println("\\(index) \\(height)")
                        self.items.append([])
                    }
                    if contains(self.heights, 10), let place = find(self.heights, 10) { self.heights[place] = 20 }
                    self.heights = sorted(map(filter(self.heights) { $0 > 1 }) { $0 * 2 })
                }
                override func collectionViewContentSize() -> CGSize {
                    let height = self.heights.reduce(CGFloat.min, combine: { max($0, $1) })
                    return CGSize(width: CGFloat(count(self.heights)), height: height)
                }
                override func layoutAttributesForElementsInRect(rect: CGRect) -> [AnyObject]? {
                    var attributes = self.items.flatMap({ $0 })
                    attributes.splice(self.items[0], atIndex: 0)
                    return attributes
                }
                override func shouldInvalidateLayoutForBoundsChange(newBounds: CGRect) -> Bool { return true }
            }
            class Screen: UIViewController {
                override func viewDidLoad() {
                    self.view.backgroundColor = UIColor.redColor().colorWithAlphaComponent(0.5)
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(warnings(build).allSatisfy { !$0.contains("left out") && !$0.contains("never called") })
        #expect(build.library != nil)
    }

    /// As WilliamMaybe/CircularCollectionView and others of 2015 are written.
    @Test func aLayoutOfSwift2Compiles() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                var attributes: [UICollectionViewLayoutAttributes] = []
                var edges = UIRectEdge.None
                override func prepareLayout() {
                    super.prepareLayout()
                    attributes = []
                    for var i = 0; i < collectionView!.numberOfItemsInSection(0); i++ {
                        let path = NSIndexPath(forItem: i, inSection: 0)
                        let item = UICollectionViewLayoutAttributes(forCellWithIndexPath: path)
                        item.frame = CGRectMake(0, CGFloat(i) * 50, CGRectGetWidth(collectionView!.bounds), 40)
                        item.transform = CGAffineTransformMakeRotation(0.1)
                        attributes.append(item)
                    }
                }
                override func collectionViewContentSize() -> CGSize { return CGSizeMake(100, 500) }
                override func layoutAttributesForElementsInRect(rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    return attributes.filter { CGRectIntersectsRect($0.frame, rect) && $0.hidden == false }
                }
                override func layoutAttributesForItemAtIndexPath(indexPath: NSIndexPath) -> UICollectionViewLayoutAttributes? {
                    return attributes[indexPath.item]
                }
                override func shouldInvalidateLayoutForBoundsChange(newBounds: CGRect) -> Bool { return true }
            }
            class Push: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(transitionContext: UIViewControllerContextTransitioning?) -> NSTimeInterval { return 0.5 }
                func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
                    let to = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
                    transitionContext.containerView()!.addSubview(to.view)
                    to.view.backgroundColor = UIColor.redColor().colorWithAlphaComponent(0.5)
                    UIView.animateWithDuration(transitionDuration(transitionContext), delay: 0, options: .CurveEaseOut, animations: {
                        to.view.frame = transitionContext.finalFrameForViewController(to)
                    }) { done in
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
                    }
                }
            }
            class Screen: UIViewController {
                override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
                    if let screen = segue.destinationViewController as? Screen where screen.isViewLoaded() {
                        screen.view.layer.borderColor = UIColor.blueColor().CGColor
                    }
                    dispatch_async(dispatch_get_main_queue()) { self.view.userInteractionEnabled = false }
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }
}
