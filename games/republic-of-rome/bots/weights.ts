/**
 * Every number that the bot judges by, in one table; `tabularium tune republic-of-rome` looks for better ones. The scale is
 * Influence, because Influence wins the game.
 *
 * Provenance: guessed for the first bot, unless a comment says otherwise.
 */
export const TUNED = {
  /** What a vote, an income of 1 Talent, military skill, popularity and a special ability make a Senator worth. */
  vote: 0.7,
  income: 0.7,
  command: 0.3,
  love: 0.3,
  statesman: 2,
  /** Any Senator at all earns 1 Talent a turn. */
  anybody: 1,
  /** What a Talent is worth. */
  talent: 0.35,

  /** How dangerous a rival is who is not ahead; the most that a lead makes him; and the lead that would count as 1. */
  harmless: 0.1,
  ahead: 0.7,
  farAhead: 25,
  /** From this Influence on one more office is enough, and he can be nominated for life. */
  nearly: 16,
  /** What it takes from me that a rival gains Influence, as a share of it and of the danger. */
  envy: 0.8,
  /** The same for a rival who could then be nominated for life. */
  close: 0.5,
  /** What it costs me that a rival is all but Consul for Life. */
  disaster: 25,

  /** How much more Influence counts for one who has 35 already; of one great man more comes than of two. */
  concentrate: 0.3,
  /** [1.09.822-a] What it is worth that one of his own becomes Consul for Life at once. */
  atOnce: 40,
  /** From this Influence on an Assassin is sent against a rival. */
  tyrant: 28,

  /** [1.09.821-c] The share of their money that others are expected to spend against a Consul for Life. */
  hope: 0.6,
  /** The same when it is to be tried. */
  attempt: 0.3,
  /** A margin of votes that can soon be made up. */
  soon: 6,

  /** [1.09.22-b][1.09.4-e][1.09.33-a][2.01.2-l] What offices are worth. */
  consul: 5,
  censor: 5,
  dictator: 10,
  pontifex: 6,
  /** What a point of military skill adds to a pair of Consuls in War, and to a Dictator. */
  skill: 0.25,
  dictatorSkill: 0.3,
  /** How much more a Dictator of any Faction is wanted when Rome is in danger. */
  emergency: 2,
  /** An opinion weaker than this is not worth making an enemy. */
  indifferent: 0.3,
  /** From these opinions on a vote is vital, or at least worth money. */
  vital: 15,
  precious: 4,
  /** The share of the votes still to come that is counted as hostile. */
  hostile: 0.25,
  /** From this opinion on a proposal is vetoed with a Tribune. */
  intolerable: 5,

  /** How the best of his own Senators for an office are found. */
  meritInfluence: 0.5,
  meritPopularity: 0.5,
  /** What the merit of a pair of Consuls and of a Censor counts. */
  pairMerit: 0.3,
  censorMerit: 0.2,

  /** Bonus for persuading the Senator of a rival: for the danger he is in, and as a share of what the Senator is worth. */
  winOver: 2,
  deprive: 0.5,
  /** An attempt at persuasion that is worth less than this is not made. */
  worthTrying: 1,
  /** The share of what the best attempt is worth that is bid for another Initiative. */
  initiative: 0.4,
  /** Counter-bribes are paid for Senators of others against whoever is as dangerous as this. */
  meddle: 0.6,

  /** Money kept against persuasion: in the Faction Treasury, and with the best Senator after the Leader. */
  reserve: 10,
  guarded: 6,
  /** Talents kept for the Forum before anything is contributed. */
  forTheForum: 12,
  /** What the spoils of a Province must be for a Governor to become corrupt. */
  corrupt: 4,
  /** The State should have this left for units after its Debits. */
  comfort: 30,

  /** The reserve of the State that is not spent on units. */
  caution: 25,
  /** What the State must have left when it arms for Wars to which nobody can go yet: idle units cost money every turn. */
  idle: 70,
  /** The smallest chance of victory for which a battle is begun; when Rome is in danger, a smaller one will do. */
  enough: 0.5,
  desperate: 0.33,
  /** What a victory is worth: an Active War costs 20 Talents and Unrest every turn, and four of them end the game. */
  perWar: 60,
  unrest: 20,
  lastChance: 80,
  /** What a victory of his own Senators over a Rebel is worth beside that. */
  ownVictory: 10,
  /** What the Influence counts that a victory gives the Commander: in the plan of the War, and in a vote on it. */
  glory: 2.5,
  gloryVote: 0.25,
  /** What a defeat costs: the army, its Commander, and Unrest. */
  loss: 60,
  /** How much better a Commander must be who replaces a Proconsul, and how much more the battle must then be worth. */
  better: 2,
  replacing: 10,
  /** What a Talent of the State counts in this, and what it counts when there are many. */
  money: 0.2,
  plenty: 0.1,

  /** The strength that a Commander adds to the army of the Senate against a Rebel, and how much stronger than it a Rebel must be. */
  senateCommander: 2,
  stronger: 0.7,

  /** What the conviction of a rival counts: by the danger and by the Influence of the accused. */
  rival: 3,
  great: 0.3,
  /** A trial makes enemies, so it must be worth at least this much. */
  trial: 1.5,
  /** From this Influence on the Accused is tried for his life. */
  deadly: 15,
  /** The share of the votes of envious Factions that is counted on. */
  envious: 0.8,
};
export type Weights = Readonly<typeof TUNED>;

/**
 * What the easy bot sees differently: it overlooks what wins, the 35 Influence, elections for life and other Initiatives, and wins
 * Senators over only where much is to be had. For Rome it does as well as the normal one.
 */
export const OVERLOOKING: Weights = {
  ...TUNED,
  atOnce: 0,
  concentrate: 0,
  attempt: 2,
  initiative: 0,
  glory: 0,
  gloryVote: 0,
  winOver: 0,
  worthTrying: 5,
};

/** The weights in use. A bot says which at the start of every answer, and answers without a pause. */
export let W: Weights = { ...TUNED };
export const use = (weights: Weights): void => {
  W = weights;
};
