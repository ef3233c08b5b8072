import Testing

@testable import UIKit

@MainActor
@Suite struct ImagePickerTests {
    private final class Listener: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var cancelled = 0
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
