import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { rebelMaintenance } from '../../../rules/revenue/rebels.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { rebels } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare, rich, treasury } from '../../../rules/testing/bare.ts';
import { onScreen, press } from '../testing/filled.ts';
import { rebelPayForm } from './form.ts';

/** senator:2 of seat 1 is in Revolt with so many Legions; senator:10 has joined him. */
const revolt = (legions: number, patch: (g: Rome) => void) =>
  at(rebelMaintenance, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    g.senators.push(fresh(g, 'senator:10', 1));
    rebels(g, 'senator:2', legions);
    Object.assign(senator(g, 'senator:10'), { rebel: 'secondary', at: 'field' });
    patch(g);
  });
const rebelsHave = (g: Rome): void => {
  rich(g, 'senator:2', 4);
  rich(g, 'senator:10', 9);
  treasury(g, 1, 5);
};

describe('the form for the pay of the Rebel army', () => {
  test('[1.11.35-b] the Rebel pays first, with one press', () => {
    const game = revolt(3, rebelsHave);
    const seen = onScreen(game, rebelPayForm, 1);
    expect(seen.sent).toEqual([{ verb: 'payRebels', arg: { 'senator:2': 4, 'senator:10': 2 } }]);
    press(game, rebelPayForm, seen, 'go');
    expect(senator(game.g, 'senator:10').talents).toBe(7);
  });

  test('[1.11.35-b] less than it costs is not sent, and the button says how much is paid', () => {
    const seen = onScreen(revolt(3, rebelsHave), rebelPayForm, 1, (e) => ({ ...e, shares: { 'faction:1': 5 } }));
    expect(seen.sent).toEqual([]);
    expect(seen.commits[0]!.missing).toBe('rebelPay.paid {"n":5,"of":6}');
  });

  test('[1.11.35-d] Legions beyond his means leave, Veterans last, and the others are paid in one go', () => {
    const game = revolt(4, (g) => {
      rich(g, 'senator:2', 5);
      g.legions[0]!.veteran = true;
    });
    const seen = onScreen(game, rebelPayForm, 1);
    expect(seen.sent).toEqual([
      { verb: 'releaseLegions', arg: ['legion:1', 'legion:2'] },
      { verb: 'payRebels', arg: { 'senator:2': 4 } },
    ]);
    press(game, rebelPayForm, seen, 'go');
    expect(game.question?.prompt.k).toBe('ask.revenue.released');
  });

  test('[1.06.53-h][1.11.35-e] Rome keeps what it can pay for, unless fewer are wished for', () => {
    const game = revolt(4, (g) => void rich(g, 'senator:2', 5));
    press(game, rebelPayForm, onScreen(game, rebelPayForm, 1), 'go');
    const by = game.waitingFor[0]!;
    expect(onScreen(game, rebelPayForm, by).sent).toEqual([{ verb: 'keepReleased', arg: 2 }]);
    press(
      game,
      rebelPayForm,
      onScreen(game, rebelPayForm, by, (e) => ({ ...e, kept: 1 })),
      'go',
    );
    expect(game.g.legions.filter((l) => l.at === 'active')).toHaveLength(1);
  });
});
