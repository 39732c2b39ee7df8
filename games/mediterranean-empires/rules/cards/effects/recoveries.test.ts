/** Cards that come back otherwise than on a 6: two tries, tries that others give, and after an assault. */
import { expect, test } from 'vitest';
import { assault } from '../../combat/assault.ts';
import type { Empires } from '../../game.ts';
import { at, card, CARTAGO, type Game, hand, own, ROMA, said, take } from '../../testing/at.ts';
import { send } from '../../testing/attack.ts';
import { field } from '../../testing/battles.ts';
import { withCard } from '../../testing/packs.ts';

const rolledFor = (p: Game, name: string): unknown[] =>
  said(p, 'med.recoveryRoll')
    .filter((x) => (x as { card: string }).card === card(name))
    .map((x) => {
      const { roll, min } = x as { roll: number; min: number };
      return [roll, min];
    });

/** Rome attacks with these and loses by 1 against 6; then the dice for what each side discarded, Carthage first. */
const beaten = (patch: (g: Empires) => void, troops: string[], recovery: number[], leaders: string[] = []): Game =>
  field(
    { troops },
    { troops: ['Lanceros Libios', 'Lanceros Libios', 'Lanceros Libios', 'Lanceros libios de élite'] },
    // Scipio brings two dice.
    [...Array.from({ length: 1 + 2 * leaders.length }, () => 1), 6, ...recovery],
    (g) => {
      patch(g);
      g.attack!.force.leaders = take(g, ...leaders);
    },
  );
const none = (): void => undefined;

test('[MED.5.4.5-k][MED.A9] recover-at: a card that rolls twice has a second try at its own number', () => {
  const twice = withCard('ROMA', 'Legion Veterana', {
    effects: [{ when: 'recovery', op: 'recover-at', min: 5, rolls: 2 }],
  });
  const second = beaten(twice, ['Legion Veterana'], [1, 1, 1, 1, 4, 5]);
  expect(rolledFor(second, 'Legion Veterana')).toEqual([
    [4, 5],
    [5, 5],
  ]);
  expect(second.g.hands[ROMA]).toEqual([card('Legion Veterana')]);
  const first = beaten(twice, ['Legion Veterana'], [1, 1, 1, 1, 5]);
  expect(rolledFor(first, 'Legion Veterana')).toEqual([[5, 5]]);
  const once = beaten(none, ['Legion Veterana'], [1, 1, 1, 1, 4]);
  expect([rolledFor(once, 'Legion Veterana'), once.g.hands[ROMA]]).toEqual([[[4, 5]], []]);
});

const RALLY = { when: 'recovery', op: 'rally', min: 4, names: ['Hastati', 'Principes'] };
const rallying = withCard('ROMA', 'Escipion', { effects: [RALLY] });

test('[MED.5.4.5-k][MED.9-m] rally: a second roll for the units that it names, and for no others', () => {
  // Carthage has four to roll for; then Hastati twice, Socii and the Leader once.
  const p = beaten(rallying, ['Hastati', 'Socii'], [1, 1, 1, 1, 3, 4, 5, 1], ['Escipion']);
  expect([rolledFor(p, 'Hastati'), rolledFor(p, 'Socii'), rolledFor(p, 'Escipion')]).toEqual([
    [
      [3, 6],
      [4, 4],
    ],
    [[5, 6]],
    [[1, 6]],
  ]);
  expect(p.g.hands[ROMA]).toEqual([card('Hastati')]);
  // A 6 in the first roll is enough, and whoever is not there rallies nobody.
  expect(rolledFor(beaten(rallying, ['Hastati'], [1, 1, 1, 1, 6, 1], ['Escipion']), 'Hastati')).toEqual([[6, 6]]);
  expect(rolledFor(beaten(rallying, ['Hastati'], [1, 1, 1, 1, 3]), 'Hastati')).toEqual([[3, 6]]);
});

