import ArgumentParser
import Foundation
import StageServer

#if NATS
    import Cluster
    import NATS
#endif

/// How the server takes part in a cluster of nodes that share their rooms.
struct ClusterArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A NATS server with JetStream, by which this server shares its rooms with others; may be given several times.",
            valueName: "url"))
    var nats: [String] = []

    @Option(
        help: ArgumentHelp(
            "Tells clusters apart that share NATS servers: 1 to 32 letters, digits, - and _.", valueName: "name"))
    var natsCluster = "zoetrope"

    @Option(help: ArgumentHelp("On how many NATS servers the rooms are kept: 1, 3 or 5.", valueName: "n"))
    var natsReplicas = 1

    @Option(
        help: ArgumentHelp(
            "How long to wait for NATS at the start, 0 to 86400; otherwise as long as it takes.", valueName: "seconds"))
    var natsWait: Int?

    @Option(help: ArgumentHelp("A .creds file with the NATS user's JWT and key.", valueName: "file"))
    var natsCreds: String?

    @Option(
        help: ArgumentHelp(
            "A file with the NATS user's name and password in two lines, or with a token in one.", valueName: "file"))
    var natsPasswordFile: String?

    @Option(help: ArgumentHelp("Who may have signed the NATS servers' certificates, in PEM.", valueName: "file"))
    var natsTlsCa: String?

    @Option(help: ArgumentHelp("The certificate that NATS servers are shown, in PEM.", valueName: "file"))
    var natsTlsCert: String?

    @Option(help: ArgumentHelp("Its private key in PEM.", valueName: "file"))
    var natsTlsKey: String?

    @Option(
        help: ArgumentHelp("How other nodes and logs call this one; otherwise the machine's name.", valueName: "name"))
    var nodeName: String?

    @Option(
        help: ArgumentHelp(
            "A file of 32 bytes from which the keys of links are made, the same on all nodes; otherwise NATS keeps one.",
            valueName: "file"))
    var secretFile: String?

    func validate() throws {
        try checkNATS()
        guard [1, 3, 5].contains(natsReplicas) else {
            throw ValidationError("--nats-replicas is \(natsReplicas); allowed: 1, 3, 5")
        }
        guard natsWait.map({ 0...86_400 ~= $0 }) ?? true else {
            throw ValidationError("--nats-wait is \(natsWait ?? 0); allowed: 0 to 86400")
        }
        guard (natsTlsCert == nil) == (natsTlsKey == nil) else {
            throw ValidationError("--nats-tls-cert and --nats-tls-key are given together or not at all")
        }
        let files = [natsCreds, natsPasswordFile, natsTlsCa, natsTlsCert]
        guard !nats.isEmpty || files.allSatisfy({ $0 == nil }) && natsWait == nil else {
            throw ValidationError("the options of NATS need --nats")
        }
    }

    func apply(to configuration: inout StageServerConfiguration) throws {
        if let secretFile {
            guard let secret = FileManager.default.contents(atPath: secretFile), secret.count == 32 else {
                throw ValidationError("--secret-file \(secretFile) cannot be read, or does not have 32 bytes")
            }
            configuration.secret = Array(secret)
        }
        guard !nats.isEmpty else { return }
        guard configuration.stateFolder == nil else {
            throw ValidationError("rooms are kept either in the folder of --state-dir or in NATS, not in both")
        }
        join(&configuration)
    }
}

#if NATS
    extension ClusterArguments {
        private func checkNATS() throws {
            for url in nats {
                if let fault = NATSOptions.fault(of: url) {
                    throw ValidationError("--nats \(withoutUser(url)) \(fault)")
                }
            }
            guard ClusterOptions.isName(natsCluster) else {
                throw ValidationError("--nats-cluster is '\(natsCluster)'; allowed: 1 to 32 letters, digits, - and _")
            }
        }

        /// The address without what may be secret in it.
        private func withoutUser(_ url: String) -> String {
            url.split(separator: "@").count > 1 ? "...@" + url.split(separator: "@").last! : url
        }

        private func join(_ configuration: inout StageServerConfiguration) {
            var options = NATSOptions(servers: nats, name: nodeName ?? ProcessInfo.processInfo.hostName)
            options.credentialsFile = natsCreds
            options.passwordFile = natsPasswordFile
            options.authorityFile = natsTlsCa
            (options.certificateFile, options.keyFile) = (natsTlsCert, natsTlsKey)
            var cluster = ClusterOptions(nats: options)
            cluster.name = natsCluster
            cluster.replicas = natsReplicas
            configuration.cluster = cluster
        }
    }
#else
    extension ClusterArguments {
        private func checkNATS() throws {
            let others = [natsCreds, natsPasswordFile, natsTlsCa, natsTlsCert, natsTlsKey]
            guard nats.isEmpty, others.allSatisfy({ $0 == nil }), natsWait == nil else {
                throw ValidationError(
                    "--nats needs a zoetrope that is built with NATS; this one was built with --disable-default-traits")
            }
        }

        private func join(_ configuration: inout StageServerConfiguration) {}
    }
#endif
