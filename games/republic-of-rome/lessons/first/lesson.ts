/** A first lesson: one turn of the Early Republic with all its phases, among three. Dice and cards are those of its seed. */
import { type InputArg, messages } from '@tabularium/kernel';
import type { Done, Lesson, LessonStep } from '@tabularium/parts';
import { en } from './words/en.ts';

const t = messages(en);

const done =
  (by: number) =>
  (verb: string, arg?: InputArg): Done =>
    arg === undefined ? [by, verb] : [by, verb, arg];
const you = done(0);
const optimates = done(1);
const equites = done(2);

const YOU = 'faction:0';
const OPTIMATES = 'faction:1';
const EQUITES = 'faction:2';
const senator = (n: number): string => `senator:${n}`;
const MANLIUS = senator(6);
const FULVIUS = senator(7);
const AURELIUS = senator(9);
const CALPURNIUS = senator(16);
const CLAUDIUS = senator(5);
const AELIUS = senator(14);
const VALERIUS = senator(3);
const TERENTIUS = senator(20);
const ARMAMENTS = 'card:52';
const MINING = 'card:57';
const TAX_FARMER = 'card:63';
const WAR = 'war:5';
const VOTE = 'until:vote';

const ASK = { a: MANLIUS, b: AURELIUS };
const PASS = { do: 'verb.passUntil', until: VOTE };
const KNIGHT = { a: MANLIUS, attract: 'verb.attract', end: 'verb.endInitiative' };

/** Nobody steps in before a vote. */
const othersWait: readonly Done[] = [optimates('passUntil', VOTE), equites('passUntil', VOTE)];
const othersAgree: readonly Done[] = [optimates('aye'), equites('aye')];
const tryForKnight: readonly Done[] = [you('attract', MANLIUS), you('pay', 0), you('endInitiative')];
const cheapTurn: readonly Done[] = [you('bid', MANLIUS), you('amount', 1), ...tryForKnight];

const before: readonly Done[] = [
  optimates('nameLeader', CALPURNIUS),
  equites('nameLeader', VALERIUS),
  you('nameLeader', MANLIUS),
  optimates('playConcession', 'card:61'),
  optimates('giveConcession', TERENTIUS),
  optimates('playConcession', 'card:54'),
  optimates('giveConcession', CLAUDIUS),
  optimates('done'),
  equites('done'),
];

const money: readonly LessonStep[] = [
  { says: [t('lesson.first.goal', { you: YOU, ...ASK, c: FULVIUS })] },
  {
    says: [t('lesson.first.concessions', { first: ARMAMENTS, second: MINING, ...ASK, done: 'verb.done' })],
    points: [ARMAMENTS, MINING],
    does: [
      you('playConcession', ARMAMENTS),
      you('giveConcession', AURELIUS),
      you('playConcession', MINING),
      you('giveConcession', MANLIUS),
      you('done'),
      optimates('peddleInfluence', YOU),
      optimates('allocate', { [CALPURNIUS]: 6, [OPTIMATES]: 2, [CLAUDIUS]: 1 }),
      optimates('redistributed'),
      equites('allocate', { [VALERIUS]: 3, [EQUITES]: 1, [senator(12)]: 1 }),
      equites('redistributed'),
    ],
    otherwise: t('lesson.first.concessions.no', { first: ARMAMENTS, second: MINING, ...ASK, done: 'verb.done' }),
    comes: [
      { k: 'death', a: { who: TERENTIUS } },
      { k: 'revenue.personal', a: { faction: YOU, n: 8 } },
    ],
  },
  {
    says: [t('lesson.first.revenue', { ...ASK, dead: TERENTIUS, other: OPTIMATES, do: 'verb.allocate' })],
    points: ['verb:allocate'],
    does: [you('allocate', { [MANLIUS]: 5, [YOU]: 2, [AURELIUS]: 1 })],
    otherwise: t('lesson.first.revenue.no', { ...ASK, you: YOU }),
  },
  {
    says: [t('lesson.first.contribute', { done: 'verb.redistributed' })],
    does: [
      you('redistributed'),
      optimates('contributed'),
      equites('contributed'),
      you('contributed'),
      optimates('persuade', CALPURNIUS),
      optimates('target', AELIUS),
      optimates('bribe', 6),
      equites('pass'),
    ],
    otherwise: t('lesson.first.contribute.no', { done: 'verb.redistributed' }),
    comes: [{ k: 'forum.persuades', a: { target: AELIUS, bribe: 6, base: 8 } }],
  },
];

