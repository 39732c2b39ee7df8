/** Faults that can be planted in the toy game, each for a check of the kit to find. */
export type Fault =
  /** A rule of sight looks at what it hides. */
  | 'leaking-view'
  /** A field that is said to be open names the next card. */
  | 'leaking-field'
  /** So does a local. */
  | 'leaking-local'
  /** A field inside another shows a card of every hand to all. */
  | 'leaking-nested-field'
  /** A local inside another names the next card. */
  | 'leaking-nested-local'
  /** A field that is said to be open names a card that was set aside, which is not even counted. */
  | 'leaking-aside'
  /** A number that is said to be open counts the vetoes in the deck. */
  | 'leaking-number'
  /** Whoever passes is betrayed: an open number counts the vetoes in their hand. */
  | 'leaking-own-number'
  /** No leak: whoever passes shows a note that only they knew. */
  | 'shown-note'
  /** No leak: rules fail if the actor does not know their own hand, which is always the case. */
  | 'own-count'
  /** What was drawn is told to everybody. */
  | 'leaking-line'
  /** A button appears when another hand holds a veto. */
  | 'leaking-offer'
  /** Somebody is waited for when his hand holds a veto. */
  | 'leaking-wait'
  /** The guessed world has one card several times. */
  | 'bad-guess'
  /** Anything may be played, whatever was offered. */
  | 'altered'
  /** Asking changes the state. */
  | 'looking-changes'
  /** An offer changes the state and puts it back. */
  | 'looking-puts-back'
  /** So does a rule of sight. */
  | 'view-puts-back'
  /** Refusing changes the state. */
  | 'refusal-changes'
  /** Rules remember something outside the state. */
  | 'memory'
  /** Two places of the state are one array. */
  | 'shared'
  /** The reason why something is held back names a list of the state itself. */
  | 'sharing-question'
  /** A coin is lost with one of the cards. */
  | 'coin-lost'
  /** A game ends in a way that nobody knows of. */
  | 'strange-ending'
  | 'crash'
  /** Something is held back, and on offer all the same. */
  | 'held-yet-offered'
  /** Somebody is asked and can do nothing. */
  | 'empty'
  /** Somebody is waited for who does not sit at the table. */
  | 'ghost'
  | 'endless'
  | 'not-plain';
