/** Neutral Factions in a terminal: the card that each goes by, who rules, and what is to be attacked — chapter IV */
import { messages } from '@tabularium/kernel';
import { styled, wrapped } from '@tabularium/parts/terminal';
import type { Speaker } from '@tabularium/text';
import { maybeGuideline, type RomeView } from '../rules/index.ts';
import { type FactionId, factionRef, ownFaction, PHASES } from '../rules/study.ts';
import { en } from './messages/en.ts';

const t = messages(en);

const listed = (keys: readonly string[], speak: Speaker): string => keys.map((key) => speak.name(key)).join(', ');

/** [4.01.2-a] The card of a Neutral, line by line, in one sentence each; nothing for a Faction that somebody plays. */
export const guidelineLines = (v: RomeView, faction: FactionId, speak: Speaker): string[] => {
  const card = maybeGuideline(v, faction);
  if (!card) return [];
  const said = speak.say(
    t('board.ror.guideline', {
      leader: `measure:${card.leader.join('-')}`,
      revenue: `board.ror.revenue.${card.revenue}`,
      charity: listed(
        card.charity.map((to) => `board.ror.charity.${to}`),
        speak,
      ),
      spoilsOn: card.spoilsOn,
      knight: card.knight,
      initiative: card.initiative < 0 ? `−${-card.initiative}` : `+${card.initiative}`,
      spoils: listed(
        card.spoils.map((kind) => `spoils:${kind}`),
        speak,
      ),
    }),
  );
  return wrapped(said, '  ').map((line) => styled('dim', line));
};

/** With Neutrals about, the own Faction is marked. */
export const ownMark = (v: RomeView, faction: FactionId, speak: Speaker): string =>
  v.neutrals && v.seat !== 'public' && ownFaction(v, v.seat) === faction ? ` ${speak.name('board.ror.own')}` : '';

type Plan = NonNullable<RomeView['neutrals']>['plan'];

const attackText = ({ war, legions, fleets, commander }: Plan['attacks'][number], speak: Speaker): string =>
  speak.say(
    t('board.ror.attack', {
      war: war === 'rebel' ? 'board.ror.theRebel' : war,
      legions,
      fleets,
      who: commander === '' ? 'board.ror.nobodyYet' : commander,
    }),
  );

const planText = ({ own, attacks, crisis }: Plan, speak: Speaker): string => {
  const plan = own
    ? speak.name('board.ror.ownPlan')
    : attacks.length === 0
      ? speak.name('board.ror.noAttack')
      : attacks.map((a) => attackText(a, speak)).join('; ');
  return speak.say(t('board.ror.plan', { plan, crisis: crisis ? 'yes' : 'no' }));
};

/** The Senate has not met this turn: what it decided in the last one has been carried out. */
const isOfLastTurn = ({ phase }: RomeView): boolean => PHASES.findIndex((p) => p === phase) < PHASES.indexOf('senate');

/** [4.02.2-b] Who decides where no guideline does, where that can be two; [4.05.2-f] who rules; [4.05.3-d] what is attacked. */
export const rulingLines = (v: RomeView, speak: Speaker): string[] => {
  const n = v.neutrals;
  if (!n) return [];
  const { players, dominant, coalition, plan } = n;
  const isRuled = coalition.members.length > 0;
  const isLast = isOfLastTurn(v);
  const told = { refs: coalition.members.map(factionRef), entry: coalition.entry, since: isLast ? 'last' : 'now' };
  return [
    ...(players.length > 1 ? [speak.say(t('board.ror.dominant', { faction: factionRef(players[dominant]!) }))] : []),
    ...(isRuled ? [speak.say(t('board.ror.coalition', told))] : []),
    ...(isRuled && !isLast ? [planText(plan, speak)] : []),
  ].flatMap((line) => wrapped(line));
};
