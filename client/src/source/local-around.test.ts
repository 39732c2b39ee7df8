import { GAMES } from '@tabularium/games';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { type Answer, type Input, openGame, rng, type Seat } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { describe, expect, test } from 'vitest';
import { newLocal } from './local.ts';
import type { Around, LocalTable } from './local-table.ts';
import type { Aloud } from './source.ts';

const SEATS = 5;
const around: Around = {
  saves: { put: async () => {}, get: async () => undefined, all: async () => [], remove: async () => {} },
  think: async () => {
    throw new Error('there are no bots');
  },
  now: () => 1000,
  pause: 0,
};
const person = (name: string) => ({ kind: 'human', name, online: true }) as const;
const NAMES = ['Ottavia', 'Bruno', 'Livia', 'Marta', 'Paolo'];
const aroundOneScreen = (seed: string): Promise<LocalTable> => {
  const seats = NAMES.map(person);
  return newLocal(republicOfRome, { id: 'g', name: '', seats, options: {}, seed, screen: true }, around);
};

const openRome = (seed: string) => openGame(republicOfRome, SEATS, {}, { t: 'seed', seed }).match;

const minds = async () => {
  const rome = GAMES.find(({ id }) => id === republicOfRome.meta.id)!;
  const { sensible } = await rome.bots!();
  return NAMES.map(() => sensible!());
};

interface Sat {
  readonly turn: number;
  readonly phase: string;
  readonly seat: Seat;
  /** At what question. */
  readonly at: string;
  /** Nobody else was asked at that moment. */
  readonly alone: boolean;
}
const GUESSES = 3;
/** More than two turns take. */
const LONGEST = 5000;
/** Whatever lies hidden, those who are asked aloud would be asked and offered the same. */
const expectOpen = ({ state, engine, module }: ReturnType<typeof openRome>, seats: readonly Seat[]): void => {
  const heard = (s: typeof state, seat: Seat) => {
    const { prompt, verbs } = engine.question(s, seat)!;
    return { prompt, said: engine.aloud(s).map((verb) => verbs[verb]) };
  };
  const chance = rng(String(state.inputs));
  for (let i = 0; i < GUESSES; i++) {
    const guess = module.guess(module.view(state, 'public'), 'public', chance);
    for (const seat of seats) expect(heard(guess, seat)).toEqual(heard(state, seat));
  }
};

/**
 * Five people around one screen, who all want what the sensible bot would want. A second game of the same seed knows what each
 * of them sees. Returns each time that somebody had to sit down alone at the screen.
 */
const played = async (seed: string, turns: number, ways: { readonly keeping: boolean } = { keeping: false }) => {
  const table = await aroundOneScreen(seed);
  if (ways.keeping) for (const seat of NAMES.keys()) table.keepScreen(seat, true);
  const match = openRome(seed);
  const bots = await minds();
  const dice = rng(seed);
  const wishes = new Map<string, Input>();
  /** Once thought of, it stays. */
  const wanted = (seat: Seat): Input => {
    const at = `${match.state.inputs} ${seat}`;
    const input =
      wishes.get(at) ?? bots[seat]!.choose(seenBy(republicOfRome, match.state, match.question(seat)!, seat, dice));
    wishes.set(at, input);
    return input;
  };
  const sat: Sat[] = [];
  let laidOpen = false;
  const sits = (seat: Seat): void => {
    const { turn, phase } = match.state.g;
    const top = match.state.stack.at(-1)!;
    const alone = match.engine.waitingFor(match.state).length === 1;
    sat.push({ turn, phase, seat, at: `${top.proc}/${top.node}`, alone });
    table.unveil(seat);
  };
  const goesOn = (): boolean => match.state.over === undefined && match.state.g.turn <= turns;
  /** Says it for all if all want it, else lets the first sit down who wants something else. */
  const answersAloud = async ({ seats, answers }: Aloud): Promise<void> => {
    expectOpen(match, seats);
    const inputs = seats.map((seat) => wanted(seat));
    const [{ verb, arg }] = inputs as [Input];
    const isSaid = answers.some((a) => a.verb === verb && a.arg === arg);
    const other = inputs.find((input) => !isSaid || input.verb !== verb || input.arg !== arg);
    const { isHeld } = table.get();
    // Who keeps the screen answers for himself, or hands it over: then a curtain is drawn for the other.
    if (other && isHeld) return table.unveil(other.by);
    if (other) return sits(other.by);
    expect(await table.sayAloud(arg === undefined ? { verb } : { verb, arg })).toBeUndefined();
    saidAloud.add(verb);
    for (const input of inputs) match.play(input);
  };
  for (let i = 0; goesOn(); i++) {
    if (i > LONGEST) throw new Error('it does not go on');
    const { aloud, curtain, eye, scene, isHeld } = table.get();
    // Nothing of anybody is on the page, except of whoever sat down last and keeps it.
    if (aloud || curtain !== undefined)
      expect({ eye, question: scene.question }).toEqual({ eye: isHeld ? sat.at(-1)?.seat : 'public' });
    if (aloud && isHeld && !laidOpen && aloud.seats.includes(sat.at(-1)!.seat)) {
      // Asked like the others, and he lays the table open for once.
      table.standUp();
      laidOpen = table.get().eye === 'public';
      expect(laidOpen).toBe(true);
      table.unveil(sat.at(-1)!.seat);
    } else if (aloud) await answersAloud(aloud);
    else if (curtain !== undefined) sits(curtain);
    else {
      const input = wanted(eye as Seat);
      match.play(input);
      expect(await table.act(input.verb, input.arg)).toBeUndefined();
    }
  }
  expect(laidOpen).toBe(ways.keeping);
  table.close();
  return sat;
};

