"""Every registered game for OpenSpiel, and small ones that its algorithms solve.

    import pyspiel
    import dragonstones.research.openspiel
    game = pyspiel.load_game("dragonstones_fist_2002_v0", {"players": 4})

Importing this module registers them, under the id of the game and the version of its encoding. A
game is sequential with hidden moves: an action is a token; sealed questions are asked in turn, and
the answers shown when all are in. The only chance node is the deal, from which all chance of the
match follows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from dragonstones.arena.play import new_match
from dragonstones.engine import Match, games
from dragonstones.engine.families import part
from dragonstones.engine.refusal import BadSetup, Refused
from dragonstones.extras import need
from dragonstones.research.actions import Token
from dragonstones.research.encoding import LAYER, Encoding, encoding_of
from dragonstones.research.fields import Hashed
from dragonstones.research.play import MOST_STEPS, Play, rewards_of
from dragonstones.research.small import Small

need("pyspiel")
import pyspiel  # noqa: E402

PREFIX = "dragonstones_"
#: Of a game whose parameters say nothing else.
USUAL: dict[str, Any] = {
    "players": 4,
    "options": "{}",
    "deals": 1000,
    "turns": 0,
    "max_steps": MOST_STEPS,
    "flat": False,
}
#: What a seat remembers, hashed, after what it observes.
REMEMBERED = Hashed(1024)


class Rules(NamedTuple):
    """The data that the states of one game share."""

    #: As OpenSpiel spells the game.
    name: str
    encoding: Encoding
    seats: int
    deals: int
    deal: Callable[[int], Match]
    #: A match is cut after this many turns or tokens; 0 turns: no limit.
    turns: int
    max_steps: int
    #: Whether every state is cached once it has been reached.
    keeps: bool


class Moment:
    """A match at some moment, with all tokens that each seat has taken; before the deal, no match.

    If moments are cached they never change, and the same token leads to the same moment again.
    """

    __slots__ = ("_dealt", "_known", "_next", "play", "rules", "taken")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._dealt: int | None = None
        self.play: Play | None = None
        self.taken: tuple[tuple[int, Token], ...] = ()
        self._next: dict[Token, Moment] = {}
        self._known: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        """What OpenSpiel clones a state with."""
        return self if self.rules.keeps else self._copy()

    def __reduce__(self) -> Any:
        """What OpenSpiel serializes a state with: the actions that led here."""
        way = [] if self._dealt is None else [self._dealt, *(token for _, token in self.taken)]
        return _restored, (self.rules.name, way)

    def _copy(self) -> Moment:
        new = Moment(self.rules)
        new._dealt, new.taken = self._dealt, self.taken
        new.play = self.play and self.play.copy()
        return new

    def after(self, token: Token) -> Moment:
        """The moment after a token, or after a deal."""
        if token in self._next:
            return self._next[token]
        moment = self._copy() if self.rules.keeps else self
        moment._take(token)
        if self.rules.keeps:
            self._next[token] = moment
        return moment

    def _take(self, token: Token) -> None:
        if self.play is None:
            if token not in range(self.rules.deals):
                raise BadSetup("wrong-choice", name="deal", found=token, values=["0 …"])
            self.play = Play(self.rules.deal(token), self.rules.encoding)
            self._dealt = token
            return
        seat = self.on
        self.play.take(seat, token)
        self.taken = (*self.taken, (seat, token))

    @property
    def is_over(self) -> bool:
        return self.play is not None and (self.play.is_over or self._is_cut)

    @property
    def _is_cut(self) -> bool:
        assert self.play is not None
        rules, turn = self.rules, self.play.match.turn
        is_late = bool(rules.turns and turn and turn > rules.turns)
        return is_late or self.play.steps >= rules.max_steps

    @property
    def on(self) -> int:
        """The seat that takes the next token."""
        assert self.play is not None
        return self.play.on()[0]

    def legal(self) -> Sequence[Token]:
        assert self.play is not None
        return sorted(self.play.legal(self.on))

    def returns(self) -> list[float]:
        """The shares in a win; in a match that was cut all seats have the same."""
        if not self.is_over:
            return [0.0] * self.rules.seats
        assert self.play is not None
        result = self.play.match.result
        return rewards_of(result, "win") if result else [1 / self.rules.seats] * self.rules.seats

    def seen(self, seat: int) -> dict[str, Any]:
        """The view of a seat, and what it is spelling. It leaves out which asked seats have
        answered: they answer at the same time, and only spell one after the other."""
        assert self.play is not None
        view = self.play.match.view(seat)
        asked = sorted([*(view.pop("waiting") or ()), *(view.pop("answered") or ())])
        return {**view, "asked": asked, "spelled": [*self.play.spelled(seat)]}

    def remembered(self, seat: int) -> dict[str, Any]:
        """All that a seat has done and seen happen."""
        assert self.play is not None
        events = self.play.match.events
        return {
            "taken": [token for other, token in self.taken if other == seat],
            "events": [event.data() for event in events if event.seen_by(seat)],
        }

    def known(self, seat: int) -> str:
        """All that a seat knows: what it sees now, and what it remembers."""
        if seat in self._known:
            return self._known[seat]
        known = _text({**self.seen(seat), **self.remembered(seat)})
        if self.rules.keeps:
            self._known[seat] = known
        return known


def _restored(game: str, way: Sequence[int]) -> Moment:
    """The moment after these actions from the beginning."""
    moment: Moment = _loaded(game).start
    for token in way:
        moment = moment.after(token)
    return moment


@lru_cache(16)
def _loaded(game: str) -> Any:
    return pyspiel.load_game(game)


def _text(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class DragonstonesState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel."""

    def __init__(self, game: DragonstonesGame) -> None:
        super().__init__(game)
        self.moment = game.start

    def current_player(self) -> int:
        if self.moment.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.is_over else self.moment.on

    def _legal_actions(self, player: int) -> Sequence[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.moment.rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        try:
            self.moment = self.moment.after(action)
        except Refused as refused:
            raise pyspiel.SpielError(str(refused)) from refused

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.moment.rules.encoding.alphabet.name(action)

    def is_terminal(self) -> bool:
        return self.moment.is_over

    def returns(self) -> list[float]:
        return self.moment.returns()

    def __str__(self) -> str:
        name = self.moment.rules.encoding.alphabet.name
        taken = " ".join(f"{seat}:{name(token)}" for seat, token in self.moment.taken)
        return taken if self.moment.play else "not dealt"


class DragonstonesObserver:
    """What a seat observes, or knows (with perfect recall)."""

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self._layout, self._recalls = encoding.layout, recalls
        size = len(self._layout)
        self.tensor = np.zeros(size + (len(REMEMBERED) if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["remembered"] = self.tensor[size:]

    def set_from(self, state: DragonstonesState, player: int) -> None:
        self.tensor.fill(0)
        moment = state.moment
        if moment.play is None:
            return
        self.dict["observation"][:] = moment.play.observe(player)
        if self._recalls:
            REMEMBERED.add(self.dict["remembered"], 0, "", moment.remembered(player))

    def string_from(self, state: DragonstonesState, player: int) -> str:
        moment = state.moment
        if moment.play is None:
            return "not dealt"
        return moment.known(player) if self._recalls else _text(moment.seen(player))


class DragonstonesGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel."""

    def __init__(self, about: pyspiel.GameType, rules: Rules, params: Mapping[str, Any]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.encoding.alphabet),
            max_chance_outcomes=rules.deals,
            num_players=rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=rules.max_steps,
        )
        super().__init__(about, info, dict(params))
        self.rules = rules._replace(name=str(self))
        self._start = Moment(self.rules)

    @property
    def start(self) -> Moment:
        """The moment before the deal."""
        return self._start if self.rules.keeps else Moment(self.rules)

    def new_initial_state(self) -> DragonstonesState:
        return DragonstonesState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> DragonstonesObserver | None:
        """Public and private information are not separated: a view has both."""
        if params:
            raise ValueError(f"An observer has no parameters, but got {dict(params)}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return DragonstonesObserver(self.rules.encoding, kind.perfect_recall)


def _whole(id: str, params: Mapping[str, Any]) -> Rules:
    """A registered game."""
    options, seats, deals = _options(params["options"]), params["players"], params["deals"]

    def deal(number: int) -> Match:
        return new_match(id, seats, number, options)

    for name, least in (("deals", 1), ("turns", 0), ("max_steps", 1)):
        if params[name] < least:
            raise BadSetup("wrong-choice", name=name, found=params[name], values=[f"{least} …"])
    encoding = encoding_of(deal(0).game, flat=params["flat"])
    return Rules(
        id, encoding, seats, deals, deal, params["turns"], params["max_steps"], keeps=False
    )


def _options(text: str) -> dict[str, Any]:
    """Options as JSON; with `;` for `,`, because OpenSpiel's own spelling of games takes none."""
    try:
        options = json.loads(text.replace(";", ","))
    except ValueError as error:
        raise BadSetup("wrong-options", options=text) from error
    if not isinstance(options, dict):
        raise BadSetup("wrong-options", options=text)
    return options


def _small(small: Small, params: Mapping[str, Any]) -> Rules:
    """A game that is there to be solved."""
    setup = small.make(**{name: n for name, n in params.items() if name != "flat"})
    encoding = encoding_of(setup.game, flat=params["flat"])
    deals = len(setup.deals)
    name = setup.game.id
    return Rules(
        name, encoding, setup.seats, deals, setup.deal, setup.turns, MOST_STEPS, keeps=True
    )


def _register(
    name: str, title: str, players: Sequence[int], usual: Mapping[str, Any], make: Any
) -> str:
    about = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(usual),
    )

    class Registered(DragonstonesGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            try:
                rules = make(given)
            except Refused as refused:
                raise pyspiel.SpielError(str(refused)) from refused
            if "options" in given:
                given["options"] = given["options"].replace(",", ";")
            super().__init__(about, rules, given)

    pyspiel.register_game(about, Registered)
    return PREFIX + name


def name_of(game: str) -> str:
    """The name under which a game is registered.

    >>> name_of("dragons-gold")
    'dragonstones_dragons_gold_v0'
    """
    return f"{PREFIX}{game.replace('-', '_')}_v{encoding_of(game).version}"


def _register_all() -> tuple[list[str], list[str]]:
    """The whole games, and the small ones."""
    whole: list[str] = []
    small: dict[str, Small] = {}
    for game in games():
        name = name_of(game.id).removeprefix(PREFIX)

        def make(params: Mapping[str, Any], id: str = game.id) -> Rules:
            return _whole(id, params)

        whole.append(_register(name, game.id, game.seats, USUAL, make))
        small |= part(LAYER, game.family, "SMALL") or {}
    for name, one in small.items():

        def solved(params: Mapping[str, Any], one: Small = one) -> Rules:
            return _small(one, params)

        seats = one.make(**one.usual).seats
        _register(name, name, [seats], {**one.usual, "flat": False}, solved)
    return whole, [PREFIX + name for name in small]


#: The names of all games, and of those that are small enough to be solved.
WHOLE, SMALL = _register_all()
