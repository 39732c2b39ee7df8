import { openGame, randomInput, rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { PROCS } from './all.ts';
import { endTurn } from './end/count.ts';
import { march } from './expedition/march.ts';
import { NEUTRAL } from './ids.ts';
import { mediterraneanEmpires } from './index.ts';
import { event } from './round/event.ts';
import { build } from './setup/build.ts';
import { at, card, cards, CARTAGO, hand, HISPANIA, own, pile, place, ROMA, said, through } from './testing/at.ts';
import { send } from './testing/attack.ts';
import { fieldBetween } from './testing/battles.ts';

test('[MED.9-b][MED.5.1-a] the rules say of every question what silence means', () => {
  const asked = PROCS.flatMap(({ name, nodes }) =>
    Object.entries(nodes as Readonly<Record<string, unknown>>).flatMap(([node, at]) =>
      typeof at === 'object' && at !== null ? [{ at: `${name}/${node}`, knows: 'silent' in at }] : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(({ knows }) => !knows)).toEqual([]);
});

test('[MED.9-b][MED.5.1-a] a game goes on to its end though now and then nobody says anything, whatever is asked', () => {
  const { match } = openGame(mediterraneanEmpires, 4, {}, { t: 'seed', seed: 'silence' });
  const dice = rng('silence');
  const silent: string[] = [];
  while (!match.state.over) {
    const [seat] = match.engine.waitingFor(match.state);
    const question = match.question(seat!)!;
    expect([question.prompt.k, match.engine.knowsSilence(match.state, seat!)]).toEqual([question.prompt.k, true]);
    if (dice.below(3) === 0) silent.push(question.prompt.k, match.passOver(seat!).log[0]!.m.k);
    else match.play(randomInput(question, seat!, (n) => dice.below(n))!);
  }
  for (const k of ['med.ask.fort', 'med.ask.act', 'med.ask.route', 'med.ask.units']) expect(silent).toContain(k);
  expect(silent.filter((k) => k === 'med.silent')).toHaveLength(silent.length / 2);
});

test('[MED.3.1-e][MED.3.1-f] who says nothing while he builds settles the largest city there is, or fortifies his capital', () => {
  const settling = at(build, undefined, {}, (g) => {
    for (const [i, owner] of g.owner.entries()) if (owner === NEUTRAL) g.forts[i] = 0;
  }).saysNothing();
  expect(said(settling, 'med.fort')).toEqual([{ who: 'empire:ROMA', city: 'city:capua' }]);
  const full = at(build, undefined, {}, (g) => own(g, ROMA, 'numantia', 'capua')).saysNothing();
  expect(said(full, 'med.fort')).toEqual([{ who: 'empire:ROMA', city: 'city:roma' }]);
});

test('[MED.4.1-g] a silent leader of the neutrals turns them on the largest city', () => {
  const p = at(
    event,
    undefined,
    { seats: 2 },
    (g) => {
      own(g, CARTAGO, 'capua');
    },
    [2, 2, ROMA, 1],
  );
  p.saysNothing().byChance(1, 6, 6, 6, 6, 6).saysNothing();
  expect(said(p, 'med.neutralAttack')).toMatchObject([{ city: 'city:carthago' }]);
});

test('[MED.4.1-n] silence at a homecoming brings the strongest card home', () => {
  const p = at(
    event,
    undefined,
    {},
    (g) => {
      pile(g, 'Velites', 'Triarii', 'Liburna');
    },
    [4, 4],
  ).saysNothing();
  expect(p.g.hands[ROMA]).toEqual([card('Triarii')]);
});

test('[MED.4.2-j] of too many cards silence discards the weakest', () => {
  const p = at(endTurn, undefined, { seats: 8, byChance: true }, (g) => {
    g.owner[place('roma')] = NEUTRAL;
    hand(g, 0, ...Array<string>(2).fill('Hastati'), ...Array<string>(3).fill('Principes'), 'Triarii', 'Velites');
    g.hands[0]!.push(...cards('Cónsul', 'Escipion', 'Socii', 'Calzada'));
    g.hands[0]!.sort();
    for (const id of g.hands[0]!) for (const deck of g.decks) if (deck.includes(id)) deck.splice(deck.indexOf(id), 1);
  }).saysNothing();
  expect(p.g.discards[0]!.toSorted()).toEqual(cards('Calzada', 'Velites').toSorted());
});

test('[MED.9-k] of too many troops silence leaves the weakest behind', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'utica'],
      troops: ['Scutarii', 'Honderos', 'Caetrati'],
      fleets: ['Naves de Gades', 'Naves de Gades'],
      sea: 0,
      arrival: 'landing',
    });
    hand(g, ROMA, 'Tormenta');
  });
  // The storm takes a fleet; the other has room for two.
  p.byChance(4, 4).does('play', card('ROMA/Tormenta')).as(HISPANIA);
  expect(p.saysNothing().g.discards[HISPANIA]!.slice(0, 2)).toEqual([card('Naves de Gades', 1), card('Honderos')]);
});

test('[MED.9-m] the extra recovery of a silent owner goes to his strongest troop', () => {
  const p = fieldBetween(
    { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Honderos', 'Scutarii', 'Honderos'] },
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios', 'Lanceros Libios', 'Lanceros Libios'] },
    [],
    (g) => {
      hand(g, HISPANIA, 'Indibil', 'Murallas');
    },
  );
  p.does('play', card('Indibil'));
  through(p.rolling(1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1))
    .as(HISPANIA)
    .rolling(5)
    .saysNothing();
  expect(p.g.hands[HISPANIA]).toContain(card('Scutarii'));
});
