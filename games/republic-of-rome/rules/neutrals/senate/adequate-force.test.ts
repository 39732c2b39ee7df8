import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, rebels, sends, wages } from '../../testing/armies.ts';
import { faction } from '../../testing/at.ts';
import { planOf, sent, withHim } from '../../testing/plans.ts';

/** Wars that nothing matches: 4 with 2 Fleets, 6, 10; and 2 with 2 Fleets after 10 at sea. */
const [FOUR, SIX, TEN, NAVAL] = ['war:121', 'war:120', 'war:119', 'war:118'] as const;

describe('Adequate', () => {
  test('[4.05.31-a][4.05.31-c] as many Legions as Land Strength, and the Fleets that must go', () => {
    expect(planOf({ legions: 4, fleets: 9 }, (g) => wages(g, FOUR)).attacks).toMatchObject([
      { war: FOUR, legions: 4, fleets: 2 },
    ]);
    expect(planOf({ legions: 3, fleets: 9 }, (g) => wages(g, FOUR)).entry).toBe(0);
  });

  test('[4.05.31-a][A4-30] before a Naval Battle as many Fleets as it has at sea; with Legions if they are enough to land', () => {
    const at = (legions: number, fleets: number) => planOf({ legions, fleets }, (g) => wages(g, NAVAL));
    expect(at(2, 10).attacks).toMatchObject([{ legions: 2, fleets: 10 }]);
    expect(at(1, 10).attacks).toMatchObject([{ legions: 0, fleets: 10 }]);
    expect(at(2, 9).entry).toBe(0);
  });

  test('[4.05.31-b] whoever leads them, and however experienced they are', () => {
    const veterans = (g: Rome): void => {
      wages(g, TEN);
      legionsTo(g, 'active', 9, { veteran: true });
    };
    expect(planOf({}, veterans).entry).toBe(0);
  });
});

describe('what goes besides', () => {
  const alone = [{ war: SIX, legions: 6, fleets: 0 }] as const;
  test('[4.05.31-d] half of what is not needed, rounded down', () => {
    const t = sent({ legions: 11, fleets: 5 }, [...alone], (g) => wages(g, SIX));
    expect(withHim(t.g, 'senator:2')).toEqual({ war: SIX, legions: 8, fleets: 0 });
  });

  test('[4.05.31-d] Fleets where a Naval Battle is to be fought', () => {
    const t = sent({ legions: 9, fleets: 15 }, [{ war: NAVAL, legions: 0, fleets: 10 }], (g) => wages(g, NAVAL));
    expect(withHim(t.g, 'senator:2')).toEqual({ war: NAVAL, legions: 0, fleets: 12 });
  });

  test('[4.05.31-d][A4-33] of several attacks each has its share, in their order', () => {
    const t = sent(
      { legions: 19 },
      [
        { war: TEN, legions: 10, fleets: 0 },
        { war: SIX, legions: 6, fleets: 0 },
      ],
      (g) => {
        wages(g, TEN);
        wages(g, SIX);
        senator(g, 'senator:3').office = '';
        senator(g, 'senator:2').office = 'field-consul';
        senator(g, 'senator:4').office = 'rome-consul';
      },
    );
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: TEN, legions: 11 });
    expect(withHim(t.g, 'senator:4')).toMatchObject({ war: SIX, legions: 6 });
  });

  test('[4.05.31-d] never more than +15', () => {
    // MIL 4 against 4: with 15 Legions it is enough, though 10 more could go.
    const t = sent({ legions: 25, fleets: 2 }, [{ war: FOUR, legions: 4, fleets: 2 }], (g) => {
      wages(g, FOUR);
      for (const n of [0, 1, 2, 3]) Object.assign(g.legions[n]!, { veteran: true, allegiance: 'senator:2' });
    });
    // 4 Veterans count 8, and 7 others with MIL 4 against 4: 15.
    expect(withHim(t.g, 'senator:2')).toMatchObject({ legions: 11 });
  });

  test('[4.05.3-f] with everything, up to +15 in the last entry of the Crisis List', () => {
    const all = [{ war: FOUR, legions: 20, fleets: 2 }] as const;
    const at = (entry: number) =>
      sent({ legions: 20, fleets: 2 }, [...all], (g) => wages(g, FOUR), { crisis: true, entry }).g;
    expect(withHim(at(5), 'senator:2')).toMatchObject({ legions: 15 });
    expect(withHim(at(1), 'senator:2')).toMatchObject({ legions: 20 });
  });
});

