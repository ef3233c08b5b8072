import Foundation
import UIKit

/// A conversation whose bubbles hang on springs.
final class MessagesViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UITextFieldDelegate
{
    /// From a message that is sent to the dots that say that an answer is being written, in parts of the whole delay.
    private static let typingBegins = 0.35
    /// How long news waits while the list is moved, in seconds.
    private static let retryDelay = 0.1

    var configuration: MessagesConfiguration {
        didSet { if configuration != oldValue, isViewLoaded { configurationChanged(from: oldValue) } }
    }
    private(set) var conversation: Conversation
    /// Messages that have a heart.
    private(set) var liked: Set<Int> = []

    private let layout = MessagesLayout()
    private(set) lazy var collectionView = MessagesCollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var header = MessagesHeader()
    private lazy var composer = MessagesComposer()
    private lazy var metrics = MessageMetrics(configuration: configuration, width: 0)
    private var laidOutSize = CGSize.zero
    private var laidOutSafeArea = UIEdgeInsets.zero

    init(configuration: MessagesConfiguration) {
        self.configuration = configuration
        conversation = Conversation(pastCount: configuration.messageCount)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = MessagesConfiguration()
        conversation = Conversation(pastCount: configuration.messageCount)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = MessagesTheme.background
        collectionView.backgroundColor = .clear
        collectionView.alwaysBounceVertical = true
        // The bars cover what the safe area leaves out.
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.accessibilityLabel = "Messages"
        collectionView.register(MessageCell.self, forCellWithReuseIdentifier: "message")
        collectionView.dataSource = self
        collectionView.delegate = self
        composer.button.addTarget(self, action: .messagesSend, for: .touchUpInside)
        composer.field.delegate = self
        for part in [collectionView, header, composer] as [UIView] { view.addSubview(part) }
        layout.springs.configuration = configuration
        showProposal()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection
        guard laidOutSize != .zero,
            previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previous?.layoutDirection != traitCollection.layoutDirection
        else { return }
        composer.setNeedsLayout()
        layOutAnew(conversation, atEnd: !isInMotion && isEnd(collectionView.contentOffset.y))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        guard room.size != laidOutSize || safe != laidOutSafeArea else { return }
        let isFirst = laidOutSize == .zero
        let wasAtEnd = isEnd(collectionView.contentOffset.y)
        (laidOutSize, laidOutSafeArea) = (room.size, safe)
        let own = MessagesHeader.height(on: laidOutSize)
        let (top, bottom) = (own + safe.top, MessagesComposer.height + safe.bottom)
        header.frame = CGRect(x: room.minX, y: 0, width: room.width, height: top)
        header.isHidden = own == 0
        composer.frame = CGRect(x: room.minX, y: room.height - bottom, width: room.width, height: bottom)
        collectionView.frame = room
        collectionView.contentInset = UIEdgeInsets(top: top + 12, left: 0, bottom: bottom + 12, right: 0)
        layOutAnew(conversation, atEnd: isFirst || wasAtEnd)
    }

    // MARK: Places

    private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func column(of conversation: Conversation) -> MessageColumn {
        MessageColumn(
            conversation.messages, sizes: conversation.messages.map(metrics.size), width: laidOutSize.width,
            isRightToLeft: isRightToLeft, configuration: configuration)
    }

    /// The offset at which the newest message is in sight.
    private func end(of column: MessageColumn?) -> CGFloat {
        let inset = collectionView.contentInset
        return max(-inset.top, (column?.size.height ?? 0) + inset.bottom - collectionView.bounds.height)
    }

    private var end: CGFloat { end(of: layout.column) }

    /// Whether an offset shows the newest message.
    private func isEnd(_ offset: CGFloat) -> Bool { offset >= end - 0.5 }

    private var isInMotion: Bool {
        collectionView.isTracking || collectionView.isDecelerating || collectionView.isScrollAnimating
    }

    /// Where content that would come to rest at `offset` is when nobody writes any more.
    func settledOffset(_ offset: CGFloat) -> CGFloat {
        conversation.isAwaitingAnswer && isEnd(offset) ? end(of: column(of: conversation.settled)) : offset
    }

    /// Lays out with new measures; the newest message, or else the first one in sight, stays where it is.
    private func layOutAnew(_ conversation: Conversation, atEnd: Bool) {
        let isHeld = isInMotion
        let first = collectionView.indexPathsForVisibleItems.first?.item
        let before = layout.column?.frames
        metrics = MessageMetrics(configuration: configuration, width: laidOutSize.width)
        self.conversation = conversation
        layout.column = column(of: conversation)
        layout.springs.stop()
        layout.springs.configuration = configuration
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        if atEnd {
            collectionView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        } else if let first, let before, let after = layout.column?.frames, after.indices.contains(first) {
            let offset = collectionView.contentOffset.y + after[first].minY - before[first].minY
            if isHeld {
                collectionView.contentOffset.y = offset
            } else {
                let top = -collectionView.contentInset.top
                collectionView.setContentOffset(CGPoint(x: 0, y: min(max(offset, top), end)), animated: false)
            }
        }
        layout.springs.stop()
        showProposal()
    }

    private func configurationChanged(from old: MessagesConfiguration) {
        var conversation = conversation
        if configuration.messageCount != old.messageCount {
            cancelAnswer()
            liked = []
            conversation = Conversation(
                pastCount: configuration.messageCount, exchanges: conversation.exchanges,
                written: conversation.written)
        }
        layOutAnew(conversation, atEnd: !isInMotion && isEnd(collectionView.contentOffset.y))
    }

