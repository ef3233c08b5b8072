import StageModel
import UIKit

/// What is declared about a scene, and how one is made.
@MainActor
public protocol SceneDefinition {
    /// What the command line and the page's address call it.
    var name: String { get }
    /// What people call it.
    var title: String { get }
    /// One line.
    var summary: String { get }
    /// Along which a finger moves what the scene shows.
    var axes: SceneDescription.Axes { get }
    /// A program text that makes the scene's view controller in an app; `{{NAME}}` stands for each parameter's value.
    var swift: String { get }
    /// What can be tuned, with the defaults for a stage.
    func parameters(stage: CGSize) -> [Parameter]
    /// Says what is wrong with values for parameters, the others having their defaults.
    ///
    /// - Throws: ``SceneError``.
    func check(_ values: [String: StageValue], stage: CGSize) throws
    /// What can be invoked by name.
    var actions: [Action] { get }
    /// The names of what ``Scene/restoration`` holds.
    var restorationNames: [String] { get }
    /// Whether ``Scene/restoration`` holds all that tells one stage at rest from another. Where it doesn't, a moment is
    /// only shown again by repeating everything from the start.
    var isRestorable: Bool { get }
    /// What `UIImage(named:)` finds beside the images of the ``ImageCatalogue``.
    var images: [SceneImage] { get }
    /// Of the images that the scene can show, as `UIImage(named:)` knows them; the likeliest first.
    ///
    /// - Parameter photos: of the context; empty: the scene's own.
    func imageNames(photos: [Photo]) -> [String]

    /// Builds the scene with its default parameters. Called with the simulation's clock current.
    func make(_ context: SceneContext) -> any Scene
}

/// An image file that viewers can load, under the name that `UIImage(named:)` knows it by.
public struct SceneImage: Equatable, Sendable {
    public var name: String
    /// Below `/images/`.
    public var file: String
    /// Points.
    public var width: Double
    public var height: Double

    public init(name: String, file: String, width: Double, height: Double) {
        self.name = name
        self.file = file
        self.width = width
        self.height = height
    }
}
