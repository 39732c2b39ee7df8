/** Reading a game back, from what is stored in it: the rules are not asked. */
import { fromFile, type Input, type Seat } from '@tabularium/kernel';
import { type Speaker, speakerFor } from '@tabularium/text';
import { outlineBoard } from './boards/outline.ts';
import type { SavedGame } from './files.ts';
import type { Game } from './games.ts';
import { wordsOf } from './messages/index.ts';
import { columnsHere, print, styled } from './output.ts';
import { answerText } from './play/answers.ts';
import { laid, saidWithReasons } from './play/lines.ts';
import { openTerminal } from './terminal.ts';

/** Whose answers a reader sees: in a game with secrets only the own ones, unless the game is over and no seat was named. */
type MayRead = (by: Seat) => boolean;
const readerOf = ({ module }: Game, seat: Seat | 'public', isOver: boolean): MayRead =>
  module.view.isOpen || (seat === 'public' && isOver) ? () => true : (by) => by === seat || by < 0;

/** "[2] Move: Dacia (IV-1)". Seat -1 is nobody: newer rules took over, or new dice. */
const doneBy = (input: Input, mayRead: MayRead, speak: Speaker): string => {
  if (input.by < 0) return answerText(input, speak);
  return mayRead(input.by) ? `[${input.by + 1}] ${answerText(input, speak)}` : `[${input.by + 1}]`;
};

/** Every input with what was said after it. */
export const printRecord = async (
  game: Game,
  file: SavedGame,
  seat: Seat | 'public',
  language: string,
): Promise<void> => {
  const { module } = game;
  const { state } = fromFile(module, file).match;
  const speak = await speakerFor(module, language, wordsOf(game), module.view(state, 'public'));
  const mayRead = readerOf(game, seat, state.over !== undefined);
  const width = String(file.entries.length).length;
  const indent = ' '.repeat(width + 2);
  for (const line of saidWithReasons(file.opening, seat, speak)) print(indent + line);
  for (const [i, { input, log }] of file.entries.entries()) {
    print(`${String(i + 1).padStart(width)}  ${styled('bold', doneBy(input, mayRead, speak))}`);
    for (const line of saidWithReasons(log, seat, speak)) print(indent + line);
  }
};

/** Enter goes on, `b` back, a number anywhere, `q` leaves. */
export const stepThrough = async (
  game: Game,
  file: SavedGame,
  seat: Seat | 'public',
  language: string,
): Promise<void> => {
  const { module, board = outlineBoard } = game;
  const { match } = fromFile(module, file);
  const speak = await speakerFor(module, language, wordsOf(game), module.view(match.state, 'public'));
  const last = file.entries.length;
  const mayRead = readerOf(game, seat, match.state.over !== undefined);
  const terminal = openTerminal();
  let at = 0;
  for (;;) {
    const entry = file.entries[at - 1];
    terminal.print();
    for (const line of board.draw(module.view(match.at(at), seat), speak, new Set(), columnsHere()))
      terminal.print(line);
    terminal.print();
    if (entry) terminal.print(styled('bold', doneBy(entry.input, mayRead, speak)));
    for (const line of saidWithReasons(entry?.log ?? file.opening, seat, speak).flatMap((l) => laid(l, '  ')))
      terminal.print(line);
    const line = await terminal.ask(`${at} / ${last} (Enter, b, number, q) > `);
    const word = line?.trim().toLowerCase();
    if (word === undefined || word === 'q' || word === 'quit') break;
    if (/^\d+$/.test(word)) at = Math.min(last, Number(word));
    else at = word === 'b' ? Math.max(0, at - 1) : Math.min(last, at + 1);
  }
  terminal.close();
};
