import Foundation

/// What this build has of the Swift run time's insides that stand in for Apple's Objective-C run time.
///
/// They are no part of the language: another toolchain, another platform or a stripped program may lack them.
public enum RuntimeSupport: String, CaseIterable, Sendable {
    /// ``ObjectCreation/make(_:)``: an object of a class that is known at run time only, by its own `init()`.
    case plainObjects
    /// ``ObjectCreation/make(_:from:initializer:_:)``: an object by an initializer that is found by its mangled name.
    case namedInitializers
    /// The same with arguments that are passed in registers.
    case registers
    /// ``DeclaredMethods``: the methods that a class declares itself, by the program's symbols.
    case declaredMethods

    /// What does not work without it, in one line.
    public var purpose: String {
        switch self {
        case .plainObjects:
            "views, layers, cells and gestures of an app's own classes (layerClass, appearance(), nibs) are not made"
        case .namedInitializers: "presentation() of layers of an app's own classes is a plain layer"
        case .registers: "objects that previewed code makes of a class in a variable are not made"
        case .declaredMethods: "what an app's class leaves out of a delegate's optional methods is taken for written"
        }
    }

    /// Tries all of them, or some, on classes of this module.
    ///
    /// Of ``declaredMethods`` it reads the program's file: O(symbols of the program).
    ///
    /// - Returns: those that this build lacks, in their order.
    public static func lacking(of some: [RuntimeSupport] = allCases) -> [RuntimeSupport] { some.filter { !$0.works } }

    /// Those that a look at takes no time, so that a program may try them whenever it starts.
    public static let quick: [RuntimeSupport] = [.plainObjects, .namedInitializers, .registers]

    /// Whether it does what it is for.
    private var works: Bool {
        switch self {
        case .plainObjects: return (ObjectCreation.make(RuntimeProbe.Own.self) as? RuntimeProbe)?.made == "own"
        case .namedInitializers:
            let made = ObjectCreation.make(
                RuntimeProbe.Own.self, from: RuntimeProbe.self, initializer: "5layerACyp_tcfC", "layer")
            return (made as? RuntimeProbe.Own)?.made == "layer"
        case .registers:
            var arguments = ObjectCreation.Arguments()
            arguments.add("a text of two words")
            arguments.add(number: 1.5)
            let made = ObjectCreation.make(
                RuntimeProbe.Own.self, from: RuntimeProbe.self, initializer: "4text6numberACSS_SdtcfC", arguments)
            return (made as? RuntimeProbe.Own)?.made == "a text of two words 1.5"
        case .declaredMethods: return DeclaredMethods.names(of: RuntimeProbe.Own.self).contains("probe(_:in:)")
        }
    }
}

/// A class like those of apps, on which ``RuntimeSupport`` is tried.
open class RuntimeProbe: NSObject {
    /// What made the object.
    public internal(set) var made = ""

    public override init() {}

    /// Makes an object as a copy of a layer is made.
    public init(layer: Any) { made = "\(layer)" }

    /// Makes an object of a text and a number.
    public init(text: String, number: Double) { made = "\(text) \(number)" }

    /// A subclass with initializers of its own.
    public final class Own: RuntimeProbe {
        public override init() {
            super.init()
            made = "own"
        }

        public override init(layer: Any) { super.init(layer: layer) }

        public override init(text: String, number: Double) { super.init(text: text, number: number) }

        /// Does nothing: its name is looked for.
        public func probe(_ value: Int, in other: Int) {}
    }
}
