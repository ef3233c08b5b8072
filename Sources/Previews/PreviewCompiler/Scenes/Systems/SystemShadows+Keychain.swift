extension SystemShadows {
    /// A keychain, which is empty when a preview starts and kept as long as that runs.
    static let keychain = Framework(
        types: ["SecAccessControl", "SecAccessControlCreateFlags"],
        names: ["SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate"],
        source: """
            import UIKit

            public typealias OSStatus = Int32
            public let noErr: OSStatus = 0
            public let errSecSuccess: OSStatus = 0
            public let errSecUnimplemented: OSStatus = -4
            public let errSecParam: OSStatus = -50
            public let errSecAllocate: OSStatus = -108
            public let errSecUserCanceled: OSStatus = -128
            public let errSecNotAvailable: OSStatus = -25291
            public let errSecAuthFailed: OSStatus = -25293
            public let errSecDuplicateItem: OSStatus = -25299
            public let errSecItemNotFound: OSStatus = -25300
            public let errSecInteractionNotAllowed: OSStatus = -25308
            public let errSecDecode: OSStatus = -26275

            public let kSecClass = "class"
            public let kSecClassGenericPassword = "genp"
            public let kSecClassInternetPassword = "inet"
            public let kSecClassCertificate = "cert"
            public let kSecClassKey = "keys"
            public let kSecClassIdentity = "idnt"
            public let kSecAttrAccount = "acct"
            public let kSecAttrService = "svce"
            public let kSecAttrServer = "srvr"
            public let kSecAttrGeneric = "gena"
            public let kSecAttrLabel = "labl"
            public let kSecAttrDescription = "desc"
            public let kSecAttrComment = "icmt"
            public let kSecAttrType = "type"
            public let kSecAttrPath = "path"
            public let kSecAttrPort = "port"
            public let kSecAttrProtocol = "ptcl"
            public let kSecAttrSecurityDomain = "sdmn"
            public let kSecAttrAuthenticationType = "atyp"
            public let kSecAttrCreator = "crtr"
            public let kSecAttrIsInvisible = "invi"
            public let kSecAttrIsNegative = "nega"
            public let kSecAttrKeyType = "type"
            public let kSecAttrKeyTypeRSA = "42"
            public let kSecAttrKeyTypeECSECPrimeRandom = "73"
            public let kSecAttrKeySizeInBits = "bsiz"
            public let kSecAttrKeyClass = "kcls"
            public let kSecAttrKeyClassPublic = "0"
            public let kSecAttrKeyClassPrivate = "1"
            public let kSecAttrApplicationTag = "atag"
            public let kSecAttrApplicationLabel = "klbl"
            public let kSecAttrIsPermanent = "perm"
            public let kSecAttrTokenID = "tkid"
            public let kSecAttrTokenIDSecureEnclave = "com.apple.setoken"
            public let kSecPrivateKeyAttrs = "private"
            public let kSecPublicKeyAttrs = "public"
            public let kSecAttrProtocolFTP = "ftp "
            public let kSecAttrProtocolFTPAccount = "ftpa"
            public let kSecAttrProtocolHTTP = "http"
            public let kSecAttrProtocolIRC = "irc "
            public let kSecAttrProtocolNNTP = "nntp"
            public let kSecAttrProtocolPOP3 = "pop3"
            public let kSecAttrProtocolSMTP = "smtp"
            public let kSecAttrProtocolSOCKS = "sox "
            public let kSecAttrProtocolIMAP = "imap"
            public let kSecAttrProtocolLDAP = "ldap"
            public let kSecAttrProtocolAppleTalk = "atlk"
            public let kSecAttrProtocolAFP = "afp "
            public let kSecAttrProtocolTelnet = "teln"
            public let kSecAttrProtocolSSH = "ssh "
            public let kSecAttrProtocolFTPS = "ftps"
            public let kSecAttrProtocolHTTPS = "htps"
            public let kSecAttrProtocolHTTPProxy = "htpx"
            public let kSecAttrProtocolHTTPSProxy = "htsx"
            public let kSecAttrProtocolFTPProxy = "ftpx"
            public let kSecAttrProtocolSMB = "smb "
            public let kSecAttrProtocolRTSP = "rtsp"
            public let kSecAttrProtocolRTSPProxy = "rtsx"
            public let kSecAttrProtocolDAAP = "daap"
            public let kSecAttrProtocolEPPC = "eppc"
            public let kSecAttrProtocolIPP = "ipp "
            public let kSecAttrProtocolNNTPS = "ntps"
            public let kSecAttrProtocolLDAPS = "ldps"
            public let kSecAttrProtocolTelnetS = "tels"
            public let kSecAttrProtocolIMAPS = "imps"
            public let kSecAttrProtocolIRCS = "ircs"
            public let kSecAttrProtocolPOP3S = "pops"
            public let kSecAttrAuthenticationTypeNTLM = "ntlm"
            public let kSecAttrAuthenticationTypeMSN = "msna"
            public let kSecAttrAuthenticationTypeDPA = "dpaa"
            public let kSecAttrAuthenticationTypeRPA = "rpaa"
            public let kSecAttrAuthenticationTypeHTTPBasic = "http"
            public let kSecAttrAuthenticationTypeHTTPDigest = "httd"
            public let kSecAttrAuthenticationTypeHTMLForm = "form"
            public let kSecAttrAuthenticationTypeDefault = "dflt"
            public let kSecAttrAccessGroup = "agrp"
            public let kSecAttrCreationDate = "cdat"
            public let kSecAttrModificationDate = "mdat"
            public let kSecAttrSynchronizable = "sync"
            public let kSecAttrSynchronizableAny = "syna"
            public let kSecAttrAccessControl = "accc"
            public let kSecAttrAccessible = "pdmn"
            public let kSecAttrAccessibleWhenUnlocked = "ak"
            public let kSecAttrAccessibleAfterFirstUnlock = "ck"
            public let kSecAttrAccessibleAlways = "dk"
            public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
            public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
            public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
            public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
            public let kSecValueData = "v_Data"
            public let kSecValueRef = "v_Ref"
            public let kSecValuePersistentRef = "v_PersistentRef"
            public let kSecReturnData = "r_Data"
            public let kSecReturnAttributes = "r_Attributes"
            public let kSecReturnRef = "r_Ref"
            public let kSecReturnPersistentRef = "r_PersistentRef"
            public let kSecMatchLimit = "m_Limit"
            public let kSecMatchLimitOne = "m_LimitOne"
            public let kSecMatchLimitAll = "m_LimitAll"
            public let kSecMatchCaseInsensitive = "m_CaseInsensitive"
            public let kSecMatchItemList = "m_ItemList"
            public let kSecUseOperationPrompt = "u_OpPrompt"
            public let kSecUseItemList = "u_ItemList"
            public let kSecUseNoAuthenticationUI = "u_NoAuthUI"
            public let kSecUseAuthenticationUI = "u_AuthUI"
            public let kSecUseAuthenticationUIAllow = "u_AuthUIA"
            public let kSecUseAuthenticationUIFail = "u_AuthUIF"
            public let kSecUseAuthenticationUISkip = "u_AuthUIS"
            public let kSecUseAuthenticationContext = "u_AuthCtx"
            public let kSecUseDataProtectionKeychain = "nleg"
            public let kSecSharedPassword = "spwd"

            public struct SecAccessControlCreateFlags: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let userPresence = Self(rawValue: 1)
                public static let biometryAny = Self(rawValue: 2)
                public static let biometryCurrentSet = Self(rawValue: 8)
                public static let devicePasscode = Self(rawValue: 16)
            }

            public final class SecAccessControl: @unchecked Sendable {}

            public func SecAccessControlCreateWithFlags(
                _ allocator: Int?, _ protection: Any, _ flags: SecAccessControlCreateFlags, _ error: Any?
            ) -> SecAccessControl? { SecAccessControl() }

            public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? {
                switch status {
                case errSecSuccess: "No error."
                case errSecDuplicateItem: "The specified item already exists in the keychain."
                case errSecItemNotFound: "The specified item could not be found in the keychain."
                default: "OSStatus \\(status)"
                }
            }

            // Of passwords that apps share with sites a phone without any has none.
            public func SecAddSharedWebCredential(
                _ fqdn: String, _ account: String, _ password: String?, _ completionHandler: @escaping (CFError?) -> Void
            ) { DispatchQueue.main.async { completionHandler(nil) } }

            public func SecRequestSharedWebCredential(
                _ fqdn: String?, _ account: String?, _ completionHandler: @escaping (NSArray?, CFError?) -> Void
            ) { DispatchQueue.main.async { completionHandler(NSArray(), nil) } }

            public func SecCreateSharedWebCredentialPassword() -> String? { "abcdef-ghijkl-mnopqr" }

            /// What the app keeps, in the order in which it was added.
            private final class ZoetropeKeychain: @unchecked Sendable {
                static let only = ZoetropeKeychain()
                private let lock = NSLock()
                private var items: [[String: Any]] = []

                /// The attributes that tell two items of a class apart.
                private static let identity = [
                    kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrPath, kSecAttrPort,
                    kSecAttrProtocol,
                ]

                private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
                    (one as? AnyHashable) == (other as? AnyHashable)
                }

                /// Whether what a query has of an item is that item's.
                private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
                    query.allSatisfy { key, value in
                        key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key == kSecValueData
                            || [kSecAttrAccessible, kSecAttrAccessControl, kSecUseDataProtectionKeychain].contains(key)
                            || value as? String == kSecAttrSynchronizableAny || areSame(item[key], value)
                    }
                }

                func add(_ item: [String: Any]) -> OSStatus {
                    lock.withLock {
                        guard item[kSecClass] is String else { return errSecParam }
                        let isThere = items.contains { other in
                            ([kSecClass] + Self.identity).allSatisfy { Self.areSame(other[$0], item[$0]) }
                        }
                        if isThere { return errSecDuplicateItem }
                        items.append(item.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("u_") })
                        return errSecSuccess
                    }
                }

                func find(_ query: [String: Any]) -> (OSStatus, AnyObject?) {
                    lock.withLock {
                        let found = items.filter { Self.matches($0, query) }
                        guard let first = found.first else { return (errSecItemNotFound, nil) }
                        let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
                        func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool ?? false) }
                        func result(_ item: [String: Any]) -> AnyObject? {
                            let data = item[kSecValueData]
                            if asks(kSecReturnAttributes) {
                                return NSDictionary(
                                    dictionary: asks(kSecReturnData) ? item : item.filter { $0.key != kSecValueData })
                            }
                            return asks(kSecReturnData) ? data as AnyObject? : nil
                        }
                        return (errSecSuccess, isAll ? NSArray(array: found.compactMap(result)) : result(first))
                    }
                }

                func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
                    lock.withLock {
                        let places = items.indices.filter { Self.matches(items[$0], query) }
                        for place in places { items[place].merge(changes) { $1 } }
                        return places.isEmpty ? errSecItemNotFound : errSecSuccess
                    }
                }

                func delete(_ query: [String: Any]) -> OSStatus {
                    lock.withLock {
                        let count = items.count
                        items.removeAll { Self.matches($0, query) }
                        return items.count == count ? errSecItemNotFound : errSecSuccess
                    }
                }
            }

            @discardableResult
            public func SecItemAdd(
                _ attributes: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?
            ) -> OSStatus { ZoetropeKeychain.only.add(attributes) }

            @discardableResult
            public func SecItemCopyMatching(
                _ query: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?
            ) -> OSStatus {
                let (status, found) = ZoetropeKeychain.only.find(query)
                result?.pointee = found
                return status
            }

            @discardableResult
            public func SecItemUpdate(_ query: [String: Any], _ attributesToUpdate: [String: Any]) -> OSStatus {
                ZoetropeKeychain.only.update(query, attributesToUpdate)
            }

            @discardableResult
            public func SecItemDelete(_ query: [String: Any]) -> OSStatus { ZoetropeKeychain.only.delete(query) }

            @_disfavoredOverload @discardableResult
            public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
                SecItemAdd(attributes as? [String: Any] ?? [:], result)
            }

            @_disfavoredOverload @discardableResult
            public func SecItemCopyMatching(
                _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
            ) -> OSStatus { SecItemCopyMatching(query as? [String: Any] ?? [:], result) }

            @_disfavoredOverload @discardableResult
            public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
                SecItemUpdate(query as? [String: Any] ?? [:], attributesToUpdate as? [String: Any] ?? [:])
            }

            @_disfavoredOverload @discardableResult
            public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
                SecItemDelete(query as? [String: Any] ?? [:])
            }

            """)
}
