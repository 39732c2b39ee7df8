/**
 * Every number that the bot judges by, in one table. A point is one victory point.
 *
 * Provenance: guessed.
 */
export const TUNED = {
  /** What a city is worth besides its size: most cities, best progress, roads to others. */
  city: 7.2,
  /** The same before the last turn, as a share of it. */
  early: 1,
  /** [MED.4.2-b] A key city pays a point and a card in every count that is still to come. */
  key: 0.7,
  /** [MED.4.2-d] The own capital: 3 points, a card, and every expedition. */
  capital: 1.5,
  /** How much the awards count that one city more or less would change in the next count. */
  awards: 1,
  /** [MED.4.4-a] The city that wins the game. */
  victory: 60,
  /** Each city on the last steps towards it, one's own or a rival's. */
  nearing: 4,
  /** What a point is worth that another player loses: this much, divided among all rivals. */
  spite: 1,
  /** How much more it counts if he leads. */
  leader: 1.5,

  /** What an ordinary card is worth in an ordinary round. */
  card: 1.5,
  /** How many cards can be spent in each round that is still to come. */
  perRound: 5,
  /** The least and the most that a card is worth, as shares of an ordinary one. */
  cheapest: 0.1,
  dearest: 1.6,
  /** What a troop is rated for in the field and at walls; the rest of the ratings are by type. */
  inField: 0.1,
  atWalls: 0.1,
  leaderCard: 1.3,
  siegeCard: 1,
  wallCard: 0.7,
  shipCard: 0.4,
  empireCard: 0.9,
  eventCard: 0.6,

  /** An action that is worth less than this does not justify its cards. */
  least: 0.15,
  /** How much of its price an Empire card costs: it can do nothing else, but it is one card less. */
  empirePrice: 0.3,
  /** A card rated less than this is exchanged. */
  poor: 0.65,
  fort: 0.5,
  area: 1,
  /** The road that a pacified area opens to each city behind it. */
  road: 0.3,

  /** How often a rival with a full hand intercepts, and with what. */
  meets: 0.5,
  metWith: 5,
  /** What he adds to the defence of a city, and what others add to that of a neutral one. */
  walls: 3.8,
  strangers: 0.3,
  /** How much sure victories are preferred: the exponent of the chance. */
  sure: 1.3,
  /** The chance to cross the sea without being stopped. */
  atSea: 0.93,

  /** The least profit of an interception. */
  worthwhile: 0.2,
  /** What an attacker plays later, in points of strength. */
  sleeve: 2,
  /** How much of the worth of a city depends on a battle outside its walls. */
  onTheWay: 0.6,
  /** How many times its price a card must be worth in his own combats, once they have begun. */
  playing: 1,
  /** How many times its price a card must be worth in the combat of others. */
  meddling: 1.2,
  /** How many times its price a trap must be worth. */
  trap: 1,

  /** Building: a port, a city beside a key city, room to grow, and what others would take. */
  port: 0.4,
  byKey: 0.6,
  room: 0.5,
  contested: 0.7,
};
export type Weights = Readonly<typeof TUNED>;

/** The weights in use. A bot says which at the start of every answer, and answers without a pause. */
export let W: Weights = TUNED;
export const use = (weights: Weights): void => {
  W = weights;
};
