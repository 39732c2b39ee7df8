import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../../rules/index.ts';
import { LEGIONS } from '../../rules/rome/forces.ts';
import { hand as give } from '../../rules/testing/at.ts';
import { legionsTo, sends, wages } from '../../rules/testing/armies.ts';
import { business } from '../../rules/senate/other-business.ts';
import { brings, withLaws } from '../../rules/testing/laws.ts';
import { onVote, RAISE } from '../../rules/testing/meeting.ts';
import { addLeader, addProvinces } from '../../rules/testing/wars.ts';
import { HAND_VERBS, hand } from '../hand.ts';
import { table } from '../table.ts';
import { inOrder } from '../senator-table.tsx';
import { cellOf, inForce, peoplesRoll, places } from './state.ts';
import { numbersOf } from './numbers.ts';
import { thingOf } from './thing.ts';
import { whereIs } from './where.ts';

const say = (k: string, a?: object): string => (a ? `${k} ${JSON.stringify(a)}` : k);
type Patch = NonNullable<Parameters<typeof onVote>[1]>;
const seen = (patch: Patch, seat = 0) => onVote(RAISE, patch).view(seat);

describe('where a thing is', () => {
  const at = (ref: string, patch: Patch, seat = 0) => {
    const view = seen(patch, seat);
    return whereIs(view, thingOf(view, ref)!);
  };
  test('[1.04.9-b] a card is in the hand of whoever looks, and unseen by everybody else', () => {
    const patch: Patch = (g) => give(g, 0, 'card:107');
    expect(at('card:107', patch, 0)).toEqual([{ k: 'leaf.at.hand' }]);
    expect(at('card:107', patch, 1)).toEqual([{ k: 'leaf.at.deck' }]);
  });
  test('[1.07.36-d] a Law that was played is in force', () => {
    expect(at('card:108', (g) => g.laws.push('card:108'))).toEqual([{ k: 'leaf.at.force' }]);
    expect(at('card:108', () => {})).toEqual([{ k: 'leaf.at.deck' }]);
  });
  test('[2.06.2-a] a Law that was brought forward lies there for the vote', () => {
    const view = brings(withLaws(business, undefined, ['card:107']), 'card:107').view(0);
    expect(whereIs(view, thingOf(view, 'card:107')!)).toEqual([{ k: 'leaf.at.brought' }]);
  });
  test('[1.10.9-a] a War is active, unprosecuted or not there', () => {
    expect(at('war:5', (g) => wages(g, 'war:5'))).toEqual([{ k: 'leaf.at.war', a: { status: 'board.war.active' } }]);
    expect(at('war:5', (g) => wages(g, 'war:5', { unprosecuted: true }))).toEqual([
      { k: 'leaf.at.war', a: { status: 'board.war.unprosecuted' } },
    ]);
    expect(at('war:5', () => {})).toEqual([{ k: 'leaf.at.deck' }]);
  });
  test('[1.07.342-a] a Leader is with his Wars, or in the Curia', () => {
    const leads: Patch = (g) => {
      wages(g, 'war:2');
      addLeader(g, 'leader:35', 'wars');
    };
    expect(at('leader:35', leads)).toEqual([{ k: 'leaf.at.leads', a: { wars: ['war:2'] } }]);
    expect(at('card:35', (g) => addLeader(g, 'leader:35'))).toEqual([{ k: 'leaf.at.curia' }]);
  });
  test('[1.09.5-a] a Province exists or does not', () => {
    expect(at('province:sicilia', (g) => addProvinces(g, 'province:sicilia'))[0]).toEqual({ k: 'leaf.at.vacant' });
    expect(at('province:sicilia', () => {})).toEqual([{ k: 'leaf.at.noProvince' }]);
  });
});

describe('the numbers of the moment', () => {
  test('[1.07.342-a] a War in play has the Strength that it has now, with its parts', () => {
    const view = seen((g) => {
      wages(g, 'war:2');
      addLeader(g, 'leader:35', 'wars');
    });
    const [land] = numbersOf(view, thingOf(view, 'war:2')!);
    expect(land).toMatchObject({ label: 'leaf.n.land', value: 22 });
    expect(land!.tally!.parts.map((p) => p.n)).toEqual([15, 7]);
  });
});

