import SceneContract
import UIKit

extension AlbumViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        configuration.itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? AlbumCell else { return cell }
        let photo = photos[indexPath.item % photos.count]
        let isThumbnail = collectionView === stripView
        cell.show(
            photo, item: indexPath.item,
            wholeSize: isThumbnail
                ? configuration.thumbnailSize(ratio: photo.ratio)
                : configuration.hdSize(ratio: photo.ratio, in: collectionView.bounds.size),
            cornerRadius: isThumbnail ? 3 : 0)
        cell.accessibilityLabel = "\(isThumbnail ? "Thumbnail" : "Photo") \(indexPath.item + 1)"
        cell.showsIndex = configuration.debugOverlay
        return cell
    }
}
