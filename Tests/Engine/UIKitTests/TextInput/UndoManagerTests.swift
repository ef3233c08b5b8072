import QuartzCore
import Testing

@testable import UIKit

@MainActor
private final class Sheet: UIViewController {
    var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { $0.remove() }
        undoManager?.setActionName("Add")
    }

    func remove() {
        let line = lines.removeLast()
        undoManager?.registerUndo(withTarget: self) { $0.add(line) }
    }
}

@MainActor
@Suite struct UndoManagerTests {
    private let stage = Stage()

    private func shownSheet() -> (Sheet, UndoManager)? {
        stage.perform {
            let sheet = Sheet()
            stage.window.rootViewController = sheet
            return sheet.undoManager.map { (sheet, $0) }
        }
    }

    @Test func whatWasRegisteredIsTakenBackAndMadeAgain() throws {
        let (sheet, manager) = try #require(shownSheet())
        stage.advance { sheet.add("a") }
        stage.advance { sheet.add("b") }
        #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Add")
        stage.perform { manager.undo() }
        #expect(sheet.lines == ["a"] && manager.canRedo && manager.redoActionName == "Add")
        stage.perform { manager.redo() }
        #expect(sheet.lines == ["a", "b"] && !manager.canRedo)
        stage.perform {
            manager.undo()
            manager.undo()
        }
        #expect(sheet.lines.isEmpty && !manager.canUndo)
        // What is done anew can't be followed by what was taken back.
        stage.advance { sheet.add("c") }
        #expect(!manager.canRedo)
    }

    @Test func aStepsChangesAreOneAndGroupsAreToo() throws {
        let (sheet, manager) = try #require(shownSheet())
        stage.advance {
            sheet.add("a")
            sheet.add("b")
        }
        stage.perform { manager.undo() }
        #expect(sheet.lines.isEmpty)
        stage.perform { manager.beginUndoGrouping() }
        stage.advance { sheet.add("c") }
        stage.advance { sheet.add("d") }
        stage.perform {
            manager.endUndoGrouping()
            manager.undo()
        }
        #expect(sheet.lines.isEmpty)
    }

    @Test func aTargetThatIsGoneIsNotKept() throws {
        let (_, manager) = try #require(shownSheet())
        stage.perform {
            manager.registerUndo(withTarget: Sheet()) { _ in Issue.record("it is gone") }
            manager.disableUndoRegistration()
            manager.registerUndo(withTarget: stage.window) { _ in Issue.record("it was not kept") }
            manager.enableUndoRegistration()
            manager.levelsOfUndo = 1
            manager.undo()
        }
        #expect(!manager.canUndo)
    }
}
