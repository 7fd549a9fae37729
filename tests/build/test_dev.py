"""Steps of the build run when something they depend on has changed, and only then."""

from pathlib import Path

import pytest

from tools import dev


class Bench:
    """A step that turns source files into one product, in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.source, self.product = root / "source", root / "product"
        self.source.mkdir()
        (self.source / "a.py").write_text("a = 1\n")
        self.fact = "gcc"
        self.fails = False
        self.runs = 0
        self.step = dev.Step(
            "bench", lambda: dev.files(self.source), lambda: [self.fact], self.product.exists, self._build
        )

    def _build(self) -> None:
        self.runs += 1
        if self.fails:
            raise dev.DevError("no")
        self.product.write_text("built")


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "STAMPS", tmp_path / "stamps")
    bench = Bench(tmp_path)
    bench.step.ensure()
    return bench


def test_nothing_changed_nothing_built(bench: Bench) -> None:
    (bench.source / "a.py").touch()
    bench.step.ensure()
    assert bench.runs == 1


def test_an_edit_a_new_file_a_rename_and_a_fact_each_rebuild(bench: Bench) -> None:
    (bench.source / "a.py").write_text("a = 2\n")
    bench.step.ensure()
    (bench.source / "b.py").write_text("")
    bench.step.ensure()
    (bench.source / "b.py").rename(bench.source / "c.py")
    bench.step.ensure()
    bench.fact = "clang"
    bench.step.ensure()
    assert bench.runs == 5


def test_a_lost_product_is_made_again(bench: Bench) -> None:
    bench.product.unlink()
    bench.step.ensure()
    assert bench.runs == 2


def test_a_failed_step_is_not_taken_for_done(bench: Bench) -> None:
    # The product of the run before still lies there, and undoing the edit must not make it look current.
    bench.fails = True
    (bench.source / "a.py").write_text("a = 3\n")
    with pytest.raises(dev.DevError):
        bench.step.ensure()
    bench.fails = False
    (bench.source / "a.py").write_text("a = 1\n")
    bench.step.ensure()
    assert bench.runs == 3


def test_failures_say_whose_fault_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOGS", tmp_path / "logs")
    with pytest.raises(dev.DevError, match="no connection") as network:
        dev.quietly("fetch", "sh", "-c", "echo getaddrinfo EAI_AGAIN; exit 1", cwd=tmp_path)
    with pytest.raises(dev.DevError, match="logs/fetch") as code:
        dev.quietly("fetch", "sh", "-c", "echo SyntaxError; exit 1", cwd=tmp_path)
    assert (network.value.code, code.value.code) == (2, 1)


def test_a_missing_ensurepip_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(dev.DevError, match="apt-get install python3-venv"):
        dev.build_venv()
