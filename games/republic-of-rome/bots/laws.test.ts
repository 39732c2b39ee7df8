/** How the sensible bot plays where Laws are voted on — 2.06 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { answers, ask, button, newGame, pick, playOut } from './testing/table.ts';
import { sensible } from './sensible.ts';

const BOTS = [sensible, sensible, sensible];
const SERVILIAN = 'card:110';
const menOf = (g: Rome, seat: number) => g.senators.filter((x) => x.faction === seat);
/** The Senate is in session, this seat has most votes, and seat 0 holds the Servilian Law. */
const table = (strong: number): State<Rome> => {
  const { s } = playOut('early', 'laws', BOTS, 12, ['passing-laws']);
  s.g.phase = 'senate';
  s.g.senate.filled = { consuls: true, dictator: true, censor: true };
  s.g.senate.step = 'business';
  s.g.wars = [];
  s.g.factions[0]!.hand = [SERVILIAN];
  for (const x of menOf(s.g, strong)) x.knights = 30;
  return s;
};

test('[2.06.2-n] he brings a Law forward only if it is likely to pass', () => {
  const menu = {
    ...ask('ask.senate.business', {}, { adjourn: button, playLaw: pick(SERVILIAN) }),
    asides: ['playLaw'],
  };
  expect(answers(table(0), 0, menu)).toEqual([{ verb: 'playLaw', arg: SERVILIAN }]);
  const weak = table(1);
  for (const x of menOf(weak.g, 0)) x.influence = 30;
  expect(answers(weak, 0, menu)).toEqual([{ verb: 'adjourn' }]);
});
test('[2.06.3-a] his own Senators sponsor it; asked by others he consents', () => {
  const s = table(0);
  const [own, other] = [menOf(s.g, 0)[0]!.id, menOf(s.g, 1)[0]!.id];
  const sponsor = ask('ask.laws.sponsor', { card: SERVILIAN }, { nameSponsor: pick(other, own), drop: button });
  expect(answers(s, 0, sponsor)).toEqual([{ verb: 'nameSponsor', arg: own }]);
  const consent = ask('ask.laws.consent', { who: other, card: SERVILIAN }, { consent: button, refuse: button });
  expect(answers(s, 1, consent)).toEqual([{ verb: 'consent' }]);
});
test('[2.06.C-a] he keeps the Servilian Law for the Knights', () => {
  const use = ask('ask.laws.use', { card: SERVILIAN }, { forKnights: button, repealAcilian: button });
  expect(answers(table(0), 0, use)).toEqual([{ verb: 'forKnights' }]);
});

test('[card-107-a] the Calpurnian Law while the Censor is his own, the Reforms against a rival on his way to 35 Influence', () => {
  const holding = (card: string, patch: (g: Rome) => void) => {
    const { s } = playOut('early', 'laws', BOTS, 12);
    Object.assign(s.g, { phase: 'senate', wars: [] });
    for (const x of s.g.senators) x.office = '';
    patch(s.g);
    return answers(s, 0, ask('ask.senate.opened', {}, { playLaw: pick(card), pass: button }))[0]!.verb;
  };
  const governed = (censor: number) => (g: Rome) => {
    menOf(g, censor)[0]!.office = 'censor';
    g.provinces = newGame(3, 'late', 'laws').g.provinces.map((p) => ({ ...p, governor: menOf(g, 1)[1]!.id }));
  };
  expect(holding('card:107', governed(0))).toBe('playLaw');
  expect(holding('card:107', governed(1))).toBe('pass');
  const great = (faction: number) => (g: Rome) => {
    menOf(g, faction)[0]!.influence = 29;
  };
  expect(holding('card:108', great(1))).toBe('playLaw');
  expect(holding('card:108', great(0))).toBe('pass');
});
test('[card-109-a] Tradition Erodes while his own first man is Consul', () => {
  const { s } = playOut('early', 'laws', BOTS, 12);
  Object.assign(s.g, { phase: 'senate', wars: [] });
  for (const x of s.g.senators) x.office = '';
  const question = ask('ask.senate.opened', {}, { playLaw: pick('card:109'), pass: button });
  expect(answers(s, 0, question)[0]!.verb).toBe('pass');
  const [man] = menOf(s.g, 0);
  Object.assign(man!, { office: 'rome-consul', influence: 18 });
  expect(answers(s, 0, question)[0]!.verb).toBe('playLaw');
});

test('[card-111-a] the most dangerous rival is fined, and nobody of his own', () => {
  const s = table(0);
  menOf(s.g, 2)[1]!.influence = 22;
  const [own, harmless, dangerous] = [0, 1, 2].map((seat) => menOf(s.g, seat)[0]!.id);
  const which = (...of: string[]) =>
    answers(s, 0, ask('ask.laws.fine', {}, { fineGovernor: pick(...of), fineNobody: button }));
  expect(which(own!, harmless!, dangerous!)).toEqual([{ verb: 'fineGovernor', arg: dangerous }]);
  expect(which(own!)).toEqual([{ verb: 'fineNobody' }]);
});
