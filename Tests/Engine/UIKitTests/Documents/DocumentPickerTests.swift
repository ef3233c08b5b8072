import Testing

@testable import UIKit

@MainActor
@Suite struct DocumentPickerTests {
    private final class Listener: UIDocumentPickerDelegate {
        var cancelled = 0
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
    }

    @Test func aPickerSaysThatThereIsNothingAndCanBeClosed() throws {
        let stage = Stage(width: 300, height: 600)
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.advance()
        let (picker, listener) = (
            UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import), Listener()
        )
        picker.delegate = listener
        stage.perform { root.present(picker, animated: false) }
        stage.advance()
        #expect(picker.view.subviews.contains { ($0 as? UILabel)?.text == "There are no documents here." })
        let bar = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
        let item = try #require(bar.items?.first?.leftBarButtonItem)
        stage.perform { item.action?.perform(on: picker, with: item) }
        #expect(listener.cancelled == 1)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }
}
