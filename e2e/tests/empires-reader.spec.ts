import { cutEmpires, offers } from '../support/empires.ts';
import { openCut } from '../support/forms.ts';
import { Reader } from '../support/reader.ts';
import { test } from '../support/test.ts';
const action = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') > 0,
);
test('x', async ({ page }) => {
  await openCut(page, action);
  const reader = await Reader.on(page);
  console.log((await reader.whole()).join('\n'));
});
