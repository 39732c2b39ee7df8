import { describe, expect, test } from 'vitest';
import { gabinianRaising } from '../../cards/laws/gabinian.ts';
import { combat } from '../../combat/index.ts';
import { fightWar } from '../../combat/war.ts';
import { barbarianRaids } from '../../events/barbarian-raids.ts';
import { epidemic } from '../../events/epidemic.ts';
import { internalDisorder } from '../../events/internal-disorder.ts';
import { onActiveWarDrawn } from '../../events/pretender.ts';
import type { Rome } from '../../game.ts';
import type { EventId, WarId } from '../../ids.ts';
import { drawMortality } from '../../mortality/draw.ts';
import { unprosecutedWars } from '../../population/unrest.ts';
import { payFromState } from '../../rome/bankruptcy.ts';
import { killSenator } from '../../rome/death.ts';
import { leaveGame } from '../../rome/factions.ts';
import { senator } from '../../rome/senators.ts';
import { mustAgree } from '../../senate/business/minimum-force.ts';
import { garrisonable, ungarrisonable } from '../../senate/business/garrisons.ts';
import { targets } from '../../senate/business/command.ts';
import { mayRecall, mayReinforce, mayWithdraw } from '../../senate/business/recall.ts';
import { propose } from '../../senate/proposals.ts';
import { recallableProvinces, vacantProvinces } from '../../senate/elections/governing.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich } from '../../testing/bare.ts';
import { chit, HARMLESS, SIX_HARMLESS } from '../../testing/chits.ts';
import { armedMeeting, FIELD, X, Y } from '../../testing/deployment.ts';
import { holds } from '../../testing/provinces.ts';
import {
  enlist,
  governed,
  GOVERNORS,
  marchesFrom,
  reinforcesFrom,
  revoltsIn,
  sailsFrom,
} from '../../testing/rebels.ts';
import { republicFalls } from '../../victory/losing.ts';
import { rebelEndGame } from '../../victory/rebel.ts';
import { attackersOf, isUnderAttack } from '../provinces/under-attack.ts';
import { forcesOf } from '../provinces/state.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const HISPANIA = 'province:hispania-citerior';
const MACEDONIA = 'province:macedonia';
const kept = (g: Rome) => g.advanced!.rebels!;
const inPlay = (id: EventId) => [{ id, level: 1, since: 1 }];

