import Foundation
import Testing

@testable import UIKit

/// Looks that are set for all views of a class.
@MainActor
@Suite struct AppearanceTests {
    private final class Badge: UILabel {}
    private final class Panel: UIView {}
    private let stage = Stage()

    @Test func viewsTakeOverTheirClassesLooksInAWindow() {
        let label = stage.perform { UILabel() }
        let own = stage.perform { UILabel() }
        let badge = stage.perform { Badge() }
        stage.perform {
            own.textColor = .green
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .boldSystemFont(ofSize: 30)
            Badge.appearance().textColor = .blue
            #expect(label.textColor != .red)
        }
        for view in [label, own, badge] { stage.add(view) }
        #expect(label.textColor == .red && label.font == .boldSystemFont(ofSize: 30))
        #expect(own.textColor == .green && own.font == .boldSystemFont(ofSize: 30))
        #expect(badge.textColor == .blue && badge.font == .boldSystemFont(ofSize: 30))
    }

    /// zeqinjie/ZQEndlessPageControl's app sets one as it starts.
    @Test func collectionViewsHaveLooksThoughTheyAreMadeWithALayout() {
        stage.perform { UICollectionView.appearance().backgroundColor = .red }
        let list = stage.perform {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        stage.add(list)
        #expect(list.backgroundColor == .red)
    }

    @Test func looksHoldWithinContainers() {
        let panel = stage.perform { Panel() }
        let (inside, outside) = stage.perform { (UISwitch(), UISwitch()) }
        stage.perform {
            UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .purple
            panel.addSubview(inside)
        }
        stage.add(panel)
        stage.add(outside)
        #expect(inside.onTintColor == .purple && outside.onTintColor == nil)
    }

    @Test func anotherStageHasItsOwn() {
        stage.perform { UILabel.appearance().textColor = .red }
        let other = Stage()
        let label = other.perform { UILabel() }
        other.add(label)
        #expect(label.textColor == .label)
    }
}
