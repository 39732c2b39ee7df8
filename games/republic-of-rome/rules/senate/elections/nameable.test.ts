import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { inSenate } from '../../testing/meeting.ts';
import { newWar } from '../../wars/wars.ts';
import { business } from '../other-business.ts';
import { homeOf } from '../proposal-kinds.ts';
import type { Kind } from '../proposal.ts';

/** The offices of `senator:2` and `senator:5` could be; `senator:9` is away, `senator:20` belongs to nobody here. */
const table = (patch: (g: Rome) => void = () => {}): Rome =>
  inSenate(business, undefined, (g) => {
    g.wars = ['war:1', 'war:5', 'war:8'].map((id) => newWar(id as never, 'active', false));
    g.senate.filled = { consuls: false, dictator: false, censor: false };
    for (const n of [2, 5]) Object.assign(senator(g, `senator:${n}`), { priorConsul: true, influence: 21 });
    senator(g, 'senator:9').at = 'field';
    patch(g);
  }).g;

test.each<[Kind, readonly boolean[]]>([
  ['consuls', [true, true, false, false]],
  ['dictator', [true, true, false, false]],
  ['censor', [true, true, false, false]],
  ['consul-for-life', [true, true, false, false]],
])('[AGR-13] whom a nomination could name: %s', (kind, named) => {
  const g = table();
  const can = (ref: string) => homeOf(kind).canName?.(g, ref as never);
  expect(['senator:2', 'senator:5', 'senator:9', 'senator:20'].map(can)).toEqual(named);
});