    private func showProposal() {
        composer.show(proposal: conversation.proposal, tint: configuration.tint.colors[0])
    }

    /// What is written and not sent yet, and whether it is being edited.
    var draft: (text: String, isEdited: Bool) {
        get { (composer.field.text ?? "", composer.field.isEditing) }
        set {
            composer.field.text = newValue.text
            if newValue.isEdited { composer.field.becomeFirstResponder() }
        }
    }

    /// Shows a conversation without the motion that led to it.
    func show(exchanges: Int, written: [Int: String], liked: Set<Int>) {
        cancelAnswer()
        let conversation = Conversation(
            pastCount: configuration.messageCount, exchanges: exchanges, written: written)
        self.liked = liked.filter { conversation.messages.indices.contains($0) }
        layOutAnew(conversation, atEnd: true)
    }

    /// Puts the bubbles at their places.
    func stopSprings() {
        layout.springs.stop()
    }

    // MARK: Writing

    /// Sends what is written, or else what is proposed.
    func send() {
        guard conversation.exchanges < Conversation.mostExchanges else { return }
        cancelAnswer()
        let text = composer.field.text?.trimmingCharacters(in: .whitespaces) ?? ""
        composer.field.text = ""
        change { $0.send(text.isEmpty ? nil : text) }
        layout.launch(conversation.messages.count - 1, from: CGPoint(x: isRightToLeft ? 70 : -70, y: 14))
        showProposal()
        scrollToEnd()
        perform(.messagesType, with: nil, afterDelay: configuration.answerDelay * Self.typingBegins)
        perform(.messagesAnswer, with: nil, afterDelay: configuration.answerDelay)
    }

    /// Shows that the other one writes; while the list is moved, a little later.
    func type() {
        guard !isInMotion else { return perform(.messagesType, with: nil, afterDelay: Self.retryDelay) }
        receive { $0.type() }
    }

    /// Shows the answer; while the list is moved, a little later.
    func answer() {
        guard !isInMotion else { return perform(.messagesAnswer, with: nil, afterDelay: Self.retryDelay) }
        receive { $0.answer() }
    }

    private func receive(_ update: (inout Conversation) -> Void) {
        let isFollowing = isEnd(collectionView.contentOffset.y)
        let old = conversation
        change(update)
        guard conversation != old else { return }
        let newest = conversation.messages.count - 1
        layout.launch(newest, from: CGPoint(x: isRightToLeft ? 16 : -16, y: 22))
        (collectionView.cellForItem(at: IndexPath(item: newest, section: 0)) as? MessageCell)?.popIn()
        if isFollowing { scrollToEnd() }
    }

    private func cancelAnswer() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    private func scrollToEnd() {
        // Of a long way only the last part is shown.
        let start = end - collectionView.bounds.height / 2
        if collectionView.contentOffset.y < start {
            collectionView.setContentOffset(CGPoint(x: 0, y: start), animated: false)
        }
        collectionView.setContentOffset(CGPoint(x: 0, y: end), animated: true)
    }

    /// Changes the conversation and the list with it.
    ///
    /// Nothing is animated: springs move the bubbles.
    private func change(_ update: (inout Conversation) -> Void) {
        let old = conversation.messages
        var changed = conversation
        update(&changed)
        let new = changed.messages
        let kept = zip(old, new).prefix { $0 == $1 }.count
        UIView.performWithoutAnimation {
            collectionView.performBatchUpdates {
                self.conversation = changed
                self.layout.column = self.column(of: changed)
                self.collectionView.deleteItems(at: (kept..<old.count).map { IndexPath(item: $0, section: 0) })
                self.collectionView.insertItems(at: (kept..<new.count).map { IndexPath(item: $0, section: 0) })
            }
        }
        // Its bubble may have lost its tail.
        let last = IndexPath(item: kept - 1, section: 0)
        (collectionView.cellForItem(at: last) as? MessageCell).map { show(last.item, in: $0) }
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        conversation.messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
        if let cell = cell as? MessageCell { show(indexPath.item, in: cell) }
        return cell
    }

    private func show(_ item: Int, in cell: MessageCell) {
        let messages = conversation.messages
        let message = messages[item]
        func isJoined(_ other: Int) -> Bool {
            messages.indices.contains(other) && !messages[other].isTime
                && messages[other].isOutgoing == message.isOutgoing
        }
        let shape = BubbleShape(
            size: .zero, cornerRadius: configuration.cornerRadius,
            tailIsRight: message.isOutgoing != isRightToLeft,
            joinsAbove: isJoined(item - 1), joinsBelow: isJoined(item + 1))
        cell.show(message, shape: shape, metrics: metrics, isLiked: liked.contains(item))
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }

    // MARK: UICollectionViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        // Who scrolls has stopped writing; what is written stays for whoever goes on.
        composer.field.resignFirstResponder()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let message = conversation.messages[indexPath.item]
        guard !message.isTime, message != .typing else { return }
        let isLiked = liked.remove(indexPath.item) == nil
        if isLiked { liked.insert(indexPath.item) }
        (collectionView.cellForItem(at: indexPath) as? MessageCell)?.setLiked(isLiked)
        layout.push(awayFrom: indexPath.item)
    }
}
