import CoreGraphics

/// A function that makes a transform of a number, for animations of `transform`.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
    /// The function's name.
    open var name: CAValueFunctionName { function }
    private let function: CAValueFunctionName

    /// Makes a function of its name; nil for `scale` and `translate`, which take more than one number.
    public init?(name: CAValueFunctionName) {
        function = name
        super.init()
        if key == nil { return nil }
    }

    /// The component of the transform that the function sets.
    final var key: AnimatableKey? {
        switch function {
        case .rotateX: .rotationX
        case .rotateY: .rotationY
        case .rotateZ: .rotationZ
        case .scaleX: .scaleX
        case .scaleY: .scaleY
        case .translateX: .translationX
        case .translateY: .translationY
        case .translateZ: .translationZ
        default: nil
        }
    }
}

/// The name of a function that makes a transform of a number.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A turn about the x axis by radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the y axis by radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about the z axis by radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Factors along all axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Points along all axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Points along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
