import { restoreData } from '@tabularium/server';
import { shownData } from '@tabularium/server/content';
import { defineCommand } from 'citty';
import { dataArg, dataFile } from '../data-file.ts';
import { FINE } from '../errors.ts';
import { print, printJson } from '../output.ts';
import { userPath } from '../paths.ts';
import { usable } from '../usable.ts';

export const restore = defineCommand({
  meta: { name: 'restore', description: 'Put a backup in the place of the server’s tables; what was there is kept' },
  args: {
    file: { type: 'positional', required: true, description: 'a file that backup has written' },
    data: dataArg,
    json: { type: 'boolean', description: 'one object that says what was restored' },
  },
  run: async ({ args }) => {
    const file = userPath(args.file);
    const data = dataFile(args.data);
    const { tables, kept } = await usable(() => restoreData(file, data));
    const to = shownData(data);
    if (args.json) printJson({ file, data: to, tables, kept: kept ?? null });
    else {
      print(`${file} → ${to} (${tables} ${tables === 1 ? 'table' : 'tables'})`);
      if (kept !== undefined) print(`what was there before: ${kept}`);
    }
    return FINE;
  },
});
