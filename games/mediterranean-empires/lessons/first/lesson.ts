/** A first lesson: one round of Carthage against Rome. An attack is met, a battle joined, a city taken. The dice are those of its seed. */
import { messages } from '@tabularium/kernel';
import type { Done, Lesson, LessonStep } from '@tabularium/parts';
import { en } from './words/en.ts';

const t = messages(en);

const city = (name: string): string => `city:${name}`;
const own = (n: string): string => `card:CARTAGO-${n}`;
const theirs = (n: string): string => `card:ROMA-${n}`;
const done =
  (by: number) =>
  (verb: string, arg?: string): Done =>
    arg === undefined ? [by, verb] : [by, verb, arg];
const you = done(0);
const rome = done(1);

const YOU = 'empire:CARTAGO';
const OTHER = 'empire:ROMA';
const CARTHAGO = city('carthago');
const ROMA = city('roma');
const LILYBAEUM = city('lilybaeum');
const PANORMUS = city('panormus');
const MESSANA = city('messana');
const BRUNDISIUM = city('brundisium');

const STORM = own('32');
const JAVELINS = own('05');
const IBERIANS = own('09');
const HAMILCAR = own('19');
const MILITIA = own('24');
const MORE_MILITIA = own('25');
const SPEARMEN = own('02');
const GAULS = own('12');

/** Both settle in turn, Rome first. */
const SETTLED: readonly (readonly [rome: string, you: string])[] = [
  ['arretium', 'utica'],
  ['ariminum', 'panormus'],
  ['pisae', 'sicca'],
  ['capua', 'hadrumetum'],
  ['beneventum', 'tacapae'],
  ['ancona', 'agrigentum'],
  ['mediolanum', 'hippo-regius'],
  ['neapolis', 'icosium'],
  ['rhegium', 'theveste'],
  ['croton', 'oea'],
  ['messana', 'siga'],
];

/** What Rome does without being answered: it attacks, and when it was beaten once more elsewhere. */
const romeAttacks: readonly Done[] = [
  rome('attack', PANORMUS),
  rome('byLand'),
  rome('shortest'),
  ...['11', '07', '08', '02'].map((n) => rome('troop', theirs(n))),
  rome('declare'),
  rome('decline'),
];
const romeGoesOn: readonly Done[] = [
  rome('attack', BRUNDISIUM),
  rome('byLand'),
  rome('shortest'),
  rome('troop', theirs('03')),
  rome('troop', theirs('10')),
  rome('declare'),
  rome('decline'),
];

const WAYS = { land: 'verb.byLand', easy: 'verb.shortest' };

const beginning: readonly LessonStep[] = [
  { says: [t('lesson.first.goal', { you: YOU, other: OTHER })], points: [CARTHAGO, ROMA] },
  {
    says: [t('lesson.first.settle', { do: 'verb.settle', city: LILYBAEUM, near: PANORMUS, other: OTHER })],
    points: [LILYBAEUM],
    does: [you('settle', LILYBAEUM), ...romeAttacks],
    otherwise: t('lesson.first.settle.no', { do: 'verb.settle', city: LILYBAEUM }),
    comes: [
      { k: 'med.event', a: { event: 'event:campaign' } },
      { k: 'med.declared', a: { who: OTHER, place: PANORMUS, n: 4 } },
    ],
  },
];

const defence: readonly LessonStep[] = [
  {
    says: [t('lesson.first.storm', { other: OTHER, target: PANORMUS, strait: MESSANA, card: STORM })],
    points: [PANORMUS, STORM],
    does: [you('play', STORM), rome('decline')],
    otherwise: t('lesson.first.storm.no', { card: STORM }),
    comes: [
      { k: 'med.routeRoll', a: { card: STORM, roll: 6, n: 2 } },
      { k: 'med.lost', a: { side: OTHER, cards: [theirs('11')] } },
    ],
  },
  {
    says: [t('lesson.first.intercept', { do: 'verb.interceptAt', at: MESSANA })],
    points: [MESSANA],
    does: [you('interceptAt', MESSANA)],
    otherwise: t('lesson.first.intercept.no', { do: 'verb.interceptAt', at: MESSANA, target: PANORMUS }),
  },
  {
    says: [t('lesson.first.way', WAYS)],
    does: [you('byLand'), you('shortest')],
    otherwise: t('lesson.first.way.no', WAYS),
  },
  {
    says: [t('lesson.first.meet', { first: JAVELINS, second: IBERIANS, declare: 'verb.declare' })],
    points: [JAVELINS, IBERIANS],
    does: [you('troop', JAVELINS), you('troop', IBERIANS), you('declare'), rome('play', theirs('17'))],
    otherwise: t('lesson.first.meet.no', { first: JAVELINS, second: IBERIANS, declare: 'verb.declare' }),
    comes: [
      { k: 'med.announced', a: { side: OTHER, fc: 8, cards: [theirs('08')] } },
      { k: 'med.announced', a: { side: YOU, fc: 8 } },
    ],
  },
  {
    says: [t('lesson.first.leader', { theirs: theirs('08'), other: OTHER, card: HAMILCAR })],
    points: [HAMILCAR],
    does: [you('play', HAMILCAR), rome('play', theirs('20'))],
    otherwise: t('lesson.first.leader.no', { card: HAMILCAR }),
  },
  {
    says: [t('lesson.first.enough', { other: OTHER, do: 'verb.decline' })],
    does: [you('decline'), rome('decline'), you('decline'), ...romeGoesOn],
    otherwise: t('lesson.first.enough.no', { do: 'verb.decline' }),
    comes: [
      { k: 'med.wins', a: { side: YOU, n: 17, m: 16 } },
      { k: 'med.gains', a: { who: YOU, n: 2 } },
      { k: 'med.recovered', a: { card: IBERIANS } },
    ],
  },
];

