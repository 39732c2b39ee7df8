import { defineCommand } from 'citty';
import { loadBenches, measure } from '../benches.ts';
import { FINE, oneOf } from '../errors.ts';
import { readable } from '../numbers.ts';
import { print, printJson, progress } from '../output.ts';
import { serverBench } from '../server-bench.ts';

export const bench = defineCommand({
  meta: { name: 'bench', description: 'Measure how fast it goes; the benches are in bench/' },
  args: {
    name: {
      type: 'positional',
      required: false,
      description: 'those whose names begin so; otherwise all but “server”, which needs a quiet machine',
    },
    smoke: { type: 'boolean', description: 'only see that each of them works' },
    json: { type: 'boolean', description: 'one object with the results' },
  },
  run: async ({ args }) => {
    if (args.name === 'server')
      return serverBench([...(args.smoke ? ['--smoke'] : []), ...(args.json ? ['--json'] : [])]);
    const all = await loadBenches();
    const wanted = all.filter((b) => args.name === undefined || b.name.startsWith(args.name));
    if (wanted.length === 0)
      throw oneOf(
        'bench',
        args.name ?? '',
        all.map((b) => b.name),
      );
    const bar = progress('bench', wanted.length);
    const results = wanted.map((b, i) => {
      bar.at(i);
      return measure(b, args.smoke ? 'smoke' : 'full');
    });
    bar.end();
    if (args.json) {
      printJson({ results });
      return FINE;
    }
    const width = Math.max(...results.map((r) => r.name.length));
    for (const r of results) {
      print(
        `${r.name.padEnd(width)}  ${readable(r.perSecond).padStart(12)} ${r.unit}/s  (${readable(r.low)} to ${readable(r.high)})`,
      );
    }
    return FINE;
  },
});
