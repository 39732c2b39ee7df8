/** Positions of Mediterranean Empires, found by playing at random up to a question. */
import { expect, type Page } from '@playwright/test';
import {
  begin,
  copy,
  engineOf,
  fromSeed,
  openGame,
  parseTable,
  type Question,
  randomInput,
  rng,
  type State,
  toFile,
} from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires as game } from '@tabularium/games/mediterranean-empires/rules';

const engine = engineOf(game);
const LONGEST = 2000;
const MOST_GAMES = 40;

/** The file of a game that was cut where this is asked. */
export const cutEmpires = (
  seats: number,
  seed: string,
  isThere: (at: string, question: Question, state: State<Empires>) => boolean,
): string => {
  for (let n = 0; n < MOST_GAMES; n++) {
    const own = `${seed}${n}`;
    const state = begin(game, parseTable(game, seats, {}), fromSeed(own));
    const chance = rng(own);
    while (!state.over && state.inputs < LONGEST) {
      const [by] = engine.waitingFor(state);
      const question = engine.question(state, by!)!;
      const top = state.stack.at(-1)!;
      if (isThere(`${top.proc}/${top.node}`, question, state))
        return JSON.stringify({
          ...toFile(openGame(game, seats, {}, { t: 'seed', seed: own })),
          start: copy(state),
        });
      const declines = Object.hasOwn(question.verbs, 'decline');
      const input = declines ? { by: by!, verb: 'decline' } : randomInput(question, by!, (k) => chance.below(k))!;
      engine.apply(state, input);
    }
  }
  throw new Error('no random game comes to such a question');
};

/** The file of a game that was played at random up to such a position, with all that was said on the way. */
export const playedEmpires = (seats: number, seed: string, isThere: (state: State<Empires>) => boolean): string => {
  const opened = openGame(game, seats, {}, { t: 'seed', seed });
  const { match } = opened;
  const chance = rng(seed);
  for (let made = 0; made < LONGEST; made++) {
    if (isThere(match.state)) return JSON.stringify(toFile(opened));
    if (match.state.over) break;
    const [by] = engine.waitingFor(match.state);
    const question = match.question(by!)!;
    const plain = ['decline', 'pass'].find((verb) => Object.hasOwn(question.verbs, verb));
    const isPlain = plain === 'decline' || (plain === 'pass' && chance.below(3) > 0);
    match.play(isPlain ? { by: by!, verb: plain } : randomInput(question, by!, (k) => chance.below(k))!);
  }
  throw new Error('the game does not come to such a position');
};

/** How many things a verb offers. */
export const offers = ({ verbs }: Question, verb: string): number => {
  const offer = verbs[verb];
  return offer?.t === 'pick' ? offer.of.length : 0;
};

/** Waits until something is asked here, when nothing goes on by itself, and turns to the map from whatever page stands in its place. */
export const toMap = async (page: Page): Promise<void> => {
  await expect(page.locator('.q :is([data-verb], [data-commit], [data-pick])').first()).toBeVisible();
  const legend = page.getByRole('button', { name: 'Signs of the map' });
  await expect(async () => {
    if (!(await legend.isVisible())) await page.keyboard.press('m');
    await expect(legend).toBeVisible({ timeout: 2000 });
  }).toPass();
};
