/**
 * Players for recorded games: they keep Rome standing, or bring about what is looked for. They look at everything, as no
 * player may; what is recorded is only what they did.
 */
import {
  type Input,
  type InputArg,
  type Offer,
  type Question,
  type Rng,
  randomInput,
  type State,
} from '@tabularium/kernel';
import type { Rome, War } from '../rules/game.ts';
import { fleetStrength, fleetSupport, landStrength, needsNavalBattle } from '../rules/wars/wars.ts';

/** How often something is done, against everything else that could be: 1 unless it is said here. `favours`: the first man gets all. */
export type Likes = Readonly<Record<string, number>>;

/** What makes games long and changes little. */
const IDLE: Likes = {
  deal: 0,
  dealNumber: 0,
  dealText: 0,
  answerDeal: 0,
  showCards: 0,
  orderVeto: 0,
  orderAssassination: 0,
  orderPass: 0,
  withdrawOrders: 0,
  moveMotion: 0,
  backMotion: 0,
  opposeMotion: 0,
  resign: 0,
  openGift: 0,
  offerTo: 0,
  split: 0,
  buyVotes: 0,
  callFaction: 0,
  callInOrder: 0,
  assassinate: 0,
  peddleInfluence: 0,
  reserveByTribune: 0,
  vetoByTribune: 0,
  murderTribune: 0,
  graftTribune: 0,
};
/** What keeps Rome standing. */
const SANE: Likes = {
  passUntil: 6,
  redistributed: 4,
  contributed: 6,
  contribute: 1,
  sponsor: 20,
  games: 5,
  attract: 0.3,
  persuade: 0.5,
  endInitiative: 3,
  bid: 0.1,
  counterBribe: 0.1,
  aye: 30,
  nay: 0.5,
  abstain: 0.5,
  consent: 9,
  refuse: 0.2,
  adjourn: 0.6,
  propose: 4,
  put: 9,
  drop: 0.1,
  endProsecutions: 9,
  prosecute: 0.3,
  loseInfluence: 3,
  declareRevolt: 0,
  testLoyalty: 0,
  layDown: 5,
  takeSpoils: 1,
  noAppeal: 3,
  done: 3,
  doneTrading: 5,
};

/** The best of an offer by some measure. */
const most = (of: readonly string[], worth: (ref: string) => number): string =>
  of.reduce((best, ref) => (worth(ref) > worth(best) ? ref : best), of[0]!);

const legionsAt = (g: Rome, ...places: string[]): number => g.legions.filter((l) => places.includes(l.at)).length;
/** Active Wars that nobody prosecutes. */
const neglected = (g: Rome): War[] =>
  g.wars.filter((w) => w.status === 'active' && !g.forces.some((f) => f.war === w.id && f.commander !== ''));
/** What it takes to have a fair chance. */
const legionsFor = (g: Rome, w: War): number => Math.max(2, landStrength(g, w) - 2);
const fleetsFor = (g: Rome, w: War): number =>
  Math.max(fleetSupport(g, w), needsNavalBattle(g, w) ? fleetStrength(g, w) : 0);
/** What the State could spend without being Bankrupt next year. */
const budget = (g: Rome): number => {
  const fleets = g.fleets + g.forces.reduce((n, f) => n + f.fleets, 0);
  const units = g.legions.filter((l) => l.at !== 'pool').length + fleets;
  return g.state + 60 - 20 * (g.wars.filter((w) => w.status === 'active').length + 1) - 2 * units;
};
const hasCommander = (g: Rome): boolean =>
  g.senators.some((s) => s.at === 'rome' && ['dictator', 'rome-consul', 'field-consul'].includes(s.office));

/** The business that Rome needs most. */
const needed = (g: Rome): string | undefined => {
  const wars = neglected(g).sort((a, b) => landStrength(g, a) - landStrength(g, b));
  const legions = legionsAt(g, 'active');
  if (hasCommander(g) && wars.some((w) => legions >= legionsFor(g, w) && g.fleets >= fleetsFor(g, w)))
    return 'kind:deploy';
  if (budget(g) < 40) return undefined;
  const [w] = wars;
  if (w && (legions < legionsFor(g, w) || g.fleets < fleetsFor(g, w))) return 'kind:raise';
  return g.unrest > 3 && budget(g) > 60 ? 'kind:land-bill' : undefined;
};

