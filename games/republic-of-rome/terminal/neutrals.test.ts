import { speaker } from '@tabularium/text';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/game.ts';
import { neutralEnglish } from '../rules/messages/en-neutrals.ts';
import { en as words } from '../rules/messages/en.ts';
import { type Move, nextMove } from '../rules/neutrals/next-move.ts';
import { say } from '../rules/say.ts';
import { atNeutrals } from '../rules/testing/neutrals.ts';
import { terminal } from './index.ts';
import { en } from './messages/en.ts';

const speak = speaker('en', en, words, neutralEnglish);
/** Something is about to happen by itself. */
const MOVE: Move = {
  faction: 1,
  does: say('neutral.noAttack'),
  rule: '4.05.3-j',
  because: { by: say('neutral.refused'), candidates: [] },
};
const viewOf = (seats: 1 | 2, patch: (g: Rome) => void) =>
  atNeutrals(nextMove, MOVE, { seats, pace: 'step' }, patch).view(0);
const shown = (seats: 1 | 2, patch: (g: Rome) => void): string => terminal.list(viewOf(seats, patch), speak).join('\n');

test('[4.01.2-a] a Neutral has its card beside it, a Player none, and the own Faction is marked', () => {
  const text = shown(1, () => {});
  expect(text.match(/^ {2}Neutral\. /gm)).toHaveLength(4);
  expect(text).toMatch(/^1\. .* \(you\)\n(?! {2}Neutral)/m);
  expect(text.replaceAll(/\n {2}(?=\S)/g, ' ')).toContain(
    'Neutral. Leader: most Military. Revenue: 1d6 for the treasury, the rest for the Leader. Provincial Spoils: on 4 or more. ' +
      'Knights: 1 T. Bids: +0. Gives to: the State, Games. Takes, first things first: Field Consul, Rome Consul, Governor, Censor, Concession, Land Bill.',
  );
  expect(text).not.toContain('Dominant Player');
  expect(text).not.toContain('Ruling Coalition');
  expect(text).not.toContain('Military Plan');
});
test('[4.02.2-b] with two players, who decides where no guideline does', () => {
  expect(
    shown(2, (g) => {
      g.neutrals!.dominant = 1;
    }),
  ).toMatch(/^Dominant Player: \S+$/m);
});
test('[4.05.2-f][4.05.3-d] who rules, and what is to be attacked, with what and by whom', () => {
  const text = shown(1, (g) => {
    g.phase = 'senate';
    g.neutrals!.coalition = { entry: 4, members: [2, 0] };
    g.neutrals!.plan = {
      crisis: true,
      entry: 1,
      own: false,
      legions: 0,
      fleets: 0,
      attacks: [
        { war: 'war:1', legions: 5, fleets: 1, commander: '' },
        { war: 'rebel', legions: 1, fleets: 0, commander: 'senator:1' },
      ],
    };
  });
  expect(text).toMatch(/^Ruling Coalition \(entry 4 of the list\): \S+ and \S+$/m);
  expect(text.replaceAll('\n', ' ')).toMatch(
    /Military Plan \(crisis\): 1st Punic War with at least 5 Legions and 1 Fleet, led by nobody yet; the Rebel with at least 1 Legion and 0 Fleets, led by \S+/,
  );
});
test('[4.05.3-h][4.05.3-j] a plan of the Players, and none', () => {
  const ruled = (own: boolean) =>
    shown(1, (g) => {
      g.phase = 'combat';
      g.neutrals!.coalition = { entry: 1, members: [0] };
      g.neutrals!.plan.own = own;
    });
  expect(ruled(true)).toMatch(/^Military Plan: that of the Players$/m);
  expect(ruled(false)).toMatch(/^Military Plan: no attack$/m);
});
test('[4.05.2-e] until the Senate meets, the Coalition is that of the last one, and its plan has been carried out', () => {
  const text = shown(1, (g) => {
    g.phase = 'forum';
    g.neutrals!.coalition = { entry: 4, members: [2, 0] };
  });
  expect(text).toMatch(/^Ruling Coalition of the last Senate \(entry 4 of the list\): \S+ and \S+$/m);
  expect(text).not.toContain('Military Plan');
});
test('[4.02.1-b] why a move will happen is known before it does; a Faction can be looked at', () => {
  const view = viewOf(1, () => {});
  expect(terminal.ahead!(view)).toEqual(MOVE.because);
  expect(terminal.known!(view)).toContain('faction:2');
  expect(terminal.describe(view, 'faction:1', speak)!.join('\n')).toMatch(/Neutral\. Leader: most Military/);
});
