/** Prosecutions: who is accused, of what, and by whom — 1.09.41 */
import { isAlignedInRome, maybeSenator, type OpenRome, oratory, type Senator } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers } from './asked.ts';
import { senatorsIn } from './setup.ts';
import { gainFor, influence, rivals, threat, votes, worth } from './standing.ts';
import { W } from './weights.ts';

/**
 * The expected votes for conviction minus votes against. Factions that are behind his own vote against him, those that
 * are ahead do not care; [1.09.42-b] his Influence counts as votes for him.
 */
const expected = (g: OpenRome, me: number, accused: Senator): number => {
  let n = votes(g, me) - votes(g, accused.faction) - accused.influence;
  for (const faction of rivals(g, me)) {
    if (faction === accused.faction) continue;
    const envious = influence(g, accused.faction) > influence(g, faction) || accused.influence >= 12;
    n += envious ? W.envious * votes(g, faction) : 0;
  }
  return n - 2 * Math.max(0, accused.popularity);
};
/** What the conviction of this Senator is worth. */
const gain = (g: OpenRome, me: number, s: Senator): number =>
  s.faction === me ? -10 : W.rival * threat(g, me, s.faction) + W.great * s.influence;

const choose: Answering = (s) => {
  const { g, faction } = s;
  const list = s.list('prosecute').flatMap((id) => maybeSenator(g, id) ?? []);
  // The Prosecutor must be one of his own Senators, because others might refuse.
  if (!g.senators.some((x) => x.faction === faction && isAlignedInRome(x) && x.office !== 'censor')) {
    return press('endProsecutions');
  }
  const found = best(
    list.filter(
      (x) => x.faction !== faction && expected(g, faction, x) > 0 && s.memory.tried(g.turn, `prosecute ${x.id}`) === 0,
    ),
    (x) => gain(g, faction, x),
  );
  if (found === undefined || gain(g, faction, found) < W.trial) return press('endProsecutions');
  // Each is tried only once: a Prosecution for which no Prosecutor is found lapses.
  s.memory.try(g.turn, `prosecute ${found.id}`);
  return point('prosecute', found.id);
};

/** A charge that means death for a Senator who is about to win, if there is one; otherwise the first charge. */
const charge: Answering = (s) => {
  const of = s.list('charge');
  const who = maybeSenator(s.g, s.word('who'));
  const deadly = who !== undefined && of.includes('charge:major') && who.influence >= W.deadly;
  return point('charge', deadly ? 'charge:major' : (of.find((x) => x !== 'charge:major') ?? of[0]));
};

/** [1.09.421-f] From this Popularity on an Accused may be freed by the people, who then turn on the Prosecutor. */
const BELOVED = 2;
/** [1.09.44-b] The Prosecutor gains half of the Influence that is lost: so it is his greatest man, unless that is dangerous. */
const prosecuting = (g: OpenRome, s: Senator, accused: Senator | undefined): number =>
  accused !== undefined && accused.popularity >= BELOVED ? -worth(g, s) : gainFor(g, s.faction, s, REWARD);
/** Half of the 5 Influence of a Minor Prosecution. */
const REWARD = 3;
const prosecutor: Answering = (s) => {
  const own = senatorsIn(s, 'appointProsecutor').filter((x) => x.faction === s.faction);
  const found = best(own, (x) => prosecuting(s.g, x, maybeSenator(s.g, s.word('who'))));
  if (found !== undefined) return point('appointProsecutor', found.id);
  const other = s.list('appointProsecutor')[0];
  const tries = s.memory.try(s.g.turn, 'prosecutor');
  return other === undefined || tries > 3 ? press('letLapse') : point('appointProsecutor', other);
};

const consent: Answering = (s) => {
  const accused = maybeSenator(s.g, s.word('accused'));
  return press(
    accused && accused.faction !== s.faction && expected(s.g, s.faction, accused) > 0 ? 'consent' : 'refuse',
  );
};

/** The best speaker of his own Faction, if he speaks better than the Accused himself; others might refuse, or lose by it. */
const advocate: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  const own = s.list('askAdvocate').flatMap((id) => maybeSenator(s.g, id) ?? []);
  const found = best(
    own.filter((x) => x.faction === s.faction),
    (x) => oratory(s.g, x),
  );
  if (found === undefined || who === undefined || oratory(s.g, found) <= oratory(s.g, who) + 1) {
    return press('speakForHimself');
  }
  return point('askAdvocate', found.id);
};
/** He speaks for a rival's man only if that man is likely to go free. */
const pleads: Answering = (s) => {
  const accused = maybeSenator(s.g, s.word('accused'));
  return press(accused && expected(s.g, s.faction, accused) < -10 ? 'consent' : 'refuse');
};

export const PROSECUTIONS: Answers = {
  'ask.advocate': advocate,
  'ask.advocate.consent': pleads,
  'ask.prosecution.choose': choose,
  'ask.prosecution.accused': (s) => point('prosecute', s.list('prosecute')[0]),
  'ask.prosecution.charge': charge,
  'ask.prosecution.prosecutor': prosecutor,
  'ask.prosecution.consent': consent,
};
