import { FINE } from './errors.ts';
import { counted } from './numbers.ts';
import { print, printJson } from './output.ts';
import { COMMAND } from './paths.ts';
import { listSaves } from './saves.ts';

/** What is kept, for whoever gave no name. */
export const printSaves = (json: boolean): number => {
  const saves = listSaves();
  if (json) {
    printJson({ saves });
    return FINE;
  }
  if (saves.length === 0) print(`no games are saved yet: ${COMMAND} play starts one`);
  const width = Math.max(0, ...saves.map((s) => s.name.length));
  for (const s of saves)
    print(`${s.name.padEnd(width)}  ${s.game}, ${counted(s.inputs, 'input')}${s.over ? ', over' : ''}`);
  return FINE;
};
