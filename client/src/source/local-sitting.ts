/** Who sits at the screen of a game in this browser. Between people nobody does: a curtain is drawn, or the open table is shown. */
import type { Eye, Seat } from '@tabularium/kernel';
import { aloudAmong, hasAloud } from './local-around.ts';
import type { AnyOpened, Kept } from './local-screen.ts';
import { isOver, peopleAt, personAsked } from './local-seats.ts';
import type { Aloud, Screen } from './source.ts';

interface Game {
  readonly opened: AnyOpened;
  readonly kept: Kept;
}

export class Sitting {
  /** Who sits at the screen now, or is to sit down next. */
  eye: Eye;
  private cover: 'none' | 'curtain' | 'aloud';
  private readonly game: () => Game;
  /** Who keeps the screen in hand while others answer aloud. */
  private readonly keepers = new Set<Seat>();
  /** Whoever keeps the screen wants to answer for themselves now. */
  private isAside = false;

  constructor(game: () => Game) {
    this.game = game;
    const { opened, kept } = game();
    this.eye = personAsked(opened, kept) ?? peopleAt(kept)[0] ?? 'public';
    const isShared = kept.screen && peopleAt(kept).length > 1 && !isOver(opened);
    this.cover = isShared ? this.coverFor() : 'none';
  }

  /** Whose answers are taken: nobody's while the screen is covered, or while others are asked aloud. */
  get acting(): Seat | undefined {
    return this.cover === 'none' && this.eye !== 'public' && !this.held() ? this.eye : undefined;
  }

  /** Whose screen it is: everybody's while nobody sits there. */
  get shown(): Eye {
    return this.cover === 'none' ? this.eye : 'public';
  }

  /** What is asked aloud at this moment, on the open table or by whoever keeps the screen. */
  get aloud(): Aloud | undefined {
    const { opened, kept } = this.game();
    return this.cover === 'aloud' ? aloudAmong(opened, kept) : this.held();
  }

  /** What the page of the table is told of it. */
  get told(): Pick<Screen, 'curtain' | 'aloud' | 'isHeld' | 'keeps' | 'mayStandUp'> {
    const { eye, cover, aloud } = this;
    return {
      ...(cover === 'curtain' && typeof eye === 'number' && { curtain: eye }),
      ...(cover === 'curtain' && this.mayKeep() && { keeps: eye !== 'public' && this.keepers.has(eye) }),
      ...(aloud && { aloud }),
      ...(aloud && cover === 'none' && { isHeld: true }),
      ...(this.mayStandUp() && { mayStandUp: true }),
    };
  }

  /** The next person has sat down. Of several it is this one; who takes the screen out of another's hands meets a curtain. */
  unveil(seat?: Seat): void {
    const { kept } = this.game();
    const held = this.held();
    if (seat !== undefined && peopleAt(kept).includes(seat)) {
      if (held && seat !== this.eye) {
        this.eye = seat;
        this.cover = 'curtain';
        return;
      }
      if (held) this.isAside = true;
      else if (this.cover === 'aloud') this.eye = seat;
    }
    this.cover = 'none';
  }

  keep(seat: Seat, keeps: boolean): void {
    if (keeps) this.keepers.add(seat);
    else this.keepers.delete(seat);
  }

  /** Gives the screen to whoever is asked. */
  standUp(): void {
    const { opened, kept } = this.game();
    const next = this.held() ? personAsked(opened, kept) : this.mayStandUp() ? this.nextAsked() : undefined;
    if (next !== undefined) this.giveTo(next);
  }

  /** The screen goes to whoever is asked next; whoever sits there first finishes what is asked of them. */
  passOn(): void {
    const { opened } = this.game();
    this.isAside = false;
    if (isOver(opened)) this.cover = 'none';
    if (this.held()) return;
    const next = this.nextAsked();
    if (next !== undefined && (this.cover !== 'none' || next !== this.eye)) this.giveTo(next);
  }

  private giveTo(next: Seat): void {
    this.eye = next;
    this.cover = this.game().kept.screen ? this.coverFor() : 'none';
  }

  private nextAsked(): Seat | undefined {
    const { opened, kept } = this.game();
    return personAsked(opened, kept, this.cover === 'none' ? this.eye : undefined);
  }

  /** Others are asked aloud, perhaps beside whoever sits at the screen and keeps it: they say it, and he presses it. */
  private held(): Aloud | undefined {
    const { eye, cover, isAside } = this;
    const { opened, kept } = this.game();
    if (!kept.screen || cover !== 'none' || isAside || eye === 'public' || !this.keepers.has(eye)) return undefined;
    const asked = isOver(opened) ? undefined : aloudAmong(opened, kept);
    return asked?.seats.some((seat) => seat !== eye) ? asked : undefined;
  }

  /** Is there anything that can be answered aloud in this game? */
  private mayKeep(): boolean {
    return hasAloud(this.game().opened.match.module);
  }

  /** Somebody sat down beside the question, and it is another's turn. */
  private mayStandUp(): boolean {
    const { opened, kept } = this.game();
    const next = this.nextAsked();
    return kept.screen && this.cover === 'none' && !isOver(opened) && next !== undefined && next !== this.eye;
  }

  private coverFor(): 'curtain' | 'aloud' {
    const { opened, kept } = this.game();
    return aloudAmong(opened, kept) ? 'aloud' : 'curtain';
  }
}
