import QuartzCore
import Testing

@testable import UIKit

@MainActor
private final class Picked: UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    var isOver = false

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colors.append(color) }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { isOver = true }
}

@MainActor
@Suite struct ColorPickerTests {
    private let stage = Stage()

    @Test func aTapInTheGridPicksItsColour() throws {
        let picked = Picked()
        let picker = stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            let picker = UIColorPickerViewController()
            picker.delegate = picked
            root.present(picker, animated: false)
            return picker
        }
        stage.settle()
        let grid = try #require(picker.view.subviews.first { $0 is UIControl && $0.bounds.height > 200 })
        // The grid begins with white.
        let corner = stage.perform { grid.convert(CGPoint(x: 4, y: 4), to: nil) }
        stage.down(corner.x, corner.y)
        stage.up(corner.x, corner.y)
        stage.settle()
        var white: CGFloat = 0
        let last = try #require(picked.colors.last)
        last.getWhite(&white, alpha: nil)
        #expect(white == 1 && picker.selectedColor == last && !picked.isOver)
        stage.perform { picker.dismiss(animated: false) }
        stage.settle()
        #expect(picked.isOver)
    }

    @Test func aFontIsPickedByItsFamily() throws {
        let picker = stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            let picker = UIFontPickerViewController()
            root.present(picker, animated: false)
            return picker
        }
        stage.settle()
        let table = try #require(picker.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
        let row = stage.perform { table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil) }
        stage.down(row.midX, row.midY)
        stage.up(row.midX, row.midY)
        stage.settle()
        #expect(picker.selectedFontDescriptor != nil && picker.presentingViewController == nil)
    }
}
