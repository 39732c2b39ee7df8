/** The statements of a game's rules by id, from the tables of its RULES.md and RULINGS.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export type RuleTexts = ReadonlyMap<string, string>;

/** `| TET.move-a | Moving over a normal link costs 1 IP. | … |`, `- [amb-1] H – 1.09.14. **Ruling:** …` */
const ROW = /^\|\s*([A-Z][\w.-]*|[a-z\d][\w.]*-[\w.-]*)\s*\|\s*([^|]+?)\s*\|/;
const ITEM = /^- \[([\w.-]+)\]\s+(?:[HML] – )?(.+?)\s*$/;

const rows = (file: string): [string, string][] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const found = ROW.exec(line) ?? ITEM.exec(line);
          return found ? [[found[1]!, found[2]!] as [string, string]] : [];
        })
    : [];

export const ruleTexts = (folder: string): RuleTexts =>
  new Map(['RULES.md', 'RULINGS.md'].flatMap((name) => rows(join(ROOT, folder, name))));

/** Ids somebody may have meant: the whole id, or what follows the name of the game. */
export const ruleIds = (texts: RuleTexts, text: string): string[] => {
  const wanted = text.toLowerCase().replace(/^\[|\]$/g, '');
  const own = (id: string): string => id.toLowerCase();
  const short = (id: string): string => own(id).slice(id.indexOf('.') + 1);
  const exact = [...texts.keys()].filter((id) => own(id) === wanted || short(id) === wanted);
  if (exact.length > 0) return exact;
  return [...texts.keys()].filter((id) => own(id).startsWith(`${wanted}-`) || short(id).startsWith(`${wanted}-`));
};
