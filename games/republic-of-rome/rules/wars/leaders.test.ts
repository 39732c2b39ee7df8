import { describe, expect, test } from 'vitest';
import { numbersOf } from '../combat/results.ts';
import { cardOf, leaderCard } from '../data/printed.ts';
import type { CardId, LeaderId, WarId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { addLeader, addProvinces, statuses, whereabouts } from '../testing/wars.ts';
import { drawLeader, leaderAfterWar } from './leaders.ts';
import { fleetStrength, landStrength, leadersOf, war } from './wars.ts';
import { PRINTED } from '../testing/printed.ts';
import { wages } from '../testing/armies.ts';

const HISPANIAE = ['province:hispania-citerior', 'province:hispania-ulterior'] as const;

test('[card-175-1-a][1.07.344-f] one who waits for refuge goes on waiting when a War of others ends', () => {
  const { cx, g } = empty((x) => {
    x.leaders.push({ id: 'leader:37', at: 'wars', aids: [], refuge: true });
  });
  leaderAfterWar(cx);
  expect(g.leaders).toMatchObject([{ id: 'leader:37', at: 'wars', refuge: true }]);
});

describe('a Leader who is drawn', () => {
  test('[1.07.341-a][1.07.34-a] ex-26: an Inactive War of his becomes Active with him', () => {
    const { cx, g } = empty((x) => wages(x, 'war:1', { status: 'inactive' }));
    drawLeader(cx, 'leader:35');
    expect(statuses(g)).toEqual({ 'war:1': 'active' });
    expect(g.leaders).toEqual([{ id: 'leader:35', at: 'wars', aids: [], refuge: false }]);
  });
  test('[1.07.341-a][1.07.34-a] he joins an Active one; Wars of others do not concern him', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:6');
      wages(x, 'war:3', { status: 'inactive' });
    });
    drawLeader(cx, 'leader:37');
    expect(statuses(g)).toEqual({ 'war:6': 'active', 'war:3': 'inactive' });
    expect(leadersOf(g, 'war:6').map((l) => l.id)).toEqual(['leader:37']);
  });
  test('[1.07.341-b][1.07.3321-i][1.07.344-g] he never activates an Imminent War, and with only such goes to the Curia', () => {
    const { cx, g } = empty((x) => wages(x, 'war:2', { status: 'imminent' }));
    drawLeader(cx, 'leader:35');
    expect(statuses(g)).toEqual({ 'war:2': 'imminent' });
    expect(whereabouts(g)).toEqual({ 'leader:35': 'curia' });
  });
  test('[1.07.3321-i] ex-04: he joins the Active War and leaves the Imminent ones alone', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:69', { status: 'imminent' });
      wages(x, 'war:2', { status: 'imminent' });
    });
    drawLeader(cx, 'leader:35');
    expect(statuses(g)).toEqual({ 'war:1': 'active', 'war:69': 'imminent', 'war:2': 'imminent' });
  });
  test('[1.07.341-a] beside an Active War of his an Inactive one becomes Active, whatever their order', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:74');
      wages(x, 'war:75', { status: 'inactive' });
    });
    drawLeader(cx, 'leader:136');
    expect(statuses(g)).toEqual({ 'war:74': 'active', 'war:75': 'active' });
  });
  test('[1.07.341-e][amb-47] of several Inactive Wars only the earliest, the others are Imminent', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:75', { status: 'inactive' });
      wages(x, 'war:74', { status: 'inactive' });
    });
    drawLeader(cx, 'leader:136');
    expect(statuses(g)).toEqual({ 'war:75': 'imminent', 'war:74': 'active' });
  });
  test('[1.07.344-b] without any of his Wars in play he goes to the Curia', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:5');
      x.deck = ['card:8'];
    });
    drawLeader(cx, 'leader:36');
    expect(whereabouts(g)).toEqual({ 'leader:36': 'curia' });
  });
  test('[1.07.344-c] with none of them left anywhere he leaves the game', () => {
    const { cx, g } = empty();
    drawLeader(cx, 'leader:36');
    expect(g.leaders).toEqual([]);
    expect(g.discards).toEqual(['card:36']);
  });
  test('[1.07.344-c] a War in a deck to come is left', () => {
    const { cx, g } = empty((x) => {
      x.nextDecks = [['card:69']];
    });
    drawLeader(cx, 'leader:34');
    expect(whereabouts(g)).toEqual({ 'leader:34': 'curia' });
  });
  test('[own-52][3.01.4E-d] where he goes does not tell which cards were set aside unseen', () => {
    const settled = (deck: CardId[], setAside: CardId[]) => {
      const { cx, g } = empty((x) => Object.assign(x, { deck, setAside }));
      drawLeader(cx, 'leader:36');
      return whereabouts(g);
    };
    expect(settled(['card:8'], ['card:20'])).toEqual({ 'leader:36': 'curia' });
    expect(settled(['card:20'], ['card:8'])).toEqual({ 'leader:36': 'curia' });
    expect(settled([], ['card:8', 'card:20'])).toEqual({});
  });
  test('[card-139-a] Cleopatra alone is a Faction card', () => {
    expect(
      ['card:34', 'card:35', 'card:36', 'card:37', 'card:89', 'card:136', 'card:137', 'card:138', 'card:139'].filter(
        (id) => cardOf(PRINTED, id).hand,
      ),
    ).toEqual(['card:139']);
    expect(leaderCard(PRINTED, 'leader:139').wars).toEqual(['war:118']);
  });
});

