"""The wheel stands on its own: installed away from the checkout, it lints its cards and plays a game."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = {name: name for name in ("cards", "grammar", "locale", "scenarios", "rules", "docs")}

# Building and installing takes a while: keep these tests in one worker, so that it happens once.
pytestmark = [
    pytest.mark.xdist_group("wheel"),
    pytest.mark.pure("the wheel is made of the checkout, of which the compiled build has only a copy"),
]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command without a trace of the checkout in its environment; return what it printed."""
    hidden = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    env["PYTHONIOENCODING"] = "utf-8"
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, cwd=folder)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of executables of a fresh environment that holds the wheel and its dependencies."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    folder = home / ("Scripts" if os.name == "nt" else "bin")
    run(folder / "python", "-m", "pip", "install", "--quiet", wheel, cwd=home)
    return folder


def test_wheel_adds_two_packages_and_nothing_else(wheel: Path) -> None:
    """Only `daedalus` and `daedalus_tools` appear beside the wheel's own metadata."""
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"daedalus", "daedalus_tools"}


@pytest.mark.parametrize("folder", DATA)
def test_wheel_carries_every_data_file(wheel: Path, folder: str) -> None:
    """Each file of a data folder is in the wheel, byte for byte, and no other file is."""
    prefix = f"daedalus/_data/{DATA[folder]}/"
    with zipfile.ZipFile(wheel) as archive:
        packed = {
            name.removeprefix(prefix): archive.read(name) for name in archive.namelist() if name.startswith(prefix)
        }
    source = ROOT / folder
    expected = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    assert packed.keys() == expected.keys()
    assert packed == expected
    assert packed, f"{folder} is empty"


def test_installed_package_is_not_the_checkout(scripts: Path, tmp_path: Path) -> None:
    """The environment imports its own copy, so that the tests below prove something."""
    where = run(scripts / "python", "-c", "import daedalus; print(daedalus.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(scripts.parent)


def test_installed_version_is_the_wheels(wheel: Path, scripts: Path, tmp_path: Path) -> None:
    """`daedalus --version` says the version in the wheel's name."""
    version = wheel.name.split("-")[1]
    assert version in run(scripts / "daedalus", "--version", cwd=tmp_path)


def test_installed_lint_reads_the_cards_it_carries(scripts: Path, tmp_path: Path) -> None:
    """`daedalus lint` without arguments finds the cards in the wheel and says how many it read."""
    assert re.search(r"[1-9]\d* (\w+ )?cards?\b", run(scripts / "daedalus", "lint", cwd=tmp_path))


def test_installed_lint_explains_its_findings(scripts: Path, tmp_path: Path) -> None:
    """The register of codes and the list of rules are in the wheel."""
    assert "rule 11.1.4: " in run(scripts / "daedalus", "lint", "--explain", "R001", cwd=tmp_path)


def test_installed_rules_schemas_and_pages_are_found(scripts: Path, tmp_path: Path) -> None:
    """Without tests there is a list of rules all the same; a new scenario names a schema that is there."""
    rules = run(scripts / "daedalus", "rules", cwd=tmp_path)
    assert re.search(r"^4\.9\.3 +\S", rules, re.MULTILINE)
    assert re.search(r"^\d\d\d rules$", rules, re.MULTILINE)
    schema = Path(run(scripts / "daedalus", "schema", cwd=tmp_path).splitlines()[0].partition(": ")[2])
    assert schema.is_file()
    assert schema.is_relative_to(scripts.parent)
    run(scripts / "daedalus", "new", "scenario", "--out", "mine.yaml", cwd=tmp_path)
    assert schema.as_uri() in (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    pages = dict(
        line.split(maxsplit=1) for line in run(scripts / "daedalus", "docs", "--list", cwd=tmp_path).splitlines()
    )
    assert {"language", "scenarios", "linter", "designers-guide"} <= pages.keys()
    assert all(Path(page).is_file() for page in pages.values())


def test_installed_pages_are_printed(scripts: Path, tmp_path: Path) -> None:
    """All of them, or one chapter; in an empty folder, and nothing is written there."""
    guide = run(scripts / "daedalus", "docs", "designers-guide", cwd=tmp_path)
    assert guide == (ROOT / "docs" / "designers-guide.md").read_text(encoding="utf-8")
    assert run(scripts / "daedalus", "docs", "language", "quantities", cwd=tmp_path).startswith("## Quantities\n")
    assert list(tmp_path.iterdir()) == []


def test_installed_words_and_recipes_are_looked_up(scripts: Path, tmp_path: Path) -> None:
    """The recipes and what people say are in the wheel."""
    found = run(scripts / "daedalus", "words", "destroy", "soldiers", cwd=tmp_path)
    assert "remove all troops from {c:country}" in found
    assert "I want to ..." in found


def test_installed_game_is_played_to_its_end(scripts: Path, tmp_path: Path) -> None:
    """Two random players finish a seeded game, and the log tells it from the first turn to the winner."""
    log = run(
        *(scripts / "daedalus", "play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", "3"),
        cwd=tmp_path,
    )
    assert len(log.splitlines()) > 20
    assert re.search(r"\bturn 1\b", log, re.IGNORECASE)
    ending = "\n".join(log.splitlines()[-20:])
    assert re.search(r"\b(wins?|won|winner|victory|draw)\b", ending, re.IGNORECASE), ending


def test_nobody_needs_a_compiler(wheel: Path) -> None:
    """The wheel is plain Python for any machine; `make fast` asks for the other one."""
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd", ".c"))]
