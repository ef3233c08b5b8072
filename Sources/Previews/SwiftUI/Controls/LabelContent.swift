/// The text and the picture of a label, for views of UIKit that show them.
package struct LabelContent {
    /// The first text; empty where there is none.
    package let title: String
    /// The first picture; nil where there is none.
    package let image: UIImage?

    /// Reads them from a view.
    ///
    /// - Parameters:
    ///   - view: the label.
    ///   - environment: the environment that it stands in.
    @MainActor
    package init(of view: any View, in environment: EnvironmentValues) {
        let node = ViewNode.make(view, NodeInputs(host: nil, parent: nil, environment: environment))
        let item = MenuItems.label(of: node)
        (title, image) = (item.title, item.image)
        node.unmount()
    }
}
