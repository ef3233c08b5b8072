import StageModel
import UIKit

/// A scene's declaration: what names it, what can be tuned, and how it is made.
@MainActor
public protocol SceneDefinition {
    /// The name on the command line and in the page's address.
    var name: String { get }
    /// The name for people.
    var title: String { get }
    /// A description of one line.
    var summary: String { get }
    /// The directions in which a finger moves what the scene shows.
    var axes: SceneDescription.Axes { get }
    /// Swift code that makes the scene's view controller in an app, in which `{{NAME}}` stands for each parameter's
    /// value.
    var swift: String { get }
    /// Returns what can be tuned, with the defaults for a stage.
    func parameters(stage: CGSize) -> [Parameter]
    /// Checks values for parameters, of which the others have their defaults.
    ///
    /// - Throws: ``SceneError``.
    func check(_ values: [String: StageValue], stage: CGSize) throws
    /// The stage's traits that the scene follows: each of them can be set, and changes what is seen.
    var traits: Set<StageTrait> { get }
    /// What can be invoked by name.
    var actions: [Action] { get }
    /// The names of the values in ``Scene/restoration``.
    var restorationNames: [String] { get }
    /// Whether ``Scene/restoration`` holds all that tells one stage at rest from another.
    ///
    /// Where it doesn't, an earlier step is only shown again by repeating everything from the start.
    var isRestorable: Bool { get }
    /// The images that `UIImage(named:)` finds.
    var images: [SceneImage] { get }
    /// Returns the names of the images that the scene can show, as `UIImage(named:)` knows them, the likeliest first.
    ///
    /// - Parameter photos: the photos of the context; empty for the scene's own.
    /// - Returns: names.
    func imageNames(photos: [Photo]) -> [String]

    /// Makes the scene with its default parameters.
    ///
    /// Called with the simulation's clock current.
    func make(_ context: SceneContext) -> any Scene
}

/// An image file that viewers can load, under the name that `UIImage(named:)` knows it by.
public struct SceneImage: Codable, Equatable, Sendable {
    /// The name for `UIImage(named:)`.
    public var name: String
    /// The path below `/images/`.
    public var file: String
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Whether it is drawn in the tint colour, as its catalogue says.
    public var isTemplate: Bool
    /// What of it keeps its size where it is resized; nil for nothing.
    public var resizing: ImageResizing?

    /// Makes an image of its attributes.
    public init(
        name: String, file: String, width: Double, height: Double, isTemplate: Bool = false,
        resizing: ImageResizing? = nil
    ) {
        self.name = name
        self.file = file
        self.width = width
        self.height = height
        self.isTemplate = isTemplate
        self.resizing = resizing
    }
}
