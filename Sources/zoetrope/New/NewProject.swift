/// The files of a package that begins with a layout worth looking at.
struct NewProject {
    /// The Swift module.
    let module: String

    /// The files by their paths.
    var files: [(path: String, text: String)] {
        [
            ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\n"),
            ("Sources/\(module)/FanCell.swift", cell), ("Sources/\(module)/FanLayout.swift", layout),
            ("Sources/\(module)/FanViewController.swift", controller),
            ("Tests/\(module)Tests/FanLayoutTests.swift", tests),
        ]
    }

    /// UIKit is all that the package needs: on a Mac it is Apple's, and `zoetrope test` brings its own.
    private var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "\(module)",
            platforms: [.iOS(.v17)],
            products: [.library(name: "\(module)", targets: ["\(module)"])],
            targets: [
                .target(name: "\(module)"),
                .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
            ],
            swiftLanguageModes: [.v5]
        )

        """
    }

    private var readme: String {
        """
        # \(module)
        A fan of cards, in UIKit.

            zoetrope preview    # shows it in browsers, anew whenever you save
            zoetrope test       # tests it without a simulator; --watch does so after each save
            zoetrope check      # replays recorded sessions against what was recorded

        On a Mac the folder opens in Xcode, whose simulators run the tests that need no stage, too.

        In GitHub Actions (`.github/workflows/test.yml`; `OWNER` is whose copy of Zoetrope it is):

            on: push
            jobs:
              test:
                runs-on: ubuntu-latest
                container: swift:6.3-bookworm
                steps:
                  - uses: actions/checkout@v4
                  - uses: actions/checkout@v4
                    with: { repository: OWNER/zoetrope, path: .build/zoetrope }
                  - run: apt-get update && apt-get install -y --no-install-recommends make
                  - run: make -C .build/zoetrope need-server
                  - run: swift build --package-path .build/zoetrope --product zoetrope
                  - run: .build/zoetrope/.build/debug/zoetrope test

        """
    }

    private var layout: String {
        """
        import UIKit

        /// Cards in a row, of which those beside the middle turn away.
        public final class FanLayout: UICollectionViewLayout {
            /// Between the centres of two cards. 40...300 points
            public var spacing: CGFloat = 150
            /// How far the cards beside the middle turn. 0...1.5 radians
            public var turn: CGFloat = 0.9
            /// How much smaller they are. 0.5...1 fraction
            public var scale: CGFloat = 0.86
            /// Of the cards in the middle.
            public var cardSize = CGSize(width: 220, height: 300)

            private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
            private var bounds: CGRect { collectionView?.bounds ?? .zero }

            public override var collectionViewContentSize: CGSize {
                CGSize(width: bounds.width + spacing * CGFloat(max(count - 1, 0)), height: bounds.height)
            }

            public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let x = bounds.width / 2 + spacing * CGFloat(indexPath.item)
                let distance = (x - bounds.midX) / spacing
                let share = max(-1, min(1, distance))
                attributes.size = cardSize
                attributes.center = CGPoint(x: x, y: bounds.height / 2)
                var transform = CATransform3DIdentity
                transform.m34 = -1 / 900
                transform = CATransform3DRotate(transform, -share * turn, 0, 1, 0)
                let size = 1 - (1 - scale) * abs(share)
                attributes.transform3D = CATransform3DScale(transform, size, size, 1)
                attributes.zIndex = -Int(abs(distance) * 100)
                return attributes
            }

            /// Only the cards that reach into the rectangle are asked for, however many there are.
            public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let start = bounds.width / 2
                let first = max(0, Int(((rect.minX - cardSize.width - start) / spacing).rounded(.up)))
                let last = min(count - 1, Int(((rect.maxX + cardSize.width - start) / spacing).rounded(.down)))
                guard first <= last else { return [] }
                return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }

            public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

            /// A card comes to rest in the middle.
            public override func targetContentOffset(
                forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                let card = (proposed.x / spacing).rounded()
                return CGPoint(x: max(0, min(card, CGFloat(max(count - 1, 0)))) * spacing, y: proposed.y)
            }
        }

        """
    }

    private var cell: String {
        """
        import UIKit

        /// A card with its number.
        final class FanCell: UICollectionViewCell {
            private let number = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.layer.cornerRadius = 24
                number.font = .systemFont(ofSize: 96, weight: .bold)
                number.textColor = .white
                number.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(number)
                NSLayoutConstraint.activate([
                    number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                    number.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                ])
            }

            required init?(coder: NSCoder) {
                nil
            }

            func show(_ item: Int, of count: Int) {
                number.text = String(item + 1)
                contentView.backgroundColor = UIColor(
                    hue: CGFloat(item) / CGFloat(count), saturation: 0.55, brightness: 0.95, alpha: 1)
            }
        }

        """
    }

    private var controller: String {
        """
        import UIKit

        public final class FanViewController: UICollectionViewController {
            public init() {
                super.init(collectionViewLayout: FanLayout())
            }

            public required init?(coder: NSCoder) {
                nil
            }

            public override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.backgroundColor = UIColor(white: 0.08, alpha: 1)
                collectionView.decelerationRate = .fast
                collectionView.register(FanCell.self, forCellWithReuseIdentifier: "card")
            }

            public override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                12
            }

            public override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
                (cell as? FanCell)?.show(indexPath.item, of: 12)
                return cell
            }
        }

        #Preview("Fan") {
            FanViewController()
        }

        """
    }

    private var tests: String {
        """
        import Testing
        import UIKit

        @testable import \(module)

        #if canImport(StageTesting)
        import StageTesting
        #endif

        @MainActor
        @Suite struct FanLayoutTests {
            private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
            private let controller = FanViewController()
            private var layout: UICollectionViewLayout { controller.collectionView.collectionViewLayout }

            init() {
                controller.view.frame = screen
                controller.view.layoutIfNeeded()
            }

            private func turn(of card: Int) -> CGFloat? {
                layout.layoutAttributesForItem(at: IndexPath(item: card, section: 0))?.transform3D.m13
            }

            @Test func onlyTheCardsInSightAreAskedFor() {
                let cards = layout.layoutAttributesForElements(in: screen)?.map(\\.indexPath.item) ?? []
                #expect(cards.contains(0) && cards.count < 6)
            }

            @Test func theCardsBesideTheMiddleTurnAway() throws {
                #expect(try #require(turn(of: 0)) == 0)
                #expect(try #require(turn(of: 1)) != 0)
            }

            @Test func scrollingEndsOnACard() {
                let end = layout.targetContentOffset(
                    forProposedContentOffset: CGPoint(x: 160, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
                #expect(end.x == 150)
            }

            #if canImport(StageTesting)
            @Test func aFlungCardComesToRestInTheMiddle() throws {
                let stage = Stage(FanViewController())
                stage.fling(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400))
                try stage.settle()
                #expect(stage.cells.contains { abs($0.frame.midX - 195) < 0.5 && abs($0.transform.m13) < 0.001 })
            }
            #endif
        }

        """
    }
}
