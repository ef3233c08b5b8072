extension SystemShadows {
    /// Names of contents' types.
    static let contentTypes = Framework(
        types: ["kUTTypeImage"],
        source: """
            import Foundation

            public let kUTTypeImage = "public.image"
            public let kUTTypeJPEG = "public.jpeg"
            public let kUTTypePNG = "public.png"
            public let kUTTypeGIF = "com.compuserve.gif"
            public let kUTTypeMovie = "public.movie"
            public let kUTTypeVideo = "public.video"
            public let kUTTypeAudio = "public.audio"
            public let kUTTypeText = "public.text"
            public let kUTTypePlainText = "public.plain-text"
            public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
            public let kUTTypeURL = "public.url"
            public let kUTTypePDF = "com.adobe.pdf"
            public let kUTTypeData = "public.data"
            public let kUTTypeItem = "public.item"
            public let kUTTypeContent = "public.content"

            """)
}
