import QuartzCore
import Testing

@testable import UIKit

/// Sections in a view of 400 x 800 whose items' frames were worked out by hand.
@MainActor
@Suite struct CompositionalSectionsTests {
    typealias Row = GeometryRow

    private let whole = layoutItem(.fractionalWidth(1), .fractionalHeight(1))

    private func insets(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    @Test func insetsAndSpaces() {
        checkGeometry([
            Row(
                "insets, spaces and a row that isn't full", 3,
                [[10, 10, 190, 30], [200, 10, 190, 30], [10, 45, 190, 30]], length: 85,
                section(
                    row(.fractionalWidth(1), .absolute(30), [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
                ) {
                    $0.contentInsets = insets(10, 10, 10, 10)
                    $0.interGroupSpacing = 5
                }),
            Row(
                "half of the height that insets leave", 1, [[0, 100, 400, 300]], length: 500,
                section(column(.fractionalWidth(1), .fractionalHeight(0.5), [whole])) {
                    $0.contentInsets = insets(100, 0, 100, 0)
                }),
            Row(
                "insets wider than the view", 1, [[300, 0, 0, 50]], length: 50,
                section(row(.fractionalWidth(1), .absolute(50), [whole])) {
                    $0.contentInsets = insets(0, 300, 0, 300)
                }),
        ])
    }

    private func boundary(
        _ width: Dimension, _ height: Dimension, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(width, height), elementKind: "kind", alignment: alignment)
    }

    @Test func headersAndFooters() {
        func layout(
            _ item: NSCollectionLayoutBoundarySupplementaryItem, follows: Bool = true
        ) -> NSCollectionLayoutSection {
            section(row(.fractionalWidth(1), .absolute(50), [whole])) {
                $0.boundarySupplementaryItems = [item]
                $0.supplementariesFollowContentInsets = follows
                $0.contentInsets = insets(5, 10, 5, 10)
            }
        }
        checkGeometry([
            Row(
                "a header from edge to edge moves no item sideways", 1, [[10, 35, 380, 50]], length: 90,
                layout(boundary(.fractionalWidth(1), .absolute(30), .top), follows: false)),
            Row(
                "a header as high as a tenth of its width", 1, [[10, 43, 380, 50]], length: 98,
                layout(boundary(.fractionalWidth(1), .fractionalWidth(0.1), .top))),
            Row(
                "a footer as high as a tenth of the view's width", 1, [[10, 5, 380, 50]], length: 100,
                layout(boundary(.fractionalWidth(1), .fractionalWidth(0.1), .bottom), follows: false)),
        ])
    }

    @Test func sectionsThatScrollByThemselves() {
        func scrolling(
            _ group: NSCollectionLayoutGroup, _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
        ) -> NSCollectionLayoutSection {
            section(group) {
                $0.orthogonalScrollingBehavior = .continuous
                configure($0)
            }
        }
        let card = row(.absolute(100), .absolute(50), [whole])
        checkGeometry([
            Row(
                "side by side", 3, [[0, 0, 100, 50], [100, 0, 100, 50], [200, 0, 100, 50]], length: 50, scrolling(card)),
            Row(
                "spaces between them", 2, [[0, 0, 100, 50], [110, 0, 100, 50]], length: 50,
                scrolling(card) { $0.interGroupSpacing = 10 }),
            Row(
                "two below each other", 3, [[0, 0, 100, 30], [0, 30, 100, 30], [100, 0, 100, 30]], length: 60,
                scrolling(
                    column(.absolute(100), .absolute(60), [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))]))),
            Row(
                "as wide as insets leave", 2, [[50, 0, 300, 20], [350, 0, 300, 20]], length: 20,
                scrolling(row(.fractionalWidth(1), .absolute(20), [whole])) { $0.contentInsets = insets(0, 50, 0, 50) }),
            Row(
                "insets above and below", 1, [[0, 6, 100, 50]], length: 60,
                scrolling(card) { $0.contentInsets = insets(6, 0, 4, 0) }),
        ])
        checkGeometry(
            [
                Row(
                    "down, in a layout that scrolls sideways", 2, [[0, 0, 100, 200], [0, 200, 100, 200]], length: 100,
                    scrolling(row(.absolute(100), .absolute(200), [whole])))
            ], .horizontal)
    }

    @Test func layoutsThatScrollSideways() {
        checkGeometry(
            [
                Row(
                    "a row is a group's width, full or not", 3,
                    [[0, 0, 60, 800], [60, 0, 60, 800], [120, 0, 60, 800]], length: 240,
                    section(
                        row(
                            .absolute(120), .fractionalHeight(1),
                            [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))]))
                ),
                Row(
                    "spaces in a column", 3, [[0, 0, 100, 390], [0, 410, 100, 390], [100, 0, 100, 390]], length: 200,
                    section(
                        column(.absolute(100), .fractionalHeight(1), [layoutItem(.fractionalWidth(1), .absolute(390))])
                        {
                            $0.interItemSpacing = .fixed(20)
                        })),
                Row(
                    "half of the view's width", 3, [[0, 0, 200, 800], [200, 0, 200, 800], [400, 0, 200, 800]],
                    length: 600, section(column(.fractionalWidth(0.5), .fractionalHeight(1), [whole]))),
                Row(
                    "a quarter of the view's height", 2, [[0, 0, 200, 800], [200, 0, 200, 800]], length: 400,
                    section(column(.fractionalHeight(0.25), .fractionalHeight(1), [whole]))),
                Row(
                    "equal shares down", 2, [[0, 0, 100, 400], [0, 400, 100, 400]], length: 100,
                    section(
                        .vertical(
                            layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)), subitem: whole, count: 2))),
                Row(
                    "a leading header", 1, [[30, 0, 100, 800]], length: 130,
                    section(column(.absolute(100), .fractionalHeight(1), [whole])) {
                        $0.boundarySupplementaryItems = [boundary(.absolute(30), .fractionalHeight(1), .leading)]
                    }),
                Row(
                    "a trailing footer", 1, [[0, 0, 100, 800]], length: 130,
                    section(column(.absolute(100), .fractionalHeight(1), [whole])) {
                        $0.boundarySupplementaryItems = [boundary(.absolute(30), .fractionalHeight(1), .trailing)]
                    }),
            ], .horizontal)
    }
}
