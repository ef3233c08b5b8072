import Foundation
import Testing

@testable import UIKit

/// The menus for editing of iOS before 16, as labels have them that can be copied.
@MainActor
@Suite struct MenuControllerTests {
    private final class CopyLabel: UILabel {
        var copies = 0
        func copyText(_ sender: Any?) { copies += 1 }
    }

    private final class Other: UIView {
        func paint(_ sender: Any?) {}
    }

    @Test func theAppsEntriesAreShownThatSomebodyCanPerform() throws {
        let stage = Stage(width: 300, height: 600)
        let label = CopyLabel(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        stage.add(label)
        stage.perform {
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Copy text", action: Selector(CopyLabel.copyText(_:))),
                UIMenuItem(title: "Paint", action: Selector(Other.paint(_:))),
            ]
            #expect(!menu.isMenuVisible)
            menu.showMenu(from: label, rect: label.bounds)
            #expect(menu.isMenuVisible)
        }
        stage.settle()
        let presenter = try #require(MenuPresenter.current(in: stage.window))
        let place = CGPoint(x: presenter.panel.frame.midX, y: presenter.panel.frame.midY)
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        stage.settle()
        #expect(label.copies == 1)
        stage.perform { #expect(!UIMenuController.shared.isMenuVisible) }
    }

    /// cemolcay/MIDITimeTableView lets go of its cells once their menu is hidden.
    @Test func showingAndHidingIsPosted() {
        let stage = Stage(width: 300, height: 600)
        let label = CopyLabel(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        stage.add(label)
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        nonisolated(unsafe) var heard: [Notification.Name] = []
        stage.perform {
            let menu = UIMenuController.shared
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
                    heard.append($0.name)
                }
            }
            _ = observers
            menu.menuItems = [UIMenuItem(title: "Copy text", action: Selector(CopyLabel.copyText(_:)))]
            menu.showMenu(from: label, rect: label.bounds)
        }
        stage.settle()
        #expect(heard == Array(names.prefix(2)))
        stage.perform { UIMenuController.shared.hideMenu() }
        stage.settle()
        #expect(heard == names)
    }
}
