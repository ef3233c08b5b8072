/// Something that may be activated by what is dragged over it and held there.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether that activates it.
    var isSpringLoaded: Bool { get set }
}

extension UISpringLoadedInteractionSupporting {
    /// Has no effect: nothing is dragged from one app to another here.
    public var isSpringLoaded: Bool {
        get { false }
        set {}
    }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
