import { describe, expect, test } from 'vitest';
import { trading } from '../../../rules/revolution/cards.ts';
import { at, hand } from '../../../rules/testing/at.ts';
import { bare } from '../../../rules/testing/bare.ts';
import { onScreen, press } from '../testing/filled.ts';
import { sentTo } from './entries.ts';
import { tradeForm } from './form.ts';

const [A, B, C] = ['card:38', 'card:60', 'card:61'] as const;
const open = () =>
  at(trading, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revolution';
    hand(g, 0, A, B);
    hand(g, 1, C);
  });
const hands = (game: ReturnType<typeof open>) => game.g.factions.map((f) => f.hand);

describe('the form for trading cards', () => {
  test('[amb-66] no more trading with one press', () => {
    const game = open();
    const seen = onScreen(game, tradeForm, 0);
    expect(seen.sent).toEqual([{ verb: 'doneTrading' }]);
    press(game, tradeForm, seen, 'done');
    expect(game.waitingFor).not.toContain(0);
  });

  test('[1.11.1-a] a gift goes to its Faction, and the table stays open for more', () => {
    const game = open();
    const seen = onScreen(game, tradeForm, 0, (e) => ({
      ...e,
      to: { [A]: 'faction:1', [B]: 'faction:2' },
      how: { 'faction:1': 'give', 'faction:2': 'give' } as const,
    }));
    expect(seen.sent.map((a) => a.verb)).toEqual(['giveTo', 'layCards', 'giveTo', 'layCards']);
    press(game, tradeForm, seen, 'trade');
    expect(hands(game)).toEqual([[], [C, A], [B]]);
    expect(game.waitingFor).toContain(0);
  });

  test('[1.11.1-a][amb-66] held out, answered, and settled: each with one form', () => {
    const game = open();
    press(
      game,
      tradeForm,
      onScreen(game, tradeForm, 0, (e) => ({ ...e, to: { [A]: 'faction:1' } })),
      'trade',
    );
    expect(hands(game)[0]).toEqual([A, B]);
    // Who ends it now takes back what he holds out.
    expect(onScreen(game, tradeForm, 0).commits[0]).toMatchObject({ name: 'done', detail: 'trade.lapse' });
    press(
      game,
      tradeForm,
      onScreen(game, tradeForm, 1, (e) => ({ ...e, replies: { 'faction:0': [C] } })),
      'trade',
    );
    const settled = { 'faction:1': 'accept' } as const;
    press(
      game,
      tradeForm,
      onScreen(game, tradeForm, 0, (e) => ({ ...e, settled })),
      'trade',
    );
    expect(hands(game)).toEqual([[B, C], [A], []]);
  });

  test('[1.11.1-a] an offer may be declined', () => {
    const game = open();
    press(
      game,
      tradeForm,
      onScreen(game, tradeForm, 0, (e) => ({ ...e, to: { [A]: 'faction:1' } })),
      'trade',
    );
    const replies = { 'faction:0': 'decline' } as const;
    const seen = onScreen(game, tradeForm, 1, (e) => ({ ...e, replies }));
    expect(seen.sent).toEqual([{ verb: 'declineOffer', arg: 'faction:0' }]);
    press(game, tradeForm, seen, 'trade');
    expect(onScreen(game, tradeForm, 0).commits[0]!.detail).toBeUndefined();
  });

  test('[amb-66] to one who trades no more a card can only be given', () => {
    const game = open();
    game.as(1).does('doneTrading');
    const seen = onScreen(game, tradeForm, 0, (e) =>
      sentTo({ seat: 0, question: game.as(0).question!, view: game.view(0) }, e, A, 'faction:1'),
    );
    expect(seen.sent).toEqual([
      { verb: 'giveTo', arg: 'faction:1' },
      { verb: 'layCards', arg: [A] },
    ]);
  });

  test('a draft that was begun is gone on with, or dropped', () => {
    const game = open();
    game.as(0).does('offerTo', 'faction:1');
    expect(onScreen(game, tradeForm, 0).sent.map((a) => a.verb)).toEqual(['dropDraft', 'doneTrading']);
    const seen = onScreen(game, tradeForm, 0, (e) => ({ ...e, to: { [B]: 'faction:1' } }));
    expect(seen.sent).toEqual([{ verb: 'layCards', arg: [B] }]);
  });
});
