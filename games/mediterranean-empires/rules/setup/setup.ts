/** What lies on the table before the first fort is placed — 3 */
import type { Options, Seat, Setup } from '@tabularium/kernel';
import { contentOf } from '../data/printed.ts';
import { capitalOf, scenarioOf } from '../empire/places.ts';
import { FIRST_VP } from '../empire/points.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL, OUT } from '../ids.ts';
import { agreedFrom } from '../meta.ts';

/** `pack` names the content that the game begins with. */
export const setup = (pack: string, cx: Setup, seats: number, options: Options): Empires => {
  const agreed = agreedFrom(cx, pack, seats, options);
  const content = contentOf({ agreed });
  const scenario = content.scenarios.find((x) => x.id === agreed.scenario)!;
  const bySeat = <T>(of: (seat: Seat) => T): T[] => agreed.empires.map((_, seat) => of(seat));
  const g: Empires = {
    agreed,
    // [MED.3-b] What lies outside the scenario is not used.
    owner: content.cities.map((c) =>
      scenario.territories.includes(c.territory) && !scenario.excludedCities.includes(c.id) ? NEUTRAL : OUT,
    ),
    forts: content.cities.map(() => 0),
    areas: content.areas.map((a) => (scenario.areas.includes(a.id) ? 'wild' : 'out')),
    // [MED.3.1-c]
    vp: bySeat(() => FIRST_VP),
    decks: bySeat((s) => cx.shuffle([...content.decks[agreed.empires[s]!]!])),
    hands: bySeat(() => []),
    discards: bySeat(() => []),
    before: bySeat(() => 0),
    bonus: bySeat(() => 0),
    thieves: [],
    turn: 0,
    round: 0,
    first: agreed.order[0]!,
    enraged: 0,
    event: '',
    passed: [],
    allPassed: false,
    attack: null,
    combat: null,
    table: [],
    looking: null,
    spied: null,
  };
  // [MED.3.1-d] Key cities are held by neutrals.
  for (const id of scenarioOf(g).keyCities) g.forts[content.places[`city:${id}`]!] = 1;
  // [MED.3.1-b] Every capital has one of its player's forts.
  for (const seat of agreed.order) {
    g.owner[capitalOf(g, seat)] = seat;
    g.forts[capitalOf(g, seat)] = 1;
  }
  return g;
};