test('[4.05.31-d][A4-33] a Dictator counts with his Master of Horse', () => {
  const t = sent(
    { legions: 20, fleets: 2 },
    [{ war: FOUR, legions: 20, fleets: 2 }],
    (g) => {
      wages(g, FOUR);
      senator(g, 'senator:2').office = '';
      senator(g, 'senator:3').office = '';
      senator(g, 'senator:5').office = 'dictator';
      senator(g, 'senator:4').office = 'master-of-horse';
    },
    { crisis: true, entry: 5 },
  );
  // MIL 2 and 4 against 4.
  expect(withHim(t.g, 'senator:5')).toMatchObject({ legions: 13 });
});

describe('Veterans and Commanders', () => {
  test('[4.05.31-e] Veterans of anybody in his Faction go with him', () => {
    const t = sent({ legions: 8 }, [{ war: SIX, legions: 6, fleets: 0 }], (g) => {
      faction(g, 1, 'senator:2', 'senator:7');
      senator(g, 'senator:2').office = 'field-consul';
      wages(g, SIX);
      Object.assign(g.legions[7]!, { veteran: true, allegiance: 'senator:7' });
    });
    expect(withHim(t.g, 'senator:2')).toMatchObject({ legions: 7 });
    expect(t.g.legions[7]!.at).toBe('force:1');
  });

  test('[4.05.31-f] whether other Veterans go, the Dominant Player says', () => {
    const spare = () =>
      sent({ legions: 8 }, [{ war: SIX, legions: 6, fleets: 0 }], (g) => {
        wages(g, SIX);
        for (const n of [6, 7]) g.legions[n]!.veteran = true;
      });
    const t = spare();
    // 7 go, and 6 ordinary ones are there.
    expect(t.as(0).offers('spareVeterans')).toMatchObject({ of: ['legion:6', 'legion:7'], min: 1, max: 2 });
    t.does('spareVeterans', ['legion:7']);
    expect([t.g.legions[6]!.at, t.g.legions[7]!.at]).toEqual(['active', 'force:1']);
    expect(withHim(t.g, 'senator:2')).toMatchObject({ legions: 7 });
  });

  test('[4.05.31-f] Veterans of the Faction of another Commander are kept for him', () => {
    const t = sent(
      { legions: 12 },
      [
        { war: SIX, legions: 6, fleets: 0 },
        { war: FOUR, legions: 4, fleets: 2 },
      ],
      (g) => {
        wages(g, SIX);
        wages(g, FOUR);
        g.fleets = 2;
        Object.assign(g.legions[0]!, { veteran: true, allegiance: 'senator:3' });
      },
    );
    const his = t.g.forces.find((f) => f.commander === 'senator:3');
    expect(t.g.legions[0]!.at).toBe(`force:${his?.id}`);
  });

  test('[4.05.31-f] which of two fights which War, the Dominant Player says; the Field Consul goes before the Rome Consul', () => {
    const two = () =>
      sent(
        { legions: 16 },
        [
          { war: TEN, legions: 10, fleets: 0 },
          { war: SIX, legions: 6, fleets: 0 },
        ],
        (g) => {
          wages(g, TEN);
          wages(g, SIX);
          senator(g, 'senator:5').office = 'dictator';
        },
      );
    const t = two();
    expect(t.as(0).offers('commandWar')).toMatchObject({ of: ['senator:2', 'senator:5'] });
    t.picks('senator:5');
    expect(withHim(t.g, 'senator:5')).toMatchObject({ war: TEN });
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: SIX });
    const other = two().as(0).picks('senator:2');
    expect(other.offers('commandWar')).toMatchObject({ of: ['senator:3', 'senator:5'] });
  });

  test('[A4-34] a Proconsul gets what he lacks', () => {
    const t = sent({ legions: 5 }, [{ war: SIX, legions: 2, fleets: 0 }], (g) => {
      wages(g, SIX);
      sends(g, 'senator:4', SIX, { legions: 4, force: { sentIn: 0 } });
      senator(g, 'senator:4').office = 'proconsul';
    });
    // And half of the rest.
    expect(withHim(t.g, 'senator:4')).toMatchObject({ legions: 7 });
    expect(senator(t.g, 'senator:2').at).toBe('rome');
  });
});

