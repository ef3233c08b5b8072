/// An object that hears that it has been made from an Interface Builder file: a view, a controller, a layout or an item, or one that
/// conforms itself, as Foundation's `NSObject` has no such method to override here.
public protocol NibAwakening: AnyObject {
    /// Is called when everything in the file has been made and connected.
    @preconcurrency @MainActor
    func awakeFromNib()
}

extension UIBarItem: NibAwakening {}
extension UICollectionViewLayout: NibAwakening {}
extension UIView: NibAwakening {}