/** How often each sat down in each phase. */
const timesIn = (sat: readonly Sat[]): Record<string, number[]> => {
  const found: Record<string, number[]> = {};
  for (const { turn, phase, seat } of sat) (found[`${turn} ${phase}`] ??= NAMES.map(() => 0))[seat]!++;
  return found;
};
/** Played once for all tests: everybody gives the screen back when others are asked aloud. */
const givenBack = new Map<string, Promise<readonly Sat[]>>();
const playedOnce = (seed: string): Promise<readonly Sat[]> => {
  const found = givenBack.get(seed) ?? played(seed, 2);
  givenBack.set(seed, found);
  return found;
};
/** What was answered aloud in these games. */
const saidAloud = new Set<string>();
const OFTEN = ['senate.floor-opened/ask', 'revenue.redistribution/ask'];
const BEFORE_SENATE = ['setup', 'mortality', 'revenue', 'forum', 'population'];

describe('around one screen', () => {
  test.each(['around', 'screen', 'forum'])(
    'nobody sits down twice in a phase, except where the rules ask them alone (%s)',
    async (seed) => {
      // Who steps in does so of his own accord, as often as he likes; whoever was given money may hand it out [1.06.3-f].
      const sat = (await playedOnce(seed)).filter(({ at }) => !OFTEN.includes(at));
      for (const times of Object.values(timesIn(sat.filter((s) => !s.alone)))) expect(Math.max(...times)).toBe(1);
      // With a curtain for every question there were more than thirty before the first Senate, and more than eighty in it.
      expect(sat.filter((s) => s.turn < 2 && BEFORE_SENATE.includes(s.phase)).length).toBeLessThan(20);
      for (const turn of [1, 2])
        expect(sat.filter((s) => s.turn === turn && s.phase === 'senate').length).toBeLessThan(16);
    },
  );
  test('[1.09.6-d][1.09.41-a][1.09.22-a] whoever presides ends a meeting or the Prosecutions aloud, and Consuls share their posts so', async () => {
    await Promise.all(['around', 'screen', 'forum'].map(playedOnce));
    expect([...saidAloud]).toEqual(expect.arrayContaining(['adjourn', 'endProsecutions', 'romeConsul', 'aye', 'pass']));
  });
  test.each(['around', 'screen', 'forum'])(
    'who keeps the screen meets no curtain until somebody else has sat down alone (%s)',
    async (seed) => {
      const sat = await played(seed, 2, { keeping: true });
      const given = await playedOnce(seed);
      const again = (all: readonly Sat[]): Sat[] => all.filter((s, i) => s.seat === all[i - 1]?.seat);
      expect(again(sat)).toEqual([]);
      expect(again(given).length).toBeGreaterThan(0);
      expect(sat.length).toBeLessThan(given.length);
    },
  );
  test('who sits down is alone with it: the curtain is drawn again when the open table was shown between', async () => {
    const table = await aroundOneScreen('around');
    const { aloud } = table.get();
    expect(aloud).toMatchObject({ prompt: { k: 'ask.setup.leader' }, seats: [expect.any(Number)] });
    const [seat] = aloud!.seats as [Seat];
    expect((await table.act('nameLeader', aloud!.answers[0]!.arg))?.reason.k).toBe('kernel.notAsked');
    table.unveil(seat);
    expect(table.get()).toMatchObject({ eye: seat });
    expect((await table.sayAloud(aloud!.answers[0]!))?.reason.k).toBe('kernel.notAsked');
    expect(await table.act('nameLeader', aloud!.answers[0]!.arg)).toBeUndefined();
    expect(table.get()).toMatchObject({ eye: 'public' });
    expect(table.get().aloud?.seats).not.toEqual([seat]);
  });
  test('who sat down beside the question gives the screen back', async () => {
    const table = await aroundOneScreen('around');
    const [asked] = table.get().aloud!.seats as [Seat];
    const other = (asked + 1) % SEATS;
    table.unveil(other);
    expect(table.get()).toMatchObject({ eye: other, mayStandUp: true });
    table.standUp();
    expect(table.get()).toMatchObject({ eye: 'public', aloud: { seats: [asked] } });
    table.unveil(asked);
    expect(table.get().mayStandUp).toBeUndefined();
  });
  test('who keeps the screen asks the others aloud on his own page, and is not asked there himself', async () => {
    const table = await aroundOneScreen('around');
    const [asked] = table.get().aloud!.seats as [Seat];
    const other = (asked + 1) % SEATS;
    table.keepScreen(other, true);
    table.unveil(other);
    expect(table.get()).toMatchObject({ eye: other, isHeld: true, aloud: { seats: [asked] } });
    expect(table.get().scene.question).toBeUndefined();
    const [said] = table.get().aloud!.answers as [Answer];
    // Nobody can be answered for but those who are asked aloud.
    expect((await table.act('nameLeader', said.arg))?.reason.k).toBe('kernel.notAsked');
    // His own affairs he sees to when he says so.
    table.unveil(other);
    expect(table.get()).toMatchObject({ eye: other, scene: { question: { due: false } } });
    expect(table.get().isHeld).toBeUndefined();
  });
  test('who keeps the screen and is asked alone has his whole question', async () => {
    const table = await aroundOneScreen('around');
    const [asked] = table.get().aloud!.seats as [Seat];
    table.keepScreen(asked, true);
    table.unveil(asked);
    expect(table.get()).toMatchObject({ eye: asked, scene: { question: { due: true } } });
    expect(table.get().isHeld).toBeUndefined();
  });
  test('who takes the screen out of the hands of somebody meets a curtain, and so does the other afterwards', async () => {
    const table = await aroundOneScreen('around');
    const [asked] = table.get().aloud!.seats as [Seat];
    const [keeper, third] = [(asked + 1) % SEATS, (asked + 2) % SEATS];
    table.keepScreen(keeper, true);
    table.unveil(keeper);
    table.unveil(third);
    expect(table.get()).toMatchObject({ eye: 'public', curtain: third, keeps: false });
    table.unveil();
    expect(table.get()).toMatchObject({ eye: third });
    table.standUp();
    expect(table.get()).toMatchObject({ eye: 'public', aloud: { seats: [asked] } });
  });
  test('the table is laid open again when whoever keeps the screen says so', async () => {
    const table = await aroundOneScreen('around');
    const [asked] = table.get().aloud!.seats as [Seat];
    const keeper = (asked + 1) % SEATS;
    table.keepScreen(keeper, true);
    table.unveil(keeper);
    table.standUp();
    expect(table.get()).toMatchObject({ eye: 'public', aloud: { seats: [asked] } });
    expect(table.get().isHeld).toBeUndefined();
  });
  test('on the open table nobody looks back with the eyes of a person', async () => {
    const table = await aroundOneScreen('around');
    expect(table.eyes()).toEqual(['public']);
    const [asked] = table.get().aloud!.seats as [Seat];
    table.unveil(asked);
    expect(table.eyes()).toEqual([asked, 'public']);
  });
});
