/** What the bot knows besides the question: its card, and a position in which its Faction is a Neutral among Players. */
import type { Answer } from '@tabularium/kernel';
import type { Glance } from '@tabularium/parts';
import { allFactions, maybeSenator, type Rome, type RomeView, type Senator } from '../../rules/study.ts';
import {
  cardOfFaction,
  GUIDELINE,
  type Guideline,
  type GuidelineId,
  type Measure,
  type Narrowed,
  narrowed,
  newNeutrals,
} from '../../rules/neutrals/study.ts';
import { Asked } from '../asked.ts';
import type { Memory } from '../memory.ts';

/** An answer by a guideline, or nothing where it settles nothing. */
export type Guiding = (s: Guided) => Answer | undefined;
export type GuidedAnswers = Readonly<Record<string, Guiding>>;

export class Guided extends Asked {
  readonly #glance: Glance<Rome, RomeView>;
  #position: Rome | undefined;
  #card: GuidelineId | undefined;

  constructor(seen: Glance<Rome, RomeView>, memory: Memory) {
    super(seen, memory);
    this.#glance = seen;
  }

  get card(): GuidelineId {
    this.#card ??= cardOfFaction(this.view, this.faction);
    return this.#card;
  }
  get guideline(): Guideline {
    return GUIDELINE[this.card];
  }

  /**
   * The game as the rules of chapter IV would have it, with this Faction as the only Neutral. [own-130] What others have in their
   * Faction Treasuries nobody knows, so that it counts as nothing.
   */
  get position(): Rome {
    this.#position ??= this.#made();
    return this.#position;
  }
  #made(): Rome {
    const { view, module, seat } = this.#glance;
    const { g } = module.guess(view, seat, this.rng);
    const neutrals = newNeutrals(
      allFactions(g).filter((f) => f !== this.faction),
      g.factions.length,
      'run',
    );
    neutrals.guidelines[this.faction] = this.card;
    for (const [f, x] of g.factions.entries()) if (f !== this.faction) x.treasury = 0;
    return { ...g, neutrals };
  }

  /** [own-130] Its own dice. */
  readonly die = (): number => 1 + this.rng.below(6);
  /** [4.01.3-d] One of equals, by chance. */
  oneOf<T>({ left }: Pick<Narrowed<T>, 'left'>): T | undefined {
    return left.length === 0 ? undefined : this.rng.pick(left);
  }
  /** The one of those offered whom these measures choose. */
  chosenBy(verb: string, measures: readonly Measure<Senator>[], own = true): Senator | undefined {
    const all = this.list(verb).flatMap((id) => maybeSenator(this.position, id) ?? []);
    const able = own ? all.filter((x) => x.faction === this.faction) : all;
    return this.oneOf(narrowed(able, (x) => x.id, measures));
  }
  /** What the innermost procedure that has all of this keeps. */
  local<T extends object>(...keys: readonly (keyof T & string)[]): T | undefined {
    const frame = this.view.flow.findLast(({ local }) => keys.every((key) => key in local));
    return frame?.local as T | undefined;
  }
}
