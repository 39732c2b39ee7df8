import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { FINE, WrongUse } from '../errors.ts';
import { counted } from '../numbers.ts';
import { print, printJson } from '../output.ts';
import { userPath, writeUserFile } from '../paths.ts';
import { printSaves } from '../save-list.ts';
import { readSave } from '../saves.ts';

export const exportGame = defineCommand({
  meta: { name: 'export', description: 'Write a saved game to a file; without a name: list what is saved' },
  args: {
    name: { type: 'positional', required: false, description: 'the saved game' },
    file: { type: 'positional', required: false, description: 'where to; otherwise to standard output' },
    force: { type: 'boolean', description: 'write over a file that is there' },
    json: { type: 'boolean', description: 'one object that says what was written' },
  },
  run: ({ args }) => {
    if (args.name === undefined) return printSaves(args.json === true);
    const game = readSave(args.name);
    const text = JSON.stringify(game);
    if (args.file === undefined) {
      print(text);
      return FINE;
    }
    const file = userPath(args.file);
    if (existsSync(file) && !args.force) throw new WrongUse(`${file} is there already; --force writes over it`);
    writeUserFile(file, `${text}\n`);
    const written = { name: args.name, file, game: game.game, inputs: game.entries.length };
    if (args.json) printJson(written);
    else print(`${args.name} → ${file} (${game.game}, ${counted(game.entries.length, 'input')})`);
    return FINE;
  },
});