const joined: readonly LessonStep[] = [
  {
    says: [
      t('lesson.first.join', { other: OTHER, back: IBERIANS, city: BRUNDISIUM, card: MILITIA, do: 'verb.decline' }),
    ],
    points: [BRUNDISIUM, MILITIA],
    does: [you('play', MILITIA), rome('decline'), you('play', MORE_MILITIA), rome('decline'), you('decline')],
    otherwise: t('lesson.first.join.no', { other: OTHER, card: MILITIA, do: 'verb.decline' }),
    comes: [{ k: 'med.held', a: { city: BRUNDISIUM, n: 21, m: 12 } }],
  },
];

const attack: readonly LessonStep[] = [
  {
    says: [t('lesson.first.attack', { other: OTHER, city: MESSANA, do: 'verb.attack' })],
    points: [MESSANA],
    does: [you('attack', MESSANA)],
    otherwise: t('lesson.first.attack.no', { city: MESSANA, do: 'verb.attack' }),
  },
  {
    says: [t('lesson.first.way2', WAYS)],
    does: [you('byLand'), you('shortest')],
    otherwise: t('lesson.first.way.no', WAYS),
  },
  {
    says: [t('lesson.first.force', { a: SPEARMEN, b: IBERIANS, c: GAULS, declare: 'verb.declare' })],
    points: [SPEARMEN, IBERIANS, GAULS],
    does: [
      you('troop', SPEARMEN),
      you('troop', IBERIANS),
      you('troop', GAULS),
      you('declare'),
      rome('decline'),
      rome('letPass'),
    ],
    otherwise: t('lesson.first.force.no', { a: SPEARMEN, b: IBERIANS, c: GAULS, declare: 'verb.declare' }),
    comes: [{ k: 'med.announced', a: { side: YOU, fc: 15 } }],
  },
  {
    says: [t('lesson.first.assault', { other: OTHER, do: 'verb.decline' })],
    does: [you('decline'), rome('decline')],
    otherwise: t('lesson.first.assault.no', { do: 'verb.decline' }),
    comes: [
      { k: 'med.conquered', a: { who: YOU, city: MESSANA } },
      { k: 'med.gains', a: { who: YOU, n: 1 } },
      { k: 'med.loses', a: { who: OTHER, n: 1 } },
    ],
  },
  {
    says: [t('lesson.first.own', { city: MESSANA, other: OTHER, pass: 'verb.pass' })],
    does: [you('pass')],
    takes: 'anything',
  },
];

export const lesson: Lesson = {
  minutes: 10,
  seats: 2,
  options: { scenario: 'A' },
  seed: 'a1',
  seat: 0,
  title: t('lesson.first.title'),
  before: [
    ...SETTLED.flatMap(([hers, yours]) => [rome('settle', city(hers)), you('settle', city(yours))]),
    rome('settle', city('tarquinii')),
  ],
  steps: [...beginning, ...defence, ...joined, ...attack],
  learnt: [
    t('lesson.first.learnt.round'),
    t('lesson.first.learnt.expedition'),
    t('lesson.first.learnt.intercept'),
    t('lesson.first.learnt.battle'),
    t('lesson.first.learnt.join'),
    t('lesson.first.learnt.assault'),
  ],
  words: {
    en,
    translations: {
      es: async () => (await import('./words/es.ts')).es,
      it: async () => (await import('./words/it.ts')).it,
    },
  },
  digest: '296b628a320396f6',
};
