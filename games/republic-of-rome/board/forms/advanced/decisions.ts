/** Questions of the Advanced Rules with a few answers and nothing to fill in — 2.01.8, 2.03.7, 2.03.23, 2.03.72, 2.06.2, 2.06.C */
import { percent } from '@tabularium/parts/kit';
import { CO_SPONSOR_INFLUENCE, SPONSOR_INFLUENCE } from '../../../rules/advanced/laws/enacting.ts';
import { draftLaw, willSponsorLaw } from '../../../rules/advanced/laws/sponsors.ts';
import { PONTIFEX_INFLUENCE } from '../../../rules/advanced/pontifex/losing.ts';
import { pontifexOf } from '../../../rules/advanced/pontifex/pontificate.ts';
import { twoThirdsOf } from '../../../rules/advanced/pontifex/two-thirds.ts';
import { forcesOf } from '../../../rules/advanced/provinces/state.ts';
import { askFleets } from '../../../rules/advanced/rebels/fleets.ts';
import { staying } from '../../../rules/advanced/rebels/march.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { loyaltyDie } from '../../../rules/explain/rebel.ts';
import { rebelTally } from '../../../rules/revolution/civil-battle.ts';
import { countLegions, force } from '../../../rules/rome/forces.ts';
import { allFactions } from '../../../rules/rome/players.ts';
import { sideOf } from '../../../rules/rome/provinces.ts';
import { maybeSenator, votesInRome } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { unitsInWords } from '../../provincial.ts';
import { askingIn, goingOn } from '../asking.ts';
import { CONSENT, type Decision, type Fact } from '../decision/decision.ts';

/** [2.01.8-b] Two thirds of those who are there. */
const recall: Decision = {
  ways: [
    ['put', 'p'],
    ['drop', 'd'],
  ],
  facts: ({ view }, say): Fact[] => {
    const s = pontifexOf(view);
    const all = allFactions(view).reduce((n, f) => n + votesInRome(view, f), 0);
    if (!s) return [];
    const left = Math.max(0, s.influence - PONTIFEX_INFLUENCE);
    return [
      [say('advanced.influenceIf', { who: s.id }), say('form.fromTo', { a: s.influence, b: left })],
      [say('advanced.twoThirds'), say('advanced.of', { n: twoThirdsOf(all), of: all })],
    ];
  },
  leads: () => ({}),
};

const sponsoring = (view: RomeView) => {
  const s = maybeSenator(view, askingIn(view, willSponsorLaw)?.who ?? '');
  const gain = goingOn(view, draftLaw)?.sponsor === '' ? SPONSOR_INFLUENCE : CO_SPONSOR_INFLUENCE;
  return s && { s, gain };
};
/** [2.06.3-a] */
const sponsor: Decision = {
  ways: CONSENT,
  facts: ({ view }, say): Fact[] => {
    const known = sponsoring(view);
    if (!known) return [];
    const { s, gain } = known;
    return [
      [say('advanced.influenceIf', { who: s.id }), say('form.fromTo', { a: s.influence, b: s.influence + gain })],
    ];
  },
  leads: ({ view }, say) => ({ consent: say('advanced.gains', { n: sponsoring(view)?.gain ?? 0 }) }),
};

/** [2.06.C-a][2.06.C-b] */
const use: Decision = {
  ways: [
    ['forKnights', 'k'],
    ['repealAcilian', 'r'],
  ],
  facts: (_, say): Fact[] => [
    [say('verb.forKnights'), say('advanced.knights')],
    [say('verb.repealAcilian'), say('advanced.bothGone')],
  ],
  leads: () => ({}),
};

const loan = (view: RomeView) => {
  const l = askingIn(view, askFleets);
  const f = l && force(view, l.force);
  const [commander, lender] = [maybeSenator(view, f?.commander ?? ''), maybeSenator(view, f?.masterOfHorse ?? '')];
  if (!l || !commander || !lender) return undefined;
  return { commander, lender, asked: l.n, most: Math.min(lender.talents, l.n - commander.talents) };
};
/** [2.03.23-b][1.11.31-c] As for Legions. */
const lend: Decision = {
  ways: [
    ['lendMoney', 'm'],
    ['refuseMoney', 'n'],
  ],
  facts: ({ view }, say): Fact[] => {
    const known = loan(view);
    if (!known) return [];
    const chance = (isPaid: boolean): number => percent(loyaltyDie(view, isPaid).chance);
    return [
      [say('advanced.asks', { who: known.commander.id }), say('advanced.fleets', { n: known.asked })],
      [say('advanced.fleetFollows'), say('advanced.percents', { a: chance(false), b: chance(true) })],
      [say(known.commander.id), say('form.purse', { n: known.commander.talents })],
      [say(known.lender.id), say('form.purse', { n: known.lender.talents })],
    ];
  },
  leads: ({ view }, say) => ({ lendMoney: say('advanced.upTo', { n: loan(view)?.most ?? 0 }) }),
};

/** [2.03.7-c][2.03.7-d][2.03.7-i] With all that he has; the Strength of the Province stays behind. */
const march: Decision = {
  ways: [
    ['stayInProvince', 's'],
    ['marchOnRome', 'm'],
  ],
  facts: ({ view }, say): Fact[] => {
    const now = staying(view);
    if (!now) return [];
    const units = unitsInWords(forcesOf(view, now.home.id), say);
    return [
      [say('advanced.there', { province: now.home.id }), units.join(', ') || '0'],
      [say('advanced.garrison'), say('advanced.legions', { n: countLegions(view, now.home.id) })],
      [say('advanced.staysBehind'), String(sideOf(view, now.home).land)],
    ];
  },
  leads: ({ view }, say) => {
    const now = staying(view);
    if (!now) return {};
    const { rebel, home } = now;
    // [2.03.7-e][2.03.8-h]
    const isAtOnce = rebel.since === view.turn || sideOf(view, home).fleet === 0;
    return {
      stayInProvince: say('advanced.strength', { n: rebelTally(view, rebel).total }),
      marchOnRome: say(isAtOnce ? 'advanced.atOnce' : 'advanced.crosses'),
    };
  },
};

const explain = explainedBy({});
/** [2.03.72-c][2.03.72-g] */
const intercept: Decision = {
  ways: [
    ['intercept', 'i'],
    ['letLand', 'l'],
  ],
  facts: ({ view }, say): Fact[] => {
    const told = explain(view, 'intercept', '');
    const parts = told?.tallies[0]?.parts ?? [];
    const lost = (told?.prospects ?? []).reduce((n, p) => n + p.chance * (p.takes?.['fleets']?.mean ?? 0), 0);
    return [
      // The question has the sums.
      ...(parts.length > 1 ? parts.map((p): Fact => [say(`tally.${p.k}`), String(p.n)]) : []),
      [say('advanced.lostFleets'), lost.toFixed(1)],
    ];
  },
  leads: ({ view }, say) => ({
    intercept: say('advanced.stops', { n: percent(explain(view, 'intercept', '')?.odds?.win ?? 0) }),
    letLand: say('advanced.lands'),
  }),
};

export const ADVANCED_DECISIONS: Readonly<Record<string, Decision>> = {
  'senate.draft-recall-pontifex/ask': recall,
  [`${willSponsorLaw.name}/start`]: sponsor,
  [`${draftLaw.name}/use`]: use,
  [`${askFleets.name}/lend`]: lend,
  'rebels.declaration/askMarch': march,
  'rebels.interception/ask': intercept,
};
