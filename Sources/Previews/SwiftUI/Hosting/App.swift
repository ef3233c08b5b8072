import Previews

/// An app, which says what its windows show.
@preconcurrency @MainActor
public protocol App {
    /// The type of what it is made of.
    associatedtype Body: Scene
    /// Its windows.
    @SceneBuilder var body: Body { get }
    /// Makes the app.
    init()
}

extension App {
    /// Does nothing: the stage shows the app.
    public static func main() {}
}

/// A part of an app: windows.
@preconcurrency @MainActor
public protocol Scene {
    /// The type of what it is made of.
    associatedtype Body: Scene
    /// What it is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Is not asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A scene that has a view.
@MainActor
protocol ShownScene: Scene where Body == Never {
    /// The view of its first window; nil for none.
    var shown: AnyView? { get }
}

extension Scene {
    /// The view of the first window in it; nil for none.
    var firstView: AnyView? {
        if let scene = self as? any ShownScene { return scene.shown }
        return Body.self == Never.self ? nil : body.firstView
    }
}

/// Windows that show a view.
public nonisolated struct WindowGroup<Content: View>: ShownScene {
    private let content: Content

    /// Makes one.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes one with a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes one with an identity.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var shown: AnyView? { AnyView(content) }
}

/// A window of settings, which phones don't have.
public nonisolated struct Settings<Content: View>: ShownScene {
    /// Makes one.
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor var shown: AnyView? { nil }
}

/// Several scenes, of which the first with a view is shown.
public nonisolated struct TupleScene<T>: ShownScene {
    let scenes: [any Scene]
    @MainActor var shown: AnyView? { scenes.lazy.compactMap { $0.firstView }.first }
}

/// A scene without windows.
public nonisolated struct EmptyScene: ShownScene {
    /// Makes one.
    public init() {}
    @MainActor var shown: AnyView? { nil }
}

/// What makes one scene of the statements of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Makes a scene of one statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes a scene of several statements.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> TupleScene<(repeat each Content)> {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return TupleScene(scenes: scenes)
    }
    /// Takes a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Whether an app's scene is in front.
public enum ScenePhase: Comparable, Sendable {
    /// One of them.
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Whether the app's scene is in front: it is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The delegate of an app that UIKit tells what happens.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private final class Box {
        var delegate: DelegateType?
    }
    private let box = Box()

    /// Makes one.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, which is told at first that the app has begun.
    @MainActor
    public var wrappedValue: DelegateType {
        if let delegate = box.delegate { return delegate }
        let delegate = MetatypeObjects.make(DelegateType.self)
        box.delegate = delegate
        return delegate
    }

    @MainActor
    func begin() {
        let application = UIApplication.shared
        let delegate = wrappedValue
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
}

/// A property that begins with the app.
@MainActor
private protocol BeginningProperty {
    func begin()
}

extension UIApplicationDelegateAdaptor: BeginningProperty {}

/// The view of an app, with what the app keeps.
private struct AppView<A: App>: View {
    let app: A
    var body: some View { AppContent(app: app) }
}

private struct AppContent<A: App>: PrimitiveView {
    let app: A

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { AppNode(self, inputs) }

    final class AppNode: TypedNode<AppContent> {
        private var properties = StoredProperties()
        private var child: ViewNode?

        override init(_ view: AppContent, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func changed() {
            properties.connect(view.app, to: self)
            let content = observed { view.app.body.firstView ?? AnyView(EmptyView()) }
            child = shown(content, by: child)
        }
    }
}

/// What shows apps and views on a stage.
public enum StageApps {
    /// Returns the controller of an app's first window.
    @MainActor
    public static func controller<A: App>(of type: A.Type) -> UIViewController {
        let app = A()
        for child in Mirror(reflecting: app).children { (child.value as? any BeginningProperty)?.begin() }
        return UIHostingController(rootView: AppView(app: app))
    }

    /// Returns the controller of a view.
    @MainActor
    public static func controller<V: View>(@ViewBuilder of view: () -> V) -> UIViewController {
        UIHostingController(rootView: view())
    }
}
