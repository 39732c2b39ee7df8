/** Which way is proposed, and what can be attacked at all. */
import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import { refsOf } from '../empire/places.ts';
import { action } from '../round/action.ts';
import { at, type At, card, CARTAGO, GALIA, hand, HISPANIA, offered, own, pacified, ROMA } from '../testing/at.ts';

interface Going {
  readonly seat: number;
  readonly troop: string;
  readonly target: string;
  /** Steps chosen before the rest is left to the proposal. */
  readonly by?: readonly string[];
}

/** The way of an attack that has been declared; it waits for a card against its route, or for leave to pass. */
const way = ({ seat, troop, target, by = [] }: Going, patch: (g: Empires) => void, options: At = {}): string[] => {
  const p = at(action, { seat }, options, (g) => {
    patch(g);
    hand(g, seat, troop);
    hand(g, seat === GALIA ? HISPANIA : GALIA, 'Emboscada');
  });
  p.does('attack', `city:${target}`);
  for (const step of by) p.does('step', step);
  p.does('shortest').does('troop', card(troop)).does('declare');
  return refsOf(p.g, p.g.attack!.force.path).map((ref) => ref.slice(ref.indexOf(':') + 1));
};

test('[MED.5.4.3-b] the way that is proposed avoids straits before it avoids length', () => {
  const sicily = ['roma', 'capua', 'neapolis', 'rhegium', 'messana', 'panormus', 'carthago'];
  const found = way({ seat: ROMA, troop: 'Hastati', target: 'carthago' }, (g) => {
    // By the islands it is shorter, but over three straits.
    own(g, ROMA, 'aleria', 'nora', 'utica', ...sicily.slice(1, -1));
  });
  expect(found).toEqual(sicily);
  const islands = way({ seat: ROMA, troop: 'Hastati', target: 'carthago' }, (g) =>
    own(g, ROMA, 'aleria', 'nora', 'utica'),
  );
  expect(islands).toEqual(['roma', 'aleria', 'nora', 'utica', 'carthago']);
});

test('[MED.5.4.1-b] it leads through a pacified area like through any place of his own', () => {
  const round = ['osca', 'tarraco', 'emporion', 'narbo', 'tolosa'];
  const going = { seat: HISPANIA, troop: 'Scutarii', target: 'burdigala' };
  const found = way(going, (g) => {
    own(g, HISPANIA, ...round);
    pacified(g, 'VASCONES');
  });
  expect(found).toEqual(['numantia', 'osca', 'VASCONES', 'burdigala']);
  expect(way(going, (g) => own(g, HISPANIA, ...round))).toEqual(['numantia', ...round, 'burdigala']);
});

test('[MED.8.3-a] with free passage it may lead through cities of others, of any seat, and avoids them', () => {
  const going = { seat: HISPANIA, troop: 'Scutarii', target: 'saguntum' };
  const free = { options: { freePassage: true } };
  const past = (owner: number, ...more: string[]): string[] =>
    way(
      going,
      (g) => {
        own(g, owner, 'segeda');
        own(g, HISPANIA, ...more);
      },
      free,
    );
  for (const owner of [ROMA, CARTAGO]) {
    expect(past(owner)).toEqual(['numantia', 'segeda', 'saguntum']);
    expect(past(owner, 'osca', 'tarraco')).toEqual(['numantia', 'osca', 'tarraco', 'saguntum']);
  }
});

test('[MED.5.4.1-b] it never comes back to where it has been', () => {
  const found = way({ seat: HISPANIA, troop: 'Scutarii', target: 'osca', by: ['city:lancia'] }, (g) => {
    own(g, HISPANIA, 'lancia');
    pacified(g, 'CANTABRI', 'VASCONES');
  });
  expect(found).toEqual(['numantia', 'lancia', 'CANTABRI', 'VASCONES', 'osca']);
});

test('[MED.3-b][MED.5.4-c] what is not in play is no target, nor is what he holds, by land or by sea', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    own(g, ROMA, 'brundisium', 'neapolis');
    hand(g, ROMA, 'Hastati', 'Liburna');
  });
  const of = offered(p, 'attack');
  expect(of).toContain('city:carthago');
  for (const id of ['athenae', 'epidamnos', 'neapolis', 'brundisium', 'roma']) expect(of).not.toContain(`city:${id}`);
});

test('[MED.5.4.1-h][MED.A38] a lost capital is attacked with troops or fleets, not with a Leader alone', () => {
  const against = (name: string): readonly string[] =>
    offered(
      at(action, { seat: ROMA }, {}, (g) => {
        own(g, CARTAGO, 'roma');
        hand(g, ROMA, name);
      }),
      'attack',
    );
  expect([against('Hastati'), against('Liburna'), against('Escipion')]).toEqual([['city:roma'], ['city:roma'], []]);
});
