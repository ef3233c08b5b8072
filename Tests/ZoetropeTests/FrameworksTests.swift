import PreviewProtocol
import TestClient
import Testing

@Suite struct FrameworksTests {
    /// All that a library calls has to be in the program, or in the libraries that it names.
    @Test func codeThatImportsThemAllIsLoadedWithThem() throws {
        let folder = try TestFolder([
            "Tests.swift": """
            \(PreviewFramework.all.map { "import \($0.name)\n" }.joined())import Testing
            import UIKit

            @MainActor @Test func something() {
                #expect(Array(SHA256.hash(data: [1]))[0] == 0x4b)
                let code = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data([1])])
                #expect(code?.outputImage?.extent.width == 23)
                #expect(MKCoordinateRegion().span.latitudeDelta == 0)
                let host = UIHostingController(rootView: Text("a"))
                host.loadViewIfNeeded()
                #expect(host.isViewLoaded)
            }
            """
        ])
        let result = try RunningCommand(["test", folder.path]).wait()
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
}
