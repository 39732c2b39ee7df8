import { fromFile } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { defineCommand } from 'citty';
import { outlineBoard } from '../boards/outline.ts';
import { FINE } from '../errors.ts';
import { langArg, languageFrom } from '../language.ts';
import { wordsOf } from '../messages/index.ts';
import { wholeNumber } from '../numbers.ts';
import { columnsHere, print, printJson, styled } from '../output.ts';
import { gameFor } from '../packs.ts';
import { laid, reasons } from '../play/lines.ts';
import { printSaves } from '../save-list.ts';
import { readFileOrSave } from '../saves.ts';
import { seatFrom } from '../seat-option.ts';

export const show = defineCommand({
  meta: { name: 'show', description: 'Print a position of a game; without a game: list what is saved' },
  args: {
    file: { type: 'positional', required: false, description: 'a game file, or the name of a saved game' },
    at: { type: 'string', valueHint: 'N', description: 'after so many inputs; otherwise where it stands' },
    as: {
      type: 'string',
      valueHint: 'SEAT',
      description: 'what that seat sees (1, 2, …); otherwise what everybody does',
    },
    lang: langArg,
    plain: { type: 'boolean', description: 'sentences instead of a map' },
    json: { type: 'boolean', description: 'one object with the view' },
  },
  run: async ({ args }) => {
    if (args.file === undefined) return printSaves(args.json === true);
    const { game: file, name } = readFileOrSave(args.file);
    const game = gameFor(file);
    const { module, board = outlineBoard } = game;
    const inputs = file.entries.length;
    const at = args.at === undefined ? inputs : wholeNumber('at', args.at, 0, inputs);
    const seat = seatFrom(args.as, file.seats);
    const { match } = fromFile(module, file);
    const state = match.at(at);
    const view: unknown = module.view(state, seat);
    const waiting = match.engine.waitingFor(state).map((s) => s + 1);
    if (args.json) {
      printJson({ game: file.game, name, at, inputs, waiting, ...(state.over && { over: state.over }), view });
      return FINE;
    }
    const speak = await speakerFor(module, languageFrom(game, args.lang), wordsOf(game), view);
    print(styled('bold', `${speak.name(`game:${file.game}`)} · ${name} · ${at} / ${inputs}`));
    const isPlain = args.plain ?? columnsHere() < board.narrowest;
    const lines = isPlain ? board.list(view, speak) : board.draw(view, speak, new Set(), columnsHere());
    for (const line of lines) print(line);
    const asked = match.engine.waitingFor(state)[0];
    const question = asked === undefined ? undefined : match.engine.question(state, asked);
    if (question && (seat === 'public' || seat === asked)) print(`\n${speak.say(question.prompt)}`);
    const why = board.ahead?.(view);
    for (const line of why ? reasons(why, speak).flatMap((l) => laid(l)) : []) print(line);
    if (state.over) print(`\n${speak.name(`ending.${state.over.how}`)}`);
    return FINE;
  },
});
