import SceneContract
import StageModel
import UIKit

/// The sizes that cells have asked for, as part of what is restored.
extension UICollectionView {
    /// Each as section, item, width, height, and 1 to 3 for width, height or both having been asked for.
    var measuredRestoration: StageValue {
        .list(
            measuredSizes.map { measured in
                .list([
                    .integer(measured.section), .integer(measured.item), .number(Double(measured.size.width)),
                    .number(Double(measured.size.height)),
                    .integer((measured.asksWidth ? 1 : 0) + (measured.asksHeight ? 2 : 0)),
                ])
            })
    }

    /// Restores the sizes, without those of items that are not there any more.
    func restoreMeasuredSizes(_ restoration: Restoration, _ name: String) throws {
        let sizes = try restoration.list(name, allowed: "lists of section, item, width, height and 1, 2 or 3") {
            value in
            guard case .list(let values) = value, values.count == 5, let section = values[0].wholeNumber,
                let item = values[1].wholeNumber, let width = values[2].finiteNumber,
                let height = values[3].finiteNumber, let axes = values[4].wholeNumber, (1...3).contains(axes),
                (0...Int(Int32.max)).contains(section), (0...Int(Int32.max)).contains(item),
                (0...100_000).contains(width), (0...100_000).contains(height)
            else { return nil as MeasuredSize? }
            return MeasuredSize(
                section: section, item: item, size: CGSize(width: width, height: height), asksWidth: axes & 1 != 0,
                asksHeight: axes & 2 != 0)
        }
        guard let sizes else { return }
        measuredSizes = sizes.filter { $0.section < numberOfSections && $0.item < numberOfItems(inSection: $0.section) }
    }
}
