/**
 * How well somebody plays, estimated from results: the model of Plackett and Luce as Weng and Lin update it (Journal of Machine
 * Learning Research 12, 2011), with the usual constants. It takes any number of players and shared places.
 */

/** What is believed of a player: a value, and how uncertain it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much chance there is in one game. */
const BETA = SIGMA / 2;
/** People change: nobody is ever known for certain. */
const TAU = MU / 300;
/** What is known may not become certain by a single game. */
const KAPPA = 0.0001;

export const UNKNOWN: Skill = { mu: MU, sigma: SIGMA };

/** The same players after a game in which they came in at these places, from 1; whoever shares a place has the same number. */
export const afterGame = (before: readonly Skill[], ranks: readonly number[]): readonly Skill[] => {
  const players = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const c = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  // Each place is drawn among those who came in there or behind.
  const places = ranks.map((rank) => ({
    rank,
    among: strengths.reduce((sum, strength, i) => (ranks[i]! >= rank ? sum + strength : sum), 0),
    shared: ranks.filter((other) => other === rank).length,
  }));
  return players.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, { rank, among, shared }] of places.entries()) {
      if (rank > ranks[i]!) continue;
      const chance = strengths[i]! / among;
      omega += ((q === i ? 1 : 0) - chance) / shared;
      delta += (chance * (1 - chance)) / shared;
    }
    const learnt = (Math.sqrt(variance) / c) * delta * (variance / c ** 2);
    return { mu: mu + omega * (variance / c), sigma: Math.sqrt(variance * Math.max(1 - learnt, KAPPA)) };
  });
};

/** A beginner stands at 1,500, very probably within 400 of where they belong. */
const MIDDLE = 1500;
const SCALE = 24;

/** As people are shown it: the true value is within `give` in nineteen cases of twenty. */
export const shownSkill = ({ mu, sigma }: Skill): { readonly value: number; readonly give: number } => ({
  value: Math.round(MIDDLE + SCALE * (mu - MU)),
  give: Math.round(2 * SCALE * sigma),
});

/** Stored as whole millionths, so that what is worked out again is the same to the last digit. */
const PARTS = 1_000_000;
export const storedSkill = ({ mu, sigma }: Skill): Skill => ({
  mu: Math.round(mu * PARTS),
  sigma: Math.round(sigma * PARTS),
});
export const skillFrom = (stored: Skill): Skill => ({ mu: stored.mu / PARTS, sigma: stored.sigma / PARTS });
