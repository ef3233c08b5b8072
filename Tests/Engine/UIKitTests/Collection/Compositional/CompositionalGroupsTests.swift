import QuartzCore
import Testing

@testable import UIKit

/// Groups in a view of 400 x 800 whose items' frames were worked out by hand.
@MainActor
@Suite struct CompositionalGroupsTests {
    typealias Row = GeometryRow

    private let whole = layoutItem(.fractionalWidth(1), .fractionalHeight(1))

    /// An item with room at its edges.
    private func edged(
        _ width: Dimension, _ height: Dimension, leading: NSCollectionLayoutSpacing? = nil,
        top: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil,
        bottom: NSCollectionLayoutSpacing? = nil
    ) -> NSCollectionLayoutItem {
        layoutItem(width, height) {
            $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: leading, top: top, trailing: trailing, bottom: bottom)
        }
    }

    private func insets(_ all: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }

    @Test func itemsBySize() {
        let thirds = [
            layoutItem(.fractionalWidth(0.25), .fractionalHeight(1)),
            layoutItem(.fractionalWidth(0.5), .fractionalHeight(0.5)),
            layoutItem(.fractionalWidth(0.25), .absolute(20)),
        ]
        checkGeometry([
            Row(
                "three sizes in a row", 3, [[0, 0, 100, 60], [100, 0, 200, 30], [300, 0, 100, 20]], length: 60,
                section(row(.fractionalWidth(1), .absolute(60), thirds))),
            Row(
                "an item higher than its row", 2, [[0, 0, 400, 70], [0, 40, 400, 70]], length: 80,
                section(row(.fractionalWidth(1), .absolute(40), [layoutItem(.fractionalWidth(1), .absolute(70))]))),
            Row(
                "a group narrower than the view", 2, [[0, 0, 120, 20], [0, 20, 120, 20]], length: 40,
                section(row(.absolute(120), .absolute(20), [whole]))),
            Row(
                "a group wider than the view", 2, [[0, 0, 250, 20], [250, 0, 250, 20]], length: 20,
                section(row(.absolute(500), .absolute(20), [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]))),
            Row(
                "more than the whole width", 1, [[0, 0, 600, 10]], length: 10,
                section(
                    row(.fractionalWidth(1), .absolute(10), [layoutItem(.fractionalWidth(1.5), .fractionalHeight(1))]))),
            Row(
                "a quarter of the view's height", 3, [[0, 0, 400, 200], [0, 200, 400, 200], [0, 400, 400, 200]],
                length: 600, section(column(.fractionalWidth(1), .fractionalHeight(0.25), [whole]))),
            Row(
                "squares of half the group's height", 3, [[0, 0, 45, 45], [45, 0, 45, 45], [90, 0, 45, 45]], length: 90,
                section(
                    row(
                        .fractionalWidth(1), .absolute(90), [layoutItem(.fractionalHeight(0.5), .fractionalHeight(0.5))]
                    ))),
            Row(
                "a point too wide for two", 2, [[0, 0, 201, 10], [0, 10, 201, 10]], length: 20,
                section(row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(201), .fractionalHeight(1))]))),
            Row(
                "just two", 3, [[0, 0, 200, 10], [200, 0, 200, 10], [0, 10, 200, 10]], length: 20,
                section(row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(200), .fractionalHeight(1))]))),
            Row(
                "fractions of what the group's insets leave", 2, [[20, 20, 180, 36], [200, 20, 180, 36]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(0.5), .fractionalWidth(0.1))]
                    ) { $0.contentInsets = insets(20) })),
            Row(
                "uniform heights, before anyone is asked", 2, [[0, 0, 200, 50], [200, 0, 200, 50]], length: 50,
                section(
                    row(
                        .fractionalWidth(1), .estimated(50),
                        [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))]))),
        ])
    }

    @Test func columns() {
        checkGeometry([
            Row(
                "as many as fit below each other", 4,
                [[0, 0, 400, 30], [0, 30, 400, 30], [0, 60, 400, 30], [0, 100, 400, 30]], length: 200,
                section(column(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .absolute(30))]))),
            Row(
                "narrow items keep to the leading edge", 3, [[0, 0, 100, 30], [0, 30, 100, 30], [0, 60, 100, 30]],
                length: 120,
                section(
                    column(
                        .fractionalWidth(1), .absolute(60),
                        [layoutItem(.fractionalWidth(0.25), .fractionalHeight(0.5))]))),
            Row(
                "flexible space below each", 3, [[0, 0, 400, 20], [0, 40, 400, 20], [0, 80, 400, 20]], length: 100,
                section(
                    column(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .absolute(20))]) {
                        $0.interItemSpacing = .flexible(10)
                    })),
            Row(
                "fixed edges above and below", 2, [[0, 5, 400, 40], [0, 55, 400, 40]], length: 100,
                section(
                    column(
                        .fractionalWidth(1), .absolute(100),
                        [edged(.fractionalWidth(1), .absolute(40), top: .fixed(5), bottom: .fixed(5))]))),
            Row(
                "a flexible leading edge pushes to the trailing one", 1, [[300, 0, 100, 50]], length: 50,
                section(
                    column(
                        .fractionalWidth(1), .absolute(50),
                        [edged(.absolute(100), .fractionalHeight(1), leading: .flexible(0))]))),
            Row(
                "two flexible edges across centre", 1, [[150, 0, 100, 50]], length: 50,
                section(
                    column(
                        .fractionalWidth(1), .absolute(50),
                        [edged(.absolute(100), .fractionalHeight(1), leading: .flexible(0), trailing: .flexible(0))]))),
            Row(
                "a fixed trailing edge moves nothing", 1, [[0, 0, 100, 50]], length: 50,
                section(
                    column(
                        .fractionalWidth(1), .absolute(50),
                        [edged(.absolute(100), .fractionalHeight(1), trailing: .fixed(30))]))),
        ])
    }

    @Test func edges() {
        func one(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
            section(row(.fractionalWidth(1), .absolute(10), [item]))
        }
        let push = edged(.absolute(100), .fractionalHeight(1), leading: .flexible(0))
        checkGeometry([
            Row("a flexible leading edge takes what is left", 1, [[300, 0, 100, 10]], length: 10, one(push)),
            Row(
                "a flexible trailing edge, too", 1, [[0, 0, 100, 10]], length: 10,
                one(edged(.absolute(100), .fractionalHeight(1), trailing: .flexible(0)))),
            Row(
                "a fixed one before a flexible one", 1, [[20, 0, 100, 10]], length: 10,
                one(edged(.absolute(100), .fractionalHeight(1), leading: .fixed(20), trailing: .flexible(0)))),
            Row(
                "three flexible spaces share", 2, [[200.0 / 3, 0, 100, 10], [300, 0, 100, 10]], length: 10,
                section(row(.fractionalWidth(1), .absolute(10), [push]) { $0.interItemSpacing = .flexible(0) })),
            Row(
                "a flexible space is never shorter than it says", 3,
                [[0, 0, 150, 10], [250, 0, 150, 10], [0, 10, 150, 10]], length: 20,
                section(
                    row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(150), .fractionalHeight(1))]) {
                        $0.interItemSpacing = .flexible(60)
                    })),
        ])
    }

    @Test func counts() {
        let size = layoutSize(.fractionalWidth(1), .absolute(100))
        let cell = layoutItem(.absolute(30), .fractionalHeight(1))
        func changed(
            _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutGroup) -> Void
        ) -> NSCollectionLayoutSection {
            change(group)
            return section(group)
        }
        checkGeometry([
            Row(
                "equal shares down, with spaces", 3, [[0, 0, 30, 30], [0, 35, 30, 30], [0, 70, 30, 30]], length: 100,
                changed(.vertical(layoutSize: size, subitem: cell, count: 3)) { $0.interItemSpacing = .fixed(5) }),
            Row(
                "so many down, of their own height", 3, [[0, 0, 400, 30], [0, 30, 400, 30], [0, 100, 400, 30]],
                length: 200,
                section(
                    .vertical(
                        layoutSize: size, repeatingSubitem: layoutItem(.fractionalWidth(1), .absolute(30)), count: 2))),
            Row(
                "a share of one is all", 1, [[0, 0, 400, 100]], length: 100,
                section(.horizontal(layoutSize: size, subitem: cell, count: 1))),
            Row(
                "equal shares of what insets leave", 3, [[10, 0, 120, 100], [130, 0, 120, 100], [250, 0, 120, 100]],
                length: 100,
                changed(.horizontal(layoutSize: size, subitem: cell, count: 3)) {
                    $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
                }),
            Row(
                "equal shares for groups", 4,
                [[0, 0, 200, 50], [0, 50, 200, 50], [200, 0, 200, 50], [200, 50, 200, 50]], length: 100,
                section(
                    .horizontal(
                        layoutSize: size,
                        subitem: column(
                            .fractionalWidth(1), .fractionalHeight(1),
                            [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))]), count: 2))),
        ])
    }

    @Test func nestedGroups() {
        let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        let lower = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
        checkGeometry([
            Row(
                "one beside two", 3, [[0, 0, 100, 100], [100, 0, 300, 50], [100, 50, 300, 50]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            column(.fractionalWidth(0.25), .fractionalHeight(1), [whole]),
                            column(.fractionalWidth(0.75), .fractionalHeight(1), [lower]),
                        ]))),
            Row(
                "spaces between groups and in them", 4,
                [[0, 0, 190, 50], [0, 60, 190, 50], [210, 0, 190, 50], [210, 60, 190, 50]], length: 110,
                section(
                    row(
                        .fractionalWidth(1), .absolute(110),
                        [
                            column(
                                .absolute(190), .fractionalHeight(1), [layoutItem(.fractionalWidth(1), .absolute(50))]
                            ) { $0.interItemSpacing = .fixed(10) }
                        ]
                    ) { $0.interItemSpacing = .fixed(20) })),
            Row(
                "rows in a column", 5,
                [
                    [0, 0, 200, 100], [200, 0, 200, 100], [0, 100, 200, 100], [200, 100, 200, 100], [0, 200, 200, 100],
                ],
                length: 400,
                section(
                    column(
                        .fractionalWidth(1), .absolute(200), [row(.fractionalWidth(1), .fractionalHeight(0.5), [half])])
                )
            ),
            Row(
                "a large one above two", 4,
                [[0, 0, 400, 200], [0, 200, 200, 100], [200, 200, 200, 100], [0, 300, 400, 200]], length: 600,
                section(
                    column(
                        .fractionalWidth(1), .absolute(300),
                        [
                            layoutItem(.fractionalWidth(1), .fractionalHeight(2.0 / 3)),
                            row(.fractionalWidth(1), .fractionalHeight(1.0 / 3), [half]),
                        ]))),
            Row(
                "an inner group's edges are room", 2, [[20, 0, 100, 50], [140, 0, 100, 50]], length: 50,
                section(
                    row(
                        .fractionalWidth(1), .absolute(50),
                        [
                            row(.absolute(100), .fractionalHeight(1), [whole]) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: .fixed(20), top: nil, trailing: nil, bottom: nil)
                            }
                        ]))),
            Row(
                "insets within insets", 1, [[15, 15, 370, 70]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [row(.fractionalWidth(1), .fractionalHeight(1), [whole]) { $0.contentInsets = insets(5) }]
                    ) { $0.contentInsets = insets(10) })),
            Row(
                "an estimated column of a row and an item", 4,
                [[0, 0, 200, 20], [200, 0, 200, 20], [0, 20, 400, 40], [0, 60, 200, 20]], length: 80,
                section(
                    column(
                        .fractionalWidth(1), .estimated(50),
                        [
                            row(.fractionalWidth(1), .absolute(20), [half]),
                            layoutItem(.fractionalWidth(1), .absolute(40)),
                        ]))),
        ])
    }

    @Test func customGroups() {
        func group(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutGroup {
            .custom(layoutSize: layoutSize(width, height)) { environment in
                let size = environment.container.contentSize
                return [
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: size.width / 2, y: 50, width: 10, height: 10)),
                ]
            }
        }
        checkGeometry([
            Row(
                "in a section with insets", 2, [[10, 0, 195, 100], [205, 50, 10, 10]], length: 100,
                section(group(.fractionalWidth(1), .absolute(100))) {
                    $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
                }),
            Row(
                "two in a row", 4, [[0, 0, 100, 100], [100, 50, 10, 10], [200, 0, 100, 100], [300, 50, 10, 10]],
                length: 100,
                section(
                    row(.fractionalWidth(1), .absolute(100), [group(.fractionalWidth(0.5), .fractionalHeight(1))]))),
        ])
    }
}
