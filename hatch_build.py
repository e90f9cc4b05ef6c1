"""The compiled build (`make fast`): `hatch-mypyc`, told where the packages are.

Left to itself it takes the first of the folders that the wheel is made of, by the alphabet; ours has folders of cards.
"""

from hatch_mypyc import plugin


class CompiledBuild(plugin.MypycBuildHook):  # type: ignore[misc]
    package_source = "interpreter"
