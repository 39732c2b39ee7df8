import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, rebels, sends, wages } from '../../testing/armies.ts';
import { chit, HARMLESS } from '../../testing/chits.ts';
import { attacking, enlist, revoltsIn } from '../../testing/rebels.ts';

const AFRICA = 'province:africa';
const SARDINIA = 'province:sardinia-corsica';
const SICILIA = 'province:sicilia';
const CAESAR = 'senator:4A';

/** Sardinia et Corsica, developed: 1 on land, and five Fleets; with MIL 4 on land, 9 at sea. */
const sardinia = (g: Rome) => revoltsIn(g, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true });
/** 15 Fleets and MIL 4 against 9 at sea, dice 8: 18, a Victory without losses. */
const WON_AT_SEA: Dice = [3, 3, 2];

describe('from sea to land', () => {
  const isOver = (game: ReturnType<typeof attacking>) => game.as(0).offers('over') !== undefined;

  test('[2.03.81-e] only after a Victory at sea', () => {
    expect(
      attacking(SARDINIA, { legions: 5, fleets: 15 }, sardinia, WON_AT_SEA).as(0).offers('fightOnLand'),
    ).toBeDefined();
    // 6 + 4 against 9, dice 12: 13, a Stalemate without losses.
    const game = attacking(SARDINIA, { legions: 5, fleets: 6 }, sardinia, [4, 4, 4]);
    expect([isOver(game), game.g.forces[0]!.fought]).toEqual([true, true]);
  });

  test('[1.10.12-d] he is asked about this very Province', () => {
    const game = attacking(SARDINIA, { legions: 5, fleets: 15 }, sardinia, WON_AT_SEA);
    expect(game.as(0).question?.prompt).toEqual({ k: 'ask.combat.onLand', a: { war: SARDINIA } });
  });

  test('[1.10.12-d][2.03.81-j] only with Legions, and with Fleets enough for Support', () => {
    const alone = attacking(SARDINIA, { fleets: 15 }, sardinia, WON_AT_SEA);
    // [1.10.12-e] Sent without a Legion, it comes home at once, and nobody becomes Proconsul.
    expect([isOver(alone), alone.g.forces, alone.g.fleets, senator(alone.g, 'senator:1').at]).toEqual([
      true,
      [],
      15,
      'rome',
    ]);
    // 5 + 4 against 5 + 4, dice 17: one Fleet is lost, four are left, and the Province has none of its own to lose.
    const game = attacking(AFRICA, { legions: 6, fleets: 5 }, (g) => revoltsIn(g, 'senator:2', AFRICA), [
      6,
      6,
      5,
      0,
      HARMLESS,
      HARMLESS,
    ]);
    expect([game.g.forces[0]!.fleets, isOver(game)]).toEqual([4, true]);
    // [1.10.8-b] With Legions it stays.
    expect(game.g.forces[0]!.fought).toBe(true);
  });

  test('[1.10.7-c] not if the Commander has died of the battle at sea, nor if the Rebel has', () => {
    // 10 + 4 against 9, dice 12: 17, one each.
    const struck = (n: number) =>
      attacking(
        SARDINIA,
        { legions: 5, fleets: 10 },
        (g) => {
          sardinia(g);
          enlist(g, 0, 'senator:7');
          sends(g, 'senator:7', wages(g, 'war:5').id, { legions: 1 });
        },
        [4, 4, 4, 0, chit(n), HARMLESS],
      );
    // [1.10.4-e] A dead victor's Force comes home.
    const commander = struck(1);
    expect([isOver(commander), commander.g.forces.length, commander.g.rebels.length]).toEqual([true, 1, 1]);
    const rebel = struck(2);
    expect([isOver(rebel), rebel.g.rebels, rebel.g.forces.length]).toEqual([true, [], 1]);
  });

  test('[amb-123] silent, he fights on land if he is no weaker there', () => {
    const silent = (legions: number) =>
      attacking(SARDINIA, { legions, fleets: 15 }, sardinia, WON_AT_SEA)
        .as(0)
        .byChance()
        .saysNothing()
        .logKeys()
        .includes('rebels.battle');
    // On land 1 + 1 and MIL as much again; two Legions are 4 too.
    expect([silent(2), silent(1)]).toEqual([true, false]);
  });

  test('[amb-118][amb-123] with the allies that the battle at sea has brought the Rebel', () => {
    const shifted = (legions: number) =>
      attacking(
        SARDINIA,
        { legions, fleets: 15 },
        (g) => {
          sardinia(g);
          g.events.push({ id: 'event:161', level: 1, since: 1 });
        },
        // 16 is even: the black die, 4, is the Rebel's. 19 against 13.
        [4, 6, 6],
      );
    shifted(4).expectLog('rebels.battle', { modifier: 15 + 4 - 13, total: 16 + 6, result: 'result:victory' });
    const silent = (legions: number) =>
      shifted(legions).as(0).byChance().saysNothing().logKeys().includes('rebels.battle');
    // Against 4 + 4.
    expect([silent(4), silent(3)]).toEqual([true, false]);
    // 17 is odd, and changes nothing more: 4 + 4 against 4 + 4.
    shifted(4)
      .as(0)
      .rolling(6, 6, 5, 0, 0, HARMLESS, HARMLESS)
      .does('fightOnLand')
      .expectLog('rebels.battle', { modifier: 0 });
  });

  test('[2.03.7-l][2.03.22-d] nobody fights any more when the Primary Rebel in Italy has lost his last Veterans meanwhile', () => {
    const game = attacking(
      SARDINIA,
      { legions: 5, fleets: 15 },
      (g) => {
        rebels(g, 'senator:2', 0);
        legionsTo(g, 'rebel', 1, { veteran: true, allegiance: 'senator:3' });
        enlist(g, 1, 'senator:6');
        revoltsIn(g, 'senator:6', SARDINIA, { armies: 1, fleets: 5, developed: true });
      },
      WON_AT_SEA,
    );
    expect(game.as(0).offers('fightOnLand')).toBeDefined();
    game.as(2).does('recallVeterans', ['legion:0']);
    expect([isOver(game), game.g.rebels, game.g.forces]).toEqual([true, [], []]);
  });

  test('[2.03.22-d] they go on asking, if it has changed nothing', () => {
    const game = attacking(
      SARDINIA,
      { legions: 5, fleets: 15 },
      (g) => {
        rebels(g, 'senator:2', 1);
        legionsTo(g, 'rebel', 1, { veteran: true, allegiance: 'senator:3' });
        enlist(g, 1, 'senator:6');
        revoltsIn(g, 'senator:6', SARDINIA, { armies: 1, fleets: 5, developed: true });
      },
      WON_AT_SEA,
    );
    game.as(2).does('recallVeterans', ['legion:1']);
    expect(game.as(0).offers('fightOnLand')).toBeDefined();
  });
});

