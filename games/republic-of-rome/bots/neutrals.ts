/** What else one is asked where Factions are Neutral: Coalitions, Military Plans, Statesmen that are for sale — chapter IV */
import { cardOf, maybeWar, numberOf, type OpenRome, rebelAt, senatorsOf } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { BATTLES } from './battle.ts';
import { senatorsIn } from './setup.ts';
import { threat } from './standing.ts';
import { prospectsOf, prospectsWith, strengthOf } from './odds.ts';
import { isHopeless } from './war.ts';

/** [4.05.2-j] Somebody whose votes are enough, or else as many as can be had; of equals the least dangerous. */
const partner: Answering = (s) => {
  const lacking = s.number('needed') - s.number('votes');
  const factionOf = (ref: string): number => Number(ref.slice('faction:'.length));
  const votes = (ref: string): number => s.g.neutrals!.votes[factionOf(ref)] ?? 0;
  return point(
    'takePartner',
    best(
      s.list('takePartner'),
      (ref) => (votes(ref) >= lacking ? 1000 - votes(ref) : votes(ref)) - threat(s.g, s.faction, factionOf(ref)),
    ),
  );
};

/** [A4-34] Proconsuls who would only be beaten. */
const recall: Answering = (s) =>
  point(
    'recallProconsuls',
    s.list('recallProconsuls').filter((id) => {
      const f = s.g.forces.find((x) => x.commander === id);
      const odds = f && prospectsOf(s.g, f);
      return odds !== undefined && isHopeless(odds);
    }),
  );

/** A War of the plan by the name it has in questions: a Rebel has that of the Senator. */
const aimOf = (g: OpenRome, ref: string) =>
  maybeWar(g, ref)?.id ?? (rebelAt(g, 'rebel')?.senator === ref ? 'rebel' : undefined);
/** The weakest, which is sure to be beaten. */
const weakest: Answering = (s) =>
  point(
    'planWar',
    best(s.list('planWar'), (ref) => -strengthOf(s.g, aimOf(s.g, ref)!)),
  );

/** [4.05.31-f] Whoever has the best chances with what the plan gives him; victories of his own Senators are worth more. */
const OWN_VICTORY = 0.1;
const commander: Answering = (s) => {
  const { g } = s;
  const war = aimOf(g, s.word('war'));
  const attack = g.neutrals?.plan.attacks.find((a) => a.war === war);
  if (war === undefined || attack === undefined) return undefined;
  const found = best(senatorsIn(s, 'commandWar'), (x) => {
    const odds = prospectsWith(g, x, war, attack.legions, attack.fleets);
    return odds.victory - odds.defeat - odds.disaster + (x.faction === s.faction ? OWN_VICTORY : 0);
  });
  return point('commandWar', found?.id);
};
/** As many Veterans as can go: each counts twice. */
const veterans: Answering = (s) => {
  const o = s.offer('spareVeterans');
  return o?.t === 'choose' ? point('spareVeterans', o.of.slice(0, o.max)) : undefined;
};

/** [4.06.1-a][4.06.1-b] A Statesman of one of his own Families. */
const buy: Answering = (s) => {
  const isMine = (card: string): boolean => {
    const number = numberOf(s.g, cardOf(s.g, card).of);
    return senatorsOf(s.g, s.faction).some(
      (x) => numberOf(s.g, x.id) === number && x.family && x.id === `senator:${number}`,
    );
  };
  const wanted = (verb: string): string | undefined => s.list(verb).find(isMine);
  return (
    point('buyWithStatesman', wanted('buyWithStatesman')) ??
    point('buyWithIntrigue', wanted('buyWithIntrigue')) ??
    press('doneTrading')
  );
};

/** What ordinary rules ask of a Neutral is answered as for his own Faction. */
const like =
  (prompt: string): Answering =>
  (s: Asked) =>
    BATTLES[prompt]?.(s);

export const NEUTRALS: Answers = {
  'ask.coalition.join': () => press('joinCoalition'),
  'ask.coalition.partner': partner,
  'ask.plan.whose': () => press('planOwn'),
  'ask.plan.recall': recall,
  'ask.plan.which': weakest,
  'ask.plan.first': weakest,
  'ask.plan.divide': (s) => point('legions', s.range('legions')[1]),
  'ask.plan.commander': commander,
  'ask.plan.veterans': veterans,
  'ask.plan.bequest': (s) => point('collectBequest', s.list('collectBequest')[0]),
  'ask.neutral.shift': () => press('redistributed'),
  'ask.neutral.buy': buy,
  // The fewer, the better for Rome.
  'ask.neutral.join': () => point('joinRevolt', []),
  'ask.neutral.marchOn': () => press('layDown'),
  'ask.neutral.catilina': like('ask.event.catilina'),
  'ask.neutral.fleets': like('ask.event.fleets'),
  'ask.neutral.leaderDies': like('ask.event.leaderDies'),
  'ask.neutral.newAlliance': like('ask.event.newAlliance'),
};
