/** What somebody typed, as an answer: a number, or a verb and what it is about, as short as is clear. */
import { accepts, type InputArg, type Msg, messages, type Offer, type Question } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { en } from '../messages/en.ts';
import { folded, idOf, label, meant } from '../refs.ts';
import { type Answer, answerText, numbered, verbName } from './answers.ts';

const t = messages(en);

type Read = Answer | { readonly problem: Msg };

/** `known` are refs that exist. One that is not offered is sent to the rules nevertheless, which say why it is refused. */
export const readAnswer = (text: string, q: Question, speak: Speaker, known: readonly string[]): Read => {
  const line = text.trim();
  if (/^\d+$/.test(line)) return byNumber(Number(line), q);
  const [first = '', ...others] = line.split(/\s+/);
  const verbs = verbsMeant(line, first, q, speak);
  if (verbs.length === 0) return byThing(line, q, speak);
  const rest = others.join(' ');
  const read = verbs.map((v) => {
    const held = Object.keys(q.withheld[v.verb] ?? {});
    return withVerb(v.verb, v.rest ?? rest, q.verbs[v.verb], speak, known, held);
  });
  const clear = read.filter((r) => !('problem' in r));
  if (read.length === 1) return read[0]!;
  if (clear.length === 1) return clear[0]!;
  return { problem: t('cli.which', { text: line, of: verbs.map((v) => verbName(v.verb, speak)).join(', ') }) };
};

const byNumber = (n: number, q: Question): Read => {
  const all = numbered(q);
  return all[n - 1] ?? { problem: t('cli.no.number', { n, max: all.length }) };
};

interface Meant {
  readonly verb: string;
  /** What follows the verb, where its name was written out. */
  readonly rest?: string;
}

/** Verbs on offer, or refused or held back with a reason: by full name, by first word, by the beginning of it. */
const verbsMeant = (line: string, first: string, q: Question, speak: Speaker): Meant[] => {
  const all = [...new Set([...Object.keys(q.verbs), ...Object.keys(q.denied), ...Object.keys(q.withheld)])];
  const names = (verb: string): string[] => [folded(verb), folded(verbName(verb, speak))];
  const whole = folded(line);
  for (const verb of all) {
    for (const name of names(verb)) {
      if (whole === name) return [{ verb, rest: '' }];
      if (whole.startsWith(`${name} `)) return [{ verb, rest: line.slice(name.length + 1) }];
    }
  }
  const start = folded(first);
  if (start === '') return [];
  const fits = all.filter((verb) => names(verb).some((n) => n.startsWith(start)));
  const offered = fits.filter((verb) => Object.hasOwn(q.verbs, verb));
  return (offered.length > 0 ? offered : fits).map((verb) => ({ verb }));
};

/** A thing alone is enough where only one verb is about it. */
const byThing = (text: string, q: Question, speak: Speaker): Read => {
  const fits = numbered(q).filter((a) => typeof a.arg === 'string' && meant(text, [a.arg], speak).length > 0);
  const exact = fits.filter(({ arg }) => typeof arg === 'string' && folded(idOf(arg)) === folded(text));
  const found = exact.length > 0 ? exact : fits;
  if (found.length === 1) return found[0]!;
  if (found.length > 1) {
    return { problem: t('cli.which', { text, of: found.map((a) => answerText(a, speak)).join('; ') }) };
  }
  return { problem: t('cli.no.answer', { text, hint: 'cli.hint' }) };
};

/** What is withheld (`held`) is sent to the rules as well. */
const withVerb = (
  verb: string,
  rest: string,
  o: Offer | undefined,
  speak: Speaker,
  known: readonly string[],
  held: readonly string[],
): Read => {
  const name = verbName(verb, speak);
  if (!o) {
    const arg = meant(rest, held, speak)[0] ?? held[0];
    return arg === undefined ? { verb } : { verb, arg };
  }
  switch (o.t) {
    case 'button':
      return rest === '' ? { verb } : { problem: t('cli.no.arg', { verb: name, text: rest }) };
    case 'pick': {
      if (rest === '' && o.of.length === 1) return { verb, arg: o.of[0]! };
      const of = o.of.map((r) => label(r, speak)).join(', ');
      if (rest === '') return { problem: t('cli.what', { verb: name, of }) };
      const one = only(rest, o.of, [...new Set([...held, ...known])], speak);
      return typeof one === 'string'
        ? { verb, arg: one }
        : { problem: one ?? t('cli.no.thing', { verb: name, text: rest, of }) };
    }
    case 'range': {
      const n = /^-?\d+$/.test(rest) ? Number(rest) : Number.NaN;
      if (n >= o.min && n <= o.max) return { verb, arg: n };
      return { problem: t('cli.no.whole', { verb: name, min: o.min, max: o.max, text: rest }) };
    }
    case 'choose':
      return several(verb, name, rest, o, speak, held);
    case 'allot':
      return allotted(verb, name, rest, o, speak, held);
    case 'text':
      return accepts(o, rest) ? { verb, arg: rest } : { problem: t('cli.no.text', { verb: name, max: o.max }) };
    default:
      return o satisfies never;
  }
};

/** The one thing that is meant: an offered one, else a known one. A message if there are several, `undefined` if there is none. */
const only = (
  text: string,
  offered: readonly string[],
  known: readonly string[],
  speak: Speaker,
): string | Msg | undefined => {
  const found = meant(text, offered, speak);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) return t('cli.which', { text, of: found.map((r) => label(r, speak)).join(', ') });
  const elsewhere = meant(text, known, speak);
  return elsewhere.length === 1 ? elsewhere[0]! : undefined;
};

const words = (text: string): string[] => text.split(/[\s,]+/).filter((w) => w !== '');

const several = (
  verb: string,
  name: string,
  rest: string,
  o: Offer & { t: 'choose' },
  speak: Speaker,
  held: readonly string[],
): Read => {
  const arg: string[] = [];
  for (const word of words(rest)) {
    const one = only(word, o.of, held, speak);
    if (typeof one !== 'string') {
      const of = o.of.map((r) => label(r, speak)).join(', ');
      return { problem: one ?? t('cli.no.thing', { verb: name, text: word, of }) };
    }
    if (!arg.includes(one)) arg.push(one);
  }
  if (arg.length < o.min || arg.length > o.max) {
    return { problem: t('cli.no.several', { verb: name, min: o.min, max: o.max }) };
  }
  return { verb, arg };
};

const allotted = (
  verb: string,
  name: string,
  rest: string,
  o: Offer & { t: 'allot' },
  speak: Speaker,
  held: readonly string[],
): Read => {
  const arg: Record<string, number> = {};
  for (const word of words(rest)) {
    const [thing = '', n = '1'] = word.split('=');
    const one = only(thing, Object.keys(o.of), held, speak);
    if (typeof one !== 'string' || !/^\d+$/.test(n)) {
      const of = Object.keys(o.of)
        .map((r) => label(r, speak))
        .join(', ');
      return {
        problem: (typeof one === 'string' ? undefined : one) ?? t('cli.no.thing', { verb: name, text: word, of }),
      };
    }
    if (Number(n) > 0) arg[one] = Number(n);
  }
  return { verb, arg: arg satisfies InputArg };
};
