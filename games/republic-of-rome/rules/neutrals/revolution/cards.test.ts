import { describe, expect, test } from 'vitest';
import { proscription } from '../../cards/intrigue/proscription.ts';
import { attack } from '../../combat/attack.ts';
import { civilBattle } from '../../revolution/civil-battle.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, rebels, sends, wages } from '../../testing/armies.ts';
import { faction, hand } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { atNeutrals, PLUTOCRATS } from '../../testing/neutrals.ts';

const PROSCRIPTION = 'card:144';
const CLEOPATRA = 'card:139';

describe('cards that no guideline speaks of', () => {
  const won = (seats: 1 | 2) =>
    atNeutrals(proscription, { rebelWon: false }, { seats }, (g) => {
      bare(g);
      g.phase = 'combat';
      g.era = 'late';
      senator(g, 'senator:1').knights = 2;
      senator(g, 'senator:3').office = 'rome-consul';
      hand(g, PLUTOCRATS, PROSCRIPTION);
    });
  test('[4.02.2-a] Proscription in the hand of a Neutral: the Dominant Player plays it, and decides for a Neutral HRAO', () => {
    const game = won(2);
    expect(game.waitingFor).toEqual([0, 1]);
    game.as(1).refuses('playProscription').does('pass');
    game.as(0).does('playProscription');
    game.expectLog('proscription.played', { faction: 'faction:2' });
    expect(game.g.factions[PLUTOCRATS]!.hand).toEqual([]);
    game.as(0).rolling(3, 4).does('proscribe');
    expect(senator(game.g, 'senator:3').talents).toBe(7);
    expect(game.g.proscribed).toBe(PLUTOCRATS);
  });

  test('[4.02.2-a] or it is kept', () => {
    const game = won(1).does('pass');
    expect(game.offers('over')).toBeDefined();
    expect(game.g.factions[PLUTOCRATS]!.hand).toEqual([PROSCRIPTION]);
  });

  test('[4.02.2-a][4.03.1-l] Cleopatra in the hand of a Neutral; what she brings a Neutral Commander stays with him', () => {
    const game = atNeutrals(attack, { force: 1 }, {}, (g) => {
      g.era = 'late';
      g.phase = 'combat';
      faction(g, 1, 'senator:2');
      g.unrest = 5;
      hand(g, PLUTOCRATS, CLEOPATRA);
      sends(g, 'senator:2', wages(g, 'war:118').id, { legions: 4, fleets: 12 });
      senator(g, 'senator:2').talents = 0;
    });
    expect(game.waitingFor).toEqual([0]);
    game.rolling(4, 5, 5).does('cleopatraHelps');
    expect(senator(game.g, 'senator:2').talents).toBe(50);
    expect(game.g.factions.map((f) => f.treasury)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('Veterans of a loyal Neutral with a Rebel', () => {
  const faced = () =>
    atNeutrals(civilBattle, { force: 1 }, { byChance: true }, (g) => {
      bare(g);
      g.phase = 'combat';
      rebels(g, 'senator:2', 4);
      legionsTo(g, 'rebel', 1, { veteran: true, allegiance: 'senator:3' });
      sends(g, 'senator:1', 'rebel', { legions: 12 });
    });
  test('[4.02.2-a] before the battle the Dominant Player is asked for them, once', () => {
    const game = faced();
    expect(game.waitingFor).toEqual([0]);
    expect(game.question?.prompt.k).toBe('ask.combat.veterans');
    game.does('recallVeterans', ['legion:4']).does('sendVeterans', 'place:active');
    expect(game.g.legions[4]!.at).toBe('active');
  });
});
