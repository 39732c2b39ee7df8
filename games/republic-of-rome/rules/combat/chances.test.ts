import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { sends, quietRome, three, wages } from '../testing/armies.ts';
import { landStrength } from '../wars/wars.ts';
import { chances } from './chances.ts';
import { romanTally } from './land.ts';
import { battleOdds } from './odds.ts';

/** senator:1 with so many Legions against the 1st Gallic War. */
const campaign = (legions: number, patch: (g: Rome) => void = () => {}): Rome =>
  quietRome((g) => {
    three(g);
    wages(g, 'war:5');
    sends(g, 'senator:1', 'war:5', { legions });
    patch(g);
  });

test('[1.10.11-e][amb-118] the chances by Strength are those of the battle itself, with events and without', () => {
  for (const patch of [
    () => {},
    (g: Rome) => g.events.push({ id: 'event:161', level: 1, since: 1 }),
    (g: Rome) => g.events.push({ id: 'event:166', level: 2, since: 1 }, { id: 'event:168', level: 1, since: 1 }),
  ]) {
    for (const legions of [3, 10, 18]) {
      const g = campaign(legions, patch);
      const f = g.forces.at(-1)!;
      const w = g.wars.find((x) => x.id === 'war:5')!;
      const odds = battleOdds(g, f, w, 'land');
      const found = chances(g, w, f.commander, romanTally(g, f, w, 'land').total, landStrength(g, w));
      for (const result of ['victory', 'defeat', 'disaster', 'standoff', 'stalemate'] as const) {
        expect(found[result]).toBeCloseTo(odds[result] / odds.of, 9);
      }
    }
  }
});