const forum: readonly LessonStep[] = [
  {
    says: [t('lesson.first.forum', { phase: 'phase:forum', other: OPTIMATES, target: AELIUS, do: 'verb.pass' })],
    does: [
      you('pass'),
      optimates('attract', AELIUS),
      optimates('pay', 2),
      optimates('endInitiative'),
      equites('attract', VALERIUS),
      equites('pay', 0),
      equites('endInitiative'),
    ],
    otherwise: t('lesson.first.forum.no', { do: 'verb.pass' }),
    comes: [
      { k: 'forum.persuaded', a: { target: AELIUS } },
      { k: 'wars.active', a: { war: WAR } },
    ],
  },
  {
    says: [t('lesson.first.knight', { target: AELIUS, other: OPTIMATES, war: WAR, ...KNIGHT })],
    points: ['verb:attract'],
    does: [...tryForKnight, optimates('bid', AELIUS), optimates('amount', 1), equites('pass')],
    otherwise: t('lesson.first.knight.no', KNIGHT),
    comes: [{ k: 'forum.noKnight', a: { who: MANLIUS } }],
  },
  {
    says: [t('lesson.first.auction', { other: OPTIMATES, do: 'verb.pass' })],
    does: [
      you('pass'),
      optimates('attract', AELIUS),
      optimates('pay', 0),
      optimates('endInitiative'),
      optimates('pass'),
      equites('pass'),
    ],
    otherwise: t('lesson.first.auction.no', { do: 'verb.pass' }),
  },
  {
    says: [t('lesson.first.bid', { bid: 'verb.bid', ...KNIGHT })],
    points: ['verb:bid'],
    does: [...cheapTurn, optimates('pass'), equites('pass')],
    otherwise: t('lesson.first.bid.no', { bid: 'verb.bid', ...KNIGHT }),
    comes: [{ k: 'forum.drawn', a: { faction: YOU, card: TAX_FARMER } }],
  },
  {
    says: [t('lesson.first.bidAgain', { card: TAX_FARMER, a: MANLIUS, end: 'verb.endInitiative' })],
    points: ['verb:bid'],
    does: [...cheapTurn, optimates('nominate', MANLIUS), optimates('nominate', CLAUDIUS), ...othersWait],
    otherwise: t('lesson.first.bid.no', { bid: 'verb.bid', ...KNIGHT }),
    comes: [
      { k: 'forum.knight', a: { who: MANLIUS } },
      { k: 'population.change', a: { unrest: 4 } },
      { k: 'senate.proposed', a: { by: CALPURNIUS, about: [MANLIUS, CLAUDIUS] } },
    ],
  },
];

