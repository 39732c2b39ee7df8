/** Positions of Republic of Rome for five people: a game that came to a question, and what a test lays on its table. */
import { copy, type Input, openGame, randomInput, type Rigged, rng, type State } from '@tabularium/kernel';
import { republicOfRome, type Rome } from '@tabularium/games/republic-of-rome/rules';
import { hand } from '../../../games/republic-of-rome/rules/testing/at.ts';
import { legionsTo, wages } from '../../../games/republic-of-rome/rules/testing/armies.ts';
import { treasury } from '../../../games/republic-of-rome/rules/testing/bare.ts';
import { meeting } from '../../../games/republic-of-rome/rules/testing/senate.ts';
import { settle } from '../../../games/republic-of-rome/rules/testing/settle.ts';
import { senator } from '../../../games/republic-of-rome/rules/rome/senators.ts';

const MOST = 3000;

/** Everybody passes where that is possible and says yes to whatever is voted on; otherwise anything. */
const answer = (verbs: readonly string[]): readonly string[] => {
  const plain = ['pass', 'aye', 'callClockwise', 'done', 'endInitiative', 'contributed', 'redistributed'];
  const found = plain.find((verb) => verbs.includes(verb));
  return found === undefined ? verbs : [found];
};

/** Plays a game of five from its beginning until a procedure asks somebody. */
const until = (proc: string, node: string): State<Rome> => {
  const { match } = openGame(republicOfRome, 5, { scenario: 'early' }, { t: 'seed', seed: proc });
  const chance = rng(proc);
  for (let i = 0; i < MOST; i++) {
    const top = match.state.stack.at(-1)!;
    if (top.proc === proc && top.node === node) return copy(match.state);
    const by = match.engine.waitingFor(match.state)[0]!;
    const asked = match.question(by)!;
    const verbs = answer(Object.keys(asked.verbs).filter((verb) => !asked.asides.includes(verb)));
    const few = Object.fromEntries(verbs.map((verb) => [verb, asked.verbs[verb]!]));
    match.play(randomInput({ ...asked, verbs: few }, by, (n) => chance.below(n)) as Input);
  }
  throw new Error(`nobody was asked in ${proc}/${node}`);
};

/** Numbers that stand nowhere else on a page, so that a treasury can be looked for in everything a page receives. */
const TREASURIES = [7919, 6007, 5003, 4001, 3001] as const;

/** Lays the table anew at that question. The dice come in this order, and by chance afterwards. */
const laid = (state: State<Rome>, patch: (g: Rome) => void, dice: readonly Rigged[]): State<Rome> => {
  const { g } = state;
  patch(g);
  for (const [seat, talents] of TREASURIES.entries()) treasury(g, seat, talents);
  settle(g);
  republicOfRome.check(g);
  state.rig.splice(0, Number.POSITIVE_INFINITY, ...dice);
  return state;
};

/** The meeting is about to close, and everybody is asked whether to step in. */
export const adjourning = (): State<Rome> => laid(until('senate.adjournment-call', 'ask'), () => {}, []);

/** Two Senators each: Cornelius presides as Rome Consul, Valerius is Field Consul. */
const FACTIONS = [
  ['senator:1', 'senator:2'],
  ['senator:3', 'senator:4'],
  ['senator:5', 'senator:6'],
  ['senator:7', 'senator:8'],
  ['senator:9', 'senator:10'],
] as const;

const TRIBUNES = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42'] as const;

/**
 * The time of Prosecutions. Fabius of the first seat is Censor; Julius of the second is corrupt and loved by the people. The
 * third holds an Assassin. Everybody has a Tribune and may attempt an Assassination.
 */
export const prosecutions = (dice: readonly Rigged[]): State<Rome> => {
  const state = until('senate.prosecutions', 'choose');
  Object.assign(state.stack.at(-1)!.local, { censor: 'senator:2' });
  return laid(
    state,
    (g) => {
      meeting(g, 'prosecutions', ...FACTIONS.map((ids) => [...ids]));
      senator(g, 'senator:2').office = 'censor';
      senator(g, 'senator:3').office = 'field-consul';
      Object.assign(senator(g, 'senator:4'), { corrupt: true, popularity: 3 });
      for (const [seat, tribune] of TRIBUNES.entries())
        hand(g, seat, tribune, ...(seat === 2 ? ['card:49' as const] : []));
      for (const f of g.factions) f.attempted = 0;
      for (const s of g.senators) s.talents = 5;
    },
    dice,
  );
};

/**
 * Other business, with the 1st Punic War and the 2nd Illyrian War on the table, Julius of the second seat as Field Consul, units enough against both, and nobody with anything to step in
 * with but a card of no use here.
 */
export const atWar = (dice: readonly Rigged[]): State<Rome> => {
  const state = until('senate.business', 'menu');
  return laid(
    state,
    (g) => {
      meeting(g, 'business', ...FACTIONS.map((ids) => [...ids]));
      senator(g, 'senator:4').office = 'field-consul';
      wages(g, 'war:1');
      wages(g, 'war:4');
      for (const l of g.legions) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
      legionsTo(g, 'active', 20);
      g.fleets = 20;
      g.state = 200;
      const idle = ['card:47', 'card:48', 'card:50', 'card:51', 'card:10'] as const;
      for (const [seat, card] of idle.entries()) hand(g, seat, card);
      for (const s of g.senators) s.talents = 5;
    },
    dice,
  );
};

/** A game of five as it came to its first Revenue, but for the Treasuries. */
export const firstTurn = (): State<Rome> => laid(until('revenue.redistribution', 'ask'), () => {}, []);
