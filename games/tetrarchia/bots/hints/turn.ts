/** Why a turn goes this way: what it aims at, what gets better by it, and what the next best plan would be. */
import { type Answer, type Msg, same } from '@tabularium/kernel';
import type { Reason } from '@tabularium/parts';
import { isFrontier, odds, PLACE_REFS } from '../../rules/study.ts';
import { PROVINCE_COUNT } from '../board.ts';
import { type Features, newFeatures, readFeatures } from '../features.ts';
import { LIMITS } from '../greedy.ts';
import { type Plan, plans } from '../plans.ts';
import { branch, type Position } from '../position.ts';
import { act } from '../steps.ts';
import { WEIGHTS } from '../weights.ts';
import { percentOf, t } from './say.ts';

/** What a plan does first besides marching; or where it only leads to. */
interface Aim {
  readonly deed: 'attack' | 'frontier' | 'garrison' | 'revolt' | 'unrest' | 'appease' | 'stand';
  readonly at: string;
  /** Out of the 36 throws of two dice. */
  readonly won?: number;
  readonly lost?: number;
}

const deedAt = ({ g }: Position, verb: string): Aim['deed'] | undefined => {
  const { at } = g.emperors[g.turn]!;
  if (verb === 'protect') return isFrontier(at) ? 'frontier' : 'garrison';
  if (verb === 'subdue') return g.discs[at] === 'revolt' ? 'revolt' : 'unrest';
  return verb === 'appease' ? 'appease' : undefined;
};

const placeOf = ({ g }: Position): string => PLACE_REFS[g.emperors[g.turn]!.at] ?? '';

const aimOf = (root: Position, { inputs }: Plan): Aim => {
  const s = branch(root);
  for (const input of inputs) {
    if (input.verb === 'attack' && typeof input.arg === 'string') {
      const chances = odds(s.g, { emperor: s.g.turn, army: PLACE_REFS.findIndex((ref) => ref === input.arg) });
      return { deed: 'attack', at: input.arg, won: chances.emperor, lost: chances.army };
    }
    const deed = deedAt(s, input.verb);
    if (deed) return { deed, at: placeOf(s) };
    if (input.verb === 'endPhase') break;
    act(s, input);
  }
  return { deed: 'stand', at: placeOf(s) };
};

const said = ({ g }: Position, { deed, at, won = 0, lost = 0 }: Aim): Msg => {
  const open = g.discs.filter((disc, place) => place >= PROVINCE_COUNT && disc === 'none').length;
  if (deed === 'attack') return t('hint.tet.attack', { at, won, lost });
  if (deed === 'frontier') return t('hint.tet.frontier', { at, left: open - 1 });
  return t(`hint.tet.${deed}`, { at });
};

/** What a position is judged by, in the words of a player. */
const THEMES: Readonly<Record<'frontiers' | 'revolts' | 'armies' | 'discs', readonly (keyof Features)[]>> = {
  frontiers: ['frontiers', 'frontiersSquared', 'frontierWay'],
  revolts: ['revolts', 'cliff', 'unrest', 'outerRevolts', 'damage', 'italia', 'revoltWay', 'revoltWait', 'garrisons'],
  armies: [
    'armies',
    'armyNear',
    'armySecond',
    'armyAtGates',
    'armyHome',
    'armyTrail',
    'armyEscape',
    'metWin',
    'metLoss',
  ],
  discs: ['discs', 'short'],
};
type Theme = keyof typeof THEMES;
const ALL_THEMES: readonly Theme[] = ['frontiers', 'revolts', 'armies', 'discs'];
/** What adds less than this to the logarithm of the odds is not worth a sentence. */
const SLIGHT = 0.03;

const judged = (s: Position): Readonly<Features> => {
  const f = newFeatures();
  readFeatures(s.g, f);
  return f;
};

/** In what the position gets better most. */
const better = (root: Position, plan: Plan): Msg | undefined => {
  const end = plan.end();
  if (end.over) return undefined;
  const [before, after] = [judged(root), judged(end)];
  const gain = (theme: Theme): number =>
    THEMES[theme].reduce((n, name) => n + WEIGHTS[name] * (after[name] - before[name]), 0);
  const [first] = ALL_THEMES.map((theme) => ({ theme, n: gain(theme) })).sort((a, b) => b.n - a.n);
  return first && first.n > SLIGHT ? t(`hint.tet.better.${first.theme}`) : undefined;
};

const isSame = (a: Aim, b: Aim): boolean => a.deed === b.deed && a.at === b.at;

/** The best plan with another aim. */
const nextBest = (root: Position, all: readonly Plan[], own: Plan, aim: Aim): Msg | undefined => {
  for (const plan of all) {
    if (plan === own) continue;
    const other = aimOf(root, plan);
    if (isSame(other, aim)) continue;
    const [percent, less] = [percentOf(own.value), percentOf(plan.value)];
    const told = { aim: `hint.tet.aim.${other.deed}`, at: other.at, percent, other: less };
    return percent === less ? t('hint.tet.asGood', told) : t('hint.tet.next', told);
  }
  return undefined;
};

/** As many plans as are looked through for another aim: each is played once more for that. */
const LOOKED_THROUGH = 60;

export const whyInTurn = (root: Position, answer: Answer): Reason => {
  const all = plans(root, LIMITS);
  const begins = ({ inputs: [first] }: Plan): boolean =>
    first?.verb === answer.verb && same(first.arg ?? '', answer.arg ?? '');
  const own = all.find(begins);
  const points = [typeof answer.arg === 'string' ? answer.arg : `verb:${answer.verb}`];
  if (!own) return { says: [t('hint.tet.notSeen')], points };
  const aim = aimOf(root, own);
  const over = own.end().over;
  const first =
    over && over.winners.length > 0
      ? t('hint.tet.wins')
      : answer.verb === 'endPhase'
        ? t('hint.tet.end')
        : said(root, aim);
  const says = [first, better(root, own), nextBest(root, all.slice(0, LOOKED_THROUGH), own, aim)];
  return {
    says: says.filter((m) => m !== undefined),
    points: [...new Set([...(aim.at === '' || answer.verb === 'endPhase' ? [] : [aim.at]), ...points])],
  };
};