/** Offices and money for whoever has most Influence of those there are. */
const favouring = (g: Rome, verb: string, o: Offer): InputArg | undefined => {
  const influence = (ref: string): number => g.senators.find((s) => s.id === ref)?.influence ?? 0;
  if (o.t === 'pick' && ['nominate', 'nameDictator', 'masterOfHorse'].includes(verb)) return most(o.of, influence);
  if (o.t !== 'allot' || (verb !== 'contribute' && verb !== 'allocate')) return undefined;
  const first = most(Object.keys(o.of), influence);
  const all = Math.min(o.of[first]!, o.max);
  return all >= o.min && all > 0 ? { [first]: all } : undefined;
};

/** Answers that are better than any other of the same verb. */
const wisely = (g: Rome, ask: string, verb: string, o: Offer): InputArg | undefined => {
  if (o.t === 'pick') {
    // The weakest War that is there first.
    if (verb === 'sendAgainst') {
      return most(o.of, (ref) => {
        const w = g.wars.find((x) => x.id === ref);
        return w === undefined ? 99 : (w.status === 'active' ? 50 : 0) - landStrength(g, w);
      });
    }
    if (verb === 'passUntil' || verb === 'games') return o.of.at(-1);
  }
  if (o.t !== 'range') return undefined;
  const [w] = neglected(g).sort((a, b) => landStrength(g, a) - landStrength(g, b));
  const within = (n: number): number => Math.min(o.max, Math.max(o.min, n));
  const affordable = Math.floor(Math.max(0, budget(g)) / 12);
  if (verb === 'legions')
    return ask.startsWith('ask.deployment')
      ? o.max
      : within(Math.min(affordable, w ? legionsFor(g, w) - legionsAt(g, 'active') : 0));
  if (verb === 'fleets')
    return ask.startsWith('ask.deployment')
      ? within(w && needsNavalBattle(g, w) ? o.max : o.min)
      : within(Math.min(affordable, w ? fleetsFor(g, w) - g.fleets : 0));
  return undefined;
};

const weighed = (of: readonly string[], weight: (x: string) => number, dice: Rng): string => {
  let at = (dice.below(10_000) / 10_000) * of.reduce((n, x) => n + weight(x), 0);
  return of.find((x) => (at -= weight(x)) < 0) ?? of.at(-1)!;
};

/** One answer by what is liked. `wise` now and then, otherwise by chance. */
export const steered = (
  likes: Likes,
  state: State<Rome>,
  question: Question,
  seat: number,
  dice: Rng,
): Input | undefined => {
  const weight = (verb: string): number => likes[verb] ?? IDLE[verb] ?? SANE[verb] ?? 1;
  if ('propose' in question.verbs && 'adjourn' in question.verbs && dice.below(8) > 0) {
    const offer = question.verbs['propose'];
    // A kind of business can be liked as well.
    const liked = offer?.t === 'pick' ? offer.of.find((k) => (likes[k] ?? 0) > dice.below(3)) : undefined;
    const kind = liked ?? needed(state.g);
    if (kind !== undefined && offer?.t === 'pick' && offer.of.includes(kind))
      return { by: seat, verb: 'propose', arg: kind };
    return { by: seat, verb: 'adjourn' };
  }
  const verbs = Object.keys(question.verbs).filter((v) => weight(v) > 0);
  const known = verbs.length > 0 ? verbs : Object.keys(question.verbs).filter((v) => !question.asides.includes(v));
  if (known.length === 0) return undefined;
  const verb = weighed(known, (v) => weight(v) || 1, dice);
  const offer = question.verbs[verb]!;
  const favoured = likes['favours'] ? favouring(state.g, verb, offer) : undefined;
  const wise = dice.below(8) > 0 ? (favoured ?? wisely(state.g, question.prompt.k, verb, offer)) : undefined;
  if (wise !== undefined) return { by: seat, verb, arg: wise };
  // So can a word or any other thing that is picked.
  if (offer.t === 'pick' && offer.of.some((ref) => ref in likes))
    return { by: seat, verb, arg: weighed(offer.of, (ref) => likes[ref] ?? 1, dice) };
  return randomInput({ ...question, verbs: { [verb]: offer }, asides: [] }, seat, (n) => dice.below(n));
};
