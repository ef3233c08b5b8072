import QuartzCore
import Testing

@testable import UIKit

/// Lists whose selection goes as one comes back to them: "the default value of this property is true", as Apple's documentation of
/// `clearsSelectionOnViewWillAppear` has it.
///
/// The menus of aimalygin/StableCollectionViewLayout and others stayed selected.
@MainActor
@Suite struct ClearedSelectionTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }

    private let stage = Stage()
    private let path = IndexPath(row: 1, section: 0)

    private func push(over list: UIViewController) -> UINavigationController {
        stage.perform {
            let stack = UINavigationController(rootViewController: list)
            stage.window.rootViewController = stack
            stage.window.appear()
            (list as? Rows)?.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            (list as? Items)?.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            stack.pushViewController(UIViewController(), animated: false)
            return stack
        }
    }

    @Test(arguments: [true, false]) func aTableClearsItsSelection(clears: Bool) {
        let list = stage.perform { Rows(style: .plain) }
        list.clearsSelectionOnViewWillAppear = clears
        let stack = push(over: list)
        #expect(list.tableView.indexPathForSelectedRow == path)
        stage.perform { _ = stack.popViewController(animated: true) }
        stage.settle()
        #expect(list.tableView.indexPathForSelectedRow == (clears ? nil : path))
    }

    @Test(arguments: [true, false]) func aCollectionClearsItsSelection(clears: Bool) {
        let list = stage.perform { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
        list.clearsSelectionOnViewWillAppear = clears
        let stack = push(over: list)
        #expect(list.collectionView.indexPathsForSelectedItems == [path])
        stage.perform { _ = stack.popViewController(animated: true) }
        stage.settle()
        #expect(list.collectionView.indexPathsForSelectedItems == (clears ? [] : [path]))
    }

    @Test func oneThatDoesNotComeBackAfterAllKeepsIt() {
        let list = stage.perform { Rows(style: .plain) }
        _ = push(over: list)
        stage.settle()
        stage.down(3, 400)
        for x in stride(from: 10, through: 80, by: 10) { stage.move(CGFloat(x), 400) }
        #expect(list.tableView.indexPathForSelectedRow == nil)
        for x in stride(from: 80, through: 20, by: -10) { stage.move(CGFloat(x), 400) }
        stage.up(20, 400)
        stage.settle()
        #expect(list.tableView.indexPathForSelectedRow == path)
    }
}
