import Foundation
import Testing

@testable import PreviewCompiler

/// What apps ask for beside what they show.
extension SystemShadowsTests {
    /// As vtmonilgandhi/iOS-Demos measures, and madhikarma/ios-demos asks whether it may follow somebody.
    @Test func smallSystemsAreNotThereOrNotAllowed() async throws {
        let source = """
            import ActivityKit
            import AdSupport
            import AppTrackingTransparency
            import BackgroundTasks
            import CoreSpotlight
            import CoreTelephony
            import HealthKit
            import UIKit
            import WidgetKit
            struct Deal: ActivityAttributes {
                struct ContentState: Codable, Hashable { var cards: Int }
                var name: String
            }
            class Asking: UIViewController {
                private let (health, tracking, others) = (UILabel(), UILabel(), UILabel())
                private let store = HKHealthStore()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for (row, label) in [health, tracking, others].enumerated() {
                        label.frame = CGRect(x: 20, y: 100 + 60 * row, width: 280, height: 44)
                        view.addSubview(label)
                    }
                    countSteps()
                    ATTrackingManager.requestTrackingAuthorization { status in
                        switch status {
                        case .authorized: self.tracking.text = ASIdentifierManager.shared().advertisingIdentifier.uuidString
                        case .denied: self.tracking.text = "denied"
                        default: break
                        }
                    }
                    WidgetCenter.shared.reloadAllTimelines()
                    let task = BGAppRefreshTaskRequest(identifier: "deal")
                    let isTaken = (try? BGTaskScheduler.shared.submit(task)) != nil
                    let found = CSSearchableItemAttributeSet(contentType: .text)
                    found.title = "Cards"
                    CSSearchableIndex.default().indexSearchableItems([
                        CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: found)
                    ])
                    let activity = try? Activity.request(
                        attributes: Deal(name: "Cards"), content: .init(state: .init(cards: 5), staleDate: nil))
                    let carrier = CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.first?.value.carrierName
                    let isNone = !ActivityAuthorizationInfo().areActivitiesEnabled && activity == nil && carrier == nil
                    others.text = isNone && !isTaken ? "none" : "some"
                }
                private func countSteps() {
                    guard let steps = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
                    let query = HKStatisticsQuery(
                        quantityType: steps,
                        quantitySamplePredicate: HKQuery.predicateForSamples(withStart: nil, end: Date(), options: .strictStartDate),
                        options: .cumulativeSum
                    ) { _, result, error in
                        let pace = HKQuantity(unit: HKUnit(from: "km/hr"), doubleValue: 3.6)
                        let speed = pace.doubleValue(for: HKUnit.meter().unitDivided(by: .second()))
                        let count = result?.sumQuantity()?.doubleValue(for: .count())
                        self.health.text = count == nil && error != nil ? "\\(speed.rounded()) m/s" : "steps"
                    }
                    if !HKHealthStore.isHealthDataAvailable() { store.execute(query) }
                }
            }
            #Preview { Asking() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Asking.swift")
        #expect(shown.sorted() == ["1.0 m/s", "denied", "none"])
    }

    /// As apps of SwiftUI let files be chosen and views be dropped.
    @Test func typesOfContentsConformAndDocumentsAreAskedFor() async throws {
        let source = """
            import SwiftUI
            import UniformTypeIdentifiers
            extension UTType {
                static let deck = UTType(exportedAs: "com.example.deck", conformingTo: .json)
            }
            struct Card: Codable, Transferable {
                var name: String
                static var transferRepresentation: some TransferRepresentation {
                    CodableRepresentation(contentType: .deck)
                    ProxyRepresentation(exporting: \\.name)
                }
            }
            struct Deck: FileDocument {
                static var readableContentTypes: [UTType] { [.deck, .plainText] }
                var text = ""
                init() {}
                init(configuration: ReadConfiguration) throws {
                    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
                }
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(text.utf8))
                }
            }
            struct Files: View {
                @State private var isImporting = true
                @State private var isExporting = false
                private var facts: [Bool] {
                    [
                        UTType.jpeg.conforms(to: .image), UTType.deck.conforms(to: .text), !UTType.pdf.conforms(to: .image),
                        UTType(filenameExtension: "mp4") == .mpeg4Movie, UTType.png.preferredMIMEType == "image/png",
                        UTType.mp3.isSubtype(of: .audio), UTType("com.example.none") == nil,
                    ]
                }
                var body: some View {
                    Text(facts.allSatisfy { $0 } ? "all of it" : "\\(facts)")
                        .draggable(Card(name: "ace"))
                        .dropDestination(for: Card.self) { cards, _ in !cards.isEmpty }
                        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .deck]) { result in
                            if case .success(let url) = result { print(url) }
                        }
                        .fileExporter(isPresented: $isExporting, document: Deck(), contentType: .deck) { _ in }
                }
            }
            #Preview { Files() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Files.swift")
        #expect(shown.contains("all of it"))
        #expect(shown.contains("There are no documents here."))
    }

    /// What is of two modules is compiled with projects that import both, and what has a usual name where it is meant.
    @Test func whatIsMadeOfSeveralModulesIsAddedWithThem() {
        func names(_ source: String) -> [String] {
            SystemShadows.files(with: ProjectIndex(project(["Login.swift": source]))).map(\.name)
        }
        #expect(names("import AuthenticationServices\nimport UIKit").count == 1)
        #expect(names("import AuthenticationServices\nimport SwiftUI").count == 2)
        let shop = "import StoreKit\nimport UIKit\nlet queue = SKPaymentQueue.default()"
        #expect(names(shop).count == 1)
        #expect(names(shop + "\nlet products: [Product] = []").count == 2)
        #expect(names(shop + "\nstruct Product {}\nlet products: [Product] = []").count == 1)
        #expect(names("import UIKit\nlet type = UTType.image") == ["CoreSpotlight.swift"])
    }
}
