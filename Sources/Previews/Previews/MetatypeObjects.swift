import ObjectiveCRuntime
import UIKit

/// The creation of objects of classes that code has as metatypes.
///
/// Swift calls `required` initializers of those only; Objective-C any.
@MainActor
public enum MetatypeObjects {
    /// Makes an object by `init()`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        cast(ObjectCreation.make(type))
    }

    /// Makes a view by `init(frame:)`.
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        cast(
            ObjectCreation.make(
                type, from: UIView.self, initializer: "5frameAC10Foundation6CGRectV_tcfC", arguments(of: frame)))
    }

    /// Makes a button of a look, which the initializer for a frame is made for.
    public static func make<Button: UIButton>(_ class: Button.Type, type: UIButton.ButtonType) -> Button {
        let button = make(`class`, frame: .zero)
        button.become(type)
        return button
    }

    /// Makes a cell by `init(style:reuseIdentifier:)`.
    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell {
        var arguments = ObjectCreation.Arguments()
        arguments.add(style)
        arguments.add(reuseIdentifier)
        return cast(
            ObjectCreation.make(
                type, from: UITableViewCell.self, initializer: "5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC",
                arguments))
    }

    /// Makes a controller by `init(nibName:bundle:)`.
    public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        var arguments = ObjectCreation.Arguments()
        arguments.add(nibName)
        arguments.add(bundle)
        return cast(
            ObjectCreation.make(
                type, from: UIViewController.self, initializer: "7nibName6bundleACSSSg_10Foundation6BundleCSgtcfC",
                arguments))
    }

    /// Makes a navigation controller by `init(rootViewController:)`.
    public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        var arguments = ObjectCreation.Arguments()
        arguments.add(rootViewController)
        return cast(
            ObjectCreation.make(
                type, from: UINavigationController.self, initializer: "08rootViewC0AcA06UIViewC0C_tcfC", arguments))
    }

    /// Makes a collection view by `init(frame:collectionViewLayout:)`.
    public static func make<View: UICollectionView>(
        _ type: View.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
    ) -> View {
        var arguments = arguments(of: frame)
        arguments.add(collectionViewLayout)
        return cast(
            ObjectCreation.make(
                type, from: UICollectionView.self,
                initializer: "5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfC", arguments))
    }

    /// Makes a controller by `init(collectionViewLayout:)`.
    public static func make<Controller: UICollectionViewController>(
        _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
    ) -> Controller {
        var arguments = ObjectCreation.Arguments()
        arguments.add(collectionViewLayout)
        return cast(
            ObjectCreation.make(
                type, from: UICollectionViewController.self, initializer: "010collectionC6LayoutAcA0bcF0C_tcfC",
                arguments
            ))
    }

    /// Makes a table view by `init(frame:style:)`.
    public static func make<View: UITableView>(
        _ type: View.Type, frame: CGRect, style: UITableView.Style
    ) -> View {
        var arguments = arguments(of: frame)
        arguments.add(style)
        return cast(
            ObjectCreation.make(
                type, from: UITableView.self, initializer: "5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfC", arguments
            ))
    }

    /// Makes a controller by `init(style:)`.
    public static func make<Controller: UITableViewController>(
        _ type: Controller.Type, style: UITableView.Style
    ) -> Controller {
        var arguments = ObjectCreation.Arguments()
        arguments.add(style)
        return cast(
            ObjectCreation.make(
                type, from: UITableViewController.self, initializer: "5styleAcA0bC0C5StyleO_tcfC", arguments))
    }

    private static func arguments(of frame: CGRect) -> ObjectCreation.Arguments {
        var arguments = ObjectCreation.Arguments()
        for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
            arguments.add(number: Double(number))
        }
        return arguments
    }

    private static func cast<Object: AnyObject>(_ object: AnyObject?) -> Object {
        guard let object = object as? Object else {
            preconditionFailure("\(Object.self) can't be made by a metatype here: an initializer's symbol is missing")
        }
        return object
    }
}
