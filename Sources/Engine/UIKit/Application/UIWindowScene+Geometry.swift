import QuartzCore

extension UIWindowScene {
    /// How a scene lies on a screen.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation of the interface.
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
        }
    }

    /// A wish how a scene lies on a screen.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// A wish for the orientation of a phone's scene.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations that are wanted.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Makes a wish for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Says that a stage has the shape that its viewers choose.
    struct GeometryRefusal: LocalizedError {
        var errorDescription: String? { "a stage has the shape that its viewers choose" }
    }
}

/// The sizes that a scene may have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size, in points.
    open var minimumSize = CGSize.zero
    /// The greatest size, in points.
    open var maximumSize = CGSize.zero
    /// Whether the scene may cover the screen.
    open var allowsFullScreen = true
}

extension UIScene {
    /// How another scene would be begun.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?
    }
}

/// Whether an application is woken for new data.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}
