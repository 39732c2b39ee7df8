import { describe, expect, test } from 'vitest';
import { evilOmens } from '../../events/evil-omens.ts';
import { resolveEvent } from '../../events/index.ts';
import type { Rome } from '../../game.ts';
import { killSenator } from '../../rome/death.ts';
import { omens } from '../../rome/dice.ts';
import { senator } from '../../rome/senators.ts';
import { sittingCensor } from '../../senate/prosecutions/eligibility.ts';
import { prosecutionsStep } from '../../senate/prosecutions/index.ts';
import { at } from '../../testing/at.ts';
import { bare, rich, type Table, table, treasury } from '../../testing/bare.ts';
import { type Meeting, who } from '../../testing/meeting.ts';
import { PONTIFEX, priests, underPontifex, WITH_PONTIFEX } from '../../testing/pontifex.ts';
import { ballots, type Ways } from '../../testing/senate.ts';
import { pontificate } from './pontificate.ts';

/** senator:2 of seat 1 is Pontifex Maximus, with 5 Influence, so much money, and a Faction with so much. */
const omened = (own: number, faction: number, patch: (g: Rome) => void = () => {}): Table => {
  const t = table(
    (g) => {
      g.phase = 'forum';
      Object.assign(senator(g, 'senator:2'), { office: 'pontifex', influence: 8 });
      rich(g, 'senator:2', own);
      treasury(g, 1, faction);
      patch(g);
    },
    [],
    WITH_PONTIFEX,
  );
  t.run((cx) => evilOmens(cx));
  return t;
};
const him = (t: Table) => senator(t.g, 'senator:2');
const money = (t: Table): number[] => [him(t).talents, t.g.factions[1]!.treasury, t.g.state];
const liable = (t: Table): string => pontificate(t.g).liable;

describe('the first Evil Omens of a turn', () => {
  test('[2.01.7-a][2.01.7-c][2.01.C-a] he pays 20 from his own purse instead of the State, and keeps his office', () => {
    const t = omened(20, 40);
    expect(money(t)).toEqual([0, 40, 100]);
    expect(him(t)).toMatchObject({ office: 'pontifex', influence: 8, major: false });
    expect([t.said(), liable(t)]).toEqual([['pontifex.sacrifices'], '']);
  });
  test('[2.01.7-b] without a Pontifex Maximus the State pays', () => {
    const t = omened(30, 40, (g) => {
      senator(g, 'senator:2').office = '';
    });
    expect(money(t)).toEqual([30, 40, 80]);
  });
  test('[2.01.7-d][2.01.7-e][2.01.7-f][2.01.7-p][2.01.H-f] who has less pays all he has, his Faction the rest and 10, and he loses the office all the same', () => {
    const t = omened(19, 40, (g) => priests(g, 'senator:3'));
    expect(money(t)).toEqual([0, 29, 100]);
    expect(him(t)).toMatchObject({ office: '', influence: 3, major: true });
    expect(liable(t)).toBe('');
    expect(t.said()).toEqual(['pontifex.sacrifices', 'pontifex.factionPays', 'pontifex.deposed']);
    // [2.01.7-p] Priests stay Priests.
    expect(pontificate(t.g).priests).toEqual(['senator:3']);
  });
  test('[2.01.7-f] never below 0', () => {
    const t = omened(0, 40, (g) => {
      senator(g, 'senator:2').influence = 3;
    });
    expect(him(t).influence).toBe(0);
  });
  test('[2.01.7-e] exactly enough is enough', () => {
    const t = omened(5, 25);
    expect([money(t), liable(t)]).toEqual([[0, 0, 100], '']);
  });
  test('[2.01.7-g][2.01.7-h][2.01.7-j][2.01.7-k][A2-11] too little is taken whole, for the sacrifice first; the State pays the rest of that, and his Leader is liable', () => {
    const t = omened(5, 12);
    expect(money(t)).toEqual([0, 0, 97]);
    expect(liable(t)).toBe('senator:2');
    expect(t.said()).toEqual([
      'pontifex.sacrifices',
      'pontifex.factionPays',
      'pontifex.liable',
      'pontifex.deposed',
      'event.statePays',
    ]);
    expect(money(omened(5, 14))).toEqual([0, 0, 99]);
    // The sacrifice is paid, the fine in part: the State pays nothing.
    const fined = omened(5, 18);
    expect([money(fined), liable(fined)]).toEqual([[0, 0, 100], 'senator:2']);
  });
  test('[2.01.7-h][A2-13] the Leader of this moment; nobody where there is none', () => {
    const led = omened(0, 0, (g) => {
      senator(g, 'senator:3').faction = 1;
      g.factions[1]!.leader = 'senator:3';
    });
    expect(liable(led)).toBe('senator:3');
    const none = omened(0, 0, (g) => {
      g.factions[1]!.leader = '';
    });
    expect(liable(none)).toBe('');
  });
  test('[2.01.7-l] a State that cannot pay its share is Bankrupt', () => {
    const poor = (own: number): string | undefined =>
      omened(own, 0, (g) => {
        g.state = 14;
      }).ending();
    expect([poor(5), poor(6)]).toEqual(['bankruptcy', undefined]);
  });
});

