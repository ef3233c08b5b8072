import QuartzCore

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier of its name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier of its name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the stage.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// As high as a sheet gets.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The height's name.
        open private(set) var identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns half of the greatest height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// Returns the greatest height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a height of one's own.
        ///
        /// - Parameters:
        ///   - identifier: its name; nil for a new one.
        ///   - resolver: returns the height in points, or nil for the greatest.
        /// - Returns: the height.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let clock = FrameClock.current
            return Detent(identifier ?? Identifier("custom \(clock.nextRandomNumber())"), resolver: resolver)
        }

        /// Returns the height where the greatest one is `maximum`.
        final func height(at maximum: CGFloat) -> CGFloat {
            resolver(Surroundings(containerTraitCollection: .current, maximumDetentValue: maximum)) ?? maximum
        }

        private struct Surroundings: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection: UITraitCollection
            let maximumDetentValue: CGFloat
        }
    }
}

/// What a height of one's own is made of.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits around the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height in points.
    var maximumDetentValue: CGFloat { get }
}
