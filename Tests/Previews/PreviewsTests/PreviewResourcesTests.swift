import Foundation
import Testing
import UIKit

@testable import Previews

/// A folder's files as an app's resources.
@MainActor
@Suite(.serialized) final class PreviewResourcesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func found(_ name: String, _ type: String? = nil) -> String? {
        PreviewResources.path(of: name, type: type).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func filesAreFoundByNameWhereverTheyLie() throws {
        try write("[]", to: "App/Data/cards.json")
        try write("", to: "App/de.lproj/Help.txt")
        try write("", to: "App/Deep/en.lproj/Help.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("users.txt").path, withDestinationPath: "/etc/passwd")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(found("cards", "json") == "App/Data/cards.json" && found("cards.json") == "App/Data/cards.json")
        #expect(found("Help", "txt") == "App/Deep/en.lproj/Help.txt")
        #expect(found("users", "txt") == nil && found("nothing", "json") == nil)
    }

    /// anroswart/swapi-ios-uikit's text view is a pod, whose font lies beside its sources.
    @Test func whatTheProjectHasNotIsFoundInItsPackages() throws {
        try write("pod", to: "Pods/Titles/Library/Gothic.otf")
        try write("pod", to: "Pods/Titles/Library/titles.json")
        try write("package", to: ".build/checkouts/Icons/Sources/Icons/icons.json")
        try write("app", to: "App/titles.json")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(found("Gothic", "otf") == "Pods/Titles/Library/Gothic.otf")
        #expect(found("titles", "json") == "App/titles.json")
        #expect(found("icons", "json") == ".build/checkouts/Icons/Sources/Icons/icons.json")
        #expect(PreviewResources.paths(ofType: "otf").isEmpty && found("nothing", "json") == nil)
    }

    /// CypherPoet/landmarks-swiftui-tutorial-app has data of its design in a folder beside the app's.
    @Test func ofFilesOfOneNameThoseBesideTheCodeAreFound() throws {
        try write("", to: "App/Views/Deck.swift")
        try write("app", to: "App/Views/Deep/Content/cards.json")
        try write("", to: "AppTests/Deck.swift")
        try write("test", to: "AppTests/cards.json")
        try write("design", to: "Resources/cards.json")
        try write("", to: "Resources/notes.json")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(found("cards", "json") == "App/Views/Deep/Content/cards.json")
        #expect(found("notes", "json") == "Resources/notes.json")
    }

    /// A project's folder that is copied into its bundle as it is (Brothersoft-bro/Compositional-Layout-Demo) is asked for without an
    /// extension.
    @Test func aFolderIsFoundByItsNameWhereNoFileHasIt() throws {
        try write("", to: "App/Resources/Albums/Cars/1.jpg")
        try write("", to: "App/Pods/Albums/2.jpg")
        try write("", to: "Albums/List/Cell.swift")
        try write("", to: "App/Notes/a.txt")
        try write("", to: "App/Deep/Notes")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(found("Albums") == "App/Resources/Albums" && found("Cars") == "App/Resources/Albums/Cars")
        #expect(found("Notes") == "App/Deep/Notes" && found("Albums", "txt") == nil)
        #expect(found("List") == nil)
    }

    /// Yalantis/Segmentio finds its nibs in the bundle that CocoaPods makes of its resources.
    @Test func aLibrarysBundleOfResourcesIsTheFolder() throws {
        try write("", to: "Segments/Badge.xib")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(PreviewResources.path(of: "Segments", type: "bundle") == folder.path)
        #expect(PreviewResources.path(of: "Segments.bundle", type: nil) == folder.path)
        #expect(found("Badge", "xib") == "Segments/Badge.xib")
        // What a build makes of it is not there: maxsokolov/TableKit asks for that before it loads a cell.
        #expect(found("Badge", "nib") == "Segments/Badge.xib" && found("Badge.nib") == "Segments/Badge.xib")
        #expect(found("Main", "nib") == nil && found("Badge", "storyboardc") == nil)
    }

    /// Ramotion/gliding-collection reads its pictures as data.
    @Test func imagesAreKnownByTheBytesOfTheirFiles() throws {
        try write("one", to: "Photos/hat@2x.jpeg")
        try write("two", to: "Photos/boots.png")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        let clock = FrameClock()
        clock.images["hat"] = NamedImage(file: "a.jpeg", size: CGSize(width: 30, height: 20))
        clock.images["boots"] = NamedImage(file: "b.png", size: CGSize(width: 8, height: 9))
        clock.perform {
            #expect(UIImage(data: Data("two".utf8))?.size == CGSize(width: 8, height: 9))
            #expect(UIImage(data: Data("one".utf8))?.size == CGSize(width: 60, height: 40))
            #expect(UIImage(data: Data("one".utf8), scale: 2)?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(data: Data("six".utf8)) == nil)
        }
        clock.end()
    }

    /// Ramotion/gliding-collection looks through its bundle for the images of a name.
    @Test func filesAreFoundByTheirExtensionInTheOrderOfTheirNames() throws {
        try write("", to: "App/Photos/b.jpeg")
        try write("", to: "App/a.jpeg")
        try write("", to: "App/a.txt")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        func names(_ type: String?) -> [String] {
            PreviewResources.paths(ofType: type).map { String($0.dropFirst(folder.path.count + 1)) }
        }
        #expect(names("jpeg") == ["App/a.jpeg", "App/Photos/b.jpeg"] && names(".txt") == ["App/a.txt"])
        #expect(names(nil).count == 3 && PreviewResources.root == folder.path)
    }

    @Test func stringsAndDataSetsAreRead() throws {
        try write("/* Title */\n\"title\" = \"Say \\\"hi\\\"\";\n\"a.b\"=\"c\";", to: "en.lproj/Localizable.strings")
        try write("{}", to: "Assets.xcassets/deck.dataset/Contents.json")
        try write("seven", to: "Assets.xcassets/deck.dataset/deck.json")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(PreviewResources.text("title", table: nil) == "Say \"hi\"")
        #expect(PreviewResources.text("a.b", table: "Localizable") == "c")
        #expect(PreviewResources.text("none", table: nil) == nil)
        #expect(PreviewResources.data(ofAsset: "deck") == Data("seven".utf8))
    }

    @Test func anAppsPropertyListIsReadButForWhatTheBuildSets() throws {
        try write("", to: "a.txt")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        let name = folder.lastPathComponent
        #expect(PreviewResources.information["CFBundleName"] as? String == name)
        try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleName": "$(PRODUCT_NAME)", "CFBundleVersion": "7", "Own": ["a": 1]],
            format: .xml,
            options: 0
        ).write(to: folder.appendingPathComponent("Info.plist"))
        PreviewResources.use(folder.path)
        #expect(PreviewResources.information["CFBundleName"] as? String == name)
        #expect(PreviewResources.information["CFBundleVersion"] as? String == "7")
        #expect((PreviewResources.information["Own"] as? [String: Int])?["a"] == 1)
    }

