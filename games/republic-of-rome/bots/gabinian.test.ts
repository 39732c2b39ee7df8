/** What a Commander of the bot raises with his own money — card 157 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { forcePlace, landStrength, military } from '../rules/study.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate, range } from './testing/table.ts';

/** A Proconsul of seat 0 stands at a War, with this money, and so many Legions short of a good battle. */
const atWar = (missing: number, talents: number): { s: State<Rome>; who: string } => {
  let who = '';
  const s = quietSenate((g) => {
    const [war] = newGame(3, 'early', 'wars').g.wars;
    g.wars = [{ ...war!, id: 'war:4', status: 'active' }];
    const man = menOf(g, 0)[0]!;
    who = man.id;
    Object.assign(man, { office: 'proconsul', at: 'field', talents });
    const force = {
      id: 1,
      war: 'war:4',
      commander: man.id,
      masterOfHorse: '',
      fleets: 10,
      sent: 0,
      sentIn: 0,
      reinforcedIn: 0,
      hadLegions: true,
      victorious: false,
      homeward: false,
      fought: false,
    } as const;
    g.forces = [{ ...force }];
    const army = landStrength(g, g.wars[0]!) - military(g, man) + 4 - missing;
    g.legions.forEach((l, n) => {
      l.at = n < army ? forcePlace(g.forces[0]!) : 'pool';
    });
  });
  return { s, who };
};
const chosen = (missing: number, talents: number) => {
  const { s, who } = atWar(missing, talents);
  return answers(
    s,
    0,
    ask('ask.laws.gabinian', { who }, { raiseFromPersonal: button, raiseFromFaction: button, raiseNothing: button }),
    ask('ask.laws.gabinianLegions', { who }, { legions: range(0, 5) }),
    ask('ask.laws.gabinianFleets', { who }, { fleets: range(0, 5) }),
  );
};

test('[card-157-a] he pays for the Legion that makes the battle a good one, and for no more', () => {
  expect(chosen(1, 50)).toEqual([
    { verb: 'raiseFromPersonal' },
    { verb: 'legions', arg: 1 },
    { verb: 'fleets', arg: 0 },
  ]);
});
test('[card-157-a] for nothing where the odds are good, where they would stay bad, or where he cannot pay', () => {
  expect(chosen(0, 50)[0]).toEqual({ verb: 'raiseNothing' });
  expect(chosen(8, 500)[0]).toEqual({ verb: 'raiseNothing' });
  expect(chosen(1, 9)[0]).toEqual({ verb: 'raiseNothing' });
});
test('[card-157-a] the Law is brought forward while one of his own could win by it', () => {
  const question = ask('ask.senate.opened', {}, { playLaw: pick('card:157'), pass: button });
  expect(answers(atWar(1, 50).s, 0, question)).toEqual([{ verb: 'playLaw', arg: 'card:157' }]);
  expect(answers(atWar(1, 0).s, 0, question)).toEqual([{ verb: 'pass' }]);
});
