import { describe, expect, test } from 'vitest';
import type { Leader, Rome } from '../game.ts';
import { at } from '../testing/at.ts';
import { bare, table } from '../testing/bare.ts';
import { newWar } from '../wars/wars.ts';
import { alliesGive } from './allied-enthusiasm.ts';
import { ptolemysProvince } from './bequests.ts';
import { endOfForumEvents } from './index.ts';
import { makePeace } from './peace.ts';

const leader = (n: number): Leader => ({ id: `leader:${n}`, at: 'wars', aids: [], refuge: false });

describe('165 Enemy Leader Dies', () => {
  /** Antiochus leads the Syrian War; another, which is stronger, is none of his. */
  const dying = (level: number) =>
    at(endOfForumEvents, undefined, { seats: 3 }, (g: Rome) => {
      bare(g);
      g.events = [{ id: 'event:165', level, since: 1 }];
      g.leaders = [leader(36)];
      g.wars = [newWar('war:8', 'active', false), newWar('war:70', 'active', false)];
    })
      .as(0)
      .does('leaderDies', 'leader:36');
  test('[card-165-1-a] he alone dies, and his Wars go on; [card-165-2-a] on the dark side the strongest of his own ends', () => {
    const bright = dying(1);
    expect(bright.g.leaders).toEqual([]);
    expect(bright.g.wars.map((w) => w.id)).toEqual(['war:8', 'war:70']);
    const dark = dying(2);
    expect(dark.g.leaders).toEqual([]);
    expect(dark.g.wars.map((w) => w.id)).toEqual(['war:70']);
  });
});

test('[card-155-a] Ptolemy’s Province comes by itself, once; other Bequests are waited for', () => {
  const t = table((g) => {
    g.bequests = [
      { card: 'card:106', status: 'waiting' },
      { card: 'card:155', status: 'waiting' },
    ];
  });
  ptolemysProvince(t.cx);
  expect(t.g.provinces).toHaveLength(1);
  expect(t.g.bequests.map((b) => b.status)).toEqual(['waiting', 'collected']);
  ptolemysProvince(t.cx);
  expect(t.g.provinces).toHaveLength(1);
});

test('[card-162-1-a] allies give nothing, and nothing is said, unless they are enthusiastic', () => {
  const given = (level: number) => {
    const t = table((g) => void (g.events = level === 0 ? [] : [{ id: 'event:162', level, since: 1 }]));
    const before = t.g.state;
    alliesGive(t.cx);
    return [t.g.state - before, t.said().length];
  };
  expect([given(0), given(1), given(2)]).toEqual([
    [0, 0],
    [50, 1],
    [75, 1],
  ]);
});

test('[1.07.333-a][card-173-1-a] a Revolt that makes peace brings nothing, and nothing is said of Spoils', () => {
  const peace = (revolt: boolean) => {
    const t = table(
      (g) => {
        g.wars = [newWar('war:5', 'active', revolt)];
        g.deck = ['card:38'];
      },
      [0],
    );
    makePeace(t.cx, t.g.wars[0]!);
    return [t.g.state, t.said().includes('event.spoils')];
  };
  expect([peace(false), peace(true)]).toEqual([
    [110, true],
    [100, false],
  ]);
});
