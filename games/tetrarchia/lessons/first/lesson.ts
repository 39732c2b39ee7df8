/** A first lesson: one round of all four Emperors, and the first frontier. The dice are those of its seed. */
import { messages } from '@tabularium/kernel';
import type { Done, Lesson, LessonStep } from '@tabularium/parts';
import { en } from './words/en.ts';

const t = messages(en);

const place = (id: string): string => `province:${id}`;
const you = (verb: string, arg?: string): Done => (arg === undefined ? [0, verb] : [0, verb, arg]);

const DIOCLETIAN = 'emperor:diocletian';
const GALERIUS = 'emperor:galerius';
const CONSTANTIUS = 'emperor:constantius';
const MAXIMIAN = 'emperor:maximian';
const FRONTIERS = ['I', 'II', 'III', 'IV', 'V', 'VI'].map((region) => place(`${region}-F`));
const ROMA = place('IT-3');
const INTERNVM = 'sea:INTERNVM';
const AEGAEVM = 'sea:AEGAEVM';
const BITHYNIA = place('V-6');
const GALATIA = place('V-4');
const CAPPADOCIA = place('V-3');
const SYRIA = place('V-1');
const PERSIA = place('V-F');
const SIRMIUM = place('III-1');
const MOESIA = place('III-5');
const BRITANNIA = place('II-F');
const BELGICA = place('II-1');
const TREVERI = place('II-2');
const GERMANIA = place('II-3');
const MEDIOLANUM = place('IT-1');
const AFRICA = place('VI-6');
const LUSITANIA = place('I-4');
const TO_DO = { move: 'verb.move', subdue: 'verb.subdue', protect: 'verb.protect', end: 'verb.endPhase' };

const setting: readonly LessonStep[] = [
  { says: [t('lesson.first.goal')], points: FRONTIERS },
  { says: [t('lesson.first.danger', { army: BRITANNIA, roma: ROMA })], points: [BRITANNIA, ROMA] },
  {
    says: [t('lesson.first.fleet', { sea: INTERNVM })],
    points: [INTERNVM],
    does: [you('placeFleet', INTERNVM)],
    otherwise: t('lesson.first.fleet.no', { sea: INTERNVM, from: MEDIOLANUM }),
  },
  {
    says: [t('lesson.first.fleet2', { sea: AEGAEVM })],
    points: [AEGAEVM],
    does: [you('placeFleet', AEGAEVM)],
    otherwise: t('lesson.first.fleet2.no', { sea: AEGAEVM }),
  },
];

const diocletian: readonly LessonStep[] = [
  {
    says: [t('lesson.first.enter', { who: DIOCLETIAN, roma: ROMA, at: BITHYNIA })],
    points: [BITHYNIA],
    does: [you('enter', BITHYNIA)],
    otherwise: t('lesson.first.enter.no', { roma: ROMA, at: BITHYNIA }),
  },
  {
    says: [t('lesson.first.march', { do: TO_DO.move, to: GALATIA })],
    points: [GALATIA],
    does: [you('move', GALATIA)],
    otherwise: t('lesson.first.march.no', { do: TO_DO.move, to: GALATIA }),
  },
  {
    says: [t('lesson.first.subdue', { do: TO_DO.subdue })],
    points: ['verb:subdue'],
    does: [you('subdue')],
    otherwise: t('lesson.first.subdue.no', { do: TO_DO.subdue }),
  },
  {
    says: [t('lesson.first.protect', { do: TO_DO.protect })],
    points: ['verb:protect'],
    does: [you('protect')],
    otherwise: t('lesson.first.protect.no', { do: TO_DO.protect }),
  },
  {
    says: [t('lesson.first.end', { do: TO_DO.end })],
    points: ['verb:endPhase'],
    does: [you('endPhase')],
    otherwise: t('lesson.first.end.no', { do: TO_DO.end }),
    comes: [
      { k: 'tet.unrest', a: { at: LUSITANIA } },
      { k: 'tet.link.shut', a: { a: BRITANNIA, b: BELGICA } },
    ],
  },
  {
    says: [t('lesson.first.dice', { unrest: LUSITANIA, army: BRITANNIA, next: BELGICA })],
    points: [LUSITANIA, BRITANNIA],
  },
  { says: [t('lesson.first.spread')], points: [LUSITANIA, place('I-3')] },
];

