import { expect, test } from '../support/test.ts';
import { Five } from '../support/rome/five.ts';
import { firstTurn } from '../support/rome/positions.ts';

const LONGEST_MS = 900_000;
const PHASES = ['revenue', 'forum', 'senate', 'revolution'];

/** Questions that have a button for leaving it at that; otherwise what is likely is done. */
const LEAVES: readonly (readonly [verb: string, name: string])[] = [
  ['endProsecutions', 'End Prosecutions'],
  ['adjourn', 'Adjourn'],
];

/** Whoever presides chooses the first two who may stand, or the first one. */
const nominate = async (five: Five, seat: number): Promise<void> => {
  const free = five
    .page(seat)
    .getByRole('region', { name: 'Who may stand' })
    .getByRole('button', { pressed: false, disabled: false });
  const red = five.bar(seat).locator('.commit');
  await expect(red).toBeVisible();
  for (let i = 0; i < 2 && (await red.getAttribute('aria-disabled')) === 'true'; i++) await free.first().click();
  await expect(red).toHaveAttribute('aria-disabled', 'false');
};

test('five people play a whole turn of the Early Republic, each from his own page; nobody learns what is not theirs', async ({
  server,
  newPerson,
}) => {
  test.setTimeout(LONGEST_MS);
  const five = await Five.at(server, firstTurn(), newPerson);
  const { turn } = await five.g();
  const phases = new Set<string>();
  let proposals = 0;
  for (let g = await five.g(); g.turn === turn; g = await five.g()) {
    phases.add(g.phase);
    const [seat, verbs] = await five.asked();
    const leaves = LEAVES.find(([verb]) => verbs.includes(verb));
    if (verbs.includes('nominate')) await nominate(five, seat);
    // One proposal is drawn up and voted on.
    if (leaves && (leaves[0] !== 'adjourn' || proposals++ > 0)) await five.press(seat, leaves[1]);
    else await five.likely(seat, /^Pass$/);
  }
  expect([...phases]).toEqual(expect.arrayContaining(PHASES));
  for (const eye of [0, 1, 2, 3, 4, 'public'] as const)
    await expect(five.page(eye).getByRole('banner')).toContainText(`Turn ${turn + 1}`);
  await five.close();
});