describe('the state strip', () => {
  test('[1.09.63-b] every Legion is somewhere', () => {
    const view = seen((g) => {
      legionsTo(g, 'active', 4);
      wages(g, 'war:5');
      sends(g, 'senator:1', 'war:5', { legions: 3, fleets: 2 });
      g.fleets = 1;
    });
    const all = places(view);
    expect(all.map((p) => [p.name, p.legions, p.fleets])).toEqual([
      ['state.at.rome', 4, 1],
      ['senator:1', 3, 2],
    ]);
    expect(view.legions.filter((l) => l.at === 'pool')).toHaveLength(LEGIONS - 7);
    expect(cellOf(view, 'state:legions', say)).toMatchObject({
      n: 7,
      more: 'state.inRome {"n":4}, state.veterans {"n":0}',
    });
    expect(cellOf(view, 'state:fleets', say)).toMatchObject({ n: 3, more: 'state.inRome {"n":1}' });
  });
  test('units that are all in Rome are not counted twice', () => {
    const view = seen((g) => {
      legionsTo(g, 'active', 4);
      g.fleets = 4;
    });
    expect(cellOf(view, 'state:legions', say).more).toBe('state.allInRome, state.veterans {"n":0}');
    expect(cellOf(view, 'state:fleets', say).more).toBe('state.allInRome');
  });
  test('[1.08.2-a] Unrest shows what is added to the people’s roll', () => {
    const view = seen((g) => void (g.unrest = 3));
    expect(peoplesRoll(view).parts.find((p) => p.k === 'unrest')?.n).toBe(-3);
    expect(cellOf(view, 'state:unrest', say).n).toBe(3);
  });
  test('what is in force: Laws, Land Bills by number, events by their side', () => {
    const view = seen((g) => {
      g.laws.push('card:108');
      g.landBills.II = 2;
      g.events.push({ id: 'event:164', level: 2, since: 1 });
    });
    expect(inForce(view)).toEqual([
      { ref: 'card:108', n: 1 },
      { ref: 'land-bill:II', n: 2 },
      { ref: 'event:164:dark', n: 1 },
    ]);
  });
});

describe('the hand', () => {
  test('[1.04.9-b] shows its owner every card, with the verbs that play it, and nobody else anything', () => {
    const patch: Patch = (g) => give(g, 0, 'card:38', 'card:49', 'card:10');
    expect(hand(seen(patch)).map(({ ref, verbs }) => [ref, verbs])).toEqual([
      ['card:38', expect.arrayContaining(['vetoByTribune', 'proposeByTribune'])],
      ['card:49', ['addAssassins']],
      ['card:10', []],
    ]);
    expect(hand(onVote(RAISE, patch).view('public'))).toEqual([]);
  });
  test('every verb that plays a card is one of the rules, and must be confirmed', () => {
    expect(HAND_VERBS.filter((verb) => !Object.hasOwn(republicOfRome.messages, `verb.${verb}`))).toEqual([]);
    expect(table.weighty).toEqual(expect.arrayContaining([...HAND_VERBS]));
  });
});

test('Senators are put in order by name, Influence, votes or money', () => {
  const view = seen((g) => {
    for (const [i, s] of g.senators.entries()) Object.assign(s, { influence: i, knights: 9 - i });
    g.bank -= 5 - g.senators[1]!.talents;
    g.senators[1]!.talents = 5;
  });
  const three = view.senators.slice(0, 3);
  const ids = three.map((s) => s.id);
  const by = (order: Parameters<typeof inOrder>[2]) => inOrder(view, three, order, (id) => id).map((s) => s.id);
  expect(by('seniority')).toEqual(ids);
  expect(by('influence')).toEqual([...ids].reverse());
  expect(by('votes')[0]).toBe(ids[0]);
  expect(by('money')[0]).toBe(ids[1]);
  expect(inOrder(view, three, 'name', (id) => (id === ids[2] ? 'a' : `b${id}`))[0]!.id).toBe(ids[2]);
});
