"""The examples of how several nodes are run are what the programs that read them understand."""

import json
import re
import shutil
import subprocess

import pytest
import yaml

from server import BINARY, ROOT

EXAMPLES = ROOT / "Sources/Server/Cluster/Examples"
HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
SYSTEMD = shutil.which("systemd-analyze")
NATS = shutil.which("nats-server", path="/usr/sbin:/usr/bin:/usr/local/bin")
PROMTOOL = shutil.which("promtool")


def exposed():
    """The names of the server's metrics, as its sources register them; a histogram has further ones."""
    sources = [*(ROOT / "Sources/Server").rglob("*Metrics.swift")]
    names = {name for path in sources for name in re.findall(r'"(zoetrope_[a-z_]+)"', path.read_text())}
    assert len(names) > 25
    return names | {f"{name}_{part}" for name in names if name.endswith("_seconds") for part in ("bucket", "count", "sum")}


def used(expression):
    return set(re.findall(r"\bzoetrope_[a-z_]+", expression))


def test_the_compose_file_is_one():
    compose = yaml.safe_load((EXAMPLES / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"nats", "node", "balancer"}
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (EXAMPLES / source).exists(), source
    context = (EXAMPLES / services["node"]["build"]["context"]).resolve()
    assert (context / "Dockerfile").exists()
    # The nodes lead to the NATS server by the name that it has here.
    assert "nats://nats:4222" in services["node"]["command"]
    # What the balancer says of whoever asks is believed.
    assert "--trusted-proxy" in services["node"]["command"]
    balancer = (EXAMPLES / "haproxy.cfg").read_text()
    assert "option forwardfor" in balancer
    # What clients say themselves is not.
    assert "http-request del-header X-Forwarded-For" in balancer.split("frontend page")[1].split("backend")[0]


def options(words):
    return {word.split("=")[0] for word in words if word.startswith("-")}


@pytest.fixture(scope="module")
def known():
    """The options of serve."""
    text = subprocess.run([BINARY, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    return {word for word in re.findall(r"(?<![\w-])--[a-z-]+", text)}


def test_options_of_nodes_in_the_examples_are_those_of_the_command(known):
    nodes = [yaml.safe_load((EXAMPLES / name).read_text())["services"]["node"]["command"]
             for name in ("compose.yaml", "three-nats.yaml")]
    nodes.append(pod()["args"])
    nodes.append(re.search(r"zoetrope serve (.*?)\n\S", (EXAMPLES / "zoetrope@.service").read_text(), re.S)[1].split())
    for words in nodes:
        assert "--nats" in options(words)
        assert options(words) - {"\\"} <= known, options(words) - known


def limits(service):
    return service.get("deploy", {}).get("resources", {}).get("limits", {})


def test_each_service_of_the_compose_files_has_limits():
    for name in ("compose.yaml", "three-nats.yaml"):
        for label, service in yaml.safe_load((EXAMPLES / name).read_text())["services"].items():
            # The second file adds to the first one's nodes.
            if "image" in service or "build" in service:
                assert set(limits(service)) == {"cpus", "memory"}, label


def test_nodes_lead_to_all_of_three_nats_servers_which_lead_to_each_other(tmp_path):
    base, more = (yaml.safe_load((EXAMPLES / name).read_text()) for name in ("compose.yaml", "three-nats.yaml"))
    servers = [name for name, service in more["services"].items() if "nats.conf" in str(service.get("volumes"))]
    assert len(servers) == 3
    configuration = (EXAMPLES / "nats.conf").read_text()
    command = more["services"]["node"]["command"]
    for name in servers:
        service = more["services"][name]
        assert service["environment"] == {"NATS_NAME": name}
        assert f"nats://{name}:4222" in command and f"nats://{name}:6222" in configuration
        volume = service["volumes"][0].split(":")[0]
        assert volume in {**base["volumes"], **more["volumes"]}
    assert command[command.index("--nats-replicas") + 1] == "3"
    if NATS is None:
        pytest.skip("there is no nats-server here")
    checked = subprocess.run([NATS, "-c", EXAMPLES / "nats.conf", "-t"], capture_output=True, text=True,
                             env={"NATS_NAME": "nats"})
    assert checked.returncode == 0, checked.stderr


def pod():
    """The container of the Deployment."""
    return manifest("Deployment")["spec"]["template"]["spec"]["containers"][0]


def manifest(kind):
    (one,) = [document for document in yaml.safe_load_all((EXAMPLES / "kubernetes.yaml").read_text())
              if document["kind"] == kind]
    return one


def test_the_deployment_asks_for_what_nodes_answer_and_gives_them_time_to_end():
    deployment = manifest("Deployment")["spec"]
    template = deployment["template"]
    assert deployment["selector"]["matchLabels"] == template["metadata"]["labels"]
    for kind in ("Service", "PodDisruptionBudget"):
        selector = manifest(kind)["spec"]["selector"]
        assert selector.get("matchLabels", selector) == template["metadata"]["labels"]
    container = pod()
    assert container["livenessProbe"]["httpGet"]["path"] == "/livez"
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    pause = int(container["lifecycle"]["preStop"]["exec"]["command"][1])
    # As long as the other examples give a node.
    assert template["spec"]["terminationGracePeriodSeconds"] >= pause + 10
    (port,) = container["ports"]
    assert manifest("Service")["spec"]["ports"][0]["targetPort"] == port["name"]
    for probe in ("livenessProbe", "readinessProbe"):
        assert container[probe]["httpGet"]["port"] == port["name"]
    assert deployment["strategy"]["rollingUpdate"] == {"maxUnavailable": 0, "maxSurge": 1}


@pytest.mark.skipif(HAPROXY is None, reason="there is no haproxy here")
def test_haproxy_understands_its_configuration():
    checked = subprocess.run([HAPROXY, "-c", "-f", EXAMPLES / "haproxy.cfg"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_the_unit_has_the_options_of_the_command(tmp_path):
    text = (EXAMPLES / "zoetrope@.service").read_text()
    sections = [line for line in text.splitlines() if line.startswith("[")]
    assert sections == ["[Unit]", "[Service]", "[Install]"]
    if SYSTEMD is None:
        pytest.skip("there is no systemd here")
    # Of a program that is there: where it is installed, the example does not know.
    unit = tmp_path / "zoetrope@8081.service"
    unit.write_text(text.replace("/usr/local/bin/zoetrope", "/bin/true"))
    checked = subprocess.run([SYSTEMD, "verify", unit], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_alerts_are_of_figures_that_there_are_and_each_fault_has_one():
    rules = yaml.safe_load((EXAMPLES / "alerts.yml").read_text())["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["annotations"]["summary"] and rule["labels"]["severity"] in ("warning", "critical")
        assert used(rule["expr"]) <= exposed(), rule["alert"]
        assert used(rule["expr"]) or rule["expr"].startswith("up{")
    alarming = set().union(*(used(rule["expr"]) for rule in rules))
    for fault in ("rooms_standing_still", "claim_conflicts_total", "watches_renewed_total", "store_losses_total",
                  "changes_dropped_total", "rooms_unstored", "lease_age_seconds"):
        assert f"zoetrope_cluster_{fault}" in alarming


@pytest.mark.skipif(PROMTOOL is None, reason="there is no promtool here")
def test_prometheus_understands_the_alerts():
    checked = subprocess.run([PROMTOOL, "check", "rules", EXAMPLES / "alerts.yml"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr + checked.stdout


def test_the_dashboard_shows_figures_that_there_are():
    dashboard = json.loads((EXAMPLES / "dashboard.json").read_text())
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    shown = set().union(*(used(target["expr"]) for panel in panels for target in panel["targets"]))
    assert shown <= exposed()
    # All that is told of a node's part in a cluster, but for what nobody looks at unless something is wrong.
    unshown = {name for name in exposed() - shown if name.startswith("zoetrope_cluster_")}
    assert unshown == {"zoetrope_cluster_malformed_total", "zoetrope_cluster_nodes", "zoetrope_cluster_messages_version",
                       "zoetrope_cluster_lease_age_seconds_bucket",
                       "zoetrope_cluster_lease_age_seconds_count", "zoetrope_cluster_lease_age_seconds_sum"}


def test_whatever_only_grows_is_called_total():
    for path in (ROOT / "Sources/Server").rglob("*Metrics.swift"):
        for name in re.findall(r'\bcounter\(\s*(?:prefix \+ )?"([a-z_]+)"', path.read_text()):
            assert name.endswith("_total"), name
