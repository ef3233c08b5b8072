import QuartzCore
import Testing

@testable import UIKit

typealias Dimension = NSCollectionLayoutDimension

@MainActor
func layoutSize(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func layoutItem(
    _ width: Dimension, _ height: Dimension, _ configure: (NSCollectionLayoutItem) -> Void = { _ in }
) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
    configure(item)
    return item
}

@MainActor
func row(
    _ width: Dimension, _ height: Dimension, _ items: [NSCollectionLayoutItem],
    _ configure: (NSCollectionLayoutGroup) -> Void = { _ in }
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(width, height), subitems: items)
    configure(group)
    return group
}

@MainActor
func column(
    _ width: Dimension, _ height: Dimension, _ items: [NSCollectionLayoutItem],
    _ configure: (NSCollectionLayoutGroup) -> Void = { _ in }
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: layoutSize(width, height), subitems: items)
    configure(group)
    return group
}

@MainActor
func section(
    _ group: NSCollectionLayoutGroup, _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    configure(section)
    return section
}

/// Layouts in a view of 400 x 800 whose frames were worked out by hand.
@MainActor
@Suite struct CompositionalGeometryTests {
    typealias Row = GeometryRow

    @Test func sizes() {
        checkGeometry([
            Row(
                "a list", 3, [[0, 0, 400, 44], [0, 44, 400, 44], [0, 88, 400, 44]], length: 132,
                section(
                    column(.fractionalWidth(1), .absolute(44), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
            ),
            Row(
                "no items", 0, [], length: 0,
                section(row(.fractionalWidth(1), .absolute(44), [layoutItem(.fractionalWidth(1), .absolute(44))]))),
            Row(
                "five columns of a fifth", 6,
                [
                    [0, 0, 80, 80], [80, 0, 80, 80], [160, 0, 80, 80], [240, 0, 80, 80], [320, 0, 80, 80],
                    [0, 80, 80, 80],
                ], length: 160,
                section(
                    row(
                        .fractionalWidth(1), .fractionalWidth(0.2),
                        [layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))]))),
            Row(
                "three thirds fill a row in spite of rounding", 3,
                [[0, 0, 400.0 / 3, 10], [400.0 / 3, 0, 400.0 / 3, 10], [800.0 / 3, 0, 400.0 / 3, 10]], length: 10,
                section(
                    row(
                        .fractionalWidth(1), .absolute(10),
                        [layoutItem(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]))),
            Row(
                "absolute items, as many as fit", 4,
                [[0, 0, 150, 30], [150, 0, 150, 30], [0, 50, 150, 30], [150, 50, 150, 30]], length: 100,
                section(row(.fractionalWidth(1), .absolute(50), [layoutItem(.absolute(150), .absolute(30))]))),
            Row(
                "an item that is too wide has a row of its own", 2, [[0, 0, 500, 20], [0, 20, 500, 20]], length: 40,
                section(row(.fractionalWidth(1), .absolute(20), [layoutItem(.absolute(500), .fractionalHeight(1))]))),
            Row(
                "a page", 2, [[0, 0, 400, 800], [0, 800, 400, 800]], length: 1600,
                section(
                    column(
                        .fractionalWidth(1), .fractionalHeight(1),
                        [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))),
            Row(
                "a height as a fraction of the width", 1, [[0, 0, 200, 100]], length: 100,
                section(
                    row(
                        .fractionalWidth(0.5), .fractionalWidth(0.25),
                        [layoutItem(.fractionalWidth(1), .fractionalWidth(0.5))]))),
            Row(
                "a width as a fraction of the height", 2, [[0, 0, 60, 60], [60, 0, 60, 60]], length: 60,
                section(
                    row(.fractionalWidth(1), .absolute(60), [layoutItem(.fractionalHeight(1), .fractionalHeight(1))]))),
            Row(
                "estimates, before anyone is asked", 2, [[0, 0, 400, 60], [0, 60, 400, 60]], length: 120,
                section(column(.fractionalWidth(1), .estimated(60), [layoutItem(.fractionalWidth(1), .estimated(60))]))),
            Row(
                "a negative size is nothing", 1, [[0, 0, 0, 10]], length: 10,
                section(row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(-5), .absolute(10))]))),
            Row(
                "a size that is no number is nothing", 1, [[0, 0, 0, 10]], length: 10,
                section(row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(.nan), .absolute(10))]))),
        ])
    }

    @Test func insetsAndSpacing() {
        checkGeometry([
            Row(
                "an item's insets leave its room", 2, [[5, 10, 190, 80], [205, 10, 190, 80]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)) {
                                $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
                            }
                        ]))),
            Row(
                "insets greater than the item leave nothing", 1, [[300, 0, 0, 10]], length: 10,
                section(
                    row(
                        .fractionalWidth(1), .absolute(10),
                        [
                            layoutItem(.fractionalWidth(1), .fractionalHeight(1)) {
                                $0.contentInsets = NSDirectionalEdgeInsets(
                                    top: 0, leading: 300, bottom: 0, trailing: 300)
                            }
                        ]))),
            Row(
                "a group's insets", 2, [[10, 5, 190, 90], [200, 5, 190, 90]], length: 100,
                section(
                    row(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
                    {
                        $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                    })),
            Row(
                "a section's insets", 2, [[20, 8, 360, 50], [20, 58, 360, 50]], length: 120,
                section(
                    row(.fractionalWidth(1), .absolute(50), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
                ) {
                    $0.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 20)
                }),
            Row(
                "space between groups", 3, [[0, 0, 400, 50], [0, 60, 400, 50], [0, 120, 400, 50]], length: 170,
                section(
                    row(.fractionalWidth(1), .absolute(50), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
                ) {
                    $0.interGroupSpacing = 10
                }),
            Row(
                "fixed space takes room: four fifths and three spaces", 5,
                [[0, 0, 80, 10], [90, 0, 80, 10], [180, 0, 80, 10], [270, 0, 80, 10], [0, 10, 80, 10]], length: 20,
                section(
                    row(.fractionalWidth(1), .absolute(10), [layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))]) {
                        $0.interItemSpacing = .fixed(10)
                    })),
            Row(
                "flexible space shares what is left", 3, [[0, 0, 100, 10], [150, 0, 100, 10], [300, 0, 100, 10]],
                length: 10,
                section(
                    row(.fractionalWidth(1), .absolute(10), [layoutItem(.absolute(100), .fractionalHeight(1))]) {
                        $0.interItemSpacing = .flexible(20)
                    })),
            Row(
                "flexible edges centre", 1, [[150, 0, 100, 10]], length: 10,
                section(
                    row(
                        .fractionalWidth(1), .absolute(10),
                        [
                            layoutItem(.absolute(100), .fractionalHeight(1)) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
                            }
                        ]
                    ) { $0.interItemSpacing = .fixed(250) })),
            Row(
                "fixed edges are room", 3, [[10, 0, 180, 10], [210, 0, 180, 10], [10, 10, 180, 10]], length: 20,
                section(
                    row(
                        .fractionalWidth(1), .absolute(10),
                        [
                            layoutItem(.absolute(180), .fractionalHeight(1)) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: .fixed(10), top: nil, trailing: .fixed(10), bottom: nil)
                            }
                        ]))),
            Row(
                "a flexible top pushes an item down", 1, [[0, 70, 100, 30]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            layoutItem(.absolute(100), .absolute(30)) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: nil, top: .flexible(0), trailing: .fixed(250), bottom: nil)
                            }
                        ]))),
            Row(
                "two flexible edges across centre", 1, [[0, 35, 400, 30]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            layoutItem(.fractionalWidth(1), .absolute(30)) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
                            }
                        ]))),
            Row(
                "a fixed top is kept", 1, [[0, 12, 400, 30]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            layoutItem(.fractionalWidth(1), .absolute(30)) {
                                $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                                    leading: nil, top: .fixed(12), trailing: nil, bottom: nil)
                            }
                        ]))),
            Row(
                "space in a column", 3, [[0, 0, 400, 40], [0, 50, 400, 40], [0, 100, 400, 40]], length: 200,
                section(
                    column(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .absolute(40))]) {
                        $0.interItemSpacing = .fixed(10)
                    })),
        ])
    }

    @Test func counts() {
        let cell = layoutItem(.absolute(30), .fractionalHeight(1))
        let size = layoutSize(.fractionalWidth(1), .absolute(50))
        func spaced(_ group: NSCollectionLayoutGroup, _ spacing: CGFloat) -> NSCollectionLayoutGroup {
            group.interItemSpacing = .fixed(spacing)
            return group
        }
        checkGeometry([
            Row(
                "equal shares whatever the item says", 4,
                [[0, 0, 100, 50], [100, 0, 100, 50], [200, 0, 100, 50], [300, 0, 100, 50]], length: 50,
                section(.horizontal(layoutSize: size, subitem: cell, count: 4))),
            Row(
                "equal shares of what the spaces leave", 3, [[0, 0, 120, 50], [140, 0, 120, 50], [280, 0, 120, 50]],
                length: 50,
                section(spaced(.horizontal(layoutSize: size, subitem: cell, count: 3), 20))),
            Row(
                "equal shares down", 2, [[0, 0, 30, 25], [0, 25, 30, 25]], length: 50,
                section(.vertical(layoutSize: size, subitem: layoutItem(.absolute(30), .absolute(99)), count: 2))),
            Row(
                "so many of the item's own size", 4,
                [[0, 0, 30, 50], [30, 0, 30, 50], [60, 0, 30, 50], [0, 50, 30, 50]], length: 100,
                section(.horizontal(layoutSize: size, repeatingSubitem: cell, count: 3))),
            Row(
                "the last group has fewer", 5,
                [[0, 0, 200, 50], [200, 0, 200, 50], [0, 50, 200, 50], [200, 50, 200, 50], [0, 100, 200, 50]],
                length: 150,
                section(.horizontal(layoutSize: size, subitem: cell, count: 2))),
            Row(
                "a count below one is one", 2, [[0, 0, 400, 50], [0, 50, 400, 50]], length: 100,
                section(.horizontal(layoutSize: size, subitem: cell, count: 0))),
        ])
    }

    @Test func nestedGroups() {
        let whole = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
        let half = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
        checkGeometry([
            Row(
                "one large, two small", 6,
                [
                    [0, 0, 280, 400], [280, 0, 120, 200], [280, 200, 120, 200], [0, 400, 280, 400],
                    [280, 400, 120, 200], [280, 600, 120, 200],
                ], length: 800,
                section(
                    row(
                        .fractionalWidth(1), .absolute(400),
                        [
                            layoutItem(.fractionalWidth(0.7), .fractionalHeight(1)),
                            column(.fractionalWidth(0.3), .fractionalHeight(1), [half]),
                        ]))),
            Row(
                "two columns of three", 7,
                [
                    [0, 0, 200, 100], [0, 100, 200, 100], [0, 200, 200, 100], [200, 0, 200, 100], [200, 100, 200, 100],
                    [200, 200, 200, 100], [0, 300, 200, 100],
                ], length: 600,
                section(
                    row(
                        .fractionalWidth(1), .absolute(300),
                        [
                            column(
                                .fractionalWidth(0.5), .fractionalHeight(1),
                                [layoutItem(.fractionalWidth(1), .absolute(100))])
                        ]))),
            Row(
                "a row in a column in a row", 4,
                [[0, 0, 200, 200], [200, 0, 100, 100], [300, 0, 100, 100], [200, 100, 200, 100]], length: 200,
                section(
                    row(
                        .fractionalWidth(1), .absolute(200),
                        [
                            layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)),
                            column(
                                .fractionalWidth(0.5), .fractionalHeight(1),
                                [
                                    row(
                                        .fractionalWidth(1), .fractionalHeight(0.5),
                                        [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]),
                                    half,
                                ]),
                        ]))),
            Row(
                "an inner group's insets", 2, [[10, 10, 180, 80], [210, 10, 180, 80]], length: 100,
                section(
                    row(
                        .fractionalWidth(1), .absolute(100),
                        [
                            row(.fractionalWidth(0.5), .fractionalHeight(1), [whole]) {
                                $0.contentInsets = NSDirectionalEdgeInsets(
                                    top: 10, leading: 10, bottom: 10, trailing: 10)
                            }
                        ]))),
            Row(
                "subitems in turn", 5,
                [[0, 0, 100, 10], [100, 0, 150, 10], [250, 0, 100, 10], [0, 10, 100, 10], [100, 10, 150, 10]],
                length: 20,
                section(
                    row(
                        .fractionalWidth(1), .absolute(10),
                        [
                            layoutItem(.absolute(100), .fractionalHeight(1)),
                            layoutItem(.absolute(150), .fractionalHeight(1)),
                        ]))),
            Row(
                "a group as long as its content", 3, [[0, 0, 400, 30], [0, 30, 400, 70], [0, 100, 400, 30]],
                length: 130,
                section(
                    column(
                        .fractionalWidth(1), .estimated(10),
                        [
                            layoutItem(.fractionalWidth(1), .absolute(30)),
                            layoutItem(.fractionalWidth(1), .absolute(70)),
                        ]))),
            Row(
                "a row as high as its highest", 2, [[0, 0, 200, 30], [200, 0, 200, 70]], length: 70,
                section(
                    row(
                        .fractionalWidth(1), .estimated(10),
                        [
                            layoutItem(.fractionalWidth(0.5), .absolute(30)),
                            layoutItem(.fractionalWidth(0.5), .absolute(70)),
                        ]))),
            Row(
                "a fraction of what the others make", 2, [[0, 0, 200, 70], [200, 0, 200, 70]], length: 70,
                section(
                    row(
                        .fractionalWidth(1), .estimated(10),
                        [
                            layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)),
                            layoutItem(.fractionalWidth(0.5), .absolute(70)),
                        ]))),
        ])
    }

    @Test func customGroups() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))) {
            environment in
            let size = environment.container.contentSize
            return [
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: size.width / 2, y: 50, width: 10, height: 10), zIndex: 3),
            ]
        }
        checkGeometry([
            Row(
                "where the closure wants them", 4,
                [[0, 0, 200, 100], [200, 50, 10, 10], [0, 100, 200, 100], [200, 150, 10, 10]], length: 200,
                section(group))
        ])
    }

    @Test func horizontalLayouts() {
        checkGeometry(
            [
                Row(
                    "columns side by side", 3, [[0, 0, 100, 400], [0, 400, 100, 400], [100, 0, 100, 400]], length: 200,
                    section(
                        column(
                            .absolute(100), .fractionalHeight(1),
                            [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))]))),
                Row(
                    "insets and spaces", 2, [[20, 10, 100, 780], [130, 10, 100, 780]], length: 260,
                    section(
                        column(
                            .absolute(100), .fractionalHeight(1),
                            [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
                    ) {
                        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
                        $0.interGroupSpacing = 10
                    }),
            ], .horizontal)
    }

    @Test func sectionsThatScrollByThemselves() {
        let card = row(.fractionalWidth(0.8), .absolute(200), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
        checkGeometry([
            Row(
                "cards side by side", 3, [[20, 5, 288, 200], [318, 5, 288, 200], [616, 5, 288, 200]], length: 212,
                section(card) {
                    $0.orthogonalScrollingBehavior = .groupPaging
                    $0.interGroupSpacing = 10
                    $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
                })
        ])
    }

    @Test func headersAndFooters() {
        func layout(
            _ items: [NSCollectionLayoutBoundarySupplementaryItem],
            _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
        ) -> NSCollectionLayoutSection {
            section(row(.fractionalWidth(1), .absolute(50), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])) {
                $0.boundarySupplementaryItems = items
                $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                configure($0)
            }
        }
        func boundary(_ height: CGFloat, _ kind: String, _ alignment: NSRectAlignment)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
        }
        let over = boundary(30, "over", .top)
        over.extendsBoundary = false
        checkGeometry([
            Row(
                "a header comes before the insets", 1, [[10, 35, 380, 50]], length: 90,
                layout([boundary(30, "head", .top)])),
            Row(
                "a footer comes after them", 1, [[10, 5, 380, 50]], length: 80, layout([boundary(20, "foot", .bottom)])),
            Row(
                "two headers and a footer", 1, [[10, 50, 380, 50]], length: 125,
                layout([boundary(30, "a", .top), boundary(15, "b", .top), boundary(20, "foot", .bottom)])),
            Row("one that doesn't extend the section", 1, [[10, 5, 380, 50]], length: 60, layout([over])),
        ])
    }

    @Test func dimensionsAreOfTheClassThatMakesThem() {
        let type: NSCollectionLayoutDimension.Type = Dimension.self
        let made = [type.absolute(40), type.estimated(50), type.fractionalWidth(0.5), type.fractionalHeight(0.25)]
        #expect(made.map(\.dimension) == [40, 50, 0.5, 0.25])
        #expect(made.map(\.isAbsolute) == [true, false, false, false] && made[1].isEstimated)
        #expect(made[2].isFractionalWidth && made[3].isFractionalHeight)
    }
}
