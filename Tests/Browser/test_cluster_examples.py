"""The examples of how several nodes are run are what the programs that read them understand."""

import json
import re
import shutil
import subprocess

import pytest
import yaml

from server import ROOT

EXAMPLES = ROOT / "Sources/Server/Cluster/Examples"
HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
SYSTEMD = shutil.which("systemd-analyze")
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
    assert unshown == {"zoetrope_cluster_malformed_total", "zoetrope_cluster_nodes", "zoetrope_cluster_lease_age_seconds_bucket",
                       "zoetrope_cluster_lease_age_seconds_count", "zoetrope_cluster_lease_age_seconds_sum"}


def test_whatever_only_grows_is_called_total():
    for path in (ROOT / "Sources/Server").rglob("*Metrics.swift"):
        for name in re.findall(r'\bcounter\(\s*(?:prefix \+ )?"([a-z_]+)"', path.read_text()):
            assert name.endswith("_total"), name