describe('after the battle', () => {
  /** Sicilia with two Armies: 2 + 1 and MIL 3. Seat 2 holds Proscription; nobody has an office, and the Rebel most Influence. */
  const proscribed = (sent: { legions: number; fleets?: number }, dice: Dice, fleets = 0) =>
    attacking(
      SICILIA,
      sent,
      (g) => {
        g.era = 'late';
        g.removed = g.removed.filter((c) => c !== 'card:144');
        g.factions[2]!.hand = ['card:144'];
        revoltsIn(g, 'senator:2', SICILIA, { armies: 2, fleets });
        for (const [id, influence] of [
          ['senator:1', 5],
          ['senator:2', 20],
          ['senator:3', 3],
        ] as const)
          senator(g, id).influence = influence;
      },
      dice,
    );
  const who = (game: ReturnType<typeof proscribed>) => game.as(2).does('playProscription').waitingFor;

  test('[card-144-a][card-144-c] Proscription may be played after a Victory, and the victor is counted as in Rome', () => {
    // 10 + 4 against 6: 18.
    expect(who(proscribed({ legions: 10 }, [4, 4, 2, 0]))).toEqual([0]);
  });

  test('[card-144-a][card-144-c][2.03.92-b] after a Defeat too, on land or at sea: then the Rebel is counted', () => {
    // 1 + 1 against 6, dice 3: all is lost.
    expect(who(proscribed({ legions: 1 }, [1, 1, 1, 0, HARMLESS]))).toEqual([1]);
    // 3 + 3 against 3 + 3, dice 3.
    expect(who(proscribed({ legions: 0, fleets: 3 }, [1, 1, 1, HARMLESS, HARMLESS, HARMLESS], 3))).toEqual([1]);
  });

  test('[card-144-a][own-99] not after a Naval Victory, which decides nothing yet', () => {
    // 10 + 3 against 3 + 3.
    const game = proscribed({ legions: 0, fleets: 10 }, [6, 6, 6], 3);
    expect(game.g.advanced?.rebels?.beatenAtSea).toEqual([SICILIA]);
    expect([game.as(2).offers('playProscription'), game.as(0).offers('over') !== undefined]).toEqual([undefined, true]);
  });

  test('[card-144-a] not after a Stalemate', () => {
    // 3 + 3 against 6, dice 13.
    const game = proscribed({ legions: 3 }, [5, 4, 4, 0]);
    expect([game.as(2).offers('playProscription'), game.as(0).offers('over') !== undefined]).toEqual([undefined, true]);
  });

  test('[card-125-a] Caesar may make a second Veteran after a Victory over a Rebel Province', () => {
    const won = () =>
      attacking(
        SICILIA,
        { legions: 12 },
        (g) => {
          g.senators[0] = { ...fresh(g, CAESAR, 0), family: true };
          revoltsIn(g, 'senator:2', SICILIA);
        },
        [6, 6, 4, 0],
        CAESAR,
      ).as(0);
    const veterans = (g: Rome) => g.legions.filter((l) => l.veteran && l.allegiance === CAESAR).length;
    expect(veterans(won().rolling(0).does('secondVeteran').g)).toBe(2);
    expect(veterans(won().does('oneVeteran').g)).toBe(1);
  });

  test('[card-125-a] and as a Rebel Governor when he has beaten the Senate there', () => {
    const beaten = (fallen: Dice) =>
      attacking(
        SICILIA,
        { legions: 1 },
        (g) => {
          g.senators[1] = { ...fresh(g, CAESAR, 1), family: true };
          g.factions[1]!.leader = CAESAR;
          revoltsIn(g, CAESAR, SICILIA, { armies: 6 });
          legionsTo(g, SICILIA, 3);
        },
        [1, 1, 1, ...fallen],
      );
    const game = beaten([0, 0, HARMLESS]);
    game.as(1).rolling(0).does('secondVeteran');
    expect(game.g.legions.filter((l) => l.veteran && l.at === SICILIA && l.allegiance === CAESAR)).toHaveLength(2);
    // Not if he has fallen in it.
    expect(
      beaten([0, 0, chit(4)])
        .as(1)
        .offers('secondVeteran'),
    ).toBeUndefined();
  });
});
