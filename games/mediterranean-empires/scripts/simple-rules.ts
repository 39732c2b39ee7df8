// Five rules that anybody could write in twenty lines, each in one seat against bots in all others: none of them may be the better
// player. Whatever a rule says nothing about, the bot answers for it.
// `node games/mediterranean-empires/scripts/simple-rules.ts 120 4W` plays 120 games of each; a third word is another seed.
import type { Input } from '@tabularium/kernel';
import type { Bot, BotFactory, Glance } from '@tabularium/parts';
import { Asked, ranked } from '../bots/asked.ts';
import { chance } from '../bots/chance.ts';
import { sensible } from '../bots/sensible.ts';
import type { Empires, EmpiresView } from '../rules/index.ts';
import { cardOf, cityAt, defence, dicePart, fixedPart, hasType, isArea, isKeyCity } from '../rules/study.ts';
import { type Way, ownerOf, type Place, placeOf, waysTo } from '../rules/study.ts';
import { noResult, playGames, tableOf, told } from './match.ts';

interface Expedition {
  readonly target: Place;
  readonly way: Way;
  readonly cards: readonly string[];
}
/** The expedition that the rule wants now, or nothing if it leaves the action to the bot. */
type Rule = (s: Asked) => Expedition | undefined;

const assaulting = (s: Asked): string[] =>
  s.hand.filter((id) => hasType(s.g, id, 'T') && cardOf(s.g, id).factors.assault !== null);
const factor = (s: Asked, id: string): number =>
  fixedPart(cardOf(s.g, id).factors.assault) + 3.5 * dicePart(cardOf(s.g, id).factors.assault);
const chanceOf = (s: Asked, cards: readonly string[], place: Place): number =>
  chance(
    { fixed: cards.reduce((n, id) => n + Math.floor(factor(s, id)), 0), dice: 1 },
    { fixed: 0, dice: defence(s.g, place) },
  );
/** Cities that can be reached by land, the weakest first. */
const byLand = (s: Asked): Place[] =>
  s
    .list('attack')
    .map((ref) => placeOf(s.g, ref))
    .filter((p) => !isArea(s.g, p) && waysTo(s.g, s.seat, p).includes('land'))
    .sort((a, b) => defence(s.g, a) - defence(s.g, b));

/** As few troops as make it this sure, the weakest first, and no more than so many. */
const enough = (s: Asked, place: Place, sure: number, most: number): Expedition | undefined => {
  const troops = ranked(assaulting(s), (id) => -factor(s, id));
  for (let n = 1; n <= Math.min(most, troops.length); n++)
    for (let i = 0; i + n <= troops.length; i++) {
      const cards = troops.slice(i, i + n);
      if (chanceOf(s, cards, place) >= sure) return { target: place, way: 'land', cards };
    }
  return undefined;
};
const firstOf = (s: Asked, places: readonly Place[], sure: number, most: number): Expedition | undefined => {
  for (const place of places) {
    const found = enough(s, place, sure, most);
    if (found) return found;
  }
  return undefined;
};

const RULES: Readonly<Record<string, Rule>> = {
  'weakest neutral by land, two troops, 75 %': (s) =>
    firstOf(
      s,
      byLand(s).filter((p) => ownerOf(s.g, p) === -1),
      0.75,
      2,
    ),
  'weakest city of anybody by land, three troops, 70 %': (s) => firstOf(s, byLand(s), 0.7, 3),
  'key cities first, as many troops as it takes for 60 %': (s) =>
    firstOf(
      s,
      byLand(s).filter((p) => isKeyCity(s.g, p)),
      0.6,
      9,
    ),
  'a city of the leader by land, all that is needed for 65 %': (s) => {
    const most = Math.max(...s.g.vp.filter((_, seat) => seat !== s.seat));
    return firstOf(
      s,
      byLand(s).filter((p) => (s.g.vp[ownerOf(s.g, p)] ?? 0) === most),
      0.65,
      9,
    );
  },
  'the biggest city that half of the hand takes with 80 %': (s) =>
    firstOf(
      s,
      byLand(s).sort((a, b) => cityAt(s.g, b).size - cityAt(s.g, a).size),
      0.8,
      Math.ceil(s.hand.length / 2),
    ),
};

/** Plays by the rule where it wants something, and otherwise like the bot. */
const playing = (rule: Rule) => (): Bot<Empires, EmpiresView> => {
  const bot = sensible();
  let wanted: Expedition | undefined;
  const choose = (seen: Glance<Empires, EmpiresView>): Input => {
    const s = new Asked(seen);
    const by = s.seat;
    const prompt = s.question.prompt.k;
    if (prompt === 'med.ask.act' || prompt === 'med.ask.again') {
      wanted = rule(s);
      const ref = s.list('attack').find((x) => placeOf(s.g, x) === wanted?.target);
      if (ref !== undefined) return { by, verb: 'attack', arg: ref };
      wanted = undefined;
    }
    if (wanted && prompt === 'med.ask.way') return { by, verb: wanted.way === 'land' ? 'byLand' : 'bySea' };
    if (wanted && (prompt === 'med.ask.units' || prompt === 'med.ask.feint') && s.draft?.purpose === 'attack') {
      const next = wanted.cards.find((id) => s.list('troop').includes(id));
      if (next !== undefined) return { by, verb: 'troop', arg: next };
      if (s.has('declare')) return { by, verb: 'declare' };
    }
    return bot.choose(seen);
  };
  return { name: 'rule', choose };
};

const games = Number(process.argv[2] ?? 120);
const table = tableOf(process.argv[3] ?? '4W');
const seed = process.argv[4] ?? 'rules';
const bots: BotFactory = sensible;
for (const [name, rule] of Object.entries(RULES)) {
  const r = noResult();
  playGames(r, table, seed, [0, games], playing(rule), () => bots);
  console.log(`${name}: won ${told(r)}; margin ${(r.margin / r.games).toFixed(1)}; ${table.scenario}, seed ${seed}`);
}