describe('Viriathus', () => {
  test('[card-89-a] activates and strengthens a Spanish Revolt whose Provinces exist', () => {
    const { cx, g } = empty((x) => {
      addProvinces(x, ...HISPANIAE);
      wages(x, 'war:72', { status: 'inactive' });
    });
    drawLeader(cx, 'leader:89');
    expect(statuses(g)).toEqual({ 'war:72': 'active' });
    expect(landStrength(g, war(g, 'war:72'))).toBe(11);
  });
  test('[card-89-a][card-89-b] without them he is in the Curia and the Revolt Inactive', () => {
    const { cx, g } = empty((x) => wages(x, 'war:72', { status: 'inactive' }));
    drawLeader(cx, 'leader:89');
    expect(statuses(g)).toEqual({ 'war:72': 'inactive' });
    expect(whereabouts(g)).toEqual({ 'leader:89': 'curia' });
  });
  test('[card-89-a] each Revolt by the Provinces it requires', () => {
    const { g } = empty((x) => {
      addProvinces(x, 'province:hispania-citerior');
      wages(x, 'war:72');
      wages(x, 'war:73');
      addLeader(x, 'leader:89', 'wars');
    });
    expect(landStrength(g, war(g, 'war:73'))).toBe(8 * 2 + 5);
    expect(landStrength(g, war(g, 'war:72'))).toBe(6 * 2);
  });
});

describe('his Strength', () => {
  const OWN: readonly (readonly [LeaderId, number, readonly WarId[]])[] = [
    ['leader:34', 3, ['war:1', 'war:2', 'war:69']],
    ['leader:35', 7, ['war:1', 'war:2', 'war:69']],
    ['leader:36', 5, ['war:8']],
    ['leader:37', 6, ['war:6', 'war:7', 'war:66', 'war:67']],
    ['leader:136', 5, ['war:74', 'war:75', 'war:124']],
    ['leader:137', 4, ['war:112', 'war:113', 'war:114']],
    ['leader:138', 6, ['war:5', 'war:115', 'war:116']],
  ];
  test('[card-34-a][card-35-a][card-36-a][card-37-a][card-136-a][card-137-a][card-138-a] is added to each of his Wars and to no other', () => {
    for (const [id, strength, wars] of OWN) {
      for (const w of new Set([...OWN.flatMap((x) => x[2]), 'war:68' as const])) {
        const { g } = empty((x) => {
          wages(x, w);
          addLeader(x, id, 'wars');
        });
        const plain = empty((x) => wages(x, w)).g;
        const gained = landStrength(g, war(g, w)) - landStrength(plain, war(plain, w));
        expect([id, w, gained]).toEqual([id, w, wars.includes(w) ? strength : 0]);
      }
    }
  });
  test('[1.07.342-a] after multiplication, on land and at sea', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:2');
      addLeader(x, 'leader:35', 'wars');
    });
    expect(landStrength(g, war(g, 'war:1'))).toBe(27);
    expect(fleetStrength(g, war(g, 'war:1'))).toBe(27);
    expect(landStrength(g, war(g, 'war:2'))).toBe(37);
  });
  test('[1.07.342-b] not where the War has no Fleet Strength', () => {
    const { g } = empty((x) => {
      wages(x, 'war:2');
      addLeader(x, 'leader:35', 'wars');
    });
    expect(fleetStrength(g, war(g, 'war:2'))).toBe(0);
  });
  test('[1.07.342-c][card-34-a][card-35-a] Hamilcar and Hannibal add up', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      addLeader(x, 'leader:34', 'wars');
      addLeader(x, 'leader:35', 'wars');
    });
    expect(landStrength(g, war(g, 'war:1'))).toBe(20);
  });
  test('[1.07.342-a] nothing from the Curia', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      addLeader(x, 'leader:35', 'curia');
    });
    expect(landStrength(g, war(g, 'war:1'))).toBe(10);
  });
  test('[1.07.344-f] his own Wars too while he has taken refuge with another', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:5');
      addLeader(x, 'leader:35', 'wars').aids = ['war:5'];
    });
    expect(landStrength(g, war(g, 'war:1'))).toBe(17);
    expect(landStrength(g, war(g, 'war:5'))).toBe(17);
  });
});