describe('what leaves a Rebel Province alone', () => {
  test('[2.03.4-d] barbarians raid only the Provinces of the loyal', () => {
    const raided = (isRebel: boolean) => {
      const t = governed(
        (g) => {
          g.events = inPlay('event:163');
          if (isRebel) revoltsIn(g, 'senator:2', HISPANIA);
          else holds(g, HISPANIA, 'senator:2');
        },
        isRebel ? [] : [6, 6],
      );
      barbarianRaids(t.cx);
      return t.said();
    };
    expect([raided(true), raided(false)]).toEqual([[], ['event.raid.saved']]);
  });

  test('[2.03.4-d] nor does disorder break out there, nor a Pretender emerge', () => {
    const quiet = governed((g) => {
      g.events = [...inPlay('event:169'), ...inPlay('event:174')];
      revoltsIn(g, 'senator:2', HISPANIA);
    });
    internalDisorder(quiet.cx);
    onActiveWarDrawn(quiet.cx);
    expect(quiet.said()).toEqual([]);
  });

  test('[2.03.4-d][A2-81] but an Epidemic abroad kills the Rebel himself', () => {
    const t = governed((g) => revoltsIn(g, 'senator:2', HISPANIA), [chit(2), ...SIX_HARMLESS.slice(1)]);
    t.run((cx) => epidemic(cx, 2));
    expect(t.g.rebels).toEqual([]);
  });

  test('[2.03.4-a] no War attacks it', () => {
    const attacked = (isRebel: boolean) => {
      const { g } = governed((x) => {
        wages(x, 'war:6');
        if (isRebel) revoltsIn(x, 'senator:2', MACEDONIA);
        else holds(x, MACEDONIA, 'senator:2');
      });
      return [isUnderAttack(g, g.provinces[0]!), attackersOf(g, g.provinces[0]!).length];
    };
    expect([attacked(true), attacked(false)]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test('[2.03.4-f][2.03.4-g][2.03.5-a] the Senate neither sends Legions there, nor takes them away, nor names another Governor', () => {
    const { g } = governed((x) => {
      revoltsIn(x, 'senator:2', HISPANIA);
      holds(x, SICILIA, 'senator:3');
      legionsTo(x, HISPANIA, 1);
      legionsTo(x, SICILIA, 1);
      legionsTo(x, 'active', 2);
    });
    expect([garrisonable(g, []), ungarrisonable(g, [])]).toEqual([[SICILIA], [SICILIA]]);
    expect(recallableProvinces(g).map((p) => p.id)).toEqual([SICILIA]);
    expect(vacantProvinces(g)).toEqual([]);
  });
});

describe('the Senate against several Rebels', () => {
  test('[2.03.81-a][2.03.81-b][2.03.81-l] each Rebel Province is a target by itself, but not that of one who marches or is on the way', () => {
    const open = (patch: (g: Rome) => void) => {
      const { g } = governed((x) => {
        legionsTo(x, 'active', 4);
        x.fleets = 10;
        enlist(x, 1, 'senator:6');
        senator(x, 'senator:1').office = 'field-consul';
        patch(x);
        revoltsIn(x, 'senator:6', SICILIA);
      });
      return targets(g, senator(g, 'senator:1'), []);
    };
    expect(open((g) => revoltsIn(g, 'senator:2', HISPANIA))).toEqual([HISPANIA, SICILIA]);
    const marching = (g: Rome) => {
      marchesFrom(g, 'senator:2', HISPANIA);
      legionsTo(g, 'rebel', 1);
    };
    expect(open(marching)).toEqual(['rebel', SICILIA]);
    const sailing = (g: Rome) => {
      sailsFrom(g, 'senator:2', AFRICA);
      legionsTo(g, 'rebel', 1);
    };
    expect(open(sailing)).toEqual(['rebel', SICILIA]);
  });
});

test('[2.03.81-b][2.03.71-i] whoever would send somebody against a Province whose Forces are at sea is told why he cannot', () => {
  const game = at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { ...GOVERNORS, seats: 3 }, (g) =>
    armedMeeting(g, () => {
      marchesFrom(g, X, HISPANIA);
      legionsTo(g, 'rebel', 2);
      revoltsIn(g, Y, AFRICA, { armies: 2 });
      reinforcesFrom(g, AFRICA, { armies: 1 });
    }),
  );
  game.as(0).does('sendCommander', FIELD);
  game.refuses('sendAgainst', Y, 'no.rebels.away');
  expect(Object.keys(game.question!.withheld['sendAgainst']!)).toEqual([Y]);
  expect(game.offers('sendAgainst')).toMatchObject({ of: expect.arrayContaining([X]) });
});

describe('Commanders before a Rebel Province', () => {
  test('[2.03.9-a][1.09.644-a][1.09.647-a] a Proconsul there may be recalled, reinforced, or give up units, as before any War', () => {
    const { g } = governed((x) => {
      revoltsIn(x, 'senator:2', SICILIA);
      x.turn = 3;
      sends(x, 'senator:1', SICILIA, { legions: 3, force: { sentIn: 2 } });
      senator(x, 'senator:1').office = 'proconsul';
    });
    const [f] = g.forces;
    expect([mayRecall(g, f!, []), mayReinforce(g, f!, []), mayWithdraw(g, f!, [])]).toEqual([true, true, true]);
  });

  test('[2.03.9-a][1.10.1-e] several say who attacks first', () => {
    const game = at(fightWar, { foe: SICILIA }, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      g.phase = 'combat';
      revoltsIn(g, 'senator:2', SICILIA);
      sends(g, 'senator:1', SICILIA, { legions: 3 });
      sends(g, 'senator:3', SICILIA, { legions: 3 });
    });
    expect(game.as(0).question?.prompt.k).toBe('ask.combat.orderRebel');
    expect(game.offers('attackFirst')).toMatchObject({ of: ['senator:1', 'senator:3'] });
  });

  test('[2.03.9-a][card-157-a] the Gabinian Law is theirs too', () => {
    const game = at(gabinianRaising, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      revoltsIn(g, 'senator:2', SICILIA);
      sends(g, 'senator:1', SICILIA, { legions: 3 });
      rich(g, 'senator:1', 10);
      g.laws = ['card:157'];
    });
    game.as(0).does('raiseFromPersonal').sets('legions', 1).sets('fleets', 0);
    expect(legionsAt(game.g, 'force:1')).toBe(4);
  });
});

