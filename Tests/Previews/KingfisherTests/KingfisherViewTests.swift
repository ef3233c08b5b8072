import Kingfisher
import Testing
import UIKit

/// What UIKit's views show of URLs, as Kingfisher's documentation says.
@MainActor @Suite(.serialized) struct KingfisherViewTests {
    private let stage = PictureStage()

    @Test func aPictureOfKingfisherTakesThePlaceOfItsPlaceholderOnceItHasCome() {
        stage.perform {
            let view = UIImageView()
            var heard: [CacheType] = []
            view.kf.setImage(with: stage.url, placeholder: stage.placeholder) { result in
                let found = try? result.get()
                #expect(found?.image.size.width == 7 && found?.source.url == stage.url)
                heard += [found?.cacheType].compactMap(\.self)
            }
            #expect(view.image?.size.width == 3 && heard.isEmpty && view.kf.taskIdentifier != nil)
            stage.takeTurn()
            #expect(view.image?.size.width == 7 && heard == [.none] && view.kf.taskIdentifier == nil)
        }
    }

    @Test func aPictureThatIsKeptComesAtOnce() {
        stage.perform {
            UIImageView().kf.setImage(with: stage.url)
            stage.takeTurn()
            let view = UIImageView()
            var types: [CacheType?] = []
            view.kf.setImage(with: stage.url, options: [.transition(.fade(0.5))]) {
                types.append(try? $0.get().cacheType)
            }
            #expect(view.image?.size.width == 7 && types == [.memory])
            view.kf.setImage(with: stage.url, options: [.forceRefresh]) { types.append(try? $0.get().cacheType) }
            #expect(view.image == nil && types == [.memory])
            stage.takeTurn()
            #expect(view.image?.size.width == 7 && types == [.memory, .some(.none)])
        }
    }

    @Test func noURLShowsThePlaceholderAndFails() {
        stage.perform {
            let view = UIImageView(image: stage.placeholder)
            var code: Int?
            let task = view.kf.setImage(with: nil as URL?, placeholder: stage.placeholder) {
                if case .failure(let error) = $0 { code = error.errorCode }
            }
            #expect(task == nil && code == 5001 && view.image?.size.width == 3)
            view.kf.setImage(with: URL?.none)
            #expect(view.image == nil)
        }
    }

    @Test func aViewThatIsUsedAgainShowsTheLastPictureAlone() {
        stage.perform {
            let view = UIImageView()
            var heard: [String] = []
            view.kf.setImage(with: URL(string: "https://example.com/one")) {
                if case .failure(let error) = $0, error.isNotCurrentTask { heard.append("late") }
            }
            view.kf.setImage(with: stage.url) { if case .success = $0 { heard.append("last") } }
            stage.takeTurn()
            #expect(heard == ["late", "last"] && view.image?.size.width == 7)
            view.kf.setImage(with: URL(string: "https://example.com/two"), placeholder: stage.placeholder) {
                if case .failure(let error) = $0, error.isTaskCancelled { heard.append("cancelled") }
            }
            view.kf.cancelDownloadTask()
            stage.takeTurn()
            #expect(heard.last == "cancelled" && view.image?.size.width == 3)
        }
    }

    @Test func withoutANetworkAnotherPictureIsShown() {
        stage.perform(areGiven: false) {
            let view = UIImageView()
            var errors: [URLError.Code?] = []
            view.kf.setImage(with: stage.url, options: [.onFailureImage(stage.placeholder)]) {
                if case .failure(.responseError(reason: .URLSessionError(let error))) = $0 {
                    errors.append((error as? URLError)?.code)
                }
            }
            #expect(view.image == nil)
            stage.takeTurn()
            #expect(view.image?.size.width == 3 && errors == [.notConnectedToInternet])
        }
    }

    @Test func thePictureThatIsShownStaysIfItIsToldTo() {
        stage.perform {
            let view = UIImageView(image: stage.placeholder)
            view.kf.setImage(with: stage.url, options: [.keepCurrentImageWhileLoading])
            #expect(view.image?.size.width == 3)
            stage.takeTurn()
            #expect(view.image?.size.width == 7)
        }
    }

    @Test func viewsAreInFrontWhileAPictureIsAskedFor() {
        final class Cover: UIView, Placeholder {}
        stage.perform {
            let (view, cover) = (UIImageView(), Cover())
            view.kf.indicatorType = .activity
            view.kf.setImage(with: stage.url, placeholder: cover)
            let indicator = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
            #expect(indicator?.isAnimating == true && indicator?.isHidden == false && cover.superview == view)
            stage.takeTurn()
            #expect(indicator?.isAnimating == false && indicator?.isHidden == true && cover.superview == nil)
        }
    }

    @Test func aPictureIsShownByItsTransition() {
        stage.perform {
            let view = UIImageView()
            var (shown, isOver) = (false, false)
            view.kf.setImage(
                with: stage.url,
                options: [
                    .transition(
                        .custom(
                            duration: 0.5, options: [],
                            animations: {
                                $0.image = $1; shown = true
                            }
                        ) { _ in })
                ]
            ) { _ in isOver = true }
            stage.takeTurn()
            #expect(shown && view.image?.size.width == 7)
            stage.takeTurn()
            #expect(isOver)
        }
    }

    @Test func picturesOfButtonsAreThoseOfTheirStates() {
        stage.perform {
            let button = UIButton()
            button.kf.setImage(with: stage.url, for: .normal, placeholder: stage.placeholder)
            button.kf.setBackgroundImage(with: stage.url, for: .selected)
            #expect(button.image(for: .normal)?.size.width == 3)
            stage.takeTurn()
            #expect(button.image(for: .normal)?.size.width == 7 && button.backgroundImage(for: .selected) != nil)
        }
    }

    @Test func aPictureInATextIsItsAttachments() {
        stage.perform {
            let (label, attachment) = (UILabel(), NSTextAttachment())
            label.attributedText = NSAttributedString(attachment: attachment)
            attachment.kf.setImage(with: stage.url, attributedView: label, placeholder: stage.placeholder)
            #expect(attachment.image?.size.width == 3)
            stage.takeTurn()
            #expect(attachment.image?.size.width == 7)
        }
    }

    @Test func aChainSaysWhatIsShown() {
        stage.perform {
            let view = UIImageView()
            var (heard, parts) = ([CGFloat](), [Bool]())
            KF.url(stage.url).placeholder(stage.placeholder).setProcessor(
                ResizingImageProcessor(referenceSize: CGSize(width: 14, height: 28), mode: .aspectFit)
            )
            .cacheMemoryOnly().onProgress { parts.append($0 == $1) }.onSuccess { heard.append($0.image.size.width) }
            .set(to: view)
            #expect(view.image?.size.width == 3)
            stage.takeTurn()
            #expect(parts == [true] && heard == [14] && view.image?.size.height == 14)
        }
    }
}
