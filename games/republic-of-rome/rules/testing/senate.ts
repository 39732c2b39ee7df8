/** A meeting of the Senate for tests, and Factions that vote as they are told. */
import type { Play } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import type { ProvinceId, SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { closedSenate, type Step } from '../senate/state.ts';
import type { RomeView } from '../sight/view.ts';
import { faction } from './at.ts';

export type Game = Play<Rome, RomeView>;
export const TURN = 5;

/** Only these Senators, nothing else on the table, nobody with anything to step in with; the first named presides as Rome Consul. */
export const meeting = (g: Rome, step: Step, ...factions: readonly SenatorId[][]): void => {
  g.phase = 'senate';
  g.turn = TURN;
  g.senate = { ...closedSenate(), step, filled: { consuls: true, dictator: false, censor: true } };
  Object.assign(g, {
    wars: [],
    leaders: [],
    events: [],
    concessions: [],
    provinces: [],
    forces: [],
    bequests: [],
    laws: [],
  });
  g.senators = [];
  factions.forEach((ids, seat) => {
    faction(g, seat, ...ids);
  });
  for (const s of g.senators) Object.assign(s, { office: '', priorConsul: false });
  for (const f of g.factions) Object.assign(f, { hand: [], attempted: TURN, treasury: 0 });
  const first = factions[0]?.[0];
  if (first !== undefined) senator(g, first).office = 'rome-consul';
};

/** Enough in Rome, of seat 2, that nobody has to join [1.09.81-a]. Gives all Senators. */
export const CROWD = ['senator:11', 'senator:12', 'senator:13', 'senator:14', 'senator:15'] as const;
export const crowd = (g: Rome): Rome['senators'] => {
  g.senators.push(...CROWD.map((id) => fresh(g, id, 2)));
  return g.senators;
};

export const addProvince = (g: Rome, id: ProvinceId, governor: SenatorId | '' = ''): void => {
  g.provinces.push({
    id,
    developed: false,
    governor,
    term: governor === '' ? 0 : 2,
    legate: false,
    elected: 0,
    overrun: false,
    plunderer: '',
    inRevolt: false,
    garrisonSent: 0,
  });
  if (governor !== '') senator(g, governor).at = id;
};

export type Says = 'aye' | 'nay' | 'abstain';
/** By Faction; who is left out abstains. */
export type Ways = Readonly<Record<number, Says>>;
/** Nobody steps in, whoever presides calls clockwise, and each Faction votes as said; stops at any other question. */
export const ballots = (game: Game, ways: Ways): Game => {
  for (;;) {
    const [seat] = game.waitingFor;
    const q = seat === undefined ? undefined : game.as(seat).question;
    if (q === undefined) return game;
    if ('callClockwise' in q.verbs) game.does('callClockwise');
    else if (q.prompt.k === 'ask.senate.vote')
      game.does(ways[Number(String(q.prompt.a?.['by']).slice(8))] ?? 'abstain');
    else if ('pass' in q.verbs) game.does('pass');
    else return game;
  }
};
export const allVote = (game: Game, way: Says): Game =>
  ballots(game, Object.fromEntries(game.g.factions.map((_, faction) => [faction, way])));
/** The procedure under test has ended. */
export const hasEnded = (game: Game): boolean => game.as(0).offers('over') !== undefined;
