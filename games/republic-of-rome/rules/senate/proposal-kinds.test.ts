import { expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import type { ProposalKind } from './proposal-kind.ts';
import type { Kind } from './proposal.ts';
import { ADVANCED_KINDS } from '../advanced/kinds.ts';
import { homeOf, kindNamed, proceduresOf, PROPOSAL_KINDS } from './proposal-kinds.ts';

const HOMES = { ...PROPOSAL_KINDS, ...ADVANCED_KINDS };
const ALL_KINDS: readonly ProposalKind<Kind>[] = Object.values(HOMES);

const those = (is: (kind: (typeof ALL_KINDS)[number]) => boolean) => ALL_KINDS.filter(is).map((kind) => kind.t);

test('every kind stands under its own name and is found by it', () => {
  for (const [t, kind] of Object.entries(HOMES)) {
    expect(kind.t).toBe(t);
    expect(kind.name).toBe(`kind:${t}`);
    expect(kindNamed(kind.name)).toBe(t);
    expect(homeOf(kind.t)).toBe(kind);
  }
  expect(kindNamed('kind:none')).toBeUndefined();
  expect(kindNamed('senator:1')).toBeUndefined();
});

test('[1.09.152-c][2.06.2-i] no veto stops a Consul for Life, a Law or the trial of an Assassin’s Leader; Tribunes veto everything else', () => {
  expect(those((kind) => kind.vetoedBy === 'nobody')).toEqual(['consul-for-life', 'special-prosecution', 'law']);
});

test('[1.09.151-g][1.09.74-a][2.06.2-c] Prosecutions and Laws are never put by whoever presides or by Tribune', () => {
  expect(those((kind) => kind.steps.length === 0)).toEqual(['prosecution', 'special-prosecution', 'law']);
});

test('[AGR-12] what follows from a caught Assassin or from an event card of the turn is no matter of agreements', () => {
  expect(those((kind) => kind.promisable === 'nothing')).toEqual(['reject-rhodes', 'special-prosecution']);
});

test('every procedure that a kind names belongs to the game, once', () => {
  for (const p of proceduresOf(ALL_KINDS)) expect(republicOfRome.procs.filter((q) => q.name === p.name)).toEqual([p]);
});
