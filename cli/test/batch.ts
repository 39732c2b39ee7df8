/** Runs command lines one after another in one process, each as if it were alone; started by `batch` in run.ts. */
import { run } from '../src/run.ts';

const lines = JSON.parse(process.argv[2] ?? '[]') as readonly (readonly string[])[];
const write = { out: process.stdout.write.bind(process.stdout), err: process.stderr.write.bind(process.stderr) };

const results: { code: number; out: string; err: string }[] = [];
for (const line of lines) {
  const said = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  process.stdout.write = into('out');
  process.stderr.write = into('err');
  results.push({ code: await run(line), ...said });
}
write.out(JSON.stringify(results));
