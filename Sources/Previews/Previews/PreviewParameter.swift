import SceneContract
import StageModel
import UIKit

/// A property of the previewed code that can be tuned.
@MainActor
public struct PreviewParameter {
    /// The name, unit, range and help, and the default that is shown before a stage has been made.
    public var declaration: Parameter
    /// The place at which the property is declared.
    public var source: PreviewSource?
    /// Returns the present value; nil if the object that has the property is not on the stage.
    ///
    /// - Parameter content: the controller that ``Preview/make`` made, or the one that holds its view.
    public var get: @MainActor (_ content: UIViewController) -> StageValue?
    /// Sets a value that the declaration allows; does nothing if the object that has the property is not on the stage.
    ///
    /// Afterwards the program invalidates every layout and lays out again, so the property needs no observers.
    public var set: @MainActor (_ content: UIViewController, _ value: StageValue) -> Void

    /// Makes a parameter of its attributes.
    public init(
        _ declaration: Parameter, source: PreviewSource? = nil,
        get: @escaping @MainActor (UIViewController) -> StageValue?,
        set: @escaping @MainActor (UIViewController, StageValue) -> Void
    ) {
        self.declaration = declaration
        self.source = source
        self.get = get
        self.set = set
    }

    /// Makes a parameter of a property of the first object of a type that `firstPreviewed(_:)` finds.
    ///
    /// - Parameters:
    ///   - declaration: the name, unit, range and help.
    ///   - owner: the object's type.
    ///   - source: the place at which the property is declared.
    ///   - read: returns the property's value.
    ///   - write: sets the property to a value that the declaration allows.
    public init<Owner: AnyObject>(
        _ declaration: Parameter, of owner: Owner.Type, source: PreviewSource? = nil,
        read: @escaping @MainActor (Owner) -> StageValue,
        write: @escaping @MainActor (Owner, StageValue) -> Void
    ) {
        self.init(
            declaration, source: source, get: { $0.firstPreviewed(owner).map(read) },
            set: { content, value in content.firstPreviewed(owner).map { write($0, value) } })
    }
}

extension PreviewParameter {
    /// Returns a parameter that is a number of any of Swift's floating-point types.
    public static func number<Owner: AnyObject, Value: BinaryFloatingPoint>(
        _ name: String, of owner: Owner.Type, _ path: ReferenceWritableKeyPath<Owner, Value>,
        in range: ClosedRange<Double>, unit: Parameter.Unit = .none, default defaultValue: Double, summary: String = "",
        source: PreviewSource? = nil
    ) -> PreviewParameter {
        PreviewParameter(
            Parameter(
                name: name, unit: unit, kind: .number(range), defaultValue: .number(defaultValue), summary: summary),
            of: owner, source: source, read: { .number(Double($0[keyPath: path])) },
            write: { if case .number(let number) = $1 { $0[keyPath: path] = Value(number) } })
    }

    /// Returns a parameter that is an integer.
    public static func integer<Owner: AnyObject>(
        _ name: String, of owner: Owner.Type, _ path: ReferenceWritableKeyPath<Owner, Int>, in range: ClosedRange<Int>,
        unit: Parameter.Unit = .count, default defaultValue: Int, summary: String = "", source: PreviewSource? = nil
    ) -> PreviewParameter {
        PreviewParameter(
            Parameter(
                name: name, unit: unit, kind: .integer(range), defaultValue: .integer(defaultValue), summary: summary),
            of: owner, source: source, read: { .integer($0[keyPath: path]) },
            write: { if case .integer(let number) = $1 { $0[keyPath: path] = number } })
    }

    /// Returns a parameter that is on or off.
    public static func toggle<Owner: AnyObject>(
        _ name: String, of owner: Owner.Type, _ path: ReferenceWritableKeyPath<Owner, Bool>,
        default defaultValue: Bool, summary: String = "", source: PreviewSource? = nil
    ) -> PreviewParameter {
        PreviewParameter(
            Parameter(name: name, kind: .toggle, defaultValue: .flag(defaultValue), summary: summary), of: owner,
            source: source, read: { .flag($0[keyPath: path]) },
            write: { if case .flag(let flag) = $1 { $0[keyPath: path] = flag } })
    }

    /// Returns a parameter that is a colour.
    public static func color<Owner: AnyObject>(
        _ name: String, of owner: Owner.Type, _ path: ReferenceWritableKeyPath<Owner, UIColor>,
        default defaultValue: String, summary: String = "", source: PreviewSource? = nil
    ) -> PreviewParameter {
        PreviewParameter(
            Parameter(name: name, kind: .color, defaultValue: .text(defaultValue), summary: summary), of: owner,
            source: source, read: { .text(ColorText($0[keyPath: path]).text) },
            write: { owner, value in
                if case .text(let text) = value, let color = ColorText(text) { owner[keyPath: path] = color.color }
            })
    }

    /// Returns a parameter that is a case of an enumeration.
    public static func choice<Owner: AnyObject, Value: Equatable>(
        _ name: String, of owner: Owner.Type, _ path: ReferenceWritableKeyPath<Owner, Value>,
        from choices: [(name: String, value: Value)], default defaultValue: String, summary: String = "",
        source: PreviewSource? = nil
    ) -> PreviewParameter {
        PreviewParameter(
            Parameter(
                name: name, kind: .choice(choices.map(\.name)), defaultValue: .text(defaultValue), summary: summary),
            of: owner, source: source,
            read: { owner in
                .text(choices.first { $0.value == owner[keyPath: path] }?.name ?? defaultValue)
            },
            write: { owner, value in
                if let choice = choices.first(where: { .text($0.name) == value }) {
                    owner[keyPath: path] = choice.value
                }
            })
    }
}
