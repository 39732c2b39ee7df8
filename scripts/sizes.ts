// Source files stay small: a median of at most 150 lines, none over 400. Tests, data and messages do not count.
import { globSync, readFileSync } from 'node:fs';

const MEDIAN = 150;
const LONGEST = 400;

const isSource = (file: string): boolean => !/\.test\.tsx?$|(^|[\\/])(test|data|messages|node_modules)[\\/]/.test(file);

const files = globSync(
  '{*,{kernel,kit,text,parts,games/*,bots,cli,protocol,server,client,bench,scripts}/**/*}.{ts,tsx}',
)
  .filter(isSource)
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);

const median = files[files.length >> 1]?.lines ?? 0;
const problems = files.filter(({ lines }) => lines > LONGEST).map(({ file, lines }) => `${file}: ${lines} lines`);
if (files.length === 0) problems.push('no source files found');
if (median > MEDIAN) problems.push(`the median is ${median} lines`);

const longest = files.at(-1);
console.log(`${files.length} files, median ${median} lines, longest ${longest?.lines} (${longest?.file})`);
if (problems.length > 0) {
  console.error(`at most ${LONGEST} lines a file and ${MEDIAN} in the median:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
