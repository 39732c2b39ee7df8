/** What an Emperor can do with his turn. */
import { engineOf, type Input, inputsOf } from '@tabularium/kernel';
import { tetrarchia } from '../rules/index.ts';
import { worthOfAttack } from './attack-worth.ts';
import { isFrontier } from '../rules/study.ts';
import { evaluate } from './evaluate.ts';
import { Frontrunners } from './frontrunners.ts';
import { boardKey, branch, figuresKey, isRoman, type Position, takeBack } from './position.ts';
import { act, asked, inputsTo, positionAfter, type Step, withWork } from './steps.ts';

const engine = engineOf(tetrarchia);

export interface Plan {
  /** The logarithm of the odds of winning. */
  readonly value: number;
  /** The last input ends the phase, wins the game, or is an attack, which dice decide. */
  readonly inputs: readonly Input[];
  /** The position before the last input, or after it if it wins the game. */
  readonly end: () => Position;
}

export interface Limits {
  /** How many positions are searched further for each number of points left. */
  readonly width: number;
  /** How many attacks in a row are considered. */
  readonly attacks: number;
  /** An Emperor who comes to a place where there is something to do always does it. */
  readonly eager: boolean;
}

/** The search after an attack is smaller, because few points are left. */
const WIDTH_AFTER_ATTACK = 12;
/** Answers after which the same question is asked again. */
const SIMPLE = new Set(['move', 'sail', 'protect', 'subdue', 'appease']);

class Thinking {
  readonly found: Plan[] = [];
  private readonly steps: Frontrunners;
  private readonly limits: Limits;

  constructor(root: Position, limits: Limits) {
    this.limits = limits;
    this.steps = new Frontrunners(limits.width);
    const board = boardKey(root);
    this.steps.isNew(board, figuresKey(root), root.g.imperium);
    const start = { at: root, value: evaluate(root), board, inputs: [], before: undefined, last: false };
    this.steps.add(start, root.g.imperium);
    for (let next = this.steps.take(); next.length > 0; next = this.steps.take())
      for (const step of next) this.lookInto(step);
    this.found.sort((a, b) => b.value - a.value);
  }

  private lookInto(step: Step): void {
    const here = positionAfter(step);
    const by = asked(here);
    const question = engine.question(here, by);
    if (!question) return;
    const roman = isRoman(here);
    let scratch: Position | undefined;
    for (const input of inputsOf(question, by)) {
      if (input.verb === 'endPhase') this.note(step, input, step.value);
      else if (input.verb === 'attack') this.attack(step, here, input);
      else if (step.last) continue;
      else if (roman && SIMPLE.has(input.verb)) {
        scratch ??= branch(here);
        act(scratch, input);
        const eager = this.limits.eager && input.verb === 'move';
        this.grow(step, eager ? withWork(scratch, input) : [input], scratch);
        if (scratch.over) scratch = undefined;
        else takeBack(scratch, here);
      } else {
        const at = branch(here);
        act(at, input);
        this.grow(step, [input], at);
      }
    }
  }

  private note(step: Step, input: Input, value: number): void {
    this.found.push({ value, inputs: [...inputsTo(step), input], end: () => positionAfter(step) });
  }

  private attack(step: Step, here: Position, input: Input): void {
    const { attacks, eager, width } = this.limits;
    if (attacks === 0) return;
    const less = { width: Math.min(width, WIDTH_AFTER_ATTACK), attacks: attacks - 1, eager };
    const goOn = (won: Position): number => plans(won, less)[0]?.value ?? evaluate(won);
    this.note(step, input, worthOfAttack(here, input, step.value, goOn));
  }

  private grow(before: Step, inputs: readonly Input[], at: Position): void {
    if (at.over) {
      this.found.push({ value: evaluate(at), inputs: [...inputsTo(before), ...inputs], end: () => at });
      return;
    }
    const { verb } = inputs.at(-1)!;
    const board = verb === 'move' ? before.board : boardKey(at);
    if (!this.steps.isNew(board, figuresKey(at), at.g.imperium)) return;
    // Protecting a province is only considered as the last act; otherwise the search would consider it at every step of
    // every way.
    const last = verb === 'protect' && !isFrontier(at.g.emperors[at.g.turn]!.at);
    const step = { at: undefined, value: evaluate(at), board, inputs, before, last };
    this.steps.add(step, at.g.imperium);
  }
}

/** Plans for the rest of the turn, the best first. */
export const plans = (root: Position, limits: Limits): readonly Plan[] => new Thinking(root, limits).found;
