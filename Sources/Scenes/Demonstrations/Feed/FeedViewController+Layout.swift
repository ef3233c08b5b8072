import UIKit

/// The sections of the feed.
extension FeedViewController {
    static let headerKind = "header"

    func makeLayout() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 18
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                guard let self, let section = FeedSection(rawValue: index) else { return nil }
                let description = self.section(section, environment)
                // A heading of nothing says nothing.
                guard collectionView.numberOfItems(inSection: index) > 0 else {
                    description.contentInsets = .zero
                    return description
                }
                description.boundarySupplementaryItems = [self.header()]
                description.supplementariesFollowContentInsets = false
                return description
            }, configuration: configuration)
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(FeedHeaderView.height))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: Self.headerKind, alignment: .top)
        header.pinToVisibleBounds = configuration.pinsHeaders
        return header
    }

    private func section(
        _ section: FeedSection, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        switch section {
        case .cards: cards(environment)
        case .topics: topics()
        case .stories: stories(environment)
        case .shelves: shelves(environment)
        }
    }

    private func cards(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(environment.container.contentSize.width * configuration.cardWidth),
                heightDimension: .absolute(configuration.cardHeight)), subitems: [whole])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = configuration.cardSpacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 20, bottom: 20, trailing: 20)
        section.orthogonalScrollingBehavior =
            switch configuration.carousel {
            case .groupPagingCentered: .groupPagingCentered
            case .groupPaging: .groupPaging
            case .continuous: .continuous
            case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
            case .paging: .paging
            }
        let (far, parallax) = (configuration.farScale, configuration.parallax)
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items where item.representedElementCategory == .cell {
                let distance = item.frame.midX - offset.x - width / 2
                let scale = 1 - (1 - far) * min(abs(distance) / width, 1)
                // A smaller card moves up to its neighbour.
                let gap = (distance < 0 ? 1 : -1) * item.frame.width * (1 - scale) / 2
                item.transform = CGAffineTransform(translationX: gap, y: 0).scaledBy(x: scale, y: scale)
                item.zIndex = abs(distance) < item.frame.width / 2 ? 1 : 0
                self?.setLag(-distance * parallax, ofCard: item.indexPath)
            }
        }
        return section
    }

    private func topics() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .estimated(38)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 20)
        return section
    }

    /// One beside the other where there is room, then all of a row as high as the highest.
    private func stories(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(Int(environment.container.contentSize.width / 380), 1)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 240)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(14)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 14
        section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 12, trailing: 16)
        return section
    }

    private func shelves(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.separatorConfiguration.color = FeedTheme.hairline
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 40, trailing: 16)
        return section
    }
}
