/** Free passage: what becomes of an expedition with fleets that is refused. */
import { expect, test } from 'vitest';
import { at, CARTAGO, type Game, hand, HISPANIA, isOver, own, pacified, ROMA, said, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { march } from './march.ts';

/** Hispania sails from Saguntum to Rhegium, against Capua of Rome; Carthage lets nobody through its city. */
const refusedAt = (city: 'segeda' | 'neapolis'): Game =>
  at(march, undefined, { options: { freePassage: true } }, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'rhegium', 'neapolis');
    own(g, ROMA, 'capua');
    own(g, CARTAGO, city);
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'rhegium', 'neapolis', 'capua'],
      troops: ['Scutarii'],
      fleets: ['Aliados Griegos'],
      sea: 2,
    });
    hand(g, CARTAGO, 'Quinquerreme Punico');
  })
    .as(CARTAGO)
    .does('refuse')
    .as(HISPANIA)
    .does('attackThere');

test('[MED.8.3-c] refused before it sails, it attacks there by land: nobody meets it at sea', () => {
  const p = refusedAt('segeda').rolling(1, 6, 6);
  through(p).rolled();
  expect(said(p, 'med.total')).toMatchObject([{ fc: 4 }, { dice: '6 6' }]);
});

test('[MED.8.3-c] refused after its landing, the owner of that city may meet it at sea as usual', () => {
  // On land before the sea he could, but does not.
  const p = through(refusedAt('neapolis')).as(CARTAGO).does('letPass');
  expect(p.offers('interceptAtSea')).toBeDefined();
});

test('[MED.8.3-c] refused on its way by land it goes on by land: no fleet can meet it', () => {
  const p = at(march, undefined, { options: { freePassage: true } }, (g) => {
    own(g, CARTAGO, 'aleria');
    send(g, { by: ROMA, path: ['roma', 'aleria', 'nora'], troops: ['Hastati'] });
    hand(g, CARTAGO, 'Quinquerreme Punico');
  });
  p.as(CARTAGO).does('refuse').as(ROMA).rolling(2).does('attackThere');
  through(p);
  // By land he could be met at Aleria, if a troop came by sea.
  expect([p.waitingFor, p.offers('interceptAtSea')]).toEqual([[CARTAGO], undefined]);
  p.as(CARTAGO).does('letPass');
  expect(p.g.combat?.kind).toBe('assault');
});

test('[MED.8.3-a][MED.8.3-b] whoever owns a city on the way is asked, whatever his seat; for an area nobody is', () => {
  const asked = (owner: number): readonly number[] =>
    at(march, undefined, { options: { freePassage: true } }, (g) => {
      own(g, owner, 'segeda');
      own(g, CARTAGO, 'saguntum');
      send(g, { by: HISPANIA, path: ['numantia', 'segeda', 'saguntum'], troops: ['Scutarii'] });
      hand(g, CARTAGO, 'Quinquerreme Punico');
    }).waitingFor;
  expect([asked(ROMA), asked(CARTAGO)]).toEqual([[ROMA], [CARTAGO]]);
  const p = at(march, undefined, { options: { freePassage: true }, byChance: true }, (g) => {
    pacified(g, 'VASCONES');
    own(g, HISPANIA, 'osca');
    send(g, { by: HISPANIA, path: ['numantia', 'osca', 'VASCONES', 'burdigala'], troops: ['Scutarii'] });
  });
  // Nobody has a card, so it has already fought.
  expect(isOver(p)).toBe(true);
});
