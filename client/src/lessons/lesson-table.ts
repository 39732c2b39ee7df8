/** A lesson at a table of this browser: an ordinary game in which the others answer by the lesson, and whoever learns is told why not. */
import { type Input, type InputArg, openGame, type Seat } from '@tabularium/kernel';
import { inputOf, type Lesson, lineOf, spanOf, stepAfter, stepOf, willDo } from '@tabularium/parts';
import { keep, readKept } from '../app/kept.ts';
import type { AnyOpened, Kept } from '../source/local-screen.ts';
import { type Around, LocalTable } from '../source/local-table.ts';
import type { SavedGame } from '../source/saves.ts';
import type { Answer, Beside } from '../source/source.ts';

const KEY = 'lessons';

export class LessonTable extends LocalTable {
  readonly lesson: Lesson;
  readonly Beside: Beside;
  /** The step that was shown last. */
  private shownStep: number;
  /** Others that are asked while it is not their turn in the lesson. */
  private waiting: (() => void)[] = [];

  constructor(lesson: Lesson, Beside: Beside, opened: AnyOpened, kept: Kept, around: Around, saved?: SavedGame) {
    const think: Around['think'] = async (thought) => (await this.answerOf(thought.seat)) ?? around.think(thought);
    super(opened, kept, { ...around, think }, saved);
    this.lesson = lesson;
    this.Beside = Beside;
    this.shownStep = readKept<Record<string, number>>(KEY, {})[kept.id] ?? 0;
  }

  /** How many answers there have been. */
  get inputs(): number {
    return this.opened.match.entries.length;
  }

  /** Which step is shown; the number of steps when all are done. */
  get step(): number {
    this.shownStep = stepAfter(this.lesson, this.shownStep, this.inputs);
    return this.shownStep;
  }

  /** What whoever learns should answer now; nothing while others are to answer, or when it is over. */
  get wanted() {
    const next = lineOf(this.lesson)[this.inputs];
    return next?.[0] === this.lesson.seat ? next : undefined;
  }

  override act(verb: string, arg?: InputArg): Promise<Answer> {
    const { wanted, lesson, inputs } = this;
    const step = stepOf(lesson, inputs);
    if (!step) return super.act(verb, arg);
    if (!wanted) return Promise.resolve({ reason: { k: 'lessons.others' }, rules: [] });
    if (willDo(step, wanted, verb, arg)) return super.act(verb, arg);
    return Promise.resolve({ reason: step.otherwise ?? { k: 'lessons.another' }, rules: [] });
  }

  /** Taking back is going back in the lesson. */
  override undo(): Promise<Answer> {
    return this.back();
  }

  /** What was said has been read. */
  goOn(): void {
    this.turnTo(this.step + 1);
    this.show();
  }

  /** To the step before, and to the position in which it began. */
  async back(): Promise<Answer> {
    const { lesson, step, inputs } = this;
    const [began] = spanOf(lesson, step);
    const to = inputs > began ? step : Math.max(0, step - 1);
    await this.startFrom(to);
    return undefined;
  }

  again(): Promise<void> {
    return this.startFrom(0);
  }

  /** What another seat answers in the lesson, once it is its turn; nothing when the lesson is over and bots think for themselves. */
  private async answerOf(seat: Seat): Promise<Input | undefined> {
    const line = lineOf(this.lesson);
    const { opened } = this;
    const isBefore = (): boolean => opened === this.opened && (line[this.inputs]?.[0] ?? seat) !== seat;
    while (isBefore()) await new Promise<void>((done) => this.waiting.push(done));
    const next = line[this.inputs];
    return next && inputOf(next);
  }

  turnTo(step: number): void {
    this.shownStep = step;
    keep(KEY, { ...readKept<Record<string, number>>(KEY, {}), [this.kept.id]: step });
  }

  /** Plays the lesson again up to this step: dice fall as they did, because the lesson has its seed. */
  private async startFrom(step: number): Promise<void> {
    const { opened, kept, lesson } = this;
    const { match, table, source } = opened;
    const [from] = spanOf(lesson, step);
    this.turnTo(step);
    if (from < match.entries.length) {
      const again = openGame(match.module, table.seats, table.options, source);
      for (const { input } of match.entries.slice(0, from)) again.match.play(input);
      this.opened = again;
      this.kept = { ...kept, times: kept.times.slice(0, from) };
      await this.save();
    }
    this.sitting.passOn();
    this.show();
    this.wake();
  }

  protected override show(): void {
    this.turnTo(this.step);
    super.show();
    for (const done of this.waiting.splice(0)) done();
  }
}