describe('the least that may be sent without his consent', () => {
  const asked = (fleetsOfProvince: number, legions: number, fleets: number) => {
    const { g } = governed((x) => {
      revoltsIn(x, 'senator:2', SICILIA, { armies: 2, fleets: fleetsOfProvince });
      senator(x, 'senator:1').office = 'field-consul';
      legionsTo(x, 'active', 10);
      x.fleets = 10;
    });
    const sent = Array.from({ length: legions }, (_, n) => `legion:${n}` as const);
    return mustAgree(g, [{ t: 'send', commander: 'senator:1', war: SICILIA, legions: sent, fleets, replaces: '' }]);
  };

  test('[2.03.81-m] is the Strength of the Province, on land 2 + 1 + 3', () => {
    expect([asked(0, 3, 0), asked(0, 2, 0)]).toEqual([[], ['senator:1']]);
  });
  test('[2.03.81-m] or at sea, where that comes first, 3 + 3', () => {
    expect([asked(3, 0, 3), asked(3, 9, 2)]).toEqual([[], ['senator:1']]);
  });
});

describe('Veterans of loyal Senators', () => {
  /** senator:2 is in Revolt in Sicilia, senator:6 in Hispania; Veterans of senator:3 stand with both, and an Army faces each. */
  const facing = (dice: number[] = []) =>
    at(
      fightWar,
      { foe: SICILIA },
      { ...GOVERNORS, seats: 3 },
      (g) => {
        bare(g);
        g.phase = 'combat';
        enlist(g, 1, 'senator:6');
        enlist(g, 0, 'senator:7');
        revoltsIn(g, 'senator:2', SICILIA);
        revoltsIn(g, 'senator:6', HISPANIA);
        sends(g, 'senator:1', SICILIA, { legions: 8 });
        sends(g, 'senator:7', HISPANIA, { legions: 2 });
        legionsTo(g, SICILIA, 1, { veteran: true, allegiance: 'senator:3' });
        legionsTo(g, HISPANIA, 1, { veteran: true, allegiance: 'senator:3' });
      },
      dice,
    );
  const [HERE, THERE] = ['legion:10', 'legion:11'];

  test('[2.03.22-d] just before the battle their lord is asked; those with another Rebel are no reason to ask', () => {
    const game = facing();
    expect(game.waitingFor).toEqual([2]);
    game.as(2).does('recallVeterans', [HERE]).rolling(3, 3, 2, 0).does('sendVeterans', 'senator:1');
    game.expectLog('rebels.battle', { who: 'senator:1' });
  });

  test('[2.03.22-e][A2-64] they go to the Army that faces this very Rebel, or to the Active Forces box', () => {
    expect(facing().as(2).does('recallVeterans', [HERE]).offers('sendVeterans')).toMatchObject({
      of: ['place:active', 'senator:1'],
    });
    expect(facing().as(2).does('recallVeterans', [THERE]).offers('sendVeterans')).toMatchObject({
      of: ['place:active', 'senator:7'],
    });
    // With both at once, nobody faces them all.
    const both = facing().as(2).byChance().does('recallVeterans', [HERE, THERE]);
    both.expectLog('veterans.recalled', { n: 2 });
  });

  test('[2.03.22-d][D2-26] silent, they go over to the Army that fights', () => {
    const game = facing();
    // 8 + 2 and 4 against 2 + 2, dice 8: 18.
    game.as(2).rolling(3, 3, 2, 0).saysNothing();
    game.expectLog('veterans.recalled', { n: 1 });
    expect(game.g.legions[10]!.at).toBe('force:1');
    expect(game.said('veterans.recalled')).toHaveLength(1);
    expect(game.g.rebels).toEqual([]);
  });
});

