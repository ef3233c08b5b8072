import QuartzCore

/// A panel for printing, which never comes: a stage has no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// False: nothing can be printed.
    open class var isPrintingAvailable: Bool { false }
    /// The one controller of the stage.
    open class var shared: UIPrintInteractionController { FrameClock.current.shared { UIPrintInteractionController() } }
    /// Returns false: nothing can be printed.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// What is to be printed.
    open var printingItem: Any?
    /// All that is to be printed.
    open var printingItems: [Any]?
    /// The job's description.
    open var printInfo: UIPrintInfo?

    /// Shows nothing.
    ///
    /// - Parameters:
    ///   - animated: has no effect.
    ///   - completion: is not called.
    /// - Returns: false.
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
    ) -> Bool { false }

    /// Does nothing.
    open func dismiss(animated: Bool) {}
}

/// The description of a printing job, without effect.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// A kind of what is printed.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    /// Returns a description with the standard settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The kind of what is printed.
    open var outputType = OutputType.general
    /// The job's name.
    open var jobName = ""
}
