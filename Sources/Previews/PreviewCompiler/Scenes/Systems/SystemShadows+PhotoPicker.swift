extension SystemShadows {
    /// The screen on which photos are chosen, which are made up.
    static let photoPicker = Framework(
        types: photos.types + ["PHPickerConfiguration", "PHPickerResult", "PHPickerViewController"],
        source: """
            import Previews
            import UIKit

            public typealias PHPickerFilter = Previews.PHPickerFilter

            public struct PHPickerConfiguration: Hashable {
                public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
                public enum Selection: Int, Sendable {
                    case `default`, ordered, continuous, continuousAndOrdered
                }
                public var filter: PHPickerFilter?
                public var selectionLimit = 1
                public var selection = Selection.default
                public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
                public var preselectedAssetIdentifiers: [String] = []
                public init() {}
                public init(photoLibrary: PHPhotoLibrary) {}
            }

            public struct PHPickerResult: Hashable {
                public let itemProvider: NSItemProvider
                public let assetIdentifier: String?
            }

            @MainActor @preconcurrency
            public protocol PHPickerViewControllerDelegate: AnyObject {
                func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
            }

            open class PHPickerViewController: UIViewController {
                public let configuration: PHPickerConfiguration
                open weak var delegate: (any PHPickerViewControllerDelegate)?

                public init(configuration: PHPickerConfiguration) {
                    self.configuration = configuration
                    super.init(nibName: nil, bundle: nil)
                }

                public required init?(coder: NSCoder) { nil }

                open override func viewDidLoad() {
                    super.viewDidLoad()
                    let screen = Previews.SamplePhotoScreen.picker(limit: configuration.selectionLimit) { [weak self] numbers in
                        self?.finish(numbers)
                    }
                    addChild(screen)
                    screen.view.frame = view.bounds
                    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(screen.view)
                    screen.didMove(toParent: self)
                }

                private func finish(_ numbers: [Int]) {
                    let results = numbers.map { number in
                        PHPickerResult(
                            itemProvider: NSItemProvider(object: Previews.SamplePhotos.picture(number)),
                            assetIdentifier: "photo-\\(number)")
                    }
                    delegate?.picker(self, didFinishPicking: results)
                }
            }

            """)
}
