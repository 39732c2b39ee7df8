/** What a game shows: how it ends, what was answered in it, what happened. Recorded games must show everything there is. */
import { begin, engineOf, fromSeed, type Input, parseTable, type Seat, type State } from '@tabularium/kernel';
import type { GoldenFile } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { ADVANCED, plays } from '../advanced/advanced.ts';
import { basicRepublicOfRome } from '../basic.ts';
import { forOneOrTwo } from '../for-one-or-two.ts';
import { republicOfRome } from '../index.ts';
import { isProvinceId, SCENARIOS } from '../ids.ts';
import { NEUTRAL_PROCS } from '../neutrals/all.ts';
import { PACES } from '../neutrals/state.ts';
import { LAW } from '../rome/cards.ts';
import { ENDINGS } from '../victory/endings.ts';
import { NOBODY } from '../victory/over.ts';
import { withAdvanced } from '../with-advanced.ts';

type Proc = (typeof republicOfRome)['procs'][number];
/** Every answer to every question of a procedure, with the question. */
const placesOf = (p: Proc): { readonly node: string; readonly verb: string }[] =>
  Object.entries(p.nodes).flatMap(([name, node]) =>
    typeof node === 'object'
      ? [node.buttons, node.picks, node.ranges, node.chooses, node.allots].flatMap((verbs) =>
          Object.keys(verbs ?? {}).map((verb) => ({ node: name, verb })),
        )
      : [],
  );
/** Every answer that any question knows, and everything by which somebody steps in. */
const verbsOf = ({ procs, interrupts }: typeof republicOfRome): readonly string[] => [
  ...new Set([...procs.flatMap((p) => placesOf(p).map((x) => x.verb)), ...interrupts.map((i) => i.verb)]),
];
const BASIC_VERBS = verbsOf(basicRepublicOfRome);

/** [4.01.1-f] */
const FEW_SCENARIOS = ['early', 'middle', 'late'] as const;

const PROPOSALS = [
  'consul-for-life',
  'concessions',
  'land-bill',
  'repeal',
  'raise',
  'eliminate',
  'deploy',
  'reject-rhodes',
] as const;

/** All that the recorded games of the basic rules are to show. */
export const WANTED: readonly string[] = [
  // [own-126] Only where there are Factions that nobody plays.
  ...ENDINGS.flatMap((how) => (how === 'no-player' ? [] : [`ending:${how}`])),
  ...SCENARIOS.map((s) => `scenario:${s}`),
  ...[3, 4, 5, 6].map((n) => `players:${n}`),
  'option:sealed',
  'option:strict-omens',
  'option:resigning',
  ...BASIC_VERBS.map((v) => `verb:${v}`),
  ...Object.values(LAW).map((card) => `law:${card}`),
  ...PROPOSALS.map((kind) => `proposes:${kind}`),
  'life:elected',
  'life:appointed',
  'rebel-end-game:won',
  'rebel-end-game:lost',
];

/** All that those of the Advanced Rules are to show besides: each of the rules, and all together, to the end of a game. */
export const WANTED_ADVANCED: readonly string[] = [
  ...[...ADVANCED, 'all'].map((rule) => `advanced:${rule}`),
  ...verbsOf(withAdvanced).flatMap((v) => (BASIC_VERBS.includes(v) ? [] : [`verb:${v}`])),
  ...Object.values(LAW).map((card) => `brought:${card}`),
  ...['pontifex', 'recall-pontifex'].map((kind) => `votes:${kind}`),
  // [2.03.8-c][2.03.8-d][2.03.92-a] A Governor has revolted, and it ends so.
  ...ENDINGS.flatMap((how) => (how.startsWith('rebel-') ? [`governor:${how}`] : [])),
];

/** What ordinary rules ask for a Neutral, in words of its own. */
const FOR_NEUTRALS = ['catilina', 'fleets', 'join', 'leaderDies', 'marchOn', 'newAlliance'] as const;

const OF_NEUTRALS: readonly string[] = [
  ...[1, 2].flatMap((n) => FEW_SCENARIOS.map((s) => `neutrals:${n}:${s}`)),
  ...[1, 2].flatMap((n) => PACES.map((pace) => `neutrals:${n}:${pace}`)),
  ...ENDINGS.map((how) => `neutrals:${how}`),
  'neutrals:player-wins',
  'neutrals:neutral-wins',
  ...NEUTRAL_PROCS.flatMap((p) => placesOf(p).map(({ node, verb }) => `place:${p.name}/${node}/${verb}`)),
  ...verbsOf(forOneOrTwo).flatMap((v) => (BASIC_VERBS.includes(v) ? [] : [`verb:${v}`])),
  ...FOR_NEUTRALS.map((what) => `asked:ask.neutral.${what}`),
];
/** What no table for one or two can come to with the printed cards, or only in a way that nobody will see. */
const NEVER: readonly string[] = [
  // [4.05.35-a] The one Bequest is in the middle deck, the other in the late one.
  'verb:collectBequest',
  'place:neutrals.bequests/which/collectBequest',
  // [1.05.4-a][A4-57] Four Factions would have to lose their last Senator by an attempt of their own.
  'neutrals:last-faction',
];
/**
 * All that those of chapter IV are to show besides: every scenario to its end, alone and for two; every way to end; both ways to
 * look at moves of Neutrals; every answer to every question of its own, and every question that is asked for a Neutral.
 */
