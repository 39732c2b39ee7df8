/** A sitting: the game, who plays which seat, how it is shown. */
import { randomBytes } from 'node:crypto';
import { seatRng } from '@tabularium/bots';
import type { AnyBot } from '@tabularium/parts';
import { fromFile, openGame, type Rng, type Table, toFile } from '@tabularium/kernel';
import { type Speaker, speakerFor } from '@tabularium/text';
import type { AnyTerminal } from '@tabularium/parts/terminal';
import { outlineBoard } from '../boards/outline.ts';
import { WrongUse } from '../errors.ts';
import type { SavedGame } from '../files.ts';
import type { AnyModule, Game } from '../games.ts';
import { wordsOf } from '../messages/index.ts';
import { gameFor } from '../packs.ts';
import { type RuleTexts, ruleTexts } from '../rule-texts.ts';
import { freshName, writeSave } from '../saves.ts';
import { botNamed, isHuman } from '../table.ts';

const openTable = (module: AnyModule, table: Table, seed: string) =>
  openGame(module, table.seats, table.options, { t: 'seed', seed });

export interface Session {
  readonly game: Game;
  readonly opened: ReturnType<typeof openTable>;
  readonly seated: readonly string[];
  /** By seat; `undefined` for people. */
  readonly bots: readonly ({ readonly bot: AnyBot; readonly rng: Rng } | undefined)[];
  readonly speak: Speaker;
  readonly board: AnyTerminal;
  readonly rules: RuleTexts;
  readonly plain: boolean;
  /** Dice that were rolled before the game went on with those it has now. */
  readonly earlier?: SavedGame['earlier'];
  /** The name under which it is saved. */
  save: string;
}

export interface Manner {
  readonly language: string;
  readonly plain: boolean;
}

const session = async (
  game: Game,
  opened: Session['opened'],
  seated: readonly string[],
  save: string,
  { language, plain }: Manner,
): Promise<Session> => {
  const { id } = game.module.meta;
  const { source, match } = opened;
  const seed = source.t === 'seed' ? source.seed : source.commitment;
  return {
    game,
    opened,
    seated,
    bots: seated.map((name, seat) =>
      isHuman(name) ? undefined : { bot: botNamed(id, name)(), rng: seatRng(seed, match.entries.length, seat) },
    ),
    speak: await speakerFor(game.module, language, wordsOf(game), game.module.view(match.state, 'public')),
    board: game.board ?? outlineBoard,
    rules: ruleTexts(game.folder, language),
    plain,
    save,
  };
};

export const newSession = (
  game: Game,
  table: Table,
  seated: readonly string[],
  seed: string,
  manner: Manner,
): Promise<Session> =>
  session(game, openTable(game.module, table, seed), seated, freshName(game.module.meta.id), manner);

/** Goes on with a kept game. One begun under older rules is brought to those of today. */
export const resumed = async (file: SavedGame, save: string, manner: Manner): Promise<Session> => {
  const game = gameFor(file);
  if (file.source.t === 'key') throw new WrongUse(`“${save}” belongs to a live table: look at it with show or replay`);
  const opened = fromFile(game.module, file);
  const seated = file.seated ?? Array.from({ length: file.seats }, () => 'human');
  const { earlier } = file;
  return { ...(await session(game, opened, seated, save, manner)), ...(earlier && { earlier }) };
};

export const keep = ({ save, opened, seated, earlier }: Session): void =>
  writeSave(save, { ...toFile(opened), ...(earlier && { earlier }), seated });

const SEED_BYTES = 8;
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');
