/** A game of Rome with all players at this screen, at the first question that offers something. */
import { type Input, openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';

const MOST = 3000;

/** Five Factions: as many as find room side by side. */
export const untilAsked = (verb: string, seed: string): string => {
  const opened = openGame(republicOfRome, 5, { scenario: 'early' }, { t: 'seed', seed });
  const { match } = opened;
  const chance = rng(seed);
  for (let i = 0; i < MOST; i++) {
    const by = match.engine.waitingFor(match.state)[0]!;
    const asked = match.question(by)!;
    if (asked.verbs[verb]) return JSON.stringify(toFile(opened));
    const verbs = Object.entries(asked.verbs).filter(([v]) => !asked.asides.includes(v));
    match.play(randomInput({ ...asked, verbs: Object.fromEntries(verbs) }, by, (n) => chance.below(n)) as Input);
  }
  throw new Error(`nobody was asked to ${verb}`);
};
