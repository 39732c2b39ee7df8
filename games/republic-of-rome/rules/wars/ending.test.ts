import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { empty } from '../testing/empty.ts';
import { addLeader, addProvinces, whereabouts } from '../testing/wars.ts';
import { endWar } from './ending.ts';
import { fleetStrength, landStrength, newWar, war, warCard } from './wars.ts';
import { wages } from '../testing/armies.ts';

/** The 1st Punic War with a Force of two Legions and three Fleets and its Commander, and a Captive. */
const punic = (g: Rome): void => {
  wages(g, 'war:1').navalVictory = true;
  const commander = { ...fresh(g, 'senator:1', 0), at: 'field' as const, office: 'field-consul' as const };
  const captive = { ...fresh(g, 'senator:2', 1), at: 'field' as const, captive: 'war:1' as const };
  g.senators.push(commander, captive);
  const f = newForce(g, 'war:1');
  f.commander = 'senator:1';
  f.fleets = 3;
  for (const n of [0, 1]) g.legions[n]!.at = `force:${f.id}`;
};

describe('the end of a War', () => {
  test('[amb-127] ended by an event: the Force is disbanded, its Commander in Rome, the Captive dead', () => {
    for (const how of ['peace', 'alliance'] as const) {
      const { cx, g } = empty(punic);
      g.forces[0]!.victorious = true;
      endWar(cx, war(g, 'war:1'), how);
      expect(g.wars).toEqual([]);
      expect(g.forces).toEqual([]);
      expect(g.fleets).toBe(3);
      expect(g.legions.filter((l) => l.at === 'active')).toHaveLength(2);
      expect(g.senators).toMatchObject([{ id: 'senator:1', at: 'rome' }]);
      expect(g.defeated).toEqual([]);
    }
  });
  test('[1.10.4-j][1.10.4-b][1.10.4-l] won: the winner stays in the field, whoever else was there comes home', () => {
    const { cx, g } = empty((x) => {
      punic(x);
      x.forces[0]!.victorious = true;
      const other = newForce(x, 'war:1');
      other.commander = 'senator:3';
      other.fleets = 2;
      x.senators.push({ ...fresh(x, 'senator:3', 2), at: 'field', office: 'proconsul' });
      newForce(x, 'war:1').fleets = 4;
    });
    endWar(cx, war(g, 'war:1'), 'victory');
    expect(g.forces).toMatchObject([{ war: '', commander: 'senator:1', fleets: 3 }]);
    expect(g.fleets).toBe(6);
    expect(g.senators.map((s) => [s.id, s.at])).toEqual([
      ['senator:1', 'field'],
      ['senator:3', 'rome'],
    ]);
    expect(g.defeated).toEqual(['war:1']);
    expect(g.discards).toEqual(['card:1']);
  });
  test('[amb-127] an alliance discards the card', () => {
    const { cx, g } = empty(punic);
    endWar(cx, war(g, 'war:1'), 'alliance');
    expect(g.discards).toEqual(['card:1']);
  });
  test('[amb-127][amb-124] a peace puts it among the first six cards, or among all if there are fewer, without its Naval Victory', () => {
    const deck = ['card:2', 'card:3', 'card:4', 'card:5', 'card:6', 'card:7', 'card:8'] as CardId[];
    for (const [cards, at] of [
      [deck, 0],
      [deck, 6],
      [deck.slice(0, 2), 2],
    ] as const) {
      const { cx, g } = empty(
        (x) => {
          punic(x);
          x.deck = [...cards];
        },
        [at],
      );
      endWar(cx, war(g, 'war:1'), 'peace');
      expect(g.deck.indexOf('card:1')).toBe(at);
      expect(g.deck.filter((c) => c !== 'card:1')).toEqual(cards);
      expect(g.wars).toEqual([]);
      expect(newWar('war:1', 'inactive', false).navalVictory).toBe(false);
    }
  });
  test('[amb-124] a Naval Victory belongs to the card: a matching War that comes later does not restore the Fleets', () => {
    const { g } = empty((x) => {
      punic(x);
      wages(x, 'war:2');
    });
    expect(landStrength(g, war(g, 'war:1'))).toBe(20);
    expect(fleetStrength(g, war(g, 'war:1'))).toBe(0);
  });
  test('[amb-127] with no deck left it does not come back', () => {
    const { cx, g } = empty(punic);
    endWar(cx, war(g, 'war:1'), 'peace');
    expect(g.deck).toEqual([]);
    expect(g.discards).toEqual(['card:1']);
  });
  test('[1.07.344-a][amb-127] Leaders go to the Curia while their War may come again, else out of the game', () => {
    const { cx, g } = empty(
      (x) => {
        punic(x);
        addLeader(x, 'leader:35', 'wars');
        x.deck = ['card:38'];
      },
      [0],
    );
    endWar(cx, war(g, 'war:1'), 'peace');
    expect(whereabouts(g)).toEqual({ 'leader:35': 'curia' });
    const won = empty((x) => {
      punic(x);
      addLeader(x, 'leader:35', 'wars');
    });
    endWar(won.cx, war(won.g, 'war:1'), 'victory');
    expect(won.g.leaders).toEqual([]);
  });
  test('[amb-163] a risen Province fights with its printed Strengths, without numbers and Spoils', () => {
    const { g } = empty((x) => {
      addProvinces(x, 'province:macedonia');
      x.wars.push(newWar('war:revolt-macedonia', 'active', true));
    });
    const w = war(g, 'war:revolt-macedonia');
    expect([landStrength(g, w), fleetStrength(g, w)]).toEqual([5, 5]);
    expect(warCard(g, w.id)).toMatchObject({ disaster: [], standoff: [], spoils: 0, series: 'none' });
  });
  test('[amb-163] a risen Province that is beaten lies in the Forum again, Undeveloped', () => {
    const { cx, g } = empty((x) => {
      addProvinces(x, 'province:sicilia');
      x.provinces[0]!.inRevolt = true;
      x.provinces[0]!.developed = true;
      x.wars.push(newWar('war:revolt-sicilia', 'active', true));
    });
    endWar(cx, war(g, 'war:revolt-sicilia'), 'victory');
    expect(g.wars).toEqual([]);
    expect(g.discards).toEqual([]);
    expect(g.provinces).toMatchObject([{ inRevolt: false, developed: false, governor: '' }]);
  });
});
