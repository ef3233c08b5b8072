import Testing

@testable import UIKit

@MainActor @Suite struct ListGuideTests {
    private let stage = Stage(width: 400, height: 800)

    private func cell() -> UICollectionViewListCell {
        let cell = stage.perform { UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 60)) }
        stage.add(cell)
        return cell
    }

    @Test func theTextsGuideIsItsRectangle() throws {
        let cell = cell()
        let content = stage.perform {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Title"
            configuration.image = UIImage(named: "none")
            let content = UIListContentView(configuration: configuration)
            content.frame = cell.bounds
            cell.contentView.addSubview(content)
            content.layoutIfNeeded()
            return content
        }
        try stage.perform {
            let guide = try #require(content.textLayoutGuide)
            #expect(guide.layoutFrame.minX == content.layoutMargins.left || guide.layoutFrame.minX == content.textStart)
            #expect(guide.layoutFrame.height > 0 && guide.layoutFrame.midY == 30)
            #expect(content.secondaryTextLayoutGuide == nil)
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
                mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
            ])
            content.layoutIfNeeded()
            #expect(mark.frame.origin == CGPoint(x: guide.layoutFrame.minX, y: guide.layoutFrame.maxY))
        }
    }

    @Test func constraintsMoveTheSeparatorsGuide() {
        let cell = cell()
        let label = stage.perform { UILabel() }
        stage.perform {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "a"
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 72),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            ])
            cell.layoutIfNeeded()
        }
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 72)
    }
}
