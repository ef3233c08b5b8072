// swift-format-ignore-file: AlwaysUseLowerCamelCase
import ObjectiveCRuntime
import QuartzCore

extension Selector {
    /// Makes the selector of the methods of a name.
    ///
    /// Linux has no Objective-C run time that knows all methods by their names: found are those that the app that runs has
    /// told, which a preview does of its own. It does nothing for targets without such a method, which is said once.
    ///
    /// - Parameter str: the name as Objective-C writes it: `tap:` of `tap(_:)`.
    public init(_ str: String) {
        self.init(
            isFound: { Self.method(str, of: $0) != nil },
            invoke: { target, sender in
                guard let method = Self.method(str, of: target) else {
                    return InterfaceLibrary.current.say(
                        "\(type(of: target)) has no method '\(str)' here: nothing is called")
                }
                method.perform(on: target, with: sender)
            })
        self = named(String(str.prefix { $0 != ":" }))
    }

    @MainActor
    private static func method(_ name: String, of target: Any) -> Selector? {
        InterfaceLibrary.current.action(name, of: target as AnyObject)
    }
}

/// Returns the selector of the methods of a name; see ``ObjectiveCRuntime/Selector/init(_:)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
