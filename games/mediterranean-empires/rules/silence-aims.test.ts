/** What silence means in the middle of something: an expedition that is drawn up, a card that has been laid, an event. */
import { expect, test } from 'vitest';
import { pacification } from './barbarians/pacification.ts';
import { cardWindow } from './cards/window.ts';
import { march } from './expedition/march.ts';
import type { Empires } from './game.ts';
import { action } from './round/action.ts';
import { pirates } from './round/pirates.ts';
import { scarcity } from './round/scarcity.ts';
import {
  at,
  card,
  cards,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  pacified,
  pile,
  place,
  ROMA,
  said,
  through,
} from './testing/at.ts';
import { send } from './testing/attack.ts';
import { fieldBetween, played } from './testing/battles.ts';
import { withCard } from './testing/packs.ts';

const drawingUp = (event?: Empires['event']): Game =>
  at(action, { seat: HISPANIA }, event ? { byChance: true } : {}, (g) => {
    if (event) g.event = event;
    hand(g, HISPANIA, 'Scutarii', 'Viriato', ...(event ? ['Caetrati'] : []));
  }).does('attack', 'city:osca');

test('[MED.5.1-a] an expedition that was never declared was not sent: its cards stay, and that is a pass', () => {
  const onTheWay = drawingUp().saysNothing();
  expect([isOver(onTheWay), onTheWay.g.attack, onTheWay.g.passed]).toEqual([true, null, [HISPANIA]]);
  const withCards = drawingUp().does('shortest').does('troop', card('Scutarii')).saysNothing();
  expect([isOver(withCards), withCards.g.hands[HISPANIA]]).toEqual([true, cards('Scutarii', 'Viriato').toSorted()]);
});

test('[MED.4.1-m][MED.5.1-a] whoever sent one and says nothing over the second has not passed', () => {
  const p = drawingUp('campaign').does('shortest').does('troop', card('Scutarii')).does('declare');
  through(p).as(HISPANIA).does('attack', 'city:lancia').saysNothing();
  expect([isOver(p), p.g.passed, p.g.attack]).toEqual([true, [], null]);
});

test('[MED.5.4.4-d] an interception that was never declared does not take place', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
    hand(g, CARTAGO, 'Lanceros Libios', 'Lanceros Libios');
  });
  through(p.byChance(6, 6)).as(CARTAGO).does('interceptAt', 'city:utica').saysNothing();
  expect([through(p).g.attack, p.g.hands[CARTAGO]!.length]).toEqual([null, 2]);
});

test('[MED.4.1-r] in scarcity silence discards two cards', () => {
  const p = at(scarcity, undefined, { byChance: true }, (g) => {
    hand(g, ROMA, 'Hastati', 'Triarii', 'Velites');
  }).saysNothing();
  expect([p.g.hands[ROMA]!.length, p.g.vp[ROMA]]).toEqual([1, 10]);
});

test('[MED.4.1-p] silent pirates raid the largest port', () => {
  const p = at(
    pirates,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica', 'nora');
    },
    [0, 3],
  );
  p.byChance().saysNothing();
  expect(said(p, 'med.pirates')).toMatchObject([{ city: 'city:carthago' }]);
});

