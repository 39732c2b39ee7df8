/** Smaller choices beside the Spoils: a Concession of a Neutral, a Co-Sponsor, who has a Concession that was played, whom a check concerns. */
import type { Say } from '@tabularium/parts/web';
import { concessionCard, landBill } from '../../../rules/data/printed.ts';
import { factionRef } from '../../../rules/ids.ts';
import { playConcessionNow } from '../../../rules/neutrals/forum/any-time.ts';
import { rollers } from '../../../rules/neutrals/intrigue/assassins.ts';
import { neutralChooses } from '../../../rules/neutrals/senate/by-guideline.ts';
import { supplyCoSponsor } from '../../../rules/neutrals/senate/land-bills.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { askingIn } from '../asking.ts';
import { type List, listFormOf } from '../list/make.tsx';
import { billInWords, billOf, noteOf } from './brings.ts';

/** [4.05.4-e][4.02.2-a] What brings least first: it is theirs, and not his. */
const concession: List = {
  verb: 'concession',
  weight: (view, ref) => -concessionCard(view, ref).income,
  note: ({ form, say }, ref) => noteOf(form.asked.view, ref, say),
  label: (say, what, { view }) => {
    const by = askingIn(view, neutralChooses)?.by;
    return say('senateSpoils.concession', { what, faction: by === undefined ? '' : factionRef(by) });
  },
};

const popularityAfter = (view: RomeView, ref: string, say: Say): string => {
  const s = maybeSenator(view, ref);
  const type = billOf(view);
  if (!s || type === undefined) return '';
  const b = signed(s.popularity + landBill(view, type).coSponsor);
  return say('landBill.popularity', { n: say('form.fromTo', { a: signed(s.popularity), b }) });
};
/** [4.05.417-d] The least popular first. */
const coSponsor: List = {
  verb: 'coSponsor',
  weight: (view, ref) => -(maybeSenator(view, ref)?.popularity ?? 0),
  note: ({ form, say }, ref) => popularityAfter(form.asked.view, ref, say),
  label: (say, what) => say('senateSpoils.coSponsor', { what }),
  facts: ({ view }, say) => billInWords(view, say),
};

/** [1.07.32-b] Whoever has fewest. */
const held = (view: RomeView, id: string): readonly string[] =>
  view.concessions.filter((c) => c.holder === id).map((c) => c.id);
const holder: List = {
  verb: 'giveConcession',
  weight: (view, ref) => -held(view, ref).length,
  note: ({ form, say }, ref) => {
    const what = held(form.asked.view, ref);
    return what.length === 0 ? say('senateSpoils.holdsNone') : say('senateSpoils.holdsNow', { what: [...what] });
  },
  label: (say, what) => say('senateSpoils.give', { what }),
};
export const spoilsListForm = listFormOf({
  name: 'senate-spoils-list',
  at: {
    [`${neutralChooses.name}/which`]: concession,
    [`${supplyCoSponsor.name}/ask`]: coSponsor,
    [`${playConcessionNow.name}/holder`]: holder,
  },
});

/** [4.07.3-b] Beside any question of the Senate: most Influence first. */
export const checkForm = listFormOf({
  name: 'assassination-check',
  aside: {
    verb: 'demandCheck',
    weight: (view, ref) => maybeSenator(view, ref)?.influence ?? 0,
    note: ({ form, say }, ref) => {
      const { view } = form.asked;
      const s = maybeSenator(view, ref);
      const all = s ? rollers(view, s) : [];
      return s
        ? [
            say('senateSpoils.hasInfluence', { n: s.influence }),
            say('senateSpoils.rollers', { n: all.length, refs: all.map(factionRef) }),
          ].join(' · ')
        : '';
    },
    label: (say, what) => say('senateSpoils.check', { what }),
  },
});
