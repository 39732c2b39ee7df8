/** The Senate: who is called, who gets what, who leads, who is tried, and what comes next. */
import type { Msg } from '@tabularium/kernel';
import { concessionCard, maybeSenator, military } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { outlook } from '../finance.ts';
import { influence } from '../standing.ts';
import { nameIn, type Saying, t } from './say.ts';
import { meaning, outcome } from './votes.ts';

const floor = ({ g }: Asked) => g.senate.floors.at(-1)?.proposal;

/** What is voted on, and how it would end. */
const call: Saying = (s) => {
  const p = floor(s);
  return p ? [meaning(s, p), outcome(s, p)] : [];
};
/** Nobody steps in. */
export const pass: Saying = (s) => {
  const p = floor(s);
  return p ? [meaning(s, p), t('hint.rome.pass')] : [t('hint.rome.pass')];
};

/** One of his own, or somebody whose votes are wanted. */
const whose = (s: Asked, id: string): readonly Msg[] => {
  const who = maybeSenator(s.g, id);
  if (!who || who.faction < 0) return [];
  if (who.faction === s.faction) return [t('hint.rome.own', { who: who.id })];
  const ahead = influence(s.g, who.faction) - influence(s.g, s.faction);
  return [t('hint.rome.ally', { who: who.id, faction: `faction:${who.faction}`, ahead })];
};

const skill = (s: Asked, id: string): readonly Msg[] => {
  const who = maybeSenator(s.g, id);
  return who ? [t('hint.rome.skill', { who: who.id, mil: military(s.g, who), influence: who.influence })] : [];
};
/** An office with an army. */
const leads: Saying = (s, answer) => {
  const id = nameIn(answer) || s.word('who');
  return [...skill(s, id), ...whose(s, id)];
};

const concession: Saying = (s, answer) => {
  const id = nameIn(answer);
  return answer.verb === 'concession'
    ? [t('hint.rome.concession', { concession: id, talents: concessionCard(s.g, id).income })]
    : [];
};

const consulship: Saying = (s, answer) =>
  answer.verb === 'wantField' ? [...skill(s, s.word('who')), t('hint.rome.field')] : [t('hint.rome.romeConsul')];

const charge: Saying = (s, answer) => {
  const who = maybeSenator(s.g, s.word('who'));
  if (!who) return [];
  const about = { who: who.id, influence: who.influence };
  return [nameIn(answer) === 'charge:major' ? t('hint.rome.charge.major', about) : t('hint.rome.charge.minor', about)];
};
const prosecutor: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return who?.faction === s.faction ? [t('hint.rome.prosecutor', { who: who.id })] : [];
};

/** What is most urgent of all that may be proposed. */
const business =
  (raise: Saying, campaign: Saying): Saying =>
  (s, answer) => {
    if (answer.verb !== 'propose') return [t('hint.rome.adjourn')];
    switch (nameIn(answer)) {
      case 'kind:raise':
        return raise(s, answer);
      case 'kind:deploy':
        return campaign(s, { verb: 'sendCommander' });
      case 'kind:concessions':
        return [t('hint.rome.freeConcessions')];
      case 'kind:land-bill':
      case 'kind:eliminate':
      case 'kind:repeal':
        return [t('hint.rome.treasury', { talents: Math.round(outlook(s.g)), unrest: s.g.unrest })];
      default:
        return [];
    }
  };
const land: Saying = (s) => [t('hint.rome.treasury', { talents: Math.round(outlook(s.g)), unrest: s.g.unrest })];

export const inSenate = (raise: Saying, campaign: Saying): Readonly<Record<string, Saying>> => ({
  'ask.senate.call': call,
  'ask.senate.opened': pass,
  'ask.senate.tribune': pass,
  'ask.senate.adjourning': pass,
  'ask.senate.business': business(raise, campaign),
  'ask.senate.tribuneProposal': business(raise, campaign),
  'ask.senate.consulship': consulship,
  'ask.senate.romeConsul': (s, answer) => [...whose(s, nameIn(answer)), t('hint.rome.romeConsul')],
  'ask.senate.joint': leads,
  'ask.senate.jointAnswer': leads,
  'ask.senate.masterOfHorse': leads,
  'ask.concessions.which': concession,
  'ask.concessions.who': (s, answer) => whose(s, nameIn(answer)),
  'ask.land.type': land,
  'ask.land.sponsor': (s, answer) => whose(s, nameIn(answer)),
  'ask.land.coSponsor': (s, answer) => whose(s, nameIn(answer)),
  'ask.prosecution.charge': charge,
  'ask.prosecution.prosecutor': prosecutor,
});
