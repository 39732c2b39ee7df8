import { expect, test } from 'vitest';
import { consulships } from '../../../rules/senate/elections/consulships.ts';
import { inSenate, type Meeting, who } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { consulshipForm } from './form.ts';

const elected = (a: `senator:${number}`, b: `senator:${number}`): Meeting =>
  inSenate(consulships, { proposal: { t: 'consuls', pair: [a, b] } }, (g) => {
    for (const s of g.senators) s.office = '';
  });

test('[1.09.22-a][amb-82] each says what he wants', () => {
  const game = elected('senator:4', 'senator:7');
  const seen = onScreen(game, consulshipForm, 1);
  expect(seen.sent).toEqual([{ verb: 'wantRome' }]);
  press(game, consulshipForm, seen, 'choose');
  press(
    game,
    consulshipForm,
    onScreen(game, consulshipForm, 2, () => ({ choice: 'wantField' })),
    'choose',
  );
  expect([who(game, 4).office, who(game, 7).office]).toEqual(['rome-consul', 'field-consul']);
});

test('[1.09.22-a] one player who has both chooses', () => {
  const game = elected('senator:4', 'senator:5');
  press(
    game,
    consulshipForm,
    onScreen(game, consulshipForm, 1, () => ({ choice: 'senator:5' })),
    'choose',
  );
  expect([who(game, 4).office, who(game, 5).office]).toEqual(['field-consul', 'rome-consul']);
});