describe('those who are sent', () => {
  test('[4.05.3-k] a Neutral goes with whatever he is given; a Player is asked, and another goes if he refuses', () => {
    const weak = { crisis: true, entry: 5 };
    const few = [{ war: TEN, legions: 2, fleets: 0 }] as const;
    const neutral = sent({ legions: 2 }, [...few], (g) => wages(g, TEN), weak);
    expect(withHim(neutral.g, 'senator:2')).toMatchObject({ legions: 2 });

    const player = () =>
      sent(
        { legions: 2 },
        [...few],
        (g) => {
          wages(g, TEN);
          senator(g, 'senator:2').office = 'dictator';
          senator(g, 'senator:1').office = 'field-consul';
        },
        weak,
      )
        .as(0)
        .picks('senator:1');
    expect(withHim(player().as(0).does('consent').g, 'senator:1')).toMatchObject({ war: TEN });
    const t = player().as(0).does('refuse');
    expect(senator(t.g, 'senator:1').at).toBe('rome');
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: TEN });
  });

  test('[4.05.3-j] nobody to lead it: it is not made', () => {
    const t = sent({ legions: 6 }, [{ war: SIX, legions: 6, fleets: 0 }], (g) => {
      wages(g, SIX);
      for (const s of g.senators) s.office = '';
    });
    expect(t.g.forces).toEqual([]);
    t.expectLog('neutral.noCommander', { war: SIX });
  });

  test('[4.05.3-f] the Rebel is called by his name', () => {
    const t = sent({ legions: 9 }, [{ war: 'rebel', legions: 9, fleets: 0 }], (g) => rebels(g, 'senator:5', 3), {
      crisis: true,
      entry: 2,
    });
    t.expectLog('neutral.sends', { who: 'senator:2', war: 'senator:5', legions: 9 });
    expect(withHim(t.g, 'senator:2')).toMatchObject({ war: 'rebel', legions: 9 });
  });

  test('[4.05.3-h] with nothing to order, or nothing they want, nobody is sent', () => {
    const idle = sent({}, [], () => {}, { own: true });
    expect(idle.as(0).offers('over')).toBeDefined();
    const dropped = sent({ legions: 6 }, [], (g) => wages(g, SIX), { own: true })
      .as(0)
      .does('drop');
    expect(dropped.g.forces).toEqual([]);
  });

  test('[4.05.3-h] Players draw up their own plan as a deployment, without a vote', () => {
    const t = sent({ legions: 6 }, [], (g) => wages(g, SIX), { own: true });
    t.as(0).does('sendCommander', 'senator:2').does('sendAgainst', SIX).does('legions', 5).does('put');
    expect(withHim(t.g, 'senator:2')).toEqual({ war: SIX, legions: 5, fleets: 0 });
  });
});

test('[4.05.3-d][1.11.34-b] nobody is sent against a Rebel whose Revolt has failed since the plan was made', () => {
  const all = [
    { war: 'rebel', legions: 5, fleets: 0 },
    { war: SIX, legions: 6, fleets: 0 },
  ] as const;
  const t = sent({ legions: 11 }, [...all], (g) => wages(g, SIX));
  expect(t.g.forces.map((f) => [f.commander, f.war])).toEqual([['senator:2', SIX]]);
});