describe('his numbers', () => {
  const lusitanian = () =>
    empty((x) => {
      addProvinces(x, ...HISPANIAE);
      wages(x, 'war:72');
      addLeader(x, 'leader:89', 'wars');
    }).g;
  test('[1.07.343-a] ex-10: apply besides those of the War', () => {
    const g = lusitanian();
    expect(numbers(g, 'senator:1')).toEqual({ disaster: [6, 15], standoff: [11, 12, 16] });
  });
  test('[1.07.343-b] ex-10: a Statesman voids those of the War, never his', () => {
    const g = lusitanian();
    expect(numbers(g, 'senator:1B')).toEqual({ disaster: [15], standoff: [12] });
  });
  const numbers = (g: ReturnType<typeof lusitanian>, commander: string) => {
    const { disaster, standoff } = numbersOf(g, war(g, 'war:72'), commander);
    const up = (a: number, b: number): number => a - b;
    return { disaster: [...disaster].sort(up), standoff: [...standoff].sort(up) };
  };
});

describe('when a War is over', () => {
  test('[1.07.344-a] he stays while another Active War of his is left', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:2');
      addLeader(x, 'leader:35', 'wars');
    });
    leaderAfterWar(cx);
    expect(whereabouts(g)).toEqual({ 'leader:35': 'wars' });
  });
  test('[1.07.344-a] after the last one he goes to the Curia; an Imminent War does not hold him', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:2', { status: 'imminent' });
      addLeader(x, 'leader:35', 'wars');
    });
    leaderAfterWar(cx);
    expect(whereabouts(g)).toEqual({ 'leader:35': 'curia' });
  });
  test('[1.07.344-c] with none of his Wars on the board or in the deck he leaves the game, from the Curia as well', () => {
    const { cx, g } = empty((x) => {
      addLeader(x, 'leader:35', 'wars');
      addLeader(x, 'leader:37', 'curia');
      addLeader(x, 'leader:36', 'curia');
      x.deck = ['card:8'];
    });
    leaderAfterWar(cx);
    expect(whereabouts(g)).toEqual({ 'leader:36': 'curia' });
    expect(g.discards).toEqual(['card:35', 'card:37']);
  });
  test('[1.07.344-a][card-175-1-a] one in refuge stays while the War he aids is there, Active or not; then he goes to the Curia', () => {
    const { cx, g } = empty((x) => {
      wages(x, 'war:5', { status: 'inactive' });
      addLeader(x, 'leader:35', 'wars').aids = ['war:5', 'war:8'];
      x.deck = ['card:2'];
    });
    leaderAfterWar(cx);
    expect(g.leaders).toMatchObject([{ at: 'wars', aids: ['war:5'] }]);
    g.wars = [];
    leaderAfterWar(cx);
    expect(g.leaders).toEqual([{ id: 'leader:35', at: 'curia', aids: [], refuge: false }]);
  });
  test('[1.07.344-e] one who aided it was killed by a Victory: Refuge keeps him', () => {
    const { cx, g } = empty((x) => {
      addLeader(x, 'leader:35', 'wars');
      x.events.push({ id: 'event:175', level: 1, since: 1 });
    });
    leaderAfterWar(cx);
    expect(g.leaders).toEqual([{ id: 'leader:35', at: 'wars', aids: [], refuge: true }]);
    expect(g.events).toEqual([]);
  });
  test('[1.07.344-e] one in the Curia was not', () => {
    const { cx, g } = empty((x) => {
      addLeader(x, 'leader:35', 'curia');
      x.events.push({ id: 'event:175', level: 1, since: 1 });
    });
    leaderAfterWar(cx);
    expect(g.leaders).toEqual([]);
    expect(g.events).toHaveLength(1);
  });
});
