internal import Cassowary
import QuartzCore

/// The solver of the constraints that a view owns, with its solution, kept from one layout pass to the next.
///
/// A pass in which nothing has changed solves nothing. After a change the system is solved from the start: what it leaves open
/// then depends on the constraints alone, not on how they came to be, so that a stage that is restored goes on alike.
@MainActor
final class ConstraintSystem {
    private unowned let owner: UIView
    private var solver = Solver()
    private var variables = ConstraintVariables()
    /// What the solution is of, before and after the heights that follow from widths.
    private var equations: [ConstraintEquation] = []
    private var installed: [Constraint] = []
    private var measured: [ObjectIdentifier: CGSize] = [:]
    private var heights: [ObjectIdentifier: CGFloat] = [:]
    /// Where views were whose place or size the constraints leave open.
    private var kept: [ObjectIdentifier: CGRect] = [:]
    /// The constraints that are left out, each of which has been reported.
    private var broken: Set<ObjectIdentifier> = []
    /// How often a system has been solved.
    private(set) var solutions = 0

    init(owner: UIView) {
        self.owner = owner
    }

    /// How the owner's size is found.
    enum Size {
        /// The size that it has.
        case given
        /// As near to a size as the constraints allow, with a priority along each axis.
        case fitting(CGSize, horizontal: Double, vertical: Double)
    }

    // MARK: Solving

    /// Solves the constraints, if something has changed.
    ///
    /// Texts of several lines want a height that depends on their width: it is asked for once the widths are known.
    func solve(_ constraints: [NSLayoutConstraint], _ size: Size = .given) {
        let items = ConstraintEquations.participants(constraints, owner)
        var maker = ConstraintEquations(owner: owner, size: size, variables: variables)
        let first = maker.make(constraints, items)
        variables = maker.variables
        let views = items.compactMap { $0 as? UIView }.filter(takesFrame)
        if first == equations, heights(views) == heights, !views.contains(where: hasBeenMoved) { return }
        solutions += 1
        solver = Solver()
        equations = first
        installed = equations.map(\.constraint)
        let known = broken
        broken = []
        install(Array(first.indices), of: first, known)
        for view in views + [owner] { measured[ObjectIdentifier(view)] = frame(of: view).size }
        heights = heights(views)
        if !heights.isEmpty || first.contains(where: \.isMeasured) {
            maker.heights = heights
            maker.sizes = measured
            // The same equations in the same order, with other constants.
            let second = maker.make(constraints, items)
            let changed = second.indices.filter { second[$0] != first[$0] }
            for index in changed { solver.remove(installed[index]) }
            install(changed, of: second, known)
        }
        keepPlaces(of: views)
    }

