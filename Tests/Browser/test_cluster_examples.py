"""The examples of how several nodes are run are what the programs that read them understand."""

import shutil
import subprocess

import pytest
import yaml

from server import ROOT

EXAMPLES = ROOT / "Sources/Server/Cluster/Examples"
HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
SYSTEMD = shutil.which("systemd-analyze")


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
    assert "option forwardfor" in (EXAMPLES / "haproxy.cfg").read_text()


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
