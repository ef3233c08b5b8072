import Testing

@testable import UIKit

@MainActor
@Suite struct ImagePickerTests {
    private final class Listener: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var cancelled = 0
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancelled += 1
            picker.dismiss(animated: false)
        }
    }

    private let stage = Stage(width: 300, height: 600)
    private let root = UIViewController()

    private func show(_ picker: UIImagePickerController) throws -> UIBarButtonItem {
        stage.window.rootViewController = root
        stage.advance()
        stage.perform { root.present(picker, animated: false) }
        stage.advance()
        return try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
    }

    @Test func aPickerSaysThatThereAreNoPhotosAndTellsThatItIsLeft() throws {
        UIImagePickerController.makeLibrary = nil
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        picker.allowsEditing = true
        let cancel = try show(picker)
        let texts = picker.topViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["There are no photos here."])
        stage.perform { cancel.action?.perform(on: picker, with: cancel) }
        stage.settle()
        #expect(listener.cancelled == 1 && root.presentedViewController == nil)
    }

    @Test func aPictureOfALibraryThatAStageHasIsGiven() throws {
        var pick: ((UIImage) -> Void)?
        UIImagePickerController.makeLibrary = {
            pick = $0
            return UIViewController()
        }
        defer { UIImagePickerController.makeLibrary = nil }
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        picker.allowsEditing = true
        _ = try show(picker)
        #expect(picker.topViewController?.title == "Photos")
        let image = stage.perform { UIImage() }
        stage.perform { pick?(image) }
        #expect(
            listener.info[.originalImage] as? UIImage === image && listener.info[.editedImage] as? UIImage === image)
        #expect(listener.info[.mediaType] as? String == "public.image")
        stage.perform { picker.sourceType = .camera }
        let texts = picker.topViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["There is no camera here."])
    }

    @Test func aPickerThatNobodyHearsClosesItself() throws {
        let picker = UIImagePickerController()
        let cancel = try show(picker)
        stage.perform { cancel.action?.perform(on: picker, with: cancel) }
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func thereIsALibraryAndNoCamera() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    }
}
