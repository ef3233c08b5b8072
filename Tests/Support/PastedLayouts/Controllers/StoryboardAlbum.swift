import UIKit

// A list of albums and the page of one, as a storyboard has them: with segues, an edit button and a search bar.

struct Album {
    var name: String
    var year: Int
}

class AlbumsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let searchController = UISearchController(searchResultsController: nil)
    var albums = ["Abbey", "Blue", "Nevermind", "Rumours"].enumerated().map { Album(name: $1, year: 1969 + $0) }
    var found: [Album]?
    var shown: [Album] { found ?? albums }
    var phases: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Album")
        view.addSubview(collectionView)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.setRightBarButton(editButtonItem, animated: false)
        navigationItem.backButtonTitle = "All"
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash), .flexibleSpace()]
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        phases.append("will")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        phases.append("is")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        phases.append("did")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        navigationController?.setToolbarHidden(!editing, animated: false)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Album", for: indexPath)
        cell.contentView.backgroundColor = .systemIndigo
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showAlbum", sender: shown[indexPath.item])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showAlbum", let page = segue.destination as? AlbumViewController else { return }
        page.album = sender as? Album
    }

    func openByStoryboard() {
        guard let page = storyboard?.instantiateViewController(withIdentifier: "AlbumViewController") else { return }
        (page as? AlbumViewController)?.album = albums.first
        show(page, sender: self)
    }
}

extension AlbumsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? nil : albums.filter { $0.name.lowercased().contains(text.lowercased()) }
        collectionView.reloadData()
    }
}

class AlbumViewController: UIViewController {
    var album: Album?
    let cover = UIView()
    let pages = [UIViewController(), UIViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = album?.name
        cover.backgroundColor = .systemPink
        cover.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cover)
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 20),
            cover.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -100),
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.widthAnchor.constraint(equalToConstant: 200),
        ])
        for page in pages {
            addChild(page)
            page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        }
        view.addSubview(pages[0].view)
        pages[0].didMove(toParent: self)
    }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

    func turnPage() {
        transition(
            from: pages[0], to: pages[1], duration: 0.2, options: .curveEaseInOut,
            animations: { self.pages[1].view.frame.origin.x = 50 })
    }
}
