import { defineCommand } from 'citty';
import { FAILED, FINE } from '../errors.ts';
import { langArg, languageFrom } from '../language.ts';
import { counted } from '../numbers.ts';
import { print, printJson, styled } from '../output.ts';
import { gameFor } from '../packs.ts';
import { printRecord, stepThrough } from '../replay.ts';
import { printSaves } from '../save-list.ts';
import { readFileOrSave } from '../saves.ts';
import { seatFrom } from '../seat-option.ts';
import { verify } from '../verify.ts';

export const replay = defineCommand({
  meta: {
    name: 'replay',
    description: 'Step through a game, or print its record; --verify checks every input and die',
  },
  args: {
    file: { type: 'positional', required: false, description: 'a game file, or the name of a saved game' },
    verify: { type: 'boolean', description: 'run the rules again and compare every position' },
    as: { type: 'string', valueHint: 'SEAT', description: 'what that seat could read (1, 2, …)' },
    lang: langArg,
    json: { type: 'boolean', description: 'one object' },
  },
  run: async ({ args }) => {
    if (args.file === undefined) return printSaves(args.json === true);
    const { game: file, name } = readFileOrSave(args.file);
    const seat = seatFrom(args.as, file.seats);
    const { game, version, seats, options } = file;
    const language = languageFrom(gameFor(file), args.lang);
    const facts = { game, name, version, seats, options, inputs: file.entries.length };
    if (args.verify) {
      const verdict = await verify(file, language);
      if (args.json) printJson({ ...facts, ...verdict });
      else if (verdict.verified)
        print(`${styled('green', 'verified:')} ${name}, ${counted(facts.inputs, 'input')}, every position as recorded`);
      else print(`${styled('red', 'not verified:')} ${name}: ${verdict.why}`);
      return verdict.verified ? FINE : FAILED;
    }
    if (args.json)
      printJson({ ...facts, entries: file.entries.map(({ input, log, digest }) => ({ input, log, digest })) });
    else if (process.stdin.isTTY && process.stdout.isTTY) await stepThrough(gameFor(file), file, seat, language);
    else await printRecord(gameFor(file), file, seat, language);
    return FINE;
  },
});