export const WANTED_NEUTRALS: readonly string[] = OF_NEUTRALS.filter((what) => !NEVER.includes(what));

const isLife = (g: Rome): boolean => g.senators.some((s) => s.consulForLife);

/** What an input shows by itself. */
const shownBy = (before: State<Rome>, { by, verb, arg }: Input): string[] => {
  const shown = [`verb:${verb}`];
  if (verb === 'playLaw' && typeof arg === 'string')
    shown.push(`${plays(before.g, 'passing-laws') ? 'brought' : 'law'}:${arg}`);
  if (verb === 'propose' && typeof arg === 'string') shown.push(`proposes:${arg.slice('kind:'.length)}`);
  if (verb === 'nominateForLife') shown.push('proposes:consul-for-life');
  if (verb === 'aye') shown.push(`votes:${before.g.senate.floors.at(-1)?.proposal.t}`);
  if (before.g.senate.floors.at(-1)?.proposal.t === 'consul-for-life') shown.push('?elected');
  if (before.g.neutrals) shown.push(...shownAmongNeutrals(before, by, verb));
  return shown;
};

/** Where the answer was given, and what was asked for a Neutral. */
const shownAmongNeutrals = (before: State<Rome>, by: Seat, verb: string): string[] => {
  const { proc, node } = before.stack.at(-1)!;
  const prompt = engineOf(republicOfRome).question(before, by)?.prompt.k;
  return [`place:${proc}/${node}/${verb}`, `asked:${prompt}`];
};
const endedAmongNeutrals = ({ g, seats }: State<Rome>, how: string): string[] => {
  const { players, pace, winner } = g.neutrals!;
  const whose = players.includes(winner) ? 'player' : 'neutral';
  return [
    `neutrals:${seats}:${g.agreed.scenario}`,
    `neutrals:${seats}:${pace}`,
    `neutrals:${how}`,
    ...(winner === NOBODY ? [] : [`neutrals:${whose}-wins`]),
  ];
};

/** What has been shown when the input has been applied. */
export class Watch {
  readonly seen = new Map<string, number>();
  private inputs = 0;
  private wasLife = false;
  private hasGovernorRevolted = false;

  constructor(state: State<Rome>) {
    this.wasLife = isLife(state.g);
  }

  private see(...what: string[]): void {
    for (const w of what) if (!this.seen.has(w)) this.seen.set(w, this.inputs);
  }

  /** Call before the input is applied; then call what it gives. */
  before(state: State<Rome>, input: Input): () => void {
    const shown = shownBy(state, input);
    return () => {
      this.inputs++;
      const elected = shown.includes('?elected');
      this.see(...shown.filter((s) => !s.startsWith('?')));
      const life = isLife(state.g);
      if (life && !this.wasLife) this.see(`life:${elected ? 'elected' : 'appointed'}`);
      this.wasLife = life;
      this.hasGovernorRevolted ||= state.g.rebels.some((r) => isProvinceId(r.army));
      const how = state.over?.how;
      if (how === undefined) return;
      // Only a game that is played out shows what a table agreed.
      const { agreed } = state.g;
      const advanced = agreed.advanced ?? [];
      this.see(...advanced.map((rule) => `advanced:${rule}`));
      if (this.hasGovernorRevolted) this.see(`governor:${how}`);
      if (advanced.length === ADVANCED.length) this.see('advanced:all');
      this.see(`ending:${how}`, `scenario:${agreed.scenario}`, `players:${state.seats}`);
      if (state.g.neutrals) this.see(...endedAmongNeutrals(state, how));
      if (agreed.auction === 'sealed') this.see('option:sealed');
      if (agreed.strictOmens) this.see('option:strict-omens');
      if (agreed.resigning) this.see('option:resigning');
      if (how === 'rebel-falls') this.see('rebel-end-game:lost');
      else if (how.startsWith('rebel-') && this.seen.has('verb:attackWar')) this.see('rebel-end-game:won');
    };
  }
}

/** Everything that a recorded game shows. */
export const featuresOf = (file: GoldenFile): ReadonlySet<string> => {
  const state = begin(republicOfRome, parseTable(republicOfRome, file.seats, file.options), fromSeed(file.seed));
  const watch = new Watch(state);
  const engine = engineOf(republicOfRome);
  for (const [by, verb, arg] of file.inputs) {
    const input: Input = arg === undefined ? { by, verb } : { by, verb, arg };
    const after = watch.before(state, input);
    engine.apply(state, input);
    after();
  }
  return new Set(watch.seen.keys());
};
