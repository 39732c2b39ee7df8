import { begin, fromSeed, parseTable } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

for (const game of GAMES)
  test(`${game.id} can be studied: a turn has a name in every language, and there is a bot to play on`, async () => {
    const [module, studied, bots] = [await game.rules(), await game.studied!(), await game.bots!()];
    expect(Object.keys(bots)).toContain(studied.policy);
    const table = parseTable(module, module.meta.seats.default, {});
    const { k } = studied.turnOf(begin(module, table, fromSeed('a')).g);
    expect(Object.keys(module.messages)).toContain(k);
    for (const load of Object.values(module.translations)) expect(Object.keys(await load())).toContain(k);
  });
