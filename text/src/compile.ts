/**
 * Reads an ICU message into the form that lingui gives it. Our messages have arguments, plurals and selections, and nothing
 * else; a library that reads all of ICU is larger than all sentences of a page. `catalogProblems` holds it to lingui's reading,
 * message by message.
 */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Branches = Record<string, CompiledMessage | number | undefined>;

const NAME = '[^\\p{Pat_Syn}\\p{Pat_WS}]+';
const QUOTED = /'[{}#](?:[^']|'')*'(?!')/uy;
const ARGUMENT = new RegExp(`\\{\\s*(${NAME})\\s*`, 'uy');
const BRANCHED = /,\s*(plural|select|selectordinal)\s*,\s*(?:offset\s*:\s*(\d+)\s*)?/uy;
const CASE = new RegExp(`\\s*=?(\\d+|${NAME})\\s*\\{`, 'uy');
const END = /\s*\}/uy;
const CONTENT = /[^][^{}#']*/uy;

/** Throws if the text cannot be read. */
export const compile = (text: string): CompiledMessage => {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  };
  const must = (pattern: RegExp): RegExpExecArray => {
    const found = take(pattern);
    if (!found) throw new Error(`cannot be read from “${text.slice(at)}”`);
    return found;
  };
  /** Two apostrophes are one; one before a brace begins a quotation. */
  const quoted = (): string | undefined => {
    const two = text.startsWith("''", at);
    if (two) at += 2;
    return two ? "'" : take(QUOTED)?.[0].slice(1, -1).replaceAll("''", "'");
  };
  const argument = (inPlural: boolean): CompiledMessage[number] => {
    const name = must(ARGUMENT)[1]!;
    const [, kind, offset] = take(BRANCHED) ?? [];
    const branches: Branches = { offset: offset === undefined ? undefined : Number(offset) };
    while (!take(END)) {
      if (kind === undefined) throw new Error(`{${name}} does not end`);
      const key = must(CASE)[1]!;
      branches[key] = body(inPlural || kind !== 'select');
      at++;
    }
    return kind === undefined ? [name] : [name, kind, branches];
  };
  const body = (inPlural: boolean): CompiledMessage => {
    const tokens: CompiledMessage = [];
    let said = '';
    const end = (): void => {
      if (said !== '') tokens.push(said);
      said = '';
    };
    for (let next = text[at]; next !== undefined && next !== '}'; next = text[at]) {
      if (next === '{') {
        end();
        tokens.push(argument(inPlural));
      } else if (next === '#' && inPlural) {
        end();
        tokens.push('#');
        at++;
      } else said += quoted() ?? must(CONTENT)[0];
    }
    end();
    return tokens;
  };
  const all = body(false);
  if (at !== text.length) throw new Error(`one brace too many before “${text.slice(at)}”`);
  return all;
};
