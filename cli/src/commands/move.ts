import { moveData } from '@tabularium/server';
import { shownData } from '@tabularium/server/content';
import { defineCommand } from 'citty';
import { dataArg, dataFile } from '../data-file.ts';
import { FINE, WrongUse } from '../errors.ts';
import { counted } from '../numbers.ts';
import { print, printJson } from '../output.ts';
import { usable } from '../usable.ts';

export const move = defineCommand({
  meta: {
    name: 'move',
    description: 'Take everything from a file to Postgres, or back, while the server is stopped; the original stays',
  },
  args: {
    data: dataArg,
    to: { type: 'string', valueHint: 'FILE', description: 'where to: postgres://… or a file, without tables yet' },
    json: { type: 'boolean', description: 'one object that says what was moved' },
  },
  run: async ({ args }) => {
    if (args.to === undefined) throw new WrongUse('move wants --to: a file or postgres://…');
    const data = dataFile(args.data);
    const to = dataFile(args.to);
    const { contents, content } = await usable(() => moveData(data, to));
    const rows = (table: string): number => contents.get(table)?.rows ?? 0;
    const total = [...contents.values()].reduce((sum, c) => sum + c.rows, 0);
    const [from, there] = [shownData(data), shownData(to)];
    if (args.json)
      printJson({ data: from, to: there, tables: rows('tables'), people: rows('people'), rows: total, content });
    else {
      print(
        `${from} → ${there}: ${counted(rows('tables'), 'table')}, ${rows('people')} ${rows('people') === 1 ? 'person' : 'people'}`,
      );
      print(`${counted(total, 'row')} compared, and the same on both sides`);
      if (content.length > 0) print(`content in use of: ${content.join(', ')}`);
      print('The original is as it was. Start the server with --data and the new place from now on.');
    }
    return FINE;
  },
});
