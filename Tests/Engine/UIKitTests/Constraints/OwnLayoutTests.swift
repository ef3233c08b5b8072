import QuartzCore
import Testing

@testable import UIKit

/// Views with constraints whose `layoutSubviews()` doesn't call the base class's.
@MainActor
@Suite struct OwnLayoutTests {
    private final class Card: UIView {
        let label = UIView()
        let badge = UIView()
        private(set) var seen: [CGFloat] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [label, badge] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                view.topAnchor.constraint(equalTo: topAnchor).isActive = true
                view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            seen.append(label.frame.width)
            badge.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        }
    }

    /// The cells of MattLLLLL/MDatePickerView hold their lists so; what they say themselves has the last word.
    @Test func constraintsPlaceTheSubviewsBeforeTheViewIsAsked() {
        let stage = Stage(width: 400, height: 800)
        let card: Card = stage.perform {
            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            stage.window.addSubview(card)
            stage.window.layoutIfNeeded()
            return card
        }
        #expect(card.label.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(card.badge.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        stage.perform {
            card.frame.size.width = 200
            stage.window.layoutIfNeeded()
        }
        #expect(card.label.frame.width == 200 && card.badge.frame.width == 7)
        // It is laid out twice at first, as only then is it known.
        #expect(card.seen == [0, 100, 200])
    }
}