test('rally: of several that name a unit the best counts, once; one for the other side does nothing', () => {
  const both = withCard('ROMA', 'Escipion', { effects: [RALLY, { ...RALLY, min: 3 }] });
  expect(rolledFor(beaten(both, ['Hastati'], [1, 1, 1, 1, 2, 2, 1], ['Escipion']), 'Hastati')).toEqual([
    [2, 6],
    [2, 3],
  ]);
  const theirs = withCard('CARTAGO', 'Lanceros Libios', { effects: [{ ...RALLY, names: ['Hastati'] }] });
  expect(rolledFor(beaten(theirs, ['Hastati'], [1, 1, 1, 1, 3]), 'Hastati')).toEqual([[3, 6]]);
});

test('[MED.A73] rally: not by a Leader with a dash in such a battle; troops may do it too', () => {
  const dashed = withCard('ROMA', 'Escipion', { effects: [RALLY], factors: [null, { dice: 1 }, { dice: 1 }] });
  const p = field(
    { troops: ['Hastati'] },
    { troops: ['Lanceros Libios', 'Lanceros Libios'] },
    [1, 6, 1, 1, 3, 1],
    (g) => {
      dashed(g);
      g.attack!.force.leaders = take(g, 'Escipion');
    },
  );
  expect(rolledFor(p, 'Hastati')).toEqual([[3, 6]]);
  const comrades = withCard('ROMA', 'Socii', { effects: [RALLY] });
  expect(rolledFor(beaten(comrades, ['Hastati', 'Socii'], [1, 1, 1, 1, 3, 4, 1]), 'Hastati')).toEqual([
    [3, 6],
    [4, 4],
  ]);
});

const HOME = [{ when: 'recovery', op: 'recover-after-assault', min: 5 }];

/** Rome assaults Utica, of size 2 with a fort, with Triarii; its dice, the city's, then those for what comes home. */
const stormed = (patch: (g: Empires) => void, rolls: number[], play?: string, leaders: string[] = []): Game => {
  const p = at(assault, undefined, {}, (g) => {
    patch(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    g.attack!.force.leaders = take(g, ...leaders);
    hand(g, ROMA, play ?? 'Torres de Asedio');
  });
  return play === undefined ? p.rolling(...rolls).does('decline') : p.rolling(...rolls).does('play', card(play));
};

test('[MED.5.4.7-j] recover-after-assault: won or lost, on its number, to the hand of whoever played it', () => {
  const veterans = withCard('ROMA', 'Triarii', { effects: HOME });
  const won = stormed(veterans, [6, 1, 1, 1, 5]);
  expect([won.g.hands[ROMA], rolledFor(won, 'Triarii')]).toEqual([
    [card('Torres de Asedio'), card('Triarii')].toSorted(),
    [[5, 5]],
  ]);
  expect(won.g.owner[won.g.owner.indexOf(ROMA)]).toBe(ROMA);
  const lost = stormed(veterans, [1, 6, 6, 6, 5]);
  expect(lost.g.hands[ROMA]).toContain(card('Triarii'));
  const gone = stormed(veterans, [6, 1, 1, 1, 4]);
  expect([gone.g.hands[ROMA], gone.g.discards[ROMA]]).toEqual([[card('Torres de Asedio')], [card('Triarii')]]);
});

test('[MED.5.4.7-j] recover-after-assault: city cards and Leaders too; nobody else is rolled for', () => {
  const engines = withCard('ROMA', 'Torres de Asedio', { effects: HOME });
  const towers = stormed(engines, [6, 1, 1, 1, 1, 1, 6], 'Torres de Asedio');
  expect([towers.g.hands[ROMA], said(towers, 'med.recoveryRoll').length]).toEqual([[card('Torres de Asedio')], 1]);
  const general = withCard('ROMA', 'Escipion', { effects: HOME });
  expect(stormed(general, [6, 1, 1, 1, 1, 6], undefined, ['Escipion']).g.hands[ROMA]).toContain(card('Escipion'));
  expect(said(stormed(none, [6, 1, 1, 1]), 'med.recoveryRoll')).toEqual([]);
});