    /// The heights that views want by the widths that were found.
    private func heights(_ views: [UIView]) -> [ObjectIdentifier: CGFloat] {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        for view in views where view.heightFollowsWidth {
            guard let width = measured[ObjectIdentifier(view)]?.width else { continue }
            heights[ObjectIdentifier(view)] =
                view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return heights
    }

    private func install(_ indices: [Int], of equations: [ConstraintEquation], _ known: Set<ObjectIdentifier>) {
        // Required ones first, in their order: what is broken is what contradicts those that were there before.
        for index in indices.sorted(by: { (-equations[$0].priority, $0) < (-equations[$1].priority, $1) }) {
            installed[index] = equations[index].constraint
            do {
                try solver.add(installed[index])
            } catch {
                guard let source = equations[index].source else { continue }
                let isNew = broken.insert(ObjectIdentifier(source)).inserted
                guard isNew, !known.contains(ObjectIdentifier(source)) else { continue }
                let rivals = Set((error as? Contradiction)?.others ?? [])
                let others = equations.indices.filter { rivals.contains(installed[$0]) }
                let conflict = ConstraintConflict(broken: source, others: others.compactMap { equations[$0].source })
                EngineMessages.report(conflict.message)
            }
        }
    }

    // MARK: What is left open

    /// Keeps views whose place or size the constraints leave open as near as possible to where they are: the constraints of
    /// another view may have put them there.
    ///
    /// What an inequality limits alone is at its limit, as on iOS (the tests of Stevia, which run there: a top of at most
    /// 10 is 10).
    private func keepPlaces(of views: [UIView]) {
        kept = [:]
        let stated = Set(installed.indices.filter { equations[$0].source != nil }.map { installed[$0] })
        for view in views {
            guard let place = variables[view],
                ![place.x, place.y, place.width, place.height].allSatisfy(solver.isDetermined)
            else { continue }
            kept[ObjectIdentifier(view)] = view.alignmentRect(in: owner)
        }
        var wishes: [Constraint] = []
        for view in views {
            guard let place = variables[view], let frame = kept[ObjectIdentifier(view)] else { continue }
            let isPlaced = isPlacedFromAbove(view)
            for (variable, value, priority) in [
                (place.width, frame.width, 0.6), (place.height, frame.height, 0.6), (place.x, frame.minX, 0.5),
                (place.y, frame.minY, 0.5),
            ] where isPlaced || stated.isDisjoint(with: solver.limits(of: variable)) {
                // Not required, so that it contradicts nothing.
                wishes.append(
                    Constraint(
                        LinearExpression(variable) - LinearExpression(Double(value)), .equal, priority: priority))
            }
        }
        for wish in wishes { try? solver.add(wish) }
    }

    /// Whether the constraints of a view around the owner leave a view no other place.
    private func isPlacedFromAbove(_ view: UIView) -> Bool {
        sequence(first: owner.superview, next: { $0?.superview }).contains { ancestor in
            guard let system = ancestor?.constraintSolution else { return false }
            return !system.isAmbiguous(view)
        }
    }

    /// Whether a view that is kept near its place has been given another place since.
    private func hasBeenMoved(_ view: UIView) -> Bool {
        guard kept[ObjectIdentifier(view)] != nil else { return false }
        let now = view.alignmentRect(in: owner)
        let found = frame(of: view)
        let distances = [
            now.minX - found.minX, now.minY - found.minY, now.width - found.width, now.height - found.height,
        ]
        return distances.contains { $0.magnitude > 1e-6 }
    }

    /// Whether the constraints leave a view another place or size.
    func isAmbiguous(_ view: UIView) -> Bool {
        variables[view] == nil || kept[ObjectIdentifier(view)] != nil
    }

    // MARK: The solution

    /// The size of the owner's frame as it was found.
    var size: CGSize { owner.frame(forAlignmentRect: frame(of: owner)).size }

    /// Moves the views and guides to where they were found.
    func apply(_ constraints: [NSLayoutConstraint]) {
        let items = ConstraintEquations.participants(constraints, owner)
        for case let guide as UILayoutGuide in items where guide.isFree {
            guard let view = guide.owningView else { continue }
            guide.solvedFrame = view === owner ? frame(of: guide) : view.convert(frame(of: guide), from: owner)
            if let view = view as? UIScrollView, guide === view.contentGuide { resizeContent(of: view, guide) }
        }
        // Parents before those whose frames are told in their spaces.
        let views = items.compactMap { $0 as? UIView }.filter(takesFrame)
        for view in views.sorted(by: { $0.depth < $1.depth }) {
            guard let parent = view.superview else { continue }
            let place = view.frame(forAlignmentRect: solvedRect(of: view, in: parent))
            if CATransform3DIsIdentity(view.layer.properties.transform) {
                if view.frame != place { view.frame = place }
            } else {
                let anchor = view.layer.properties.anchorPoint
                view.bounds.size = place.size
                view.center = CGPoint(
                    x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
            }
        }
    }

    /// Gives a scroll view the content size that the constraints say, along the axes of which they say one.
    private func resizeContent(of view: UIScrollView, _ guide: UILayoutGuide) {
        guard view.contentFollowsConstraints, let place = variables[guide] else { return }
        var size = view.contentSize
        if solver.isDetermined(place.width) { size.width = guide.solvedFrame.width }
        if solver.isDetermined(place.height) { size.height = guide.solvedFrame.height }
        if size != view.contentSize { view.contentSize = size }
    }

    /// What was found for a view, in its superview's space.
    ///
    /// Going through the spaces between would round its ends, and so its lengths.
    private func solvedRect(of view: UIView, in parent: UIView) -> CGRect {
        let found = frame(of: view)
        guard parent !== owner else { return found }
        var place = parent.convert(found, from: owner)
        let path = sequence(first: parent, next: \.superview).prefix { $0 !== owner }
        if path.allSatisfy({ CATransform3DIsIdentity($0.layer.properties.transform) }) { place.size = found.size }
        return place
    }

    private func frame(of item: AnyObject) -> CGRect {
        guard let place = variables[item] else { return .zero }
        return CGRect(
            x: value(of: place.x), y: value(of: place.y), width: max(value(of: place.width), 0),
            height: max(value(of: place.height), 0))
    }

    /// Rounded off what solving adds to numbers.
    private func value(of variable: Variable) -> CGFloat {
        let value = solver.value(of: variable)
        let whole = (value * 1e6).rounded() / 1e6
        return CGFloat((value - whole).magnitude < 1e-12 * max(value.magnitude, 1) ? whole : value)
    }

    private func takesFrame(_ view: UIView) -> Bool {
        view !== owner && !view.translatesAutoresizingMaskIntoConstraints
    }
}

extension UIView {
    /// What counts for constraints of the view's frame, in a view above it.
    final func alignmentRect(in owner: UIView) -> CGRect {
        let rect = alignmentRect(forFrame: frame)
        return superview === owner ? rect : superview?.convert(rect, to: owner) ?? rect
    }

    /// How many ancestors the view has.
    final var depth: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }
}
