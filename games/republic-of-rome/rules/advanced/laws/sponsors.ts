/** Who sponsors a Law, and what the Servilian Law is for — 2.06.2-e, 2.06.C */
import { call, end, pick } from '@tabularium/kernel';
import { appointed } from '../../agreements/enforce.ts';
import { naming, offered } from '../../agreements/offers.ts';
import type { Rome } from '../../game.ts';
import { type CardId, chosen, type None, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { alignedInRome, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { consentProc, drafter, dropped, mustAsk } from '../../senate/drafting.ts';
import type { Drafting } from '../../senate/proposal-kind.ts';

interface Draft extends Drafting {
  readonly card: CardId | None;
  /** [2.06.C-b] The Law that is to be repealed. */
  repeals: CardId | None;
  sponsor: SenatorId | None;
  asked: SenatorId | None;
  agreed: boolean;
  readonly refused: SenatorId[];
}

/** [2.06.2-e][2.06.2-f] Anybody in Rome who belongs to a Faction, whichever; two different ones. */
const willing = (g: Rome, l: Draft): SenatorId[] =>
  alignedInRome(g).flatMap((s) => (s.id === l.sponsor || l.refused.includes(s.id) ? [] : [s.id]));

export const willSponsorLaw = consentProc('laws.sponsor-consents', ['2.06.2-e'], 'sponsor');

/** Drawing a Law up: nobody steps in. Ends with nothing when two Sponsors are not found [2.06.2-g], or he lets it be. */
export const draftLaw = proc(
  'laws.draft',
  {
    by: 'open',
    means: 'open',
    card: 'open',
    repeals: 'open',
    sponsor: 'open',
    asked: 'open',
    agreed: 'open',
    refused: 'open',
  },
  (a: Drafting & { readonly card?: CardId }): Draft => ({
    by: a.by,
    means: a.means,
    card: a.card ?? '',
    repeals: '',
    sponsor: '',
    asked: '',
    agreed: false,
    refused: [],
  }),
  {
    start: (cx, l) => (l.card === LAW.servilian && isLawInForce(cx.g, LAW.acilian) ? 'use' : 'next'),
    // [2.06.C-a][2.06.C-b] Before anybody says whether he sponsors it.
    use: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.laws.use', { card: l.card }),
      rules: ['2.06.C-a', '2.06.C-b'],
      silent: ['forKnights'],
      buttons: {
        forKnights: { rules: ['2.06.C-a'], take: () => 'next' },
        repealAcilian: {
          rules: ['2.06.C-b'],
          take: (_, l) => {
            l.repeals = LAW.acilian;
            return 'next';
          },
        },
      },
    },
    next: (cx, l) => (willing(cx.g, l).length > 0 ? 'sponsor' : end(undefined)),
    sponsor: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) =>
        l.sponsor === ''
          ? say('ask.laws.sponsor', { card: l.card })
          : say('ask.laws.coSponsor', { card: l.card, sponsor: l.sponsor }),
      rules: ['2.06.2-e', '2.06.2-f', '2.06.3-a'],
      silent: dropped,
      picks: {
        nameSponsor: pick({
          // [AGR-14]
          ...offered(
            (g, l: Draft) => willing(g, l),
            naming('law', () => true),
          ),
          take: (cx, l, id) => {
            l.asked = id;
            const { faction } = senator(cx.g, id);
            if (!mustAsk(cx.g, l.by, faction)) {
              // [AGR-15] Consents by being named.
              appointed(cx, faction, 'sponsor', id);
              return 'agreed';
            }
            const about = say('ask.laws.consent', { who: id, card: l.card });
            return call(willSponsorLaw, { of: faction, about, who: id }, 'answered', 'agreed');
          },
        }),
      },
      buttons: { drop: { take: () => end(undefined) } },
    },
    answered: (cx, l) => {
      if (l.agreed) return 'agreed';
      cx.log(say('laws.refused', { who: l.asked, card: l.card }), '2.06.2-e');
      l.refused.push(chosen(l.asked));
      return 'next';
    },
    agreed: (cx, l) => {
      const { sponsor, repeals } = l;
      const [card, asked] = [chosen(l.card), chosen(l.asked)];
      if (sponsor !== '') {
        cx.log(say('laws.sponsored', { card, sponsor, coSponsor: asked }), '2.06.2-e');
        return end({ t: 'law', card, repeals, sponsor, coSponsor: asked } as const);
      }
      l.sponsor = asked;
      return 'next';
    },
  },
);
