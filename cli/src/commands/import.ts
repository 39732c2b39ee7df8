import { defineCommand } from 'citty';
import { FINE, WrongUse } from '../errors.ts';
import { readGameFile } from '../files.ts';
import { counted } from '../numbers.ts';
import { print, printJson } from '../output.ts';
import { COMMAND, userPath } from '../paths.ts';
import { printSaves } from '../save-list.ts';
import { hasSave, isSaveName, nameFor, writeSave } from '../saves.ts';

export const importGame = defineCommand({
  meta: { name: 'import', description: 'Keep a game from a file among the saved ones; without a file: list these' },
  args: {
    file: { type: 'positional', required: false, description: 'a game file, from export, fuzz or elsewhere' },
    name: { type: 'string', valueHint: 'NAME', description: 'what to call it; otherwise after the file' },
    force: { type: 'boolean', description: 'replace a saved game of that name' },
    json: { type: 'boolean', description: 'one object that says what was kept' },
  },
  run: ({ args }) => {
    if (args.file === undefined) return printSaves(args.json === true);
    const game = readGameFile(userPath(args.file));
    const name = args.name ?? nameFor(args.file, game.game);
    if (!isSaveName(name)) throw new WrongUse(`“${name}” cannot be a name: letters, digits, - and _ only`);
    if (hasSave(name) && !args.force) throw new WrongUse(`“${name}” is there already; --force replaces it`);
    writeSave(name, game);
    if (args.json) printJson({ name, game: game.game, inputs: game.entries.length });
    else
      print(
        `kept as “${name}” (${game.game}, ${counted(game.entries.length, 'input')}): ${COMMAND} play --resume ${name}`,
      );
    return FINE;
  },
});
