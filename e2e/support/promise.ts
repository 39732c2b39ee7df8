/** A game of Rome with all players at this screen, in which somebody has made a promise. */
import { type Input, openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';

const MOST = 3000;

/** Plays until the Initiative of a Faction that has promised to leave one Senator, or all of them, alone. */
export const leavesAlone = (whom: 'somebody' | 'everybody'): { readonly file: string; readonly senator: string } => {
  const opened = openGame(republicOfRome, 3, { scenario: 'early' }, { t: 'seed', seed: 'promise' });
  const { match } = opened;
  const chance = rng('promise');
  for (let i = 0; i < MOST; i++) {
    const by = match.engine.waitingFor(match.state)[0]!;
    const asked = match.question(by)!;
    if (asked.verbs['persuade']) {
      const to = (by + 1) % 3;
      const { senators, factions, turn } = match.state.g;
      const isLeader = (id: string): boolean => factions.some((f) => f.leader === id);
      const senator = senators.find((s) => s.faction !== by && s.at === 'rome' && !isLeader(s.id))!.id;
      const about = whom === 'somebody' ? senator : 'word:any';
      const words = ['deal:new-public', `faction:${to}`, 'deal:clause', `faction:${by}`, `faction:${to}`];
      for (const arg of [...words, 'word:refrain', 'not:persuade', about]) match.play({ by, verb: 'deal', arg });
      for (const arg of [`turn:${turn}`, 'word:always', 'deal:offer']) {
        match.play({ by, verb: 'deal', arg });
      }
      const { id } = match.state.g.agreements.all.at(-1)!;
      match.play({ by: to, verb: 'answerDeal', arg: `accept+agreement:${id}` });
      return { file: JSON.stringify(toFile(opened)), senator };
    }
    const verbs = Object.entries(asked.verbs).filter(([verb]) => !asked.asides.includes(verb));
    match.play(randomInput({ ...asked, verbs: Object.fromEntries(verbs) }, by, (n) => chance.below(n)) as Input);
  }
  throw new Error('nobody came to an Initiative');
};