describe('how it ends', () => {
  test('[2.03.91-j][A2-80] a Secondary Rebel who dies in another way: his Province is free, Undeveloped, without Forces; Legions go home', () => {
    const t = governed((g) => {
      marchesFrom(g, 'senator:2', SICILIA);
      legionsTo(g, 'rebel', 1);
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', AFRICA, { armies: 2, fleets: 1, developed: true });
      legionsTo(g, AFRICA, 2);
      reinforcesFrom(g, AFRICA, { armies: 1 });
      kept(g).beatenAtSea = [AFRICA];
    });
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:6'), 'natural'));
    expect(t.g.provinces[1]).toMatchObject({ governor: '', developed: false, term: 0 });
    expect([forcesOf(t.g, AFRICA).armies, legionsAt(t.g, 'active'), kept(t.g)]).toMatchObject([
      0,
      2,
      { crossing: [], beatenAtSea: [] },
    ]);
    expect(t.g.rebels.map((r) => r.senator)).toEqual(['senator:2']);
    expect(kept(t.g).inItaly.map((x) => x.province)).toEqual([SICILIA]);
  });

  test('[2.03.91-c][2.03.91-j] Armies that faced him come home; a Governor who was loyal leaves his Province as it is', () => {
    const t = governed((g) => {
      enlist(g, 1, 'senator:6');
      enlist(g, 0, 'senator:7');
      revoltsIn(g, 'senator:2', SICILIA);
      revoltsIn(g, 'senator:6', HISPANIA);
      holds(g, AFRICA, 'senator:3', { armies: 2, developed: true });
      legionsTo(g, AFRICA, 1);
      sends(g, 'senator:7', HISPANIA, { legions: 3 });
    });
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:6'), 'natural'));
    expect([t.g.forces, legionsAt(t.g, 'active'), senator(t.g, 'senator:7').at]).toEqual([[], 3, 'rome']);
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:3'), 'natural'));
    expect(t.g.provinces[2]).toMatchObject({ governor: '', developed: true });
    expect([forcesOf(t.g, AFRICA).armies, legionsAt(t.g, AFRICA)]).toEqual([2, 1]);
  });

  test('[2.03.7-l][2.03.91-j] with Armies of his own alone in Italy, his death may leave the Primary Rebel with nobody', () => {
    const t = governed((g) => {
      marchesFrom(g, 'senator:2', SICILIA);
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', AFRICA);
      kept(g).inItaly.push({ province: AFRICA, armies: 1, fleets: 0 });
      senator(g, 'senator:6').at = 'field';
    });
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:6'), 'natural'));
    expect(t.g.rebels).toEqual([]);
  });

  test('[1.12.3-c][2.03.7-l] who has won, and leads all that Rome has, does not fail by the death of one who joined him', () => {
    const t = governed((g) => {
      marchesFrom(g, 'senator:2', SICILIA);
      enlist(g, 1, 'senator:6');
      senator(g, 'senator:6').rebel = 'secondary';
      sends(g, 'senator:2', 'rebel', { legions: 5, force: { war: '' } });
    });
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:6'), 'battle'));
    expect(t.g.rebels).toMatchObject([{ senator: 'senator:2' }]);
  });

  test('[2.03.91-f][2.03.91-g] the Primary Rebel dies by a chit: all others with him, and every Province is free', () => {
    const t = governed((g) => {
      revoltsIn(g, 'senator:2', SICILIA, { armies: 1 });
      enlist(g, 1, 'senator:6', 'senator:7');
      revoltsIn(g, 'senator:6', AFRICA, { armies: 2 });
      kept(g).unprosecuted = true;
    });
    expect(unprosecutedWars(t.g)).toBe(1);
    t.run((cx) => killSenator(cx, senator(cx.g, 'senator:2'), 'natural'));
    expect([t.g.rebels, t.g.provinces.map((p) => p.governor)]).toEqual([[], ['', '']]);
    // And no Unrest for it any more.
    expect(unprosecutedWars(t.g)).toBe(0);
    expect(t.g.senators.some((s) => s.id === 'senator:6')).toBe(false);
    expect(senator(t.g, 'senator:7').rebel).toBe('no');
  });

  test('[amb-68] a Faction that leaves takes its Revolt with it: nothing of it is left anywhere', () => {
    const t = governed((g) => {
      sailsFrom(g, 'senator:2', AFRICA, { armies: 2, fleets: 1 });
      legionsTo(g, 'rebel', 2);
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA, { armies: 1 });
      kept(g).fleets = 3;
    });
    t.run((cx) => leaveGame(cx, 1));
    expect(kept(t.g)).toMatchObject({ fleets: 0, inItaly: [], crossing: [], unprosecuted: false });
    expect([t.g.rebels, t.g.advanced?.provinces?.forces, t.g.fleets, legionsAt(t.g, 'active')]).toEqual([[], [], 3, 2]);
    expect(t.g.provinces.map((p) => p.governor)).toEqual(['', '']);
  });

  test('[2.03.8-c][2.03.8-d] he wins in his Province if the people revolt, or the State is bankrupt', () => {
    const ends = (run: (cx: Parameters<typeof republicFalls>[0]) => void) => {
      const t = governed((g) => revoltsIn(g, 'senator:2', SICILIA));
      t.run(run);
      return t.ending();
    };
    const game = (by: 'people-revolt' | 'bankruptcy') =>
      at(rebelEndGame, { by }, { ...GOVERNORS, seats: 3 }, (g) => {
        bare(g);
        revoltsIn(g, 'senator:2', SICILIA);
      });
    expect([game('people-revolt').over, game('bankruptcy').over]).toMatchObject([
      { how: 'rebel-people-revolt', winners: [1] },
      { how: 'rebel-bankruptcy', winners: [1] },
    ]);
    // Nobody else has lost before that.
    expect([ends((cx) => republicFalls(cx, 'people-revolt')), ends((cx) => payFromState(cx, 101))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('[2.03.92-d][own-89] with four Wars he has to fight first, with the Legions of his Province and his Fleets, but no other Garrison', () => {
    const game = at(rebelEndGame, { by: 'people-revolt' }, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      for (const war of ['war:1', 'war:5', 'war:6', 'war:7'] as const) wages(g, war);
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:2', SICILIA, { armies: 3 });
      revoltsIn(g, 'senator:6', HISPANIA);
      legionsTo(g, SICILIA, 5);
      legionsTo(g, HISPANIA, 2);
      legionsTo(g, 'active', 10);
      g.fleets = 8;
      kept(g).fleets = 2;
    });
    expect(game.as(1).offers('attackWar')).toBeDefined();
    expect(game.g.forces).toHaveLength(1);
    expect([legionsAt(game.g, 'force:1'), game.g.forces[0]!.fleets]).toEqual([15, 10]);
    expect([legionsAt(game.g, HISPANIA), kept(game.g).fleets, forcesOf(game.g, SICILIA).armies]).toEqual([2, 0, 3]);
  });

  test.each(['battle', 'default', 'bankruptcy', 'people-revolt'] as const)(
    '[2.03.92-d] whichever way he has won, four Wars are too many: %s',
    (by) => {
      const won = (wars: readonly WarId[]) =>
        at(rebelEndGame, { by }, { ...GOVERNORS, seats: 3 }, (g) => {
          bare(g);
          for (const war of wars) wages(g, war);
          revoltsIn(g, 'senator:2', SICILIA);
          legionsTo(g, SICILIA, 9);
        });
      expect(won(['war:5', 'war:6', 'war:7']).over?.how).toBe(`rebel-${by}`);
      expect(won(['war:5', 'war:68', 'war:118', 'war:120']).over).toBeUndefined();
    },
  );

  test('[2.03.91-f] a chit of the Mortality Phase strikes the Primary Rebel like anybody', () => {
    const t = governed((g) => revoltsIn(g, 'senator:2', SICILIA), [chit(2)]);
    t.run((cx) => drawMortality(cx));
    expect(t.g.rebels).toEqual([]);
  });

  test('[2.03.92-a] in Italy a Defeat of the Senate’s is his victory, if he lives', () => {
    const beaten = (...chits: string[]) =>
      at(
        combat,
        undefined,
        { ...GOVERNORS, seats: 3 },
        (g) => {
          bare(g);
          marchesFrom(g, 'senator:2', AFRICA, { armies: 5 });
          legionsTo(g, 'rebel', 2);
          sends(g, 'senator:1', 'rebel', { legions: 1 });
        },
        [1, 1, 1, 0, 0, ...chits],
      );
    expect(beaten(HARMLESS).over?.how).toBe('rebel-battle');
    const dead = beaten(chit(2));
    expect([dead.over, dead.g.rebels]).toEqual([undefined, []]);
  });
});
