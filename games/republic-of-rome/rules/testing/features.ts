/** What a game shows: how it ends, what was answered in it, what happened. Recorded games must show everything there is. */
import { begin, engineOf, fromSeed, type Input, parseTable, type State } from '@tabularium/kernel';
import type { GoldenFile } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { republicOfRome } from '../index.ts';
import { SCENARIOS } from '../ids.ts';
import { LAW } from '../rome/cards.ts';
import { ENDINGS } from '../victory/endings.ts';

/** Every answer that any question knows, and everything by which somebody steps in. */
const VERBS: readonly string[] = [
  ...new Set([
    ...republicOfRome.procs.flatMap((p) =>
      Object.values(p.nodes).flatMap((node) =>
        typeof node === 'object'
          ? [node.buttons, node.picks, node.ranges, node.chooses, node.allots].flatMap((verbs) =>
              Object.keys(verbs ?? {}),
            )
          : [],
      ),
    ),
    ...republicOfRome.interrupts.map((i) => i.verb),
  ]),
].sort();

/** Of the Advanced Rules, which no recorded game plays yet. */
const ADVANCED_VERBS: readonly string[] = [
  'askAdvocate',
  'countVeterans',
  'declareGovernors',
  'disbandVeterans',
  'forKnights',
  'giveUpArmies',
  'giveUpFleets',
  'giveUpForces',
  'intercept',
  'keepFleets',
  'keepReleasedFleets',
  'letLand',
  'losePrimaryFleets',
  'makePriest',
  'marchOnRome',
  'movePriesthood',
  'nameRebel',
  'noReinforcements',
  'payFleets',
  'payForRecall',
  'raiseDisbanded',
  'recallDisbanded',
  'recallLegions',
  'reinforceFrom',
  'sendForces',
  'sendLegions',
  'speakForHimself',
  'stayInProvince',
  'stayLoyal',
  'testFleets',
  'vetoAsPontifex',
];

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

/** All that the recorded games are to show. */
export const WANTED: readonly string[] = [
  ...ENDINGS.map((how) => `ending:${how}`),
  ...SCENARIOS.map((s) => `scenario:${s}`),
  ...[3, 4, 5, 6].map((n) => `players:${n}`),
  'option:sealed',
  'option:strict-omens',
  'option:resigning',
  ...VERBS.flatMap((v) => (ADVANCED_VERBS.includes(v) ? [] : [`verb:${v}`])),
  ...Object.values(LAW).map((card) => `law:${card}`),
  ...PROPOSALS.map((kind) => `proposes:${kind}`),
  'life:elected',
  'life:appointed',
  'rebel-end-game:won',
  'rebel-end-game:lost',
];

const isLife = (g: Rome): boolean => g.senators.some((s) => s.consulForLife);

/** What an input shows by itself. */
const shownBy = (before: State<Rome>, { verb, arg }: Input): string[] => {
  const shown = [`verb:${verb}`];
  if (verb === 'playLaw' && typeof arg === 'string') shown.push(`law:${arg}`);
  if (verb === 'propose' && typeof arg === 'string') shown.push(`proposes:${arg.slice('kind:'.length)}`);
  if (verb === 'nominateForLife') shown.push('proposes:consul-for-life');
  if (before.g.senate.floors.at(-1)?.proposal.t === 'consul-for-life') shown.push('?elected');
  return shown;
};

/** What has been shown when the input has been applied. */
export class Watch {
  readonly seen = new Map<string, number>();
  private inputs = 0;
  private wasLife = false;

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
      const how = state.over?.how;
      if (how === undefined) return;
      // Only a game that is played out shows what a table agreed.
      const { agreed } = state.g;
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
