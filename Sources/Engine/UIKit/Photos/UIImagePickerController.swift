import QuartzCore

/// The screen on which pictures are picked or taken: a stage has no camera, and a library only if it is given one; it says so, and
/// can be closed.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// How well a film is taken.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// A camera.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// When a flash is used.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1, auto, on
    }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of what was picked.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was edited.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that was chosen.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where a film is.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the original is in a library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What a camera noted.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A picture that moves.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The entry of a library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// Where a picture is.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures are to come from.
    open var sourceType = SourceType.photoLibrary { didSet { if isViewLoaded { showSource() } } }
    /// Has no effect: there are no films.
    open var mediaTypes = ["public.image"]
    /// Whether a picked picture is given as an edited one, too: as it was.
    open var allowsEditing = false
    /// Has no effect: there are no films.
    open var videoMaximumDuration: TimeInterval = 600
    /// Has no effect: there are no films.
    open var videoQuality = QualityType.typeMedium
    /// Has no effect: there is no camera.
    open var showsCameraControls = true
    /// Has no effect: there is no camera.
    open var cameraOverlayView: UIView?
    /// Has no effect: there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Has no effect: there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Has no effect: there is no camera.
    open var cameraDevice = CameraDevice.rear
    /// Has no effect: there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Makes the screen with the pictures of a library, which calls a function with the one that is picked; nil where there is none.
    package static var makeLibrary: ((_ pick: @escaping (UIImage) -> Void) -> UIViewController)?

    /// Has no effect: pictures are given as they are.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// Has no effect: there are no films.
    open var videoExportPreset: String?

    /// A format in which pictures are given.
    public enum ImageURLExportPreset: Int, Sendable {
        case compatible, current
    }
    /// Returns whether pictures can come from somewhere: there is a library, which has none, and no camera, as in Apple's simulator.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns whether there is a camera: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether a camera has a flash: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns what can be picked.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Returns what a camera can take: there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewControllers.isEmpty { showSource() }
    }

    private func showSource() {
        let library = sourceType == .camera ? nil : Self.makeLibrary
        let screen = library?({ [weak self] in self?.pick($0) }) ?? EmptyPhotoScreen(sourceType)
        screen.title = sourceType == .camera ? "Camera" : "Photos"
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: Selector(UIImagePickerController.cancel))
        setViewControllers([screen], animated: false)
    }

    private func pick(_ picture: UIImage) {
        guard let listener = delegate as? any UIImagePickerControllerDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: picture]
        if allowsEditing {
            info[.editedImage] = picture
            info[.cropRect] = CGRect(origin: .zero, size: picture.size)
        }
        listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Does nothing: there is no camera.
    open func takePicture() {}
    /// Does nothing: there is no camera.
    open func startVideoCapture() -> Bool { false }
    /// Does nothing: there is no camera.
    open func stopVideoCapture() {}

    private func cancel() {
        if let listener = delegate as? any UIImagePickerControllerDelegate {
            listener.imagePickerControllerDidCancel(self)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

/// What stands where pictures would be.
private final class EmptyPhotoScreen: UIViewController {
    private let label = UILabel()

    convenience init(_ source: UIImagePickerController.SourceType) {
        self.init(nibName: nil, bundle: nil)
        label.text = source == .camera ? "There is no camera here." : "There are no photos here."
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    }
}
