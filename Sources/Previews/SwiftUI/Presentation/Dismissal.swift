/// What takes away what is presented, or the page on top of a navigation stack.
public nonisolated struct DismissAction {
    let controller: ControllerReference?

    /// Takes the view away if it is presented, or goes back if it is a page above another.
    @MainActor
    public func callAsFunction() { Dismissal.dismiss(controller?.controller) }
}

/// Whether a view is presented, and what takes it away.
public nonisolated struct PresentationMode {
    let controller: ControllerReference?
    /// Whether the view is presented, or a page above another.
    public let isPresented: Bool

    /// Takes the view away if it is presented, or goes back if it is a page above another.
    public mutating func dismiss() {
        let controller = controller
        OnStage.perform { Dismissal.dismiss(controller?.controller) }
    }
}

/// Taking away controllers.
@MainActor
enum Dismissal {
    /// Takes away the nearest controller around one that is presented, or above another one on a stack.
    static func dismiss(_ controller: UIViewController?) {
        var current = controller
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController,
                let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
            {
                if (navigation.delegate as? Navigator)?.pop(below: controller) != true {
                    navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
                }
                return
            }
            if let presented = controller as? PresentedController, let presenter = presented.presenterOfView {
                return presenter.dismiss()
            }
            guard let parent = controller.parent else {
                if controller.presentingViewController != nil { controller.dismiss(animated: true) }
                return
            }
            current = parent
        }
    }

    /// Whether a controller is presented, or a page above another, or within such a one.
    static func isPresented(_ controller: UIViewController?) -> Bool {
        var current = controller
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController,
                let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
            {
                return true
            }
            if controller is PresentedController { return true }
            guard let parent = controller.parent else { return controller.presentingViewController != nil }
            current = parent
        }
        return false
    }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Says whether the view will be presented, or is a page above another; nil where the controllers around say so.
    mutating func setPresented(_ isPresented: Bool?) { self[IsPresentedKey.self] = isPresented }

    /// What takes away the view if it is presented, or goes back from it.
    public var dismiss: DismissAction { DismissAction(controller: owner) }

    /// Whether the view is presented, or a page above another.
    public var isPresented: Bool {
        if let known = self[IsPresentedKey.self] { return known }
        guard OnStage.isOnMainActor else { return false }
        let owner = ControllerBox(reference: owner)
        return MainActor.assumeIsolated { Dismissal.isPresented(owner.reference?.controller) }
    }

    /// Whether the view is presented, and what takes it away.
    public var presentationMode: Binding<PresentationMode> {
        let (owner, isPresented) = (owner, isPresented)
        return Binding(get: { PresentationMode(controller: owner, isPresented: isPresented) }, set: { _ in })
    }
}

private struct ControllerBox: @unchecked Sendable {
    let reference: ControllerReference?
}
