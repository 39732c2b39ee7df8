import type { Msg } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../rules/game.ts';
import { UNALIGNED } from '../../rules/ids.ts';
import { factionsWithoutSenators } from '../../rules/rome/factions.ts';
import { senator } from '../../rules/rome/senators.ts';
import { at, faction } from '../../rules/testing/at.ts';
import { bare } from '../../rules/testing/bare.ts';
import { momentBefore, storyOf, toldIn, victories } from './story.ts';

const PUNIC = 'war:1';
const GALLIC = 'war:5';

/** Three Factions of two Senators with 10 and 5, 9 and 4, 8 and 3 Influence, as everybody sees them. */
const seen = (change: (g: Rome) => void = () => {}) =>
  at(factionsWithoutSenators, undefined, { seats: 3 }, (g) => {
    bare(g);
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:3', 'senator:4');
    faction(g, 2, 'senator:5', 'senator:6');
    for (const [i, n] of [10, 5, 9, 4, 8, 3].entries()) senator(g, `senator:${i + 1}`).influence = n;
    change(g);
  }).view('public');
/** Turns begin with inputs 0, 10 and 20, and input 30 ends the game. */
const turns = [0, 10, 20, 30].map((input) => ({ input, view: seen() }));

const line = (k: string, a: Msg['a'] = {}) => ({ m: { k, a } });
const said = (input: number, ...lines: ReturnType<typeof line>[]) => ({ input, lines });
const phase = (name: string, turn: number) => line('phase', { phase: `phase:${name}`, turn });
const office = (who: string, name: string) => line('senate.takesOffice', { who, office: `office:${name}` });
const battle = (who: string, war: string, result: string) =>
  line('combat.battle', { who, war, result: `result:${result}` });
const won = (war: string) => line('wars.ended.victory', { war });
const dies = (who: string) => line('death', { who, cause: 'cause:natural' });
const persuades = (who: string, target: string) => line('forum.persuaded', { who, target });

const story = (...record: ReturnType<typeof said>[]) =>
  [0, 1, 2].map((f) => storyOf(toldIn(record), turns, f).map(({ k, a }) => [k, ...Object.values(a ?? {})]));

describe('what brought a Faction up', () => {
  test('its high offices and the Wars that its Senators won; or neither', () => {
    const [first, second, third] = story(
      said(3, office('senator:1', 'rome-consul'), office('senator:3', 'field-consul')),
      said(12, office('senator:1', 'censor'), office('senator:2', 'dictator'), office('senator:4', 'master-of-horse')),
      said(14, battle('senator:3', PUNIC, 'victory'), won(PUNIC), battle('senator:5', GALLIC, 'victory'), won(GALLIC)),
    );
    expect([first, second, third]).toEqual([
      [['end.held', 3]],
      [['end.heldAndWon', 1, [PUNIC]]],
      [['end.won', [GALLIC]]],
    ]);
    expect(story()[0]).toEqual([['end.neither']]);
  });
  test('a War is won by whoever fought its last battle, and not by peace', () => {
    const told = toldIn([
      said(4, battle('senator:1', PUNIC, 'stalemate'), battle('senator:5', GALLIC, 'victory')),
      said(5, battle('senator:3', PUNIC, 'victory'), won(PUNIC), line('wars.ended.peace', { war: GALLIC })),
    ]);
    expect([...victories(told)].map(([war, t]) => [war, t.m.a?.['who']])).toEqual([[PUNIC, 'senator:3']]);
  });
  test('who joined in the same turn counts for whom he joined', () => {
    const free = seen((g) => Object.assign(senator(g, 'senator:6'), { faction: UNALIGNED }));
    const joined = [{ input: 0, view: free }, ...turns.slice(1)];
    const told = toldIn([said(3, office('senator:6', 'rome-consul'))]);
    expect(storyOf(told, joined, 2)).toEqual([{ k: 'end.held', a: { n: 1 } }]);
  });
});

describe('what brought it down', () => {
  test('the death of whoever had most, with when and why; nothing of others', () => {
    const [early, late] = [
      said(3, phase('mortality', 1), dies('senator:2')),
      said(12, phase('mortality', 2), dies('senator:1')),
    ];
    const none = [['end.neither']];
    const lost = ['end.lost', 'senator:1', 10, 2, 'cause:natural'];
    expect(story(early, late)).toEqual([[...none, lost], none, none]);
    expect(story(late, { ...early, input: 22 })[0]).toEqual([...none, lost]);
  });
  test('or another Faction that persuaded him', () => {
    const [, second] = story(said(23, phase('forum', 3), persuades('senator:5', 'senator:3')));
    expect(second!.at(-1)).toEqual(['end.left', 'senator:3', 9, 3, 'faction:2']);
  });
  test('not whoever had little, nor those of others', () => {
    expect(story(said(3, dies('senator:4'), persuades('senator:1', 'senator:6')))).toEqual([
      [['end.neither']],
      [['end.neither']],
      [['end.neither']],
    ]);
  });
});

describe('the moment of a turn', () => {
  const moment = (at: number, ...record: ReturnType<typeof said>[]) => {
    const found = momentBefore(toldIn(record), turns, at);
    return found && [found.m.k, found.m.a?.['who'], found.phase?.a?.['turn'], found.input];
  };
  test('is what tells most of the time since the position before, with its phase', () => {
    const record = [
      said(10, phase('mortality', 2), dies('senator:5')),
      said(13, phase('senate', 2), office('senator:1', 'rome-consul'), office('senator:3', 'field-consul')),
      said(15, phase('combat', 2), battle('senator:3', PUNIC, 'victory'), won(PUNIC), dies('senator:1')),
      said(22, phase('forum', 3), persuades('senator:1', 'senator:6')),
    ];
    expect(moment(1, ...record)).toEqual(['death', 'senator:5', 2, 10]);
    expect(moment(2, ...record)).toEqual(['combat.battle', 'senator:3', 2, 15]);
    expect(moment(3, ...record)).toEqual(['forum.persuaded', 'senator:1', 3, 22]);
    expect(moment(0, ...record)).toBeUndefined();
  });
  test.each([
    ['a death more than a new office', [dies('senator:6'), office('senator:1', 'rome-consul')], 'death'],
    ['of deaths that of whoever had more', [dies('senator:1'), dies('senator:2')], 'senator:1'],
    [
      'a Dictator more than a Consul',
      [office('senator:2', 'dictator'), office('senator:1', 'rome-consul')],
      'senator:2',
    ],
    [
      'of two that tell as much the last',
      [office('senator:1', 'rome-consul'), office('senator:3', 'field-consul')],
      'senator:3',
    ],
    [
      'a lost battle more than a conviction',
      [battle('senator:1', PUNIC, 'defeat'), line('prosecution.guilty', { who: 'senator:3' })],
      'senator:1',
    ],
    [
      'a battle that decided nothing not at all',
      [battle('senator:1', PUNIC, 'stalemate'), office('senator:3', 'censor')],
      'senator:3',
    ],
    [
      'a Consul for Life more than all',
      [battle('senator:1', PUNIC, 'victory'), won(PUNIC), line('senate.life', { who: 'senator:5' })],
      'senator:5',
    ],
  ] as const)('%s', (_, lines, told) => {
    expect(moment(1, said(3, phase('senate', 1), ...lines))).toContain(told);
  });
});
