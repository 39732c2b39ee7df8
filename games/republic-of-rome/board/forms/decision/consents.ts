/** Somebody is asked whether he sponsors a bill or its repeal, or governs — 1.09.62-e, 1.09.621-b, 1.09.51-b */
import type { LocalsOf } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import { landBill } from '../../../rules/data/printed.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { changePopularity } from '../../../rules/rome/standing.ts';
import { billRef, draft as billDraft, willSponsor } from '../../../rules/senate/business/land-bills.ts';
import { draft as repealDraft, willRepeal } from '../../../rules/senate/business/repeal.ts';
import type { consentProc } from '../../../rules/senate/drafting.ts';
import { draft as governorsDraft, willGovern } from '../../../rules/senate/elections/governors.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { askingIn, goingOn } from '../asking.ts';
import { postFacts, votesGone } from './posts.ts';
import { CONSENT, type Decision, type Fact } from './decision.ts';

/** Who is to do it. */
const whoIn = (view: RomeView, consents: ReturnType<typeof consentProc>): string => askingIn(view, consents)?.who ?? '';

const popularity = (view: RomeView, who: string, change: number, say: Say): string => {
  const s = maybeSenator(view, who);
  if (!s) return '';
  const after = { ...s };
  changePopularity(view, after, change);
  return say('form.fromTo', { a: signed(s.popularity), b: signed(after.popularity) });
};

type Draft = LocalsOf<typeof billDraft>;

/** The first who agrees is the Sponsor, the other the second. */
const sponsorGains = (
  view: RomeView,
): { readonly who: string; readonly draft: Draft; readonly gain: number } | undefined => {
  const draft = goingOn(view, billDraft);
  const who = whoIn(view, willSponsor);
  const row = draft && landBill(view, draft.type);
  return row && { who, draft, gain: draft.sponsor === '' || draft.sponsor === who ? row.sponsor : row.coSponsor };
};
const sponsor: Decision = {
  ways: CONSENT,
  facts: ({ view }, say): Fact[] => {
    const known = sponsorGains(view);
    if (!known) return [];
    const row = landBill(view, known.draft.type);
    const cost = say(row.recurring ? 'landBill.aTurn' : 'landBill.once', { n: row.cost });
    return [
      [say('decision.ifPassed', { who: known.who }), popularity(view, known.who, known.gain, say)],
      [say('landBill.pays'), cost],
      [say('landBill.unrest'), signed(row.unrest)],
      [say('decision.votesAgainst'), say('decision.popularityEach', { n: signed(row.against) })],
    ];
  },
  leads: ({ view }, say) => {
    const known = sponsorGains(view);
    return known ? { consent: say('landBill.popularity', { n: signed(known.gain) }) } : {};
  },
};

const repeal: Decision = {
  ways: CONSENT,
  facts: ({ view }, say): Fact[] => {
    const draft = goingOn(view, repealDraft);
    const who = whoIn(view, willRepeal);
    if (!draft) return [];
    const { cost, repeal: row } = landBill(view, draft.type);
    return [
      [say('decision.eitherWay', { who }), popularity(view, who, row.sponsor + row.voteFor, say)],
      [say('landBill.saves'), say('landBill.aTurn', { n: cost })],
      [say('landBill.unrest'), signed(row.unrest)],
      [say('decision.votesFor'), say('decision.popularityEach', { n: signed(row.voteFor) })],
      [say('decision.mustVote', { who }), say(billRef(draft.type))],
    ];
  },
  leads: ({ view }, say) => {
    const draft = goingOn(view, repealDraft);
    if (!draft) return {};
    const row = landBill(view, draft.type).repeal;
    return { consent: say('landBill.popularity', { n: signed(row.sponsor + row.voteFor) }) };
  },
};

const govern: Decision = {
  ways: CONSENT,
  facts: ({ view }, say) => {
    // [A4-72] There is no draft where it was taken of the Spoils: what he is asked names the Province.
    const province =
      goingOn(view, governorsDraft)?.province ?? String(askingIn(view, willGovern)?.about.a?.['province']);
    return postFacts(view, { province, who: whoIn(view, willGovern) }, say);
  },
  leads: ({ view }, say) => ({ consent: votesGone(view, whoIn(view, willGovern), say) }),
};

export const CONSENTS: Readonly<Record<string, Decision>> = {
  [`${willSponsor.name}/start`]: sponsor,
  [`${willRepeal.name}/start`]: repeal,
  [`${willGovern.name}/start`]: govern,
};
