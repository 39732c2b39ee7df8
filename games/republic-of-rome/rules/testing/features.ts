/** What a game shows: how it ends, what was answered in it, what happened. Recorded games must show everything there is. */
import { begin, engineOf, fromSeed, type Input, parseTable, type State } from '@tabularium/kernel';
import type { GoldenFile } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { ADVANCED, plays } from '../advanced/advanced.ts';
import { basicRepublicOfRome } from '../basic.ts';
import { republicOfRome } from '../index.ts';
import { isProvinceId, SCENARIOS } from '../ids.ts';
import { LAW } from '../rome/cards.ts';
import { ENDINGS } from '../victory/endings.ts';

/** Every answer that any question knows, and everything by which somebody steps in. */
const verbsOf = ({ procs, interrupts }: typeof republicOfRome): readonly string[] => [
  ...new Set([
    ...procs.flatMap((p) =>
      Object.values(p.nodes).flatMap((node) =>
        typeof node === 'object'
          ? [node.buttons, node.picks, node.ranges, node.chooses, node.allots].flatMap((verbs) =>
              Object.keys(verbs ?? {}),
            )
          : [],
      ),
    ),
    ...interrupts.map((i) => i.verb),
  ]),
];
const BASIC_VERBS = verbsOf(basicRepublicOfRome);

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
  ...ENDINGS.map((how) => `ending:${how}`),
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
  ...verbsOf(republicOfRome).flatMap((v) => (BASIC_VERBS.includes(v) ? [] : [`verb:${v}`])),
  ...Object.values(LAW).map((card) => `brought:${card}`),
  ...['pontifex', 'recall-pontifex'].map((kind) => `votes:${kind}`),
  // [2.03.8-c][2.03.8-d][2.03.92-a] A Governor has revolted, and it ends so.
  ...ENDINGS.flatMap((how) => (how.startsWith('rebel-') ? [`governor:${how}`] : [])),
];

const isLife = (g: Rome): boolean => g.senators.some((s) => s.consulForLife);

/** What an input shows by itself. */
const shownBy = (before: State<Rome>, { verb, arg }: Input): string[] => {
  const shown = [`verb:${verb}`];
  if (verb === 'playLaw' && typeof arg === 'string')
    shown.push(`${plays(before.g, 'passing-laws') ? 'brought' : 'law'}:${arg}`);
  if (verb === 'propose' && typeof arg === 'string') shown.push(`proposes:${arg.slice('kind:'.length)}`);
  if (verb === 'nominateForLife') shown.push('proposes:consul-for-life');
  if (verb === 'aye') shown.push(`votes:${before.g.senate.floors.at(-1)?.proposal.t}`);
  if (before.g.senate.floors.at(-1)?.proposal.t === 'consul-for-life') shown.push('?elected');
  return shown;
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
