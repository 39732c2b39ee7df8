import { expect, test } from 'vitest';
import { capturedGovernors } from '../../../rules/events/captured-governors.ts';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { at, faction } from '../../../rules/testing/at.ts';
import { captured } from '../../../rules/testing/people.ts';
import { session } from '../../../rules/testing/session.ts';
import { onScreen, press } from '../testing/filled.ts';
import { ransomAskedForm, ransomForm } from './form.tsx';

const held = (own: number, treasury: number) => (g: Rome) => {
  faction(g, 1, 'senator:4', 'senator:5');
  Object.assign(captured(g, 'senator:5'), { influence: 9, talents: own });
  g.factions[1]!.treasury = treasury;
};
const free = (own: number, treasury: number) =>
  at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'combat';
    held(own, treasury)(g);
  });
const asked = (own: number, treasury: number) => at(capturedGovernors, undefined, { seats: 3 }, held(own, treasury));

test('[1.10.71-f] his own purse is emptied first; another part may be entered', () => {
  const game = free(6, 20);
  const seen = onScreen(game, ransomForm, 1);
  expect(seen.sent).toEqual([
    { verb: 'ransom', arg: 'senator:5' },
    { verb: 'payFromCaptive', arg: 6 },
  ]);
  expect(seen.commits[0]).toMatchObject({ detail: 'form.purse {"n":18}' });
  const less = onScreen(game, ransomForm, 1, (e) => ({ ...e, own: 2 }));
  expect(less.sent.at(-1)).toEqual({ verb: 'payFromCaptive', arg: 2 });
  press(game, ransomForm, less, 'ransom');
  expect(senator(game.g, 'senator:5')).toMatchObject({ captive: '', talents: 4 });
  expect(game.g.factions[1]!.treasury).toBe(4);
});
test('[1.10.71-f] never more or less of his than the rules take', () => {
  const more = onScreen(free(12, 8), ransomForm, 1, (e) => ({ ...e, own: 30 }));
  expect(more.sent.at(-1)).toEqual({ verb: 'payFromCaptive', arg: 12 });
  const less = onScreen(free(12, 8), ransomForm, 1, (e) => ({ ...e, own: 0 }));
  expect(less.sent.at(-1)).toEqual({ verb: 'payFromCaptive', arg: 10 });
});
test('[1.10.71-g] broken off, it opens again at the money', () => {
  const game = free(6, 20).as(1).does('ransom', 'senator:5');
  expect(onScreen(game, ransomAskedForm, 1).sent).toEqual([{ verb: 'payFromCaptive', arg: 6 }]);
});
test('[1.10.71-g] asked before the revenue: pays, or says not now; with too little the button says so', () => {
  const game = asked(6, 20);
  const seen = onScreen(game, ransomAskedForm, 1);
  expect(seen.commits.map((c) => c.name)).toEqual(['ransom', 'pass']);
  press(game, ransomAskedForm, seen, 'ransom');
  expect(senator(game.g, 'senator:5').captive).toBe('');
  const poor = onScreen(asked(1, 2), ransomAskedForm, 1);
  expect(poor.commits).toMatchObject([{ missing: 'ransom.tooLittle' }, { name: 'pass' }]);
});
