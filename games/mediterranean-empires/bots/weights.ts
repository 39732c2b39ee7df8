/**
 * Every number that the bot judges by, in one table. A point is one victory point.
 *
 * Provenance: `scripts/tune.ts`, seed `tune 3`, three clouds, 3,312 games of the second edition in 4W, 3B, 4E and 5A, 18
 * November 2026. By hand, after it: `neutral`, of 0, 2.5 and 6 the best in 360 games of 4W; the four for building, which are as
 * they were guessed for the first bot; `nearVictory`, `byChance` and `cover`, which were added and guessed
 * later; and `poor`, better than 0.485 in 480 games of 4W, 3B and 4E and 400 of 2A and 2B.
 */
export const TUNED = {
  /** What a city is worth besides its size: most cities, best progress, roads to others. */
  city: 8.35,
  /** The same before the last turn, as a share of it. */
  early: 0.744,
  /** [MED.4.2-b] A key city pays a point and a card in every count that is still to come. */
  key: 0.528,
  /** [MED.4.2-d] The own capital: 3 points, a card, and every expedition. */
  capital: 1.28,
  /** How much the awards count that one city more or less would change in the next count. */
  awards: 0.377,
  /** [MED.4.4-a] The city that wins the game. */
  victory: 47.4,
  /** Each city on the last steps towards it, one's own or a rival's. */
  nearing: 5.57,
  /** What a point is worth that another player loses: this much, divided among all rivals. */
  spite: 0.728,
  /** How much more it counts if he leads. */
  leader: 2.07,
  /** How much more if few cities are missing for his victory. */
  nearVictory: 1.5,

  /** What an ordinary card is worth in an ordinary round. */
  card: 1.63,
  /** How many cards can be spent in each round that is still to come. */
  perRound: 3.63,
  /** What a card of an event is worth, as a share of an ordinary one: it is drawn or lost by chance. */
  byChance: 1,
  /** The least and the most that a card is worth, as shares of an ordinary one. */
  cheapest: 0.111,
  dearest: 2.08,
  /** What a troop is rated for in the field and at walls; the rest of the ratings are by type. */
  inField: 0.0789,
  atWalls: 0.1,
  leaderCard: 2.21,
  siegeCard: 0.67,
  wallCard: 0.416,
  shipCard: 0.676,
  empireCard: 1.04,
  eventCard: 0.709,

  /** An action that is worth less than this does not justify its cards. */
  least: 0.15,
  /** How much of its price an Empire card costs: it can do nothing else, but it is one card less. */
  empirePrice: 0.478,
  /** A card rated less than this is rather exchanged than that he passes. */
  poor: 1.5,
  fort: 0.546,
  area: 0.466,
  /** The road that a pacified area opens to each city behind it. */
  road: 0.232,

  /** How often a rival with a full hand intercepts, and with what. */
  meets: 0.546,
  metWith: 5,
  /** What he adds to the defence of a city, and what others add to that of a neutral one. */
  walls: 6.97,
  strangers: 0.221,
  /** How much sure victories are preferred: the exponent of the chance. */
  sure: 0.68,
  /** How much more a neutral city counts: others will take it if he does not, and nobody avenges it. */
  neutral: 6,
  /** What cover against rolls at the start of a battle adds to its strength, for each step that they become harder. */
  cover: 0.5,
  /** The chance to cross the sea without being stopped. */
  atSea: 0.416,

  /** The least profit of an interception. */
  worthwhile: 0.166,
  /** What an attacker plays later, in points of strength. */
  sleeve: 1.69,
  /** How much of the worth of a city depends on a battle outside its walls. */
  onTheWay: 0.6,
  /** How many times its price a card must be worth in his own combats, once they have begun. */
  playing: 0.994,
  /** How many times its price a card must be worth in the combat of others. */
  meddling: 1.2,
  /** How many times its price a trap must be worth. */
  trap: 1.4,

  /** Building: a port, a city beside a key city, room to grow, and what others would take. */
  port: 0.4,
  byKey: 0.6,
  room: 0.5,
  contested: 0.7,
};
export type Weights = Readonly<typeof TUNED>;

/**
 * What differs with two and three players, where every city that one takes another lacks.
 *
 * Provenance, 18 November 2026. With three: by hand, of three vectors, 48 games each against the first bot, seed `vary4`. With two:
 * from a vector found by hand in the same way, two steps along the slope of all weights at once, fitted to 320 pairs of vectors on
 * both sides of it, 5,120 games of 2A to 2D, seeds `slope2` and `slope2b`; three in four against the first bot, the others against
 * the one before this. Of four vectors on the way the best in 640 games each, seeds `pick2` and `pick3`. `city` and `walls` by hand,
 * 19 November 2026: before, it expected too little of the defence of a rival's city, and won 31 % of its assaults on one as Grecia
 * in 2B; figures in bench/ladders.md.
 */
export type Fewer = Readonly<Record<number, Partial<Weights>>>;
export const FEW: Fewer = {
  2: {
    city: 9.5,
    early: 1.1,
    key: 0.66,
    capital: 1.4,
    victory: 42,
    nearing: 4.7,
    spite: 0.85,
    card: 1.3,
    byChance: 1.1,
    cheapest: 0.091,
    dearest: 2.3,
    inField: 0.086,
    atWalls: 0.11,
    leaderCard: 1.2,
    siegeCard: 0.78,
    wallCard: 0.39,
    shipCard: 0.52,
    empireCard: 0.93,
    eventCard: 0.6,
    empirePrice: 0.31,
    fort: 0.43,
    meets: 0.67,
    metWith: 4.7,
    walls: 8,
    sure: 1.1,
    atSea: 0.57,
    worthwhile: 0.14,
    sleeve: 1.5,
    onTheWay: 0.72,
    playing: 0.71,
    trap: 1.3,
    room: 0.47,
    contested: 0.59,
  },
  3: { early: 1, walls: 5.5, sure: 1, atSea: 0.7, leaderCard: 1.6 },
};
/** The weights by number of players, up to three; more play with what is given. */
export const forPlayers = (weights: Weights, fewer: Fewer): readonly Weights[] =>
  [0, 1, 2, 3].map((players) => ({ ...weights, ...fewer[players] }));

/** The weights in use. A bot says which at the start of every answer, and answers without a pause. */
export let W: Weights = { ...TUNED };
export const use = (weights: Weights): void => {
  W = weights;
};
