import Testing

@testable import UIKit

/// What devices cover of stages, and what views, constraints, insets and bars make of it.
@MainActor @Suite struct SafeAreaTests {
    private let stage = Stage(width: 390, height: 844)

    /// Notes what it hears.
    private final class Listener: UIView {
        var heard: [CGFloat] = []

        override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets.top) }
    }

    private final class Controller: UIViewController {
        var heard = 0

        override func viewSafeAreaInsetsDidChange() { heard += 1 }
    }

    private func use(_ device: StageDevice) {
        stage.perform {
            StageAppearance(device: device).apply(to: nil)
            stage.window.layoutIfNeeded()
        }
    }

    @Test func devicesCoverWhatApplesDo() {
        #expect(StageDevice.none.insets(of: CGSize(width: 390, height: 844)) == .zero)
        let upright = StageDevice.phone.insets(of: CGSize(width: 390, height: 844))
        #expect(upright == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let onItsSide = StageDevice.phone.insets(of: CGSize(width: 844, height: 390))
        #expect(onItsSide == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let tablet = StageDevice.tablet.insets(of: CGSize(width: 1180, height: 820))
        #expect(tablet == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }

    @Test func aViewIsCoveredAsFarAsItReachesThere() {
        let (top, middle, bottom) = stage.perform {
            (
                UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100)),
                UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100)),
                UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
            )
        }
        for view in [top, middle, bottom] { stage.add(view) }
        #expect(top.safeAreaInsets == .zero)
        use(.phone)
        stage.perform {
            #expect(top.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
            #expect(middle.safeAreaInsets == .zero)
            #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(top.layoutMargins.top == 47)
            top.insetsLayoutMarginsFromSafeArea = false
            #expect(top.layoutMargins.top == 8)
        }
        use(.none)
        stage.perform { #expect(top.safeAreaInsets == .zero) }
    }

    /// As a comment of layoutBox/PinLayout's PinSafeArea.swift says it of iOS 11.
    @Test func aViewBeyondItsSuperviewIsCoveredNoFurtherThanThat() {
        use(.phone)
        let view = stage.perform { UIView(frame: CGRect(x: 0, y: -20, width: 390, height: 900)) }
        stage.add(view)
        stage.perform { #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) }
    }

    /// By what the keyboard's area of a view of 400 points in a window of 844 has to be for ReadableLayoutMarginsSpec of
    /// layoutBox/PinLayout to pass, as it does on iOS.
    @Test func theKeyboardsAreaReachesFromTheSafeAreaToTheWindowsBottom() {
        let view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)) }
        stage.add(view)
        use(.phone)
        stage.perform {
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 390, height: 444))
            view.frame.size.height = 844
            #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
            view.removeFromSuperview()
            #expect(view.keyboardLayoutGuide.layoutFrame.maxY == 844)
        }
    }

    @Test func viewsAndTheirControllersHearOfChanges() {
        let controller = Controller()
        let view = stage.perform { Listener() }
        stage.perform {
            controller.view = view
            stage.window.rootViewController = controller
        }
        use(.phone)
        use(.phone)
        #expect(view.heard == [59] && controller.heard == 1)
        stage.perform { controller.additionalSafeAreaInsets.top = 10 }
        #expect(view.heard == [59, 69] && controller.heard == 2)
        // Moved in a layout pass, too.
        stage.perform {
            view.frame.origin.y = 40
            stage.window.setNeedsLayout()
            stage.window.layoutIfNeeded()
        }
        #expect(view.heard == [59, 69, 29])
        use(.none)
        #expect(view.heard.last == 10)
    }

    @Test func aViewThatComesIntoAWindowHearsWhatIsCoveredThere() {
        use(.phone)
        let view = stage.perform { Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
        stage.add(view)
        #expect(view.heard == [59])
    }

    @Test func constraintsToTheSafeAreaFollow() {
        let (root, view) = stage.perform { (UIView(frame: stage.window.bounds), UIView()) }
        stage.add(root)
        stage.perform {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: safe.topAnchor),
                view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            ])
            stage.window.layoutIfNeeded()
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        use(.phone)
        #expect(view.frame == CGRect(x: 0, y: 59, width: 390, height: 751))
        use(.none)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func contentThatScrollsRestsBesideWhatIsCovered() {
        let view = stage.perform { UIScrollView(frame: stage.window.bounds) }
        stage.add(view)
        stage.perform { view.contentSize = CGSize(width: 390, height: 2000) }
        use(.phone)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(view.contentInset == .zero && view.contentOffset.y == -59)
        stage.perform {
            view.contentInset.top = 6
            #expect(view.adjustedContentInset.top == 65 && view.contentOffset.y == -65)
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset.top == 6 && view.contentOffset.y == -6)
            view.contentInsetAdjustmentBehavior = .automatic
            // What can't be scrolled upwards has no such edges, unless it always has.
            view.contentSize = CGSize(width: 2000, height: 100)
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.adjustedContentInset.top == 65)
        }
        use(.none)
        #expect(view.adjustedContentInset.top == 6)
    }

    /// theswiftdev/tutorials: rows whose labels lie between the margins pass below the bar as high as they are.
    @Test func rowsKeepTheirMarginsAboveAndBelowWhereBarsCoverThem() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.preservesSuperviewLayoutMargins = true
                cell.contentView.preservesSuperviewLayoutMargins = true
                return cell
            }
        }
        let rows = Rows()
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform {
            table.dataSource = rows
            table.contentInsetAdjustmentBehavior = .never
        }
        stage.add(table)
        use(.phone)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        stage.perform {
            #expect(cell.safeAreaInsets.top == 44)
            #expect(cell.contentView.layoutMargins.top == 8 && cell.contentView.layoutMargins.bottom == 8)
            #expect(cell.layoutMargins.top == 8)
        }
    }

    @Test func barsHoldTheirContentBesideWhatIsCovered() {
        let content = UIViewController()
        let navigation = stage.perform { UINavigationController(rootViewController: content) }
        stage.perform {
            content.title = "Title"
            stage.window.rootViewController = navigation
            stage.window.layoutIfNeeded()
        }
        let title = navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
        #expect(title?.frame.minY == 0)
        use(.phone)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 390, height: 44))
        #expect(title?.frame.minY == 0 && title?.frame.height == 44)
        stage.perform {
            #expect(content.view.convert(content.view.bounds, to: nil).minY == 0)
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func sectionsStandBesideTheIslandOfAPhoneOnItsSide() {
        let stage = Stage(width: 844, height: 390)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        flow.sectionInsetReference = .fromSafeArea
        for (layout, left) in [
            (UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), 59), (flow, 59),
        ] as [(UICollectionViewLayout, CGFloat)] {
            let source = Counted()
            let view = stage.perform {
                UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            }
            stage.perform {
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = source
                stage.window.addSubview(view)
                StageAppearance().apply(to: nil)
                stage.window.layoutIfNeeded()
                #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
                StageAppearance(device: .phone).apply(to: nil)
                stage.window.layoutIfNeeded()
                #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == left)
                view.removeFromSuperview()
            }
        }
    }

    private final class Counted: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
