import { existsSync } from 'node:fs';
import { backupData } from '@tabularium/server';
import { shownData } from '@tabularium/server/content';
import { defineCommand } from 'citty';
import { dataArg, dataFile } from '../data-file.ts';
import { FINE, WrongUse } from '../errors.ts';
import { print, printJson } from '../output.ts';
import { userPath } from '../paths.ts';
import { usable } from '../usable.ts';

export const backup = defineCommand({
  meta: { name: 'backup', description: 'Copy all tables of the server to a file, also while people play' },
  args: {
    file: { type: 'positional', required: true, description: 'where to' },
    data: dataArg,
    force: { type: 'boolean', description: 'write over a file that is there' },
    json: { type: 'boolean', description: 'one object that says what was written' },
  },
  run: async ({ args }) => {
    const file = userPath(args.file);
    if (existsSync(file) && !args.force) throw new WrongUse(`${file} is there already; --force writes over it`);
    const data = dataFile(args.data);
    const tables = await usable(() => backupData(data, file));
    const from = shownData(data);
    if (args.json) printJson({ data: from, file, tables });
    else print(`${from} → ${file} (${tables} ${tables === 1 ? 'table' : 'tables'})`);
    return FINE;
  },
});
