/** What ordinary rules ask where Factions are Neutral — 4.02.2-a, A4-54, A4-57, A4-64 */
import { describe, expect, test } from 'vitest';
import { proscription } from '../../cards/intrigue/proscription.ts';
import { gabinianRaising } from '../../cards/laws/gabinian.ts';
import { attack } from '../../combat/attack.ts';
import { cleopatra } from '../../combat/cleopatra.ts';
import type { Rome } from '../../game.ts';
import { LAW } from '../../rome/cards.ts';
import { factionsWithoutSenators } from '../../rome/factions.ts';
import { senator } from '../../rome/senators.ts';
import { sends, wages } from '../../testing/armies.ts';
import { hand, takeCard } from '../../testing/at.ts';
import { bare, rich, treasury } from '../../testing/bare.ts';
import { atNeutrals, IMPERIALS } from '../../testing/neutrals.ts';
import { neutralsOf } from '../state.ts';

/** Faction 2 is Neutral with one and with two Players. */
const NEUTRAL = 2;
const alexandrine = (g: Rome): void => {
  bare(g);
  wages(g, 'war:118');
  g.era = 'late';
  sends(g, 'senator:2', 'war:118', { legions: 4, fleets: 4 });
};

describe('cards that no guideline settles', () => {
  test('[4.02.2-a][A4-54] Cleopatra of a Neutral is played by the Dominant Player, and by nobody else', () => {
    const t = atNeutrals(cleopatra, { force: 1 }, { seats: 2 }, (g) => {
      alexandrine(g);
      hand(g, NEUTRAL, 'card:139');
      neutralsOf(g).dominant = 1;
    });
    expect(t.waitingFor).toEqual([0, 1]);
    expect(t.as(0).offers('cleopatraHelps')).toBeUndefined();
    t.as(1).does('cleopatraHelps');
    expect(t.g.factions[NEUTRAL]!.hand).toEqual([]);
    expect(t.g.wars[0]!.cleopatra).toBe('ally');
  });

  test('[4.02.2-a][A4-54] so is Proscription; a Player plays his own', () => {
    const holding = (faction: number) =>
      atNeutrals(proscription, { rebelWon: false }, { seats: 2 }, (g) => {
        bare(g);
        g.era = 'late';
        hand(g, faction, 'card:144');
      });
    const theirs = holding(NEUTRAL);
    expect(theirs.as(1).offers('playProscription')).toBeUndefined();
    theirs.as(0).does('playProscription');
    theirs.expectLog('proscription.played', { faction: 'faction:2' });
    const own = holding(1).as(1).does('playProscription');
    own.expectLog('proscription.played', { faction: 'faction:1' });
    expect(own.g.factions[1]!.hand).toEqual([]);
  });
});

test('[4.02.2-a] only Players are asked before the dice whether they ransom a Captive', () => {
  const captive = (id: 'senator:1' | 'senator:3') =>
    atNeutrals(attack, { force: 1 }, { byChance: true }, (g) => {
      bare(g);
      wages(g, 'war:120');
      sends(g, 'senator:2', 'war:120', { legions: 9 });
      Object.assign(senator(g, id), { at: 'field', captive: 'war:120' });
    });
  expect(captive('senator:1').as(0).offers('letFight')).toBeDefined();
  expect(captive('senator:3').as(0).offers('over')).toBeDefined();
});

test('[4.03.1-d] under the Gabinian Law a Neutral Commander raises from his own purse alone', () => {
  const t = atNeutrals(gabinianRaising, undefined, {}, (g) => {
    bare(g);
    takeCard(g, LAW.gabinian);
    g.laws.push(LAW.gabinian);
    wages(g, 'war:120');
    sends(g, 'senator:2', 'war:120', { legions: 9 });
    rich(g, 'senator:2', 30);
    treasury(g, IMPERIALS, 30);
  });
  expect(t.as(0).offers('raiseFromPersonal')).toBeDefined();
  expect(t.offers('raiseFromFaction')).toBeUndefined();
});

test('[A4-57] a Neutral without Senators takes the first of the Curia, and nobody is asked', () => {
  const t = atNeutrals(factionsWithoutSenators, undefined, {}, (g) => {
    bare(g);
    g.senators = g.senators.filter((s) => s.faction !== IMPERIALS);
    g.factions[IMPERIALS]!.leader = '';
    g.curia = ['senator:9', 'senator:2'];
  });
  expect(senator(t.g, 'senator:9').faction).toBe(IMPERIALS);
  expect(t.g.factions[IMPERIALS]!.leader).toBe('senator:9');
});

test('[A4-64] cards are shown to Players, never to a Neutral', () => {
  const t = atNeutrals(attack, { force: 1 }, { seats: 2 }, (g) => {
    bare(g);
    wages(g, 'war:120');
    sends(g, 'senator:3', 'war:120', { legions: 9 });
    Object.assign(senator(g, 'senator:1'), { at: 'field', captive: 'war:120' });
    hand(g, 0, 'card:144');
  });
  expect(t.as(0).offers('showCards')).toMatchObject({ of: ['word:everybody', 'faction:1'] });
});
