/** Questions say whose expedition, battle or city it is; who cannot be concerned is not asked. */
import { speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../data/printed.ts';
import type { Need } from '../data/needs.ts';
import type { Empires } from '../game.ts';
import { mediterraneanEmpires } from '../index.ts';
import { at, card, CARTAGO, GALIA, type Game, hand, HISPANIA, own, ROMA, take, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { assault } from '../combat/assault.ts';
import { action } from '../round/action.ts';
import { fixedForce } from './force.ts';
import { march } from './march.ts';

const HELD = [
  [ROMA, 'Principes'],
  [CARTAGO, 'Lanceros Libios'],
  [HISPANIA, 'Scutarii'],
  [GALIA, 'Vercingetorix'],
] as const;

/** Rome comes by sea against Utica, which Carthage holds; everybody may hold a card. */
const comes = (patch: (g: Empires) => void = () => {}): Game =>
  at(march, undefined, { byChance: true }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: ROMA,
      path: ['roma', 'utica'],
      troops: ['Hastati'],
      fleets: ['Liburna'],
      sea: 0,
      arrival: 'landing',
    });
    for (const [seat, name] of HELD) hand(g, seat, name);
    patch(g);
  });

const said = async (p: Game, seat: number, language: string): Promise<string> => {
  const speaker = await speakerFor(mediterraneanEmpires, language);
  return speaker.say(p.as(seat).question!.prompt);
};

describe('an interception', () => {
  const asked = (): Game =>
    through(
      comes((g) => {
        hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
      }),
    );
  test.each([
    ['en', 'Roma sails with 2 cards against your Utica: do you intercept at sea?'],
    ['es', 'Roma navega con 2 cartas contra tu ciudad de Utica: ¿interceptas en el mar?'],
    ['it', 'Roma salpa con 2 carte contro la tua Utica: intercetti in mare?'],
  ])('says who comes, with how much, against what: %s', async (language, text) => {
    expect(await said(asked(), CARTAGO, language)).toBe(text);
  });
});

describe('a window', () => {
  /** What each seat that is asked reads in the first window of that kind. */
  const readIn = async (kind: string): Promise<Record<number, string>> => {
    const p = comes();
    const read: Record<number, string> = {};
    for (let i = 0; i < 60 && p.over === undefined; i++) {
      const [seat] = p.waitingFor;
      const question = p.as(seat!).question!;
      if (question.prompt.k === 'med.ask.window' && question.prompt.a?.['kind'] === kind)
        read[seat!] ??= await said(p, seat!, 'en');
      const verb = ['decline', 'letPass', 'over'].find((v) => Object.hasOwn(question.verbs, v))!;
      if (verb === 'over') break;
      p.as(seat!).does(verb);
    }
    return read;
  };
  test('says whose city is assaulted, to each as he sees it', async () => {
    const read = await readIn('assault');
    expect([read[ROMA], read[CARTAGO], read[GALIA]]).toEqual([
      'Your assault on Utica: do you play a card?',
      'Roma assaults your Utica: do you play a card?',
      'Roma assaults Utica (Carthago): do you play a card?',
    ]);
  });
  test('says against whom the route leads', async () => {
    const read = await readIn('route');
    expect(read[CARTAGO]).toBe('Roma comes against your Utica: do you play a card?');
  });
  test.each([
    ['en', 'Pirates come against your Utica', 'Pirates assault your Utica'],
    ['es', 'Piratas avanzan contra tu ciudad de Utica', 'Piratas asaltan tu ciudad de Utica'],
    ['it', 'Pirati avanzano contro la tua Utica', 'Pirati assaltano la tua Utica'],
  ])('says of pirates that they come: %s', async (language, ...texts) => {
    const p = comes((g) => {
      const force = fixedForce({ naval: 6, assault: 6, path: [g.attack!.target], sails: true });
      g.attack = { ...g.attack!, kind: 'pirates', arrival: 'direct', force };
      // Her cards, which nobody sends now.
      const sent = take(g, 'Hastati', 'Liburna');
      g.decks[ROMA]!.push(...sent);
    });
    const read: string[] = [];
    for (let i = 0; i < 60 && p.state.stack.at(-1)?.node !== 'done'; i++) {
      const [seat] = p.waitingFor;
      const question = p.as(seat!).question!;
      if (seat === CARTAGO && question.prompt.k === 'med.ask.window') read.push(await said(p, seat, language));
      p.does(Object.hasOwn(question.verbs, 'decline') ? 'decline' : 'letPass');
    }
    for (const text of texts) expect(read.some((x) => x.startsWith(text))).toBe(true);
  });
});