    /// The service of sytac/ios-assignment asks its property list for the address that a configuration file has for the build.
    @Test func whatTheBuildSetsInAPropertyListIsReadFromConfigurationFiles() throws {
        try write(
            """
            #include "Shared.xcconfig"
            // KEY = not this one
            API_HOST = api.example.com // the tests' server
            API_URL = https:/$()/$(API_HOST)/${VERSION}
            VERSION[sdk=iphoneos*] = 3;
            PRODUCT_NAME = $(TARGET_NAME)
            LOOP = $(LOOP)
            KEY =
            """, to: "Config/App.xcconfig")
        try PropertyListSerialization.data(
            fromPropertyList: [
                "Address": "$(API_URL)", "Hosts": ["a": ["$(API_HOST)"]], "Key": "$(KEY)", "Loop": "$(LOOP)",
                "Not": "$5",
                "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER:rfc1034identifier)",
            ], format: .xml, options: 0
        ).write(to: folder.appendingPathComponent("Info.plist"))
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        let information = PreviewResources.information
        #expect(information["Address"] as? String == "https://api.example.com/3")
        #expect((information["Hosts"] as? [String: [String]])?["a"] == ["api.example.com"])
        #expect(information["Key"] as? String == "" && information["Loop"] as? String == "")
        #expect(information["Not"] as? String == "$5")
        #expect(information["CFBundleIdentifier"] as? String == "app.\(folder.lastPathComponent)")
    }