describe('the second in one turn', () => {
  const twice = (own: number): Table => {
    const t = omened(own, 40);
    t.run((cx) => evilOmens(cx));
    return t;
  };
  test('[2.01.7-m][2.01.7-n][2.01.C-b][A2-12] takes the office and 5 Influence, gives a Major marker, and costs nobody anything', () => {
    const t = twice(50);
    expect(money(t)).toEqual([30, 40, 100]);
    expect(him(t)).toMatchObject({ office: '', influence: 3, major: true });
  });
  test('[2.01.7-n] nor does a third, and who is out already loses nothing more', () => {
    const t = twice(10);
    t.run((cx) => evilOmens(cx));
    expect(money(t)).toEqual([0, 20, 100]);
    expect(him(t).influence).toBe(3);
  });
  test('[2.01.7-m] in another turn he pays again', () => {
    const t = omened(50, 40);
    t.g.turn++;
    t.run((cx) => evilOmens(cx));
    expect([money(t), him(t).office]).toEqual([[10, 40, 100], 'pontifex']);
  });
});

test('[2.01.7-o] the dice are modified as ever', () => {
  const game = at(resolveEvent, { event: 'event:168', by: 0 }, WITH_PONTIFEX, (g) => {
    bare(g);
    senator(g, 'senator:2').office = 'pontifex';
    rich(g, 'senator:2', 20);
  });
  expect([omens(game.g), senator(game.g, 'senator:2').talents, game.g.state]).toEqual([1, 0, 100]);
});

describe('the Leader who is liable', () => {
  const trial = (patch: (g: Rome) => void = () => {}): Meeting =>
    underPontifex(prosecutionsStep, undefined, (g) => {
      g.senate.step = 'prosecutions';
      senator(g, 'senator:3').office = 'censor';
      senator(g, PONTIFEX).office = '';
      pontificate(g).liable = PONTIFEX;
      patch(g);
    });
  const accuse = (p: Meeting): Meeting =>
    p.as(0).does('prosecute', PONTIFEX).does('charge', 'charge:omens').does('appointProsecutor', 'senator:2');
  /** The Accused is of this seat, and does not appeal. */
  const judged = (p: Meeting, seat: number, ways: Ways): Meeting =>
    ballots(ballots(p, ways).as(seat).does('noAppeal'), ways);
  test('[2.01.7-h][2.01.7-i][A2-13] can be prosecuted by the Censor, and dies if he is guilty', () => {
    const p = accuse(trial());
    expect(p.g.senate.floors.at(-1)?.proposal).toMatchObject({ kind: 'major', ground: 'omens', accused: PONTIFEX });
    judged(p, 1, { 0: 'aye', 2: 'aye' });
    p.expectLog('death', { who: PONTIFEX, cause: 'cause:conviction' });
  });
  test('[2.01.7-i] on top of the usual Prosecutions, before or after them', () => {
    const two = (g: Rome): void => {
      for (const n of [7, 8]) senator(g, `senator:${n}`).corrupt = true;
    };
    const p = trial(two);
    for (const n of [7, 8]) {
      p.as(0).does('prosecute', `senator:${n}`).does('charge', 'charge:corrupt').does('appointProsecutor', 'senator:2');
      judged(p, 2, {});
    }
    expect(p.as(0).offers('prosecute')).toMatchObject({ of: [PONTIFEX] });
    judged(accuse(p), 1, {});
    // [2.01.7-h] One only.
    expect([p.as(0).offers('prosecute'), p.g.senate.minor, p.g.senate.major]).toEqual([undefined, 2, 0]);
    const first = judged(accuse(trial(two)), 1, {});
    expect(first.as(0).offers('prosecute')).toMatchObject({ of: ['senator:7', 'senator:8'] });
  });
  test('[2.01.7-i][A2-13] at the Censor’s will: unused it lapses with Prosecutions', () => {
    const p = trial().as(0).does('endProsecutions');
    expect(pontificate(p.g).liable).toBe('');
    const silent = trial().as(0).saysNothing();
    expect(pontificate(silent.g).liable).toBe('');
  });
  test('[A2-13] not a Censor, not one who is away, and not the heir of one who has died', () => {
    const censor = trial((g) => {
      senator(g, 'senator:3').office = '';
      senator(g, PONTIFEX).office = 'censor';
    });
    expect(sittingCensor(censor.g)?.id).toBe(PONTIFEX);
    expect(censor.as(1).offers('prosecute')).toBeUndefined();
    const away = trial((g) => {
      senator(g, PONTIFEX).at = 'field';
    });
    expect(away.as(0).offers('prosecute')).toBeUndefined();
    const t = table((g) => void (pontificate(g).liable = 'senator:2'), [], WITH_PONTIFEX);
    killSenator(t.cx, senator(t.g, 'senator:3'), 'natural');
    expect(pontificate(t.g).liable).toBe('senator:2');
    killSenator(t.cx, senator(t.g, 'senator:2'), 'natural');
    expect([pontificate(t.g).liable, senator(t.g, 'senator:2').influence]).toEqual(['', 5]);
    expect(who(trial(), 4).major).toBe(false);
  });
});
