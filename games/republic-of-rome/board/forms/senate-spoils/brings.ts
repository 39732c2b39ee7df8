/** What each of the Spoils brings, and to whom — 4.05.41, 4.05.414, 4.05.415, 4.05.416 */
import type { Say } from '@tabularium/parts/web';
import { concessionCard, landBill } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { isProvinceId, type LandBill } from '../../../rules/ids.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { sideOf } from '../../../rules/rome/provinces.ts';
import { isInRome, military } from '../../../rules/rome/senators.ts';
import { billRef, openTypes } from '../../../rules/senate/business/land-bills.ts';
import { CENSOR_INFLUENCE } from '../../../rules/senate/elections/censor.ts';
import { CONSUL_INFLUENCE } from '../../../rules/senate/elections/consulships.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import type { Fact } from '../decision/decision.ts';
import { postFacts } from '../decision/posts.ts';
import { range } from '../governors/range.ts';

const BILL = /^spoil:(sponsor|co-sponsor)$/;
/** [4.05.416-g] The one that is sponsored already, or the highest that could be. */
export const billOf = (view: RomeView): LandBill | undefined => {
  const { type } = neutralsOf(view).landBill;
  return type === '' ? openTypes(view).at(-1) : type;
};

const billNote = (view: RomeView, ref: string, say: Say): string => {
  const type = billOf(view);
  if (type === undefined) return '';
  const row = landBill(view, type);
  const gain = ref === 'spoil:sponsor' ? row.sponsor : row.coSponsor;
  return [say(billRef(type)), say('landBill.popularity', { n: signed(gain) })].join(' · ');
};
export const noteOf = (view: RomeView, ref: string, say: Say): string => {
  if (BILL.test(ref)) return billNote(view, ref, say);
  if (ref.startsWith('office:'))
    return say('senateSpoils.influence', { n: ref === 'office:censor' ? CENSOR_INFLUENCE : CONSUL_INFLUENCE });
  const p = view.provinces.find((x) => x.id === ref);
  if (p) {
    const side = sideOf(view, p);
    return say('senateSpoils.province', { spoils: range(view, side.spoils), state: range(view, side.income) });
  }
  const { income, pays } = concessionCard(view, ref);
  return say(`concessions.pays.${pays}`, { n: income });
};

/** What it costs, and what the people think of it. */
const effects = (view: RomeView, type: LandBill, say: Say): Fact[] => {
  const { recurring, cost, unrest } = landBill(view, type);
  return [
    [say('landBill.pays'), say(recurring ? 'landBill.aTurn' : 'landBill.once', { n: cost })],
    [say('landBill.unrest'), signed(unrest)],
  ];
};
const billFacts = (view: RomeView, ref: string, s: Senator, say: Say): Fact[] => {
  const type = billOf(view);
  if (type === undefined) return [];
  const row = landBill(view, type);
  const gain = ref === 'spoil:sponsor' ? row.sponsor : row.coSponsor;
  return [
    [
      say('decision.ifPassed', { who: s.id }),
      say('form.fromTo', { a: signed(s.popularity), b: signed(s.popularity + gain) }),
    ],
    ...effects(view, type, say),
  ];
};
/** The Land Bill that wants a Co-Sponsor: which, whose, and what it does. */
export const billInWords = (view: RomeView, say: Say): Fact[] => {
  const type = billOf(view);
  if (type === undefined) return [];
  const { sponsor } = neutralsOf(view).landBill;
  return [
    [say(billRef(type)), sponsor === '' ? '' : say('senateSpoils.billBy', { who: sponsor })],
    ...effects(view, type, say),
  ];
};
const officeFacts = (view: RomeView, ref: string, s: Senator, after: number, say: Say): Fact[] => [
  [say('senateSpoils.influenceOf', { who: s.id }), say('form.fromTo', { a: s.influence, b: after })],
  ...(ref === 'office:censor'
    ? []
    : [[say('senateSpoils.military', { who: s.id }), String(military(view, s))] as const]),
  // [4.05.416-a]
  ...(ref === 'office:rome-consul'
    ? [[say('senateSpoils.popularity', { unrest: view.unrest }), signed(s.popularity)] as const]
    : []),
];
const concessionFacts = (view: RomeView, ref: string, s: Senator, say: Say): Fact[] => {
  const held = view.concessions.filter((c) => c.holder === s.id).map((c) => say(c.id));
  return [
    [say('senateSpoils.brings', { what: ref }), noteOf(view, ref, say)],
    [say('senateSpoils.holds', { who: s.id }), held.length === 0 ? say('senateSpoils.nothing') : held.join(', ')],
  ];
};

/** What it would change if this Senator had it; `after` is his Influence then, where it is an office. */
export const factsOf = (view: RomeView, ref: string, s: Senator, after: number, say: Say): Fact[] => {
  if (BILL.test(ref)) return billFacts(view, ref, s, say);
  if (isProvinceId(ref)) return postFacts(view, { province: ref, who: s.id }, say);
  return ref.startsWith('office:') ? officeFacts(view, ref, s, after, say) : concessionFacts(view, ref, s, say);
};

/** [4.05.34-h][4.05.412-a] Why he is not among the candidates, where he could hold the office otherwise. */
export const whyNot = (view: RomeView, ref: string, s: Senator, say: Say): string | undefined => {
  if (!/^office:(field|rome)-consul$/.test(ref) || !isInRome(s) || s.office !== '') return undefined;
  if (neutralsOf(view).outgoing.includes(s.id)) return say('senateSpoils.outgoing');
  if (neutralsOf(view).plan.crisis) return say('senateSpoils.crisis');
  return ref === 'office:rome-consul' && s.popularity < view.unrest ? say('senateSpoils.unpopular') : undefined;
};

/** [4.05.416-a] Will the people want a Land Bill of him? */
export const willOweBill = (view: RomeView, ref: string, s: Senator): boolean =>
  ref === 'office:rome-consul' &&
  s.popularity < view.unrest &&
  neutralsOf(view).landBill.status === 'none' &&
  billOf(view) !== undefined;
