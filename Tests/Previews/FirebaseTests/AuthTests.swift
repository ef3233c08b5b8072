import Foundation
import Testing

@testable import Firebase

/// Accounts, as Firebase's documentation of authentication tells.
@MainActor @Suite(.serialized) struct AuthTests {
    private let stage = FirebaseFixture()

    @Test func whoSignsUpIsSignedInAndCanSignInAgain() throws {
        try stage.onStage {
            FirebaseApp.configure()
            #expect(FirebaseApp.app() != nil && Auth.auth().currentUser == nil)
            var heard: [String] = []
            Auth.auth().addStateDidChangeListener { _, user in heard.append(user?.email ?? "nobody") }
            stage.takeTurns()
            Auth.auth().createUser(withEmail: "a@b.cd", password: "secret") { result, error in
                heard.append("\(result?.user.uid.isEmpty == false) \(error == nil)")
            }
            #expect(Auth.auth().currentUser == nil)
            stage.takeTurns()
            #expect(heard == ["nobody", "true true", "a@b.cd"])
            let uid = Auth.auth().currentUser?.uid
            try Auth.auth().signOut()
            stage.takeTurns()
            #expect(Auth.auth().currentUser == nil && heard.last == "nobody")
            Auth.auth().signIn(withEmail: "a@b.cd", password: "secret") { result, _ in
                heard.append("\(result?.additionalUserInfo?.isNewUser ?? true)")
            }
            stage.takeTurns()
            #expect(Auth.auth().currentUser?.uid == uid && heard.contains("false"))
        }
    }

    /// AsifSyeed/SwiftUI-Fitness lets people begin without an account, and has them keep what they did.
    @Test func whoBeganWithoutAnAccountKeepsTheirs() throws {
        stage.onStage {
            var heard: [String] = []
            @MainActor func link(_ email: String, _ password: String) {
                let credential = EmailAuthProvider.credential(withEmail: email, password: password)
                Auth.auth().currentUser?.link(with: credential) { result, error in
                    heard.append(result?.user.email ?? "\((error as? AuthErrorCode)?.rawValue ?? 0)")
                }
                stage.takeTurns()
            }
            Auth.auth().signInAnonymously()
            stage.takeTurns()
            let user = Auth.auth().currentUser
            link("a@b", "secret")
            link("a@b.cd", "short")
            #expect(user?.isAnonymous == true && user?.email == nil)
            link("a@b.cd", "secret")
            let faults = [AuthErrorCode.invalidEmail, .weakPassword].map { "\($0.rawValue)" }
            #expect(heard == faults + ["a@b.cd"])
            #expect(user?.isAnonymous == false && user === Auth.auth().currentUser)
            Auth.auth().updateCurrentUser(nil) { heard.append("\(($0 as? AuthErrorCode) == .nullUser)") }
            stage.takeTurns()
            #expect(heard.last == "true" && Auth.auth().currentUser === user)
        }
    }

    @Test(arguments: [
        ("", "secret", AuthErrorCode.missingEmail), ("a@b", "secret", .invalidEmail),
        ("c@d.ef", "short", .weakPassword),
        ("a@b.cd", "secret", .emailAlreadyInUse),
    ])
    func whatCanBeNoAccountIsRefused(email: String, password: String, code: AuthErrorCode) {
        stage.onStage {
            Auth.auth().createUser(withEmail: "a@b.cd", password: "secret")
            var found: NSError?
            Auth.auth().createUser(withEmail: email, password: password) { _, error in found = error as NSError? }
            stage.takeTurns()
            #expect(found?.code == code.rawValue && found?.domain == AuthErrorDomain)
            #expect(found?.localizedDescription == code.errorDescription)
        }
    }

    @Test func anAccountIsMadeUpForWhoSignsInWithoutOneAndKeepsItsPassword() throws {
        try stage.onStage {
            var heard: [String] = []
            @MainActor func signIn(_ password: String) {
                Auth.auth().signIn(withEmail: "a@b.cd", password: password) { result, error in
                    heard.append(result?.user.email ?? "\((error as? AuthErrorCode)?.code == .wrongPassword)")
                }
                stage.takeTurns()
            }
            signIn("secret")
            try Auth.auth().signOut()
            signIn("another")
            #expect(heard == ["a@b.cd", "true"] && Auth.auth().currentUser == nil)
        }
    }

    @Test func namesAreChanged() {
        stage.onStage {
            Auth.auth().signIn(with: GoogleAuthProvider.credential(withIDToken: "a", accessToken: "b"))
            stage.takeTurns()
            let request = Auth.auth().currentUser?.createProfileChangeRequest()
            request?.displayName = "Ada"
            request?.commitChanges()
            stage.takeTurns()
            #expect(Auth.auth().currentUser?.displayName == "Ada")
            Auth.auth().currentUser?.delete()
            stage.takeTurns()
            #expect(Auth.auth().currentUser == nil)
        }
    }

    @Test func eachStageHasAccountsOfItsOwn() {
        stage.onStage {
            Auth.auth().signInAnonymously()
            stage.takeTurns()
            #expect(Auth.auth().currentUser?.isAnonymous == true)
        }
        FirebaseFixture().onStage { #expect(Auth.auth().currentUser == nil) }
    }
}
