import UIKit

/// A list of settings; a row pushes its page.
public class SettingsController: UITableViewController {
    public private(set) var appeared = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: Selector(SettingsController.add(_:)))
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared += 1
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { return 2 }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 3 : 40
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 1 ? "More" : nil
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let page = UIViewController()
        page.title = "Page \(indexPath.row)"
        page.view.backgroundColor = .white
        navigationController?.pushViewController(page, animated: true)
    }

    private func add(_ item: UIBarButtonItem) {
        let sheet = FadingController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = sheet
        present(sheet, animated: true)
    }
}

/// Presented by fading in, by its own animator.
public class FadingController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toView = transitionContext.view(forKey: .to)!
        let target = transitionContext.viewController(forKey: .to)!
        toView.frame = transitionContext.finalFrame(for: target)
        toView.alpha = 0
        transitionContext.containerView.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { toView.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

/// A picture that two fingers zoom.
public class ZoomController: UIViewController, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    public let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    public override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.contentSize = picture.bounds.size
        scrollView.addSubview(picture)
        view.addSubview(scrollView)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return picture
    }
}
