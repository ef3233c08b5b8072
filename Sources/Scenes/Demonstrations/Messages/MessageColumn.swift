import UIKit

/// Where the messages of a conversation stand below each other when nothing moves.
struct MessageColumn: Equatable {
    private(set) var frames: [CGRect] = []
    private(set) var size: CGSize

    /// Places messages below each other.
    ///
    /// - Parameters:
    ///   - messages: the messages, the oldest first.
    ///   - sizes: the sizes of the messages' bubbles.
    ///   - width: the width of the list.
    ///   - isRightToLeft: whether one's own messages stand at the left.
    ///   - configuration: the list's constants.
    init(
        _ messages: [Message], sizes: [CGSize], width: CGFloat, isRightToLeft: Bool = false,
        configuration: MessagesConfiguration
    ) {
        let margin = MessageColumn.margin(width: width)
        var y: CGFloat = 0
        for (index, message) in messages.enumerated() {
            if index > 0 {
                let isJoined = message.isOutgoing == messages[index - 1].isOutgoing && !message.isTime
                y += isJoined && !messages[index - 1].isTime ? configuration.spacing : configuration.groupSpacing
            }
            let size = sizes[index]
            let x =
                message.isTime
                ? (width - size.width) / 2
                : message.isOutgoing != isRightToLeft ? width - margin - size.width : margin
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            y += size.height
        }
        size = CGSize(width: width, height: y)
    }

    /// At both sides: on a wide stage the list keeps to its middle.
    static func margin(width: CGFloat) -> CGFloat { max(16, (width - 720) / 2) }

    /// Returns the messages that have a part between two heights.
    ///
    /// O(log n).
    func messages(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = index { $0.maxY > top }
        return first..<max(first, index { $0.minY >= bottom })
    }

    /// The first frame of which `isTrue` holds, which then holds for all that follow.
    private func index(where isTrue: (CGRect) -> Bool) -> Int {
        var (low, high) = (0, frames.count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(frames[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