const senate: readonly LessonStep[] = [
  {
    says: [
      t('lesson.first.consuls', {
        a: MANLIUS,
        phase: 'phase:population',
        chair: CALPURNIUS,
        colleague: CLAUDIUS,
        ...PASS,
      }),
    ],
    does: [you('passUntil', VOTE), optimates('callClockwise'), equites('nay')],
    otherwise: t('lesson.first.consuls.no', { a: MANLIUS, ...PASS }),
    comes: [{ k: 'senate.voted', a: { by: EQUITES, votes: 6 } }],
  },
  {
    says: [t('lesson.first.vote', { against: EQUITES, buy: 'verb.buyVotes', aye: 'verb.aye', ...ASK })],
    points: ['verb:buyVotes', 'verb:aye'],
    does: [you('buyVotes', { [AURELIUS]: 1, [MANLIUS]: 1 }), you('aye'), optimates('aye'), optimates('wantRome')],
    otherwise: t('lesson.first.vote.no', { buy: 'verb.buyVotes', aye: 'verb.aye', ...ASK }),
    comes: [{ k: 'senate.passed', a: { ayes: 20, nays: 6 } }],
  },
  {
    says: [t('lesson.first.office', { rome: 'verb.wantRome', name: 'verb.romeConsul', a: MANLIUS })],
    points: ['verb:wantRome'],
    does: [you('wantRome'), you('romeConsul', MANLIUS), optimates('endProsecutions')],
    otherwise: t('lesson.first.office.no', { rome: 'verb.wantRome', a: MANLIUS }),
    comes: [
      { k: 'senate.consulsRoll', a: { who: MANLIUS } },
      { k: 'senate.presides', a: { who: MANLIUS } },
    ],
  },
  {
    says: [t('lesson.first.raise', { war: WAR, propose: 'verb.propose', raise: 'kind:raise' })],
    points: ['verb:propose'],
    does: [you('propose', 'kind:raise'), you('legions', 9), ...othersWait],
    otherwise: t('lesson.first.raise.no', { propose: 'verb.propose', raise: 'kind:raise' }),
  },
  {
    says: [t('lesson.first.call', { ...PASS, call: 'verb.callClockwise' })],
    does: [you('passUntil', VOTE), you('callClockwise'), ...othersAgree],
    otherwise: t('lesson.first.call.no', { ...PASS, call: 'verb.callClockwise' }),
  },
  {
    says: [t('lesson.first.aye', { aye: 'verb.aye' })],
    points: ['verb:aye'],
    does: [you('aye')],
    otherwise: t('lesson.first.aye.no', { aye: 'verb.aye' }),
    comes: [{ k: 'recruitment.gain', a: { who: AURELIUS, n: 18 } }],
  },
  {
    says: [
      t('lesson.first.deploy', {
        b: AURELIUS,
        card: ARMAMENTS,
        propose: 'verb.propose',
        deploy: 'kind:deploy',
        commander: CLAUDIUS,
        war: WAR,
        put: 'verb.put',
      }),
    ],
    points: ['verb:propose'],
    does: [
      you('propose', 'kind:deploy'),
      you('sendCommander', CLAUDIUS),
      you('sendAgainst', WAR),
      you('legions', 13),
      you('put'),
      ...othersWait,
      you('passUntil', VOTE),
      you('callClockwise'),
      ...othersAgree,
      you('aye'),
    ],
    otherwise: t('lesson.first.deploy.no', { deploy: 'kind:deploy', commander: CLAUDIUS, war: WAR, put: 'verb.put' }),
    comes: [{ k: 'deployment.sent', a: { who: CLAUDIUS, war: WAR, legions: 13 } }],
  },
  {
    says: [t('lesson.first.adjourn', { adjourn: 'verb.adjourn', do: 'verb.pass' })],
    points: ['verb:adjourn'],
    does: [
      you('adjourn'),
      optimates('pass'),
      equites('pass'),
      you('pass'),
      optimates('doneTrading'),
      equites('doneTrading'),
    ],
    otherwise: t('lesson.first.adjourn.no', { adjourn: 'verb.adjourn', do: 'verb.pass' }),
    comes: [
      { k: 'combat.battle', a: { war: WAR, dice: 13, total: 18, result: 'result:disaster' } },
      { k: 'combat.losses', a: { legions: 7 } },
    ],
  },
];

const revolution: readonly LessonStep[] = [
  {
    says: [
      t('lesson.first.combat', { war: WAR, commander: CLAUDIUS, phase: 'phase:revolution', do: 'verb.doneTrading' }),
    ],
    does: [you('doneTrading')],
    otherwise: t('lesson.first.combat.no', { do: 'verb.doneTrading' }),
  },
  {
    says: [t('lesson.first.last', { card: TAX_FARMER, b: AURELIUS, done: 'verb.done' })],
    points: [TAX_FARMER],
    does: [
      you('playConcession', TAX_FARMER),
      you('giveConcession', AURELIUS),
      you('done'),
      optimates('done'),
      equites('done'),
    ],
    otherwise: t('lesson.first.last.no', { card: TAX_FARMER, b: AURELIUS, done: 'verb.done' }),
    comes: [{ k: 'death' }],
  },
  { says: [t('lesson.first.end')] },
];

export const lesson: Lesson = {
  minutes: 20,
  seats: 3,
  options: { scenario: 'early' },
  seed: 'r1',
  seat: 0,
  title: t('lesson.first.title'),
  before,
  steps: [...money, ...forum, ...senate, ...revolution],
  learnt: [
    t('lesson.first.learnt.phases'),
    t('lesson.first.learnt.money'),
    t('lesson.first.learnt.forum'),
    t('lesson.first.learnt.senate'),
    t('lesson.first.learnt.war'),
  ],
  words: {
    en,
    translations: {
      es: async () => (await import('./words/es.ts')).es,
      it: async () => (await import('./words/it.ts')).it,
    },
  },
  digest: 'e15d8d1d64cb219f',
};
