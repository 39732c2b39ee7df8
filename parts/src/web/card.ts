/** The card of a game on the home page, `games/<id>/card/index.ts`. It is loaded with the page, before anything else of the game. */
import type { SeatLook } from './look.ts';

export interface Card {
  /** Address of an SVG drawing. It stands in the page itself and takes its colours. */
  readonly picture: string;
  /** The mark of the game in lists of tables. */
  readonly look: SeatLook;
  /** Its table is a drawing and not a page: what shows drawings is fetched together with the rules. */
  readonly isDrawn?: boolean;
  /** English: there from the beginning, and wherever a translation is missing. */
  readonly words: CardWords;
  /** By language, each loaded when it is first spoken. */
  readonly translations: Readonly<Record<string, () => Promise<CardWords>>>;
}

export interface CardWords {
  readonly name: string;
  /** What the game is about, in a sentence or two. */
  readonly about: string;
  /** "1–6 players" */
  readonly players: string;
  /** "negotiation" */
  readonly kind: string;
  /** "4–8 hours" */
  readonly length: string;
  /** What the presets of the manifest are called, by name. */
  readonly presets?: Readonly<Record<string, string>>;
  /** What the figures of an option mean that is a code, place by place. */
  readonly figures?: Readonly<Record<string, readonly string[]>>;
}

/** What is said where people choose how to play, `games/<id>/card/choosing/<language>.ts`. It is loaded when somebody chooses. */
export interface Choosing {
  /** The ways of the manifest, by name. */
  readonly ways: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  /** What so many players play, in a sentence or two, where it is not the game that the card tells of. */
  readonly seats: Readonly<Record<number, string>>;
  /** How a bot plays and how well, in a sentence or two, by its name. */
  readonly bots: Readonly<Record<string, string>>;
}