    /// emr/SwiftUI-TodoApp's app asks for the address that its scheme says, and ends without.
    @Test func whatASchemeGivesAnAppIsInItsEnvironment() throws {
        func scheme(_ host: String, _ action: String = "LaunchAction") -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version = "1.3"><\(action) buildConfiguration = "Debug"><EnvironmentVariables>
              <EnvironmentVariable key = "API_HOST" value = "\(host)" isEnabled = "YES"></EnvironmentVariable>
              <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
            </EnvironmentVariables></\(action)></Scheme>
            """
        }
        try write(scheme("a.example.com"), to: "Deck.xcodeproj/xcshareddata/xcschemes/Deck.xcscheme")
        try write(scheme("b.example.com", "TestAction"), to: "Deck.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
        try write("<Scheme", to: "Deck.xcodeproj/xcshareddata/xcschemes/B.xcscheme")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        let environment = PreviewResources.environment
        #expect(environment["API_HOST"] == "a.example.com" && environment["OFF"] == nil)
        #expect(environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    }

    /// sytac/ios-assignment's tests have lists of the same name as its app.
    @Test func ofSeveralPropertyListsTheAppsIsRead() throws {
        let lists: [(String, [String: Any])] = [
            ("AppTests/Info.plist", ["Own": "tests"]),
            ("Card/Info.plist", ["Own": "part", "UILaunchScreen": "", "NSExtension": [String: Any]()]),
            ("Deck/Deck-Info.plist", ["Own": "app", "LSRequiresIPhoneOS": true]),
        ]
        for (path, list) in lists {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        }
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(PreviewResources.information["Own"] as? String == "app")
    }

    /// LeoMobileDeveloper/PullToRefreshKit has keys without quotation marks, and another language as its base.
    @Test func stringsOfAnyFormatAndOfEachModuleAreFound() throws {
        try write(
            "pull = \"Pull to refresh\"; /* \"gone\" = \"no\"; */ // \"old\" = \"no\";", to: "Kit/en.lproj/Kit.strings")
        try write("pull = \"Ziehen\"; push = \"Push\";", to: "Kit/Base.lproj/Kit.strings")
        try write("pull = \"Tirer\"; only = \"Ici\";", to: "fr.lproj/Kit.strings")
        try write("broken", to: "App/Kit.strings.txt")
        try Data(#""wide" = "\U00e9";"#.data(using: .utf16)!).write(
            to: folder.appendingPathComponent("Kit/en.lproj/Wide.strings"))
        try write(
            #"{"sourceLanguage":"de","version":"1.0","strings":{"a":{},"b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Bee"}}}},"#
                + #""c":{"localizations":{"de":{"variations":{"plural":{}}}}},"#
                + #""d":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"","value":"%lld Bee"}},"other":{"stringUnit":{"state":"","value":"%lld Bees"}}}}}}},"#
                + #""e":{"localizations":{"de":{"variations":{"device":{"ipad":{"stringUnit":{"state":"","value":"Click"}},"other":{"stringUnit":{"state":"","value":"Tap"}}}}}}}}}"#,
            to: "App/Wide.xcstrings")
        PreviewResources.use(folder.path)
        defer { PreviewResources.use(nil) }
        #expect(PreviewResources.text("pull", table: "Kit") == "Pull to refresh")
        #expect(PreviewResources.text("push", table: "Kit") == "Push")
        #expect(PreviewResources.text("only", table: "Kit") == "Ici")
        #expect(PreviewResources.text("gone", table: "Kit") == nil && PreviewResources.text("old", table: "Kit") == nil)
        #expect(PreviewResources.text("wide", table: "Wide") == "\u{e9}")
        #expect(PreviewResources.text("b", table: "Wide") == "Bee")
        #expect(PreviewResources.text("d", table: "Wide") == "%lld Bees")
        #expect(PreviewResources.text("e", table: "Wide") == "Tap")
        #expect(PreviewResources.text("a", table: "Wide") == nil && PreviewResources.text("c", table: "Wide") == nil)
    }
}
