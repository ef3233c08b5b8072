import Testing
import UIKit

/// A view that loads its contents from a nib of its own name, whose owner it is, and keeps them by an outlet.
class NibOwnerBadge: UIView {
    var contentView: UIView! = UIView()
    var titleLabel: UILabel! = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Bundle.main.loadNibNamed("NibOwnerBadge", owner: self, options: nil)
        addSubview(contentView)
    }
}

/// The same, but for the view that it is given.
class NibOwnerTag: UIView {
    var titleLabel: UILabel! = UILabel()
    private(set) var loaded: UIView?

    required override init(frame: CGRect) {
        super.init(frame: frame)
        loaded = UINib(nibName: "NibOwnerTag", bundle: nil).instantiate(withOwner: self).first as? UIView
        if let loaded { addSubview(loaded) }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A class that inherits from the owner's.
class NibOwnerRedTag: NibOwnerTag {}

@MainActor
@Suite struct NibOwnerTests {
    @Test func anOwnerOfTheNibsClassHasItsOutletsInThePlainViewThatItAdds() {
        let badge = NibOwnerBadge(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(badge.titleLabel.superview === badge.contentView)
        #expect(badge.subviews == [badge.contentView])
        #expect(badge.contentView.frame == badge.bounds)
    }

    @Test(arguments: [NibOwnerTag.self, NibOwnerRedTag.self])
    func withoutAnOutletForItTheViewIsANewOne(type: NibOwnerTag.Type) {
        let tag = type.init(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(tag.loaded != nil && !(tag.loaded is NibOwnerTag))
        #expect(tag.titleLabel.superview === tag.loaded)
    }

    @Test func anotherOwnerIsGivenAnObjectOfTheNibsClass() {
        let owner = UIViewController()
        #expect(UINib(nibName: "NibOwnerBadge", bundle: nil).instantiate(withOwner: owner).isEmpty)
        let view = NibOwnerTag(frame: .zero)
        let made = UINib(nibName: "NibOwnerBadge", bundle: nil).instantiate(withOwner: view)
        #expect(made.first is NibOwnerBadge)
    }
}
