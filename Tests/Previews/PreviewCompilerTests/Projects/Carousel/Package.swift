// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "CarouselKit", platforms: [.iOS(.v13)],
    products: [.library(name: "CarouselKit", targets: ["CarouselKit"])],
    targets: [.target(name: "CarouselKit")])
