import { expect, test } from 'vitest';
import { check } from '../../check/check.ts';
import type { Rome } from '../../game.ts';
import { business } from '../../senate/other-business.ts';
import { CALPURNIAN, withLaws } from '../../testing/laws.ts';
import { passingLaws } from './state.ts';

const proposal = { t: 'law', card: CALPURNIAN, repeals: '', sponsor: 'senator:1', coSponsor: 'senator:2' } as const;
/** A sound table with a Law that waits. */
const broken = (patch: (g: Rome) => void) => {
  const { g } = withLaws(business, undefined, ['card:108'], (x) => {
    x.senate.departed = true;
    x.advanced!.laws = { brought: [CALPURNIAN], waiting: [{ by: 1, proposal }] };
  });
  check(g);
  patch(g);
  return () => check(g);
};

test.each<[string, (g: Rome) => void, string]>([
  ['a Law in two places', (g) => g.factions[0]!.hand.push(CALPURNIAN), 'is in two places'],
  ['another phase', (g) => (g.phase = 'combat'), 'in the combat phase'],
  [
    'another card',
    (g) => (passingLaws(g).brought = [CALPURNIAN, ...g.setAside.splice(g.setAside.indexOf('card:38'), 1)]),
    'is no law',
  ],
  ['one vote twice', (g) => passingLaws(g).waiting.push(passingLaws(g).waiting[0]!), 'voted on twice'],
  [
    'cards without a vote',
    (g) => ((passingLaws(g).waiting = []), passingLaws(g).brought.push(g.factions[1]!.hand.pop()!)),
    'for no reason',
  ],
  ['a vote without its card', (g) => g.factions[0]!.hand.push(...passingLaws(g).brought.splice(0)), 'does not lie'],
  ['one Sponsor', (g) => (passingLaws(g).waiting[0]!.proposal = { ...proposal, coSponsor: 'senator:1' }), 'twice'],
  [
    'a dead Sponsor',
    (g) => (passingLaws(g).waiting[0]!.proposal = { ...proposal, sponsor: 'senator:30' }),
    'not in play',
  ],
])('%s is noticed', (_, patch, what) => {
  expect(broken(patch)).toThrow(what);
});

test('[2.06.2-j] both Sponsors may be dead', () => {
  expect(
    broken((g) => (passingLaws(g).waiting[0]!.proposal = { ...proposal, sponsor: '', coSponsor: '' })),
  ).not.toThrow();
});