const galerius: readonly LessonStep[] = [
  {
    says: [t('lesson.first.galerius', { who: GALERIUS, at: SIRMIUM })],
    points: [SIRMIUM],
    does: [you('enter', SIRMIUM)],
    otherwise: t('lesson.first.galerius.no', { at: SIRMIUM, roma: ROMA }),
  },
  {
    says: [t('lesson.first.same', { to: MOESIA })],
    points: [MOESIA],
    does: [you('move', MOESIA), you('subdue'), you('protect')],
    otherwise: t('lesson.first.same.no', { to: MOESIA, subdue: TO_DO.subdue, protect: TO_DO.protect }),
  },
  {
    says: [t('lesson.first.end2', { do: TO_DO.end })],
    points: ['verb:endPhase'],
    does: [you('endPhase')],
    otherwise: t('lesson.first.end.no', { do: TO_DO.end }),
    comes: [
      { k: 'tet.spread', a: { at: [LUSITANIA] } },
      { k: 'tet.link.open', a: { a: BRITANNIA, b: BELGICA } },
      { k: 'tet.advance', a: { at: BELGICA } },
    ],
  },
];

const constantius: readonly LessonStep[] = [
  {
    says: [t('lesson.first.landed', { spread: LUSITANIA, army: BELGICA, who: CONSTANTIUS, at: TREVERI })],
    points: [BELGICA, TREVERI],
    does: [you('enter', TREVERI)],
    otherwise: t('lesson.first.landed.no', { at: TREVERI, roma: ROMA }),
  },
  { says: [t('lesson.first.chain')], points: [TREVERI, BELGICA] },
  {
    says: [t('lesson.first.build', { to: GERMANIA, back: TREVERI })],
    points: [GERMANIA],
    does: [you('move', GERMANIA), you('protect'), you('move', TREVERI)],
    otherwise: t('lesson.first.build.no', { to: GERMANIA, back: TREVERI }),
  },
  {
    says: [t('lesson.first.attack', { do: 'verb.attack', army: BELGICA })],
    points: ['verb:attack'],
    does: [you('attack', BELGICA)],
    otherwise: t('lesson.first.attack.no', { do: 'verb.attack', army: BELGICA }),
    comes: [
      { k: 'tet.battle', a: { roman: 5, imperial: 7, barbarian: 5 } },
      { k: 'tet.armyBeaten', a: { at: BELGICA } },
    ],
  },
  {
    says: [t('lesson.first.won', { do: TO_DO.protect, at: BELGICA })],
    points: ['verb:protect'],
    does: [you('protect')],
    otherwise: t('lesson.first.won.no', { do: TO_DO.protect, frontier: BRITANNIA }),
  },
];

const maximian: readonly LessonStep[] = [
  {
    says: [t('lesson.first.maximian', { who: MAXIMIAN, sea: INTERNVM, at: MEDIOLANUM })],
    points: [MEDIOLANUM],
    does: [you('enter', MEDIOLANUM)],
    otherwise: t('lesson.first.maximian.no', { roma: ROMA, at: MEDIOLANUM }),
  },
  {
    says: [t('lesson.first.sail', { sea: INTERNVM, to: AFRICA })],
    points: [AFRICA],
    does: [you('move', AFRICA), you('subdue'), you('protect')],
    otherwise: t('lesson.first.sail.no', { to: AFRICA, subdue: TO_DO.subdue, protect: TO_DO.protect }),
  },
  {
    says: [t('lesson.first.end3', { do: TO_DO.end })],
    points: ['verb:endPhase'],
    does: [you('endPhase')],
    otherwise: t('lesson.first.end.no', { do: TO_DO.end }),
  },
];

const frontier: readonly LessonStep[] = [
  {
    says: [t('lesson.first.frontier', { who: DIOCLETIAN, to: PERSIA, first: CAPPADOCIA, second: SYRIA })],
    points: [PERSIA],
    does: [you('move', CAPPADOCIA), you('move', SYRIA), you('move', PERSIA)],
    otherwise: t('lesson.first.frontier.no', { to: PERSIA, first: CAPPADOCIA, second: SYRIA }),
  },
  {
    says: [t('lesson.first.persia', { do: TO_DO.protect })],
    points: ['verb:protect'],
    does: [you('protect')],
    otherwise: t('lesson.first.persia.no', { do: TO_DO.protect }),
    comes: [{ k: 'tet.protected', a: { at: PERSIA } }],
  },
  { says: [t('lesson.first.own', { who: GALERIUS })], does: [you('move', SIRMIUM)], takes: 'anything' },
];

export const lesson: Lesson = {
  minutes: 5,
  seats: 1,
  options: { level: '4201' },
  seed: 'lesson-4134',
  seat: 0,
  title: t('lesson.first.title'),
  steps: [...setting, ...diocletian, ...galerius, ...constantius, ...maximian, ...frontier],
  learnt: [
    t('lesson.first.learnt.turn'),
    t('lesson.first.learnt.barbarians'),
    t('lesson.first.learnt.battle'),
    t('lesson.first.learnt.sea'),
    t('lesson.first.learnt.frontier'),
  ],
  words: {
    en,
    translations: {
      es: async () => (await import('./words/es.ts')).es,
      it: async () => (await import('./words/it.ts')).it,
    },
  },
  digest: 'd433b73f1832c37e',
};
