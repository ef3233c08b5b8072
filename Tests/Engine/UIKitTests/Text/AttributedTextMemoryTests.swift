import AllocationCount
import Testing
import UIKit

/// What views that show attributed texts leave behind.
@MainActor
@Suite(.serialized) struct AttributedTextMemoryTests {
    private static func text() -> ReleasingAttributedString {
        ReleasingAttributedString(string: "hello", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2])
    }

    private static let uses: [(name: String, use: @MainActor () -> Void)] = [
        (
            "labels",
            {
                let label = UILabel()
                label.attributedText = text()
                _ = label.attributedText
                label.font = .boldSystemFont(ofSize: 12)
                label.textAlignment = .center
                _ = label.sizeThatFits(.zero)
            }
        ),
        (
            "plain labels",
            {
                let label = UILabel()
                label.text = "hello"
                _ = label.attributedText
            }
        ),
        (
            "text views",
            {
                let view = UITextView()
                view.attributedText = text()
                _ = view.attributedText
            }
        ),
        (
            "text fields",
            {
                let field = UITextField()
                field.attributedPlaceholder = text()
                field.attributedText = text()
                _ = field.attributedText
            }
        ),
        (
            "buttons",
            {
                let button = UIButton(type: .system)
                button.setAttributedTitle(text(), for: .normal)
                button.layoutIfNeeded()
            }
        ),
        (
            "segmented controls",
            {
                let control = UISegmentedControl(items: ["a", "b"])
                control.setTitleTextAttributes([.kern: 1], for: .normal)
                control.layoutIfNeeded()
            }
        ),
        (
            "list contents",
            {
                var content = UIListContentConfiguration.cell()
                content.attributedText = text()
                content.makeContentView().layoutIfNeeded()
            }
        ),
        (
            "measuring",
            {
                _ = "hello".size(withAttributes: [.kern: 1])
                _ = text().boundingRect(with: .zero)
            }
        ),
    ]

    @Test(.enabled(if: counts_allocations())) func noViewLeavesAnythingBehind() {
        for (name, use) in Self.uses {
            for _ in 0..<100 { use() }
            let before = allocated_bytes()
            for _ in 0..<1000 { use() }
            #expect(allocated_bytes() < before + 1000 * 16, "\(name)")
        }
    }
}
