import Foundation

/// A systemd service that runs this executable with given arguments.
struct SystemdUnit: CustomStringConvertible {
    private let command: String
    private let folder: String

    /// Makes a service.
    ///
    /// - Parameters:
    ///   - executable: the executable's path.
    ///   - arguments: the arguments that follow it.
    ///   - folder: the folder to which relative paths in the arguments refer.
    init(executable: String, arguments: [String], folder: String) {
        self.folder = folder.replacing("%", with: "%%")
        command = ([executable] + arguments).map(Self.quoted).joined(separator: " ")
    }

    var description: String {
        """
        [Unit]
        Description=Zoetrope
        Wants=network-online.target
        After=network-online.target

        [Service]
        ExecStart=\(command)
        WorkingDirectory=\(folder)
        ExecReload=/bin/kill -HUP $MAINPID
        Restart=on-failure
        DynamicUser=yes
        LimitNOFILE=16384
        CapabilityBoundingSet=
        LockPersonality=yes
        NoNewPrivileges=yes
        PrivateDevices=yes
        ProtectClock=yes
        ProtectControlGroups=yes
        ProtectHome=read-only
        ProtectHostname=yes
        ProtectKernelLogs=yes
        ProtectKernelModules=yes
        ProtectKernelTunables=yes
        ProtectSystem=strict
        RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
        RestrictNamespaces=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        SystemCallArchitectures=native

        [Install]
        WantedBy=multi-user.target
        """
    }

    /// Returns an argument quoted by systemd.syntax(7) and systemd.service(5): quotes, escapes, specifiers and
    /// variables.
    private static func quoted(_ argument: String) -> String {
        let escaped = argument.reduce(into: "") { text, character in
            switch character {
            case "\\", "\"": text += "\\\(character)"
            case "%", "$": text += "\(character)\(character)"
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
        let isPlain =
            !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,@+".contains($0) }
        return isPlain ? escaped : "\"\(escaped)\""
    }
}
