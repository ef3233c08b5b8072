import Foundation
import UIKit

/// Copies of views, which code for Apple's systems makes by reading at once what it has archived.
///
/// A copy is of the same class, made by `init(frame:)`, and has what views, labels, image views and buttons are seen by. Views
/// that the class does not make itself are copied with it. A table's cell is another one of its table's, with the same look.
@MainActor
public enum ViewCopies {
    /// The newest copies by the archives that stand for them, the oldest first.
    private static var archives: [(name: Data, view: UIView)] = []
    private static var count = 0
    /// The number of archives that are kept.
    private static let limit = 32

    /// Returns what stands for the archive of a view as it is now.
    public static func archive(of view: UIView) -> Data {
        count += 1
        let name = Data("zoetrope-view-\(count)".utf8)
        archives.append((name, copy(of: view)))
        archives = Array(archives.suffix(limit))
        return name
    }

    /// Returns a view as it was archived; nil for data that is none of one.
    public static func view(of archive: Data) -> UIView? {
        // A cell that is out of its table can't be made again.
        archives.last { $0.name == archive }.map { $0.view is UITableViewCell ? $0.view : copy(of: $0.view) }
    }

    /// Returns the object of an archive: a view's copy, a colour, or, of any other archive, what Foundation reads.
    public static func object(of archive: Data) -> Any? {
        view(of: archive) ?? ColorArchives.color(of: archive)
            ?? (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archive))
    }

    /// Returns a copy of a view.
    public static func copy(of view: UIView) -> UIView {
        if let cell = view as? UITableViewCell {
            let copy = another(cell)
            copy.frame = cell.frame
            transfer(cell, to: copy)
            return copy
        }
        let copy = MetatypeObjects.make(type(of: view), frame: view.frame)
        let makesItsOwn = !copy.subviews.isEmpty
        copyLook(of: view, to: copy)
        if !makesItsOwn, !(view is UILabel), !(view is UIImageView), !(view is UIButton) {
            for part in view.subviews { copy.addSubview(self.copy(of: part)) }
        }
        return copy
    }

    /// Returns another cell of the same table, or of the same class.
    private static func another(_ cell: UITableViewCell) -> UITableViewCell {
        let table = sequence(first: cell as UIView, next: \.superview).first { $0 is UITableView } as? UITableView
        let name = cell.reuseIdentifier
        let made = name.flatMap { table?.dequeueReusableCell(withIdentifier: $0) }
        if let made, type(of: made) == type(of: cell) { return made }
        return type(of: cell).init(dequeuedAs: name ?? "")
    }

    /// Has a view and what is in it look as another one whose parts are the same.
    private static func transfer(_ view: UIView, to copy: UIView) {
        for (part, other) in zip(view.subviews, copy.subviews) where type(of: part) == type(of: other) {
            copyLook(of: part, to: other)
            transfer(part, to: other)
        }
        guard view.constraints.count == copy.constraints.count else { return }
        for (one, other) in zip(view.constraints, copy.constraints) { other.constant = one.constant }
    }

    private static func copyLook(of view: UIView, to copy: UIView) {
        (copy.bounds, copy.center, copy.transform) = (view.bounds, view.center, view.transform)
        (copy.backgroundColor, copy.alpha, copy.isHidden) = (view.backgroundColor, view.alpha, view.isHidden)
        (copy.contentMode, copy.clipsToBounds, copy.tag) = (view.contentMode, view.clipsToBounds, view.tag)
        copy.isUserInteractionEnabled = view.isUserInteractionEnabled
        copy.autoresizingMask = view.autoresizingMask
        copy.layer.cornerRadius = view.layer.cornerRadius
        (copy.layer.borderWidth, copy.layer.borderColor) = (view.layer.borderWidth, view.layer.borderColor)
        switch (view, copy) {
        case (let view as UILabel, let copy as UILabel): copyText(of: view, to: copy)
        case (let view as UIImageView, let copy as UIImageView): copy.image = view.image
        case (let view as UIButton, let copy as UIButton):
            copy.setTitle(view.title(for: .normal), for: .normal)
            copy.setTitleColor(view.titleColor(for: .normal), for: .normal)
            copy.setImage(view.image(for: .normal), for: .normal)
            copy.titleLabel?.font = view.titleLabel?.font
        default: break
        }
    }

    private static func copyText(of view: UILabel, to copy: UILabel) {
        (copy.font, copy.textColor, copy.textAlignment) = (view.font, view.textColor, view.textAlignment)
        (copy.numberOfLines, copy.lineBreakMode) = (view.numberOfLines, view.lineBreakMode)
        copy.attributedText = view.attributedText
    }
}