test('[MED.2-f] a card with several uses is played for the first of them', () => {
  const p = fieldBetween(
    { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Honderos'] },
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios'] },
    { first: [] },
    (g) => {
      withCard('HISPANIA', 'Viriato', {
        types: ['L', 'X'],
        effects: [{ when: 'combat-field', op: 'add-dice-to-side', n: 1 }],
      })(g);
      hand(g, HISPANIA, 'Viriato');
    },
  )
    .as(HISPANIA)
    .does('play', card('Viriato'));
  const [first] = offered(p, 'useAs');
  p.saysNothing();
  expect([first, p.g.attack?.force.leaders ?? [card('Viriato')]]).toEqual(['type:L', [card('Viriato')]]);
});

/** Rome and Carthage fight; somebody lays a card that names a side, and does not say which. */
const laid = (by: number, effect: object): Game => {
  const empire = ['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA'][by]!;
  const name = { ROMA: 'Foedus', CARTAGO: 'Traicion', GALIA: 'Desercion' }[empire]!;
  const p = fieldBetween(
    { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] },
    { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios'] },
    { first: [] },
    (g) => {
      withCard(empire, name, { types: ['X'], effects: [{ when: 'combat-field', ...effect }] })(g);
      // A second card keeps the window open, so that the first can be looked at.
      hand(g, by, name, by === ROMA ? 'Escipion' : by === CARTAGO ? 'Anibal' : 'Vercingetorix');
    },
  );
  return p
    .as(by)
    .does('play', card(`${empire}/${name}`))
    .saysNothing();
};
const sides = (p: Game): readonly unknown[] => said(p, 'med.concerns').map((a) => (a as { side: string }).side);

test('[MED.5.4.5-b][MED.A60] a card whose side nobody names is for its own side, without one for the Defender; if it does harm, against the other', () => {
  const help = { op: 'add-dice-to-side', n: 1 };
  const harm = { op: 'remove-dice-from-side', n: 1 };
  expect(sides(laid(ROMA, help))).toEqual(['empire:ROMA']);
  expect(sides(laid(ROMA, harm))).toEqual(['empire:CARTAGO']);
  expect(sides(laid(CARTAGO, help))).toEqual(['empire:CARTAGO']);
  expect(sides(laid(GALIA, help))).toEqual(['empire:CARTAGO']);
  expect(sides(laid(GALIA, harm))).toEqual(['empire:ROMA']);
});

test('[MED.6-d][MED.5.3-a] a card that is aimed at a city is aimed at the largest', () => {
  const court = played(ROMA, 'Foedus', (g) => own(g, ROMA, 'messana'));
  const size = (p: Game, verb: string): string[] => offered(p, verb) as string[];
  expect(size(court, 'court')[0]).not.toBe('city:capua');
  court.rolling(6).saysNothing();
  expect(said(court, 'med.courtRoll')).toEqual([expect.objectContaining({ city: 'city:capua' })]);
});

test('[MED.9-d] a card that takes from a rival takes from whoever holds most', () => {
  const p = played(ROMA, 'Senatus Consultum', (g) => {
    hand(g, CARTAGO, 'Elefantes');
    hand(g, GALIA, 'Gesatas', 'Guerreros Galos');
  });
  p.rolling(0).saysNothing();
  expect([p.g.hands[CARTAGO]!.length, p.g.hands[GALIA]!.length]).toEqual([1, 1]);
});

test('[MED.A49][MED.2-k] the strongest cards come back; no more forts are placed', () => {
  const back = played(ROMA, 'Dilectus', (g) => void pile(g, 'Hastati', 'Triarii', 'Principes'));
  back.saysNothing();
  expect(back.g.hands[ROMA]).toEqual([card('Triarii')]);
  const forts = played(ROMA, 'Colonia', (g) => own(g, ROMA, 'capua')).saysNothing();
  expect([isOver(forts), forts.g.forts[place('capua')]]).toEqual([true, 1]);
});

test('[MED.5.3-a] of cards that are looked at the strongest is kept, the others go back as they lie', () => {
  const p = played(4, 'Oraculo de Delfos', () => undefined, { seats: 5 }).as(4);
  p.saysNothing().saysNothing();
  expect(p.g.hands[4]).toHaveLength(2);
  p.saysNothing();
  expect([isOver(p), p.g.looking]).toEqual([true, null]);
});

test('[MED.7.2-g] an area is pacified though nobody says which', () => {
  const effects = [{ when: 'action', op: 'pacify-area' }];
  const p = played(HISPANIA, 'Pacto de Hospitalidad', (g) => {
    withCard('HISPANIA', 'Pacto de Hospitalidad', { effects })(g);
  });
  const [first] = offered(p, 'appease');
  p.saysNothing();
  expect([isOver(p), p.g.areas[place(first!.replace('area:', '')) - p.g.owner.length]]).toEqual([true, 'pacified']);
});

test('[MED.7.3-a][MED.7.3-b] an area is roused though nobody says which, against the largest city beside it', () => {
  const effects = [{ when: 'action', op: 'barbarian-allies' }];
  const p = played(ROMA, 'Foedus', (g) => withCard('ROMA', 'Foedus', { effects })(g)).byChance();
  const [area] = offered(p, 'rouse');
  p.saysNothing();
  expect(p.question!.prompt).toMatchObject({ k: 'med.ask.hordeTarget', a: { area } });
  p.saysNothing();
  expect(said(p, 'med.horde')).toHaveLength(1);
});

test('[MED.7.2-b] after a migration an area beside it rises though nobody says which', () => {
  const p = at(
    pacification,
    { seat: HISPANIA, place: place('CANTABRI'), margin: 1 },
    {},
    (g) => pacified(g, 'VASCONES'),
    [3],
  );
  const [first] = offered(p.as(HISPANIA), 'unsettle');
  p.saysNothing();
  expect([isOver(p), said(p, 'med.migrated')]).toEqual([true, [{ who: 'empire:HISPANIA', area: first }]]);
});

test('[MED.9-d] a spy whom nobody sends looks at the largest hand, and its strongest card is discarded', () => {
  const p = at(cardWindow, { kind: 'event', order: [0, 1, 2, 3] }, {}, (g) => {
    hand(g, ROMA, 'Espias');
    hand(g, CARTAGO, 'Lanceros Libios', 'Elefantes', 'Anibal');
    hand(g, GALIA, 'Gesatas');
  });
  p.does('play', card('ROMA/Espias')).saysNothing();
  expect(p.view(ROMA).hands[CARTAGO]).toEqual(cards('Lanceros Libios', 'Elefantes', 'Anibal').toSorted());
  p.saysNothing();
  expect(p.g.discards[CARTAGO]).toEqual([card('Elefantes')]);
});
