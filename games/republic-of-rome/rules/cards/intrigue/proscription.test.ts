import { describe, expect, test } from 'vitest';
import { combat } from '../../combat/index.ts';
import { proscription } from './proscription.ts';
import type { Rome } from '../../game.ts';
import { at, faction, hand } from '../../testing/at.ts';
import { rebels, sends, wages } from '../../testing/armies.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

/** A Civil War that senator:1 of seat 0 has just won; seat 2 holds the card; three Knights are in play. */
const won = (also: (g: Rome) => void = () => {}) =>
  at(
    combat,
    undefined,
    { seats: 3 },
    (g) => {
      g.era = 'late';
      g.wars = [];
      for (const l of g.legions) l.at = 'pool';
      faction(g, 0, 'senator:16', 'senator:1');
      faction(g, 1, 'senator:18', 'senator:2');
      faction(g, 2, 'senator:20');
      g.removed = g.removed.filter((c) => c !== 'card:144');
      g.factions[2]!.hand = ['card:144'];
      rebels(g, 'senator:2', 4);
      sends(g, 'senator:1', 'rebel', { legions: 12 });
      who(g, 'senator:1').office = 'field-consul';
      who(g, 'senator:20').office = 'censor';
      who(g, 'senator:18').knights = 2;
      who(g, 'senator:20').knights = 1;
      also(g);
    },
    [4, 4, 4, 0],
  );

describe('Proscription', () => {
  test('[card-144-a] after a Victory all are asked, and its holder may play it', () => {
    const game = won();
    expect(game.waitingFor).toHaveLength(3);
    game.as(0).refuses('playProscription');
    game.as(0).does('pass');
    expect(game.waitingFor).toEqual([1, 2]);
    game.as(1).does('pass').as(2).does('pass');
    expect(game.question?.prompt.k).not.toBe('ask.proscription');
    expect(game.g.factions[2]!.hand).toEqual(['card:144']);
  });

  test('[card-144-a][3.02.2G-a][amb-F4] in a Middle game too, whose last cards are of the Late deck; not where they cannot have come', () => {
    expect(won((g) => void (g.era = 'middle')).waitingFor).toHaveLength(3);
    const longer = won((g) => {
      g.era = 'middle';
      g.erasToCome = ['late'];
    });
    expect(longer.logKeys()).toContain('combat.civil');
    expect(longer.question?.prompt.k).not.toBe('ask.proscription');
  });

  test('[card-144-b][card-144-c] the HRAO, the victor counted as in Rome, takes 1d6 for each Knight; the card is gone', () => {
    const game = won();
    game.as(2).does('playProscription');
    expect(game.waitingFor).toEqual([0]);
    game.as(0).rolling(6, 1, 3).does('proscribe').rolled();
    expect(who(game.g, 'senator:1').talents).toBe(10);
    expect(game.g.senators.every((s) => s.knights === 0)).toBe(true);
    expect(game.g.proscribed).toBe(0);
    expect(game.g.discards).toContain('card:144');
  });

  test('[card-144-c] he may decline, and the card is gone all the same', () => {
    const game = won();
    game.as(2).does('playProscription').as(0).does('decline');
    expect(who(game.g, 'senator:18').knights).toBe(2);
    expect(game.g.discards).toContain('card:144');
    expect(game.g.proscribed).toBe(-1);
  });

  test('[card-144-a] after a Stalemate nobody is asked', () => {
    const game = at(
      combat,
      undefined,
      { seats: 3 },
      (g) => {
        g.era = 'late';
        g.wars = [];
        faction(g, 0, 'senator:1');
        faction(g, 1, 'senator:18', 'senator:2');
        rebels(g, 'senator:2', 4);
        sends(g, 'senator:1', 'rebel', { legions: 4 });
      },
      [6, 4, 3, 0, 0],
    );
    expect(game.as(0).offers('over')).toBeDefined();
  });

  /** Right after a Civil War; seat 0 holds the card and has played it, nobody in Rome has an office. */
  const played = (rebelWon: boolean, patch: (g: Rome) => void) =>
    at(proscription, { rebelWon }, { seats: 3 }, (g) => {
      g.era = 'late';
      g.wars = [];
      for (const l of g.legions) l.at = 'pool';
      faction(g, 0, 'senator:16', 'senator:1');
      faction(g, 1, 'senator:18', 'senator:2');
      faction(g, 2, 'senator:20', 'senator:3');
      for (const s of g.senators) Object.assign(s, { office: '', influence: 3 });
      who(g, 'senator:16').influence = 9;
      hand(g, 0, 'card:144');
      patch(g);
    })
      .as(0)
      .does('playProscription');

  test('[card-144-c] nobody in the field counts but those who have won a Civil War', () => {
    const deciding = (victorious: boolean) =>
      played(false, (g) => {
        sends(g, 'senator:2', victorious ? ('' as never) : wages(g, 'war:5').id, { legions: 3, force: { victorious } });
        who(g, 'senator:2').influence = 20;
        Object.assign(who(g, 'senator:3'), { captive: 'barbarians', at: 'field', influence: 30 });
      }).waitingFor;
    expect([deciding(true), deciding(false)]).toEqual([[1], [0]]);
  });

  test('[card-144-c] and the Rebel who has won', () => {
    const deciding = (influence: number) =>
      played(true, (g) => {
        rebels(g, 'senator:2', 4);
        who(g, 'senator:2').influence = influence;
      }).waitingFor;
    expect([deciding(20), deciding(2)]).toEqual([[1], [0]]);
  });
});
