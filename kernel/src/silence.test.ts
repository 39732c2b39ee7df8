import { describe, expect, test } from 'vitest';
import { ballot, type Vote } from './ballot.ts';
import { Engine } from './engine.ts';
import { call, end, procsFor } from './flow.ts';
import { openGame } from './game-file.ts';
import { lastCall } from './last-call.ts';
import type { LogLine } from './message.ts';
import { round } from './round.ts';
import type { Silent } from './silence.ts';
import { started } from './testing/started.ts';
import { moduleOf } from './testing/module.ts';

interface G {
  done: string[];
}
const proc = procsFor<G>();
const say = () => ({ k: 'ask' });
const noted = (g: G, what: string): void => {
  g.done.push(what);
};

/** One seat after another must answer the first question; the second knows what silence means. */
const main = proc('main', { at: 'open' }, () => ({ at: 0 }), {
  start: { to: () => 0, say, buttons: { go: { take: () => 'second' } } },
  second: {
    to: (_, l) => l.at,
    say,
    buttons: { go: { take: () => 'start' } },
    silent: (_, l, by) => [
      {
        instead: (cx) => {
          noted(cx.g, `${by} was silent`);
          l.at++;
          return 'second';
        },
      },
    ],
  },
});

const small = moduleOf<G>(() => ({ done: [] }), [main]);
const opened = () => openGame(small, 2, {}, { t: 'seed', seed: 'x' }).match;

describe('a seat that says nothing', () => {
  test('is passed over where the rules say what that means, and nowhere else', () => {
    const { engine, s } = started<G>({ done: [] }, [main]);
    const before = JSON.stringify(s);
    expect(engine.knowsSilence(s, 0)).toBe(false);
    expect(() => engine.passOver(s, 0)).toThrow('kernel.notSilent');
    expect(JSON.stringify(s)).toBe(before);
    engine.apply(s, { by: 0, verb: 'go' });
    expect([0, 1, 9].map((by) => engine.knowsSilence(s, by))).toEqual([true, false, false]);
    expect(() => engine.passOver(s, 1)).toThrow('kernel.notSilent');
    engine.passOver(s, 0);
    expect(s.g.done).toEqual(['0 was silent']);
    expect(engine.waitingFor(s)).toEqual([1]);
  });

  test('cannot say so: nobody can send it', () => {
    const { engine, s } = started<G>({ done: [] }, [main]);
    engine.apply(s, { by: 0, verb: 'go' });
    expect(engine.question(s, 0)!.verbs).not.toHaveProperty('silence');
    expect(() => engine.apply(s, { by: 0, verb: 'silence' })).toThrow('kernel.malformed');
  });

  test('leaves an entry in the record that is played again and not taken back', () => {
    const match = opened();
    match.play({ by: 0, verb: 'go' });
    const entry = match.passOver(0);
    expect(entry.input).toEqual({ by: 0, verb: 'silence' });
    expect(() => match.undo(0)).toThrow('kernel.undoFloor');
    const again = opened();
    again.play({ by: 0, verb: 'go' });
    expect(again.replay(entry.input).digest).toBe(entry.digest);
  });
});

describe('silence that counts as an answer', () => {
  /** The button may be pressed in the first round only; the number is always on offer. */
  const asking = (silent: Silent<G, { n: number }, 'start'>) =>
    proc('main', { n: 'open' }, () => ({ n: 0 }), {
      start: {
        to: () => 0,
        say,
        rules: ['R1'],
        buttons: {
          wait: {
            when: (_, l) => l.n === 0 || { k: 'tooLate' },
            take: (cx, l) => {
              l.n++;
              noted(cx.g, 'waited');
              return 'start';
            },
          },
        },
        ranges: {
          count: {
            of: () => [1, 3],
            take: (cx, _, n) => {
              noted(cx.g, `counted ${n}`);
              return 'start';
            },
          },
        },
        silent,
      },
    });

  test('is the first that is on offer; where none is, the seat is waited for', () => {
    const { engine, s } = started<G>({ done: [] }, [asking(['wait'])]);
    engine.passOver(s, 0);
    expect(s.g.done).toEqual(['waited']);
    expect(engine.knowsSilence(s, 0)).toBe(false);
    expect(() => engine.passOver(s, 0)).toThrow('kernel.notSilent');

    const other = started<G>({ done: [] }, [
      asking(() => [{ verb: 'wait' }, { verb: 'count', arg: 4 }, { verb: 'count', arg: 2 }]),
    ]);
    other.engine.passOver(other.s, 0);
    other.engine.passOver(other.s, 0);
    expect(other.s.g.done).toEqual(['waited', 'counted 2']);
    expect(other.s.floor).toBe(2);
  });

  test('must be a button there is', () => {
    expect(() => started<G>({ done: [] }, [asking(['count'])])).toThrow('silence would be count, which is no button');
  });

  test('is told before what follows from it', () => {
    const log: LogLine[] = [];
    const first = asking(['wait']);
    const { s } = started<G>({ done: [] }, [first]);
    const engine = new Engine<G>({
      first,
      procs: [first],
      interrupts: [],
      passedOver: (cx, by, rules) => cx.log({ k: `silent ${by}` }, rules[0]),
    });
    engine.passOver(s, 0, { log });
    expect(log).toEqual([{ m: { k: 'silent 0' }, rule: 'R1' }]);
  });
});

test('rounds, ballots and last calls go on without the silent seat', () => {
  const going = round<G>()(
    'round',
    'open',
    (a: { order: number[] }) => a,
    {
      say,
      buttons: { act: { take: () => 'acted' } },
      silent: (_, __, by) => [
        {
          instead: (cx) => {
            noted(cx.g, `round ${by}`);
            return 'passed';
          },
        },
      ],
    },
    () => undefined,
  );
  const urn = ballot<G, { seats: number[] }>('urn', 'open', {
    say,
    buttons: { aye: {} },
    silent: (_cx, _a, by) => (by === 0 ? [{ instead: () => ({ verb: 'nay' }) }] : [{ verb: 'aye' }]),
  });
  const closing = lastCall<G>('closing', 'w', { say });
  const all = proc('main', { votes: 'open' }, () => ({ votes: {} as Record<number, Vote> }), {
    start: () => call(going, { order: [0, 1] }, 'vote'),
    vote: () => call(urn, { seats: [0, 1] }, 'close', 'votes'),
    close: () => call(closing, { seats: [0, 1] }, 'last'),
    last: (cx, l) => {
      noted(cx.g, JSON.stringify(l.votes));
      return end();
    },
  });
  const top = proc('top', () => ({}), {
    start: () => call(all, undefined, 'over'),
    over: { to: () => 0, say, buttons: { go: { take: () => 'over' } } },
  });
  const { engine, s } = started<G>({ done: [] }, [top, all, going, urn, closing]);
  for (const by of [0, 1]) engine.passOver(s, by);
  for (const by of [0, 1]) engine.passOver(s, by);
  for (const by of [1, 0]) engine.passOver(s, by);
  expect(s.g.done).toEqual(['round 0', 'round 1', '{"0":{"verb":"nay"},"1":{"verb":"aye"}}']);
});
