import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { senatorCard } from '../../data/printed.ts';
import { senator } from '../../rome/senators.ts';
import { business } from '../../senate/other-business.ts';
import { onFloorOf } from '../../sight/open.ts';
import { at, hand } from '../../testing/at.ts';
import { WITH_LAWS } from '../../testing/laws.ts';
import { allPass } from '../../testing/meeting.ts';
import { type Game, meeting } from '../../testing/senate.ts';

const ELDER = 'senator:22A';
const YOUNGER = 'senator:22B';
const OTHERS: readonly SenatorId[] = ['senator:6', 'senator:7', 'senator:8', 'senator:9'];

/** Seat 1 has one of them with two Knights, and a Law. */
const withCato = (cato: SenatorId, patch: (g: Rome) => void = () => {}): Game =>
  at(business, undefined, WITH_LAWS, (g) => {
    meeting(g, 'business', ['senator:1', 'senator:2'], [cato, ...OTHERS], ['senator:4', 'senator:5']);
    hand(g, 1, 'card:107');
    senator(g, cato).knights = 2;
    patch(g);
  });
const callsSeat1 = (p: Game): Game => {
  allPass(p).as(0).does('callInOrder', ['faction:1', 'faction:0', 'faction:2']);
  return p;
};
const proposed = (p: Game): Game =>
  callsSeat1(p.as(1).does('playLaw', 'card:107').does('nameSponsor', 'senator:6').does('nameSponsor', 'senator:7'));
const castBy = (p: Game, id: SenatorId): number | undefined =>
  p.g.senate.floors[0]!.votes.find((b) => b.senator === id)?.votes;

test('[2.06.C-f][card-33-b] Cato the Elder has six votes more on a Law', () => {
  const p = proposed(withCato(ELDER));
  p.as(1).does('aye');
  expect(castBy(p, ELDER)).toBe(senatorCard(p.g, ELDER).ora + 2 + 6);
  expect(castBy(p, 'senator:6')).toBe(senatorCard(p.g, 'senator:6').ora);
});

test('[2.06.C-g][card-126-b] the Younger too, and his Knights count twice', () => {
  const p = proposed(withCato(YOUNGER));
  p.as(1).does('nay');
  expect(castBy(p, YOUNGER)).toBe(senatorCard(p.g, YOUNGER).ora + 2 + 2 + 6);
});

test('[2.06.C-f][2.06.C-g] on nothing else, and none when he abstains', () => {
  for (const cato of [ELDER, YOUNGER] as const) {
    const p = withCato(cato);
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    callsSeat1(p).as(1).does('aye');
    expect(castBy(p, cato)).toBe(senatorCard(p.g, cato).ora + 2);
    const silent = proposed(withCato(cato));
    silent.as(1).does('abstain');
    expect(castBy(silent, cato)).toBe(0);
  }
});

test('[2.06.C-f][2.06.C-g] they are counted where a player reads how a vote stands, and told apart', () => {
  const p = proposed(withCato(YOUNGER));
  const printed = [YOUNGER, ...OTHERS].reduce((n, id) => n + senatorCard(p.g, id).ora, 0);
  expect(onFloorOf(p.view(1))!.own).toBe(printed + 2 + 2 + 6);
  const told = explain(p.view(1), 'aye', '');
  const parts = told!.tallies[0]!.parts.map((x) => [x.k, x.n]);
  expect(parts).toContainEqual(['cato', 6]);
  expect(parts).toContainEqual(['catoKnights', 2]);
  p.as(1).does('split');
  expect(p.question!.prompt.a).toMatchObject({ n: senatorCard(p.g, YOUNGER).ora + 2 + 2 + 6 });
});
