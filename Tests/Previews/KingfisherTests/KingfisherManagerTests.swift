import Kingfisher
import StageTesting
import StageTime
import Testing
import UIKit

/// How pictures are asked for, changed and kept, as Kingfisher's documentation says.
@MainActor @Suite(.serialized) struct KingfisherManagerTests {
    private let stage = PictureStage()

    private func size(_ processor: any ImageProcessor, of image: UIImage) -> CGSize? {
        processor.process(item: .image(image), options: KingfisherParsedOptionsInfo(nil))?.size
    }

    @Test func processorsMakePicturesOfOtherSizes() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let box = CGSize(width: 10, height: 10)
        #expect(size(DownsamplingImageProcessor(size: box), of: image) == CGSize(width: 10, height: 5))
        #expect(size(DownsamplingImageProcessor(size: CGSize(width: 99, height: 9)), of: image) == image.size)
        #expect(size(ResizingImageProcessor(referenceSize: box), of: image) == box)
        #expect(
            size(ResizingImageProcessor(referenceSize: box, mode: .aspectFill), of: image)
                == CGSize(width: 20, height: 10))
        #expect(size(CroppingImageProcessor(size: CGSize(width: 10, height: 30)), of: image)?.height == 20)
        let pair =
            RoundCornerImageProcessor(cornerRadius: 4, targetSize: box)
            |> OverlayImageProcessor(overlay: .red) |> TintImageProcessor(tint: .blue)
        #expect(size(pair, of: image) == box)
        #expect(size(BlurImageProcessor(blurRadius: 4) >> BlackWhiteProcessor(), of: image) == image.size)
        #expect(Radius.heightFraction(0.5).compute(with: image.size) == 10)
    }

    @Test func whatDifferentProcessorsMakeIsKeptApart() {
        stage.perform {
            let processor = ResizingImageProcessor(referenceSize: CGSize(width: 2, height: 2))
            KingfisherManager.shared.retrieveImage(with: stage.url, options: [.processor(processor)]) { _ in }
            stage.takeTurn()
            let (cache, key) = (ImageCache.default, stage.url.absoluteString)
            #expect(!cache.isCached(forKey: key))
            #expect(cache.isCached(forKey: key, processorIdentifier: processor.identifier))
            #expect(
                cache.retrieveImageInMemoryCache(forKey: key, options: [.processor(processor)])?.size.width == 2)
        }
    }

    @Test func aPictureThatIsNotKeptIsMissingIfNothingElseIsWanted() {
        stage.perform {
            var codes: [Int] = []
            @MainActor func ask() {
                KingfisherManager.shared.retrieveImage(with: stage.url, options: [.onlyFromCache]) {
                    if case .failure(let error) = $0 { codes.append(error.errorCode) }
                }
            }
            ask()
            #expect(codes == [3006])
            ImageCache.default.store(stage.placeholder, forKey: stage.url.absoluteString)
            ask()
            #expect(codes == [3006])
            ImageCache.default.clearCache()
            ask()
            #expect(codes == [3006, 3006] && ImageCache.default.imageCachedType(forKey: "one") == .none)
        }
    }

    @Test func otherPicturesAreAskedForInTurn() {
        stage.perform(areGiven: false) {
            var (errors, progress) = ([Int](), [Int64]())
            let broken = Source.provider(Base64ImageDataProvider(base64String: "-", cacheKey: "broken"))
            KingfisherManager.shared.retrieveImage(
                with: .network(stage.url), options: [.alternativeSources([broken])],
                progressBlock: { progress += [$0, $1] }
            ) {
                if case .failure(.imageSettingError(reason: .alternativeSourcesExhausted(let all))) = $0 {
                    errors = all.map(\.error.errorCode)
                }
            }
            stage.takeTurn()
            #expect(errors == [2003, 5003])
            #expect(progress.isEmpty)
        }
    }

    @Test func dataThatIsNoPictureFails() {
        stage.perform {
            var code: Int?
            let source = Source.provider(RawImageDataProvider(data: Data([1, 2, 3]), cacheKey: "data"))
            KingfisherManager.shared.retrieveImage(with: source) {
                if case .failure(let error) = $0 { code = error.errorCode }
            }
            #expect(code == 4001)
        }
    }

    @Test func aDownloadersDelegateAndModifierHearOfRequests() {
        final class Listener: ImageDownloaderDelegate {
            var languages: [String?] = []
            func imageDownloader(
                _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?
            ) {
                languages.append(request?.value(forHTTPHeaderField: "Accept-Language"))
            }
        }
        stage.perform {
            let listener = Listener()
            ImageDownloader.default.delegate = listener
            let modifier = AnyModifier { request in
                var request = request
                request.setValue("de", forHTTPHeaderField: "Accept-Language")
                return request
            }
            var widths: [CGFloat?] = []
            ImageDownloader.default.downloadImage(with: stage.url, options: [.requestModifier(modifier)]) {
                widths.append(try? $0.get().image.size.width)
            }
            ImageDownloader.default.downloadImage(
                with: stage.url, options: [.requestModifier(AnyModifier { _ in nil })]
            ) {
                widths.append(try? $0.get().image.size.width)
            }
            stage.takeTurn()
            #expect(listener.languages == ["de"] && widths == [nil, 7])
        }
    }

    @Test func picturesOfKingfisherAreAskedForBeforeTheyAreShown() {
        stage.perform {
            var counts: [[Int]] = []
            let other = URL(string: "https://example.com/two")!
            ImageCache.default.store(stage.placeholder, forKey: other.absoluteString)
            ImagePrefetcher(urls: [stage.url, other]) { skipped, failed, completed in
                counts.append([skipped.count, failed.count, completed.count])
            }
            .start()
            #expect(counts.isEmpty)
            stage.takeTurn()
            #expect(counts == [[1, 0, 1]] && ImageCache.default.isCached(forKey: stage.url.absoluteString))
        }
    }

    @Test func picturesAreReturnedToTasks() {
        final class Waiting: UIViewController {
            var sizes: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                guard let url = URL(string: "https://example.com/covers/one") else { return }
                Task {
                    sizes.append(try await KingfisherManager.shared.retrieveImage(with: url).image.size.width)
                    sizes.append(try await ImageDownloader.default.downloadImage(with: url).image.size.height)
                }
            }
        }
        stage.whilePictures {
            let waiting = Waiting()
            Stage(waiting, size: CGSize(width: 400, height: 800)).advance(by: 1)
            #expect(waiting.sizes == [7, 7])
        }
    }
}
