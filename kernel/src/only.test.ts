/** Interrupts that a game has only where that was agreed. */
import { describe, expect, test } from 'vitest';
import { type Interrupt, procsFor } from './flow.ts';
import { started } from './testing/started.ts';

interface G {
  readonly played: string;
  readonly asked: string[];
}
const wait = procsFor<G>()('wait', () => ({}), {
  start: { to: () => 0, say: () => ({ k: 'wait' }), buttons: { pass: { take: () => 'start' } } },
});

const sea = ({ played }: G): boolean => played === 'sea';
const land = ({ played }: G): boolean => played === 'land';
const wave = (verb: string, only?: (g: G) => boolean): Interrupt<G> => ({
  verb,
  window: '*',
  ...(only && { only }),
  offer: ({ g }) => {
    g.asked.push(verb);
    return { t: 'button', rules: [] };
  },
  withheld: ({ g }) => {
    g.asked.push(`${verb} withheld`);
    return { '': { k: 'no' } };
  },
  act: ({ g }) => void g.asked.push(`${verb} done`),
});
const interrupts = [wave('hail'), wave('sail', sea), wave('dive', sea), wave('ride', land), wave('swim', sea)];
const table = (played: string) => started({ played, asked: [] as string[] }, [wait], { interrupts });

describe('an interrupt that not every game has', () => {
  test('is offered and withheld where it is played, in the order of the list', () => {
    const { engine, s } = table('sea');
    const q = engine.question(s, 1)!;
    expect(q.asides).toEqual(['hail', 'sail', 'dive', 'swim']);
    expect(Object.keys(q.withheld)).toEqual(['hail', 'sail', 'dive', 'swim']);
  });

  test('elsewhere is not even asked, and refused like anything that is not possible', () => {
    const { engine, s } = table('land');
    expect(engine.question(s, 1)!.asides).toEqual(['hail', 'ride']);
    expect(s.g.asked).toEqual(['hail withheld', 'hail', 'ride withheld', 'ride']);
    expect(() => engine.apply(s, { by: 1, verb: 'swim' })).toThrow('noVerb');
    expect(s.g.asked).not.toContain('swim');
    engine.apply(s, { by: 1, verb: 'ride' });
    expect(s.g.asked.at(-1)).toBe('ride done');
  });
});
