/** What was shown last is kept, so that only what changed is sent. It must not change with the state. */
import { expect, test } from 'vitest';
import { seated, startTest } from './table.ts';

test('an offer that is a list of the state is sent when the list changes, and the hash is right', async () => {
  const { url } = await startTest();
  // Alone at the table: the same seat is asked again, and its hand is what it may play.
  const {
    clients: [a],
  } = await seated(url, 1);
  for (let i = 0; i < 3; i++) {
    const step = a!.next('step');
    expect((await a!.act('draw')).t).toBe('ok');
    await step;
    const { question, view } = a!.scene;
    const offered = question!.verbs['play'];
    expect(offered?.t === 'pick' && offered.of).toEqual((view as { hand: string[] }).hand);
  }
});