describe('an answer', () => {
  /** Rome plays a Leader in its assault on the Utica of Carthage; Carthage may hold a stolen answer, the last seat an own one. */
  const readOf = async (language: string): Promise<readonly string[]> => {
    const p = at(assault, undefined, { seats: 6 }, (g) => {
      own(g, 1, 'utica');
      send(g, { by: 0, path: ['nora', 'utica'], troops: ['Hastati'] });
      hand(g, 0, 'Escipion');
      hand(g, 1, 'Milicia Punica');
      hand(g, 5, 'Intriga');
      g.thieves = [1];
    });
    const mine = await said(p.does('play', card('Escipion')), 1, language);
    return [mine, await said(p.as(1).does('decline'), 5, language)];
  };
  test.each([
    ['en', 'Roma against your Utica: do you answer', 'Roma against Utica: do you answer', 'of Roma?'],
    ['es', 'Roma contra tu ciudad de Utica: ¿respondes a', 'Roma contra Utica: ¿respondes a', ', que juega Roma?'],
    ['it', 'Roma contro la tua Utica: rispondi a', 'Roma contro Utica: rispondi a', ', giocata da Roma?'],
  ])('says in whose attack the card was played: %s', async (language, mine, others, by) => {
    const read = await readOf(language);
    expect(read.map((x, i) => x.startsWith([mine, others][i]!))).toEqual([true, true]);
    for (const text of read) expect(text).toMatch(new RegExp(`${by.replace('?', '[?]')}$`));
  });
  test('to a card outside an attack says whose card it is', async () => {
    const p = at(action, { seat: ROMA }, {}, (g) => {
      hand(g, ROMA, 'Calzada');
      hand(g, CARTAGO, 'Soborno');
    }).does('empire', card('Calzada'));
    expect(await said(p, CARTAGO, 'en')).toMatch(/^Do you answer .+ of Roma\?$/);
  });
});

/** Every card of an Empire that could be played in an assault lies in its pile, but for some. */
const NEEDS: readonly Need[] = ['any', 'combat-assault', 'siege', 'assault'];
const spend = (g: Empires, seat: number, ...but: string[]): void => {
  const ids = NEEDS.flatMap((need) => contentOf(g).needs[need]![g.agreed.empires[seat]!]!);
  for (const id of new Set(ids)) {
    const i = g.decks[seat]!.indexOf(id);
    if (but.includes(id) || i < 0) continue;
    g.decks[seat]!.splice(i, 1);
    g.discards[seat]!.push(id);
  }
};

test('[MED.9-b][MED.9-d] whoever has played the last card that could be played is not asked again', () => {
  const p = comes((g) => {
    const [walls] = hand(g, GALIA, 'Murus Gallicus', 'Vercingetorix');
    spend(g, GALIA, walls!);
  });
  let n = 0;
  for (let i = 0; i < 60; i++) {
    const [seat] = p.waitingFor;
    const { verbs, prompt } = p.as(seat!).question!;
    if (seat === GALIA && prompt.a?.['kind'] === 'assault') n++;
    if (Object.hasOwn(verbs, 'over')) break;
    if (Object.hasOwn(verbs, 'play') && seat === GALIA) p.as(seat).does('play', card('Murus Gallicus'));
    else p.as(seat!).does(Object.hasOwn(verbs, 'decline') ? 'decline' : 'letPass');
  }
  // He holds another card still, and everybody knows that it is none of those.
  expect(n).toBe(1);
});

test('[MED.A73] whoever may hold no Leader but those of the other side is not asked for one', () => {
  const isAsked = (leader: string): boolean => {
    const p = at(march, undefined, { byChance: true }, (g) => {
      own(g, CARTAGO, 'segeda');
      send(g, { by: HISPANIA, path: ['numantia', 'segeda'], troops: ['Scutarii'] });
      hand(g, HISPANIA, leader);
      spend(g, HISPANIA, card(leader));
    });
    for (let i = 0; i < 60; i++) {
      const [seat] = p.waitingFor;
      const { verbs, prompt } = p.as(seat!).question!;
      if (seat === HISPANIA && prompt.a?.['kind'] === 'assault') return true;
      if (Object.hasOwn(verbs, 'over')) break;
      p.as(seat!).does(Object.hasOwn(verbs, 'decline') ? 'decline' : 'letPass');
    }
    return false;
  };
  expect([isAsked('Viriato'), isAsked('Retogenes')]).toEqual([true, false]);
});
