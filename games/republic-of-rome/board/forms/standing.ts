/** Whether something may be chosen, and why not, in the words of the question. */
import type { Asked, Msg } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import type { Senator } from '../../rules/game.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { isAligned } from '../../rules/rome/senators.ts';
import { forceOf } from '../../rules/rome/forces.ts';

export interface Standing {
  readonly isOffered: boolean;
  /** Held back by an agreement, or why a button may not be pressed. */
  readonly reason?: Msg;
}

const NOT_OFFERED: Standing = { isOffered: false };

/** Of one thing in a list, or of a button when nothing is named. */
export const standingOf = (asked: Asked<RomeView> | undefined, verb: string, ref = ''): Standing => {
  if (!asked) return NOT_OFFERED;
  const { verbs, denied, withheld } = asked.question;
  const offer = verbs[verb];
  const isListed =
    offer?.t === 'pick' || offer?.t === 'choose' ? offer.of.includes(ref) : offer !== undefined && ref === '';
  if (isListed) return { isOffered: true };
  const reason = withheld[verb]?.[ref] ?? withheld[verb]?.[''] ?? denied[verb];
  return reason ? { isOffered: false, reason } : NOT_OFFERED;
};

/** Everything that a verb takes now, what agreements hold back included. */
export const listedFor = (asked: Asked<RomeView> | undefined, verb: string): string[] => {
  const offer = asked?.question.verbs[verb];
  const of = offer?.t === 'pick' || offer?.t === 'choose' ? offer.of : [];
  const held = Object.keys(asked?.question.withheld[verb] ?? {}).filter((ref) => ref !== '');
  return [...new Set([...of, ...held])];
};
/** The only thing that is offered, if it is one. */
export const onlyOne = (asked: Asked<RomeView> | undefined, verb: string): string | undefined => {
  const offer = asked?.question.verbs[verb];
  return offer?.t === 'pick' && offer.of.length === 1 ? offer.of[0] : undefined;
};

/** What he holds or where he is: the fact that mostly tells why he is not among those who may be named. */
export const whereabouts = (view: RomeView, s: Senator, say: Say): string | undefined => {
  if (s.captive !== '') return say('board.captive');
  if (s.rebel !== 'no') return say(`board.rebel.${s.rebel}`);
  const governed = view.provinces.find((p) => p.governor === s.id);
  if (governed) return say('form.governs', { province: governed.id });
  if (s.at === 'field') {
    const war = forceOf(view, s.id)?.war ?? '';
    return war === '' || war === 'rebel' ? say('form.away') : say('form.awayAt', { war });
  }
  if (s.at !== 'rome') return say('form.away');
  if (s.office !== '') return say(`office:${s.office}`);
  // [2.01.31-c] It goes with any office.
  if (view.advanced?.pontifex?.priests.includes(s.id)) return say('board.priest');
  return isAligned(s) ? undefined : say('form.noFaction');
};

export const inWords = (say: Say, m: Msg | undefined): string | undefined => m && say(m.k, m.a ?? {});
/** Why he may not be named: the agreement, or where he is, or only that he may not. */
export const whyNotHim = (view: RomeView, s: Senator, standing: Standing, say: Say): string | undefined =>
  standing.isOffered ? undefined : (inWords(say, standing.reason) ?? whereabouts(view, s, say) ?? say('form.notNow'));
