/** A question on the screen: what is asked, the answers by number, and why others are not there. */
import { type Explanation, type InputArg, type Msg, messages, type Offer, type Question } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { en } from '../messages/en.ts';
import { columnsHere, packed, styled, wrapped } from '../output.ts';
import { idOf, isCode, label } from '../refs.ts';
import { type Answer, answerText, argText, isAside, numbered, verbName } from './answers.ts';

const t = messages(en);

type Explain = (verb: string, ref: string) => Explanation | undefined;

type Style = 'columns' | 'lines';

/** Longer names of verbs have a line of their own. */
const WIDEST = 24;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The price, and the odds where dice decide. Short on a map, in words otherwise. */
export const remark = (found: Explanation | undefined, speak: Speaker, style: Style): string => {
  const { cost, odds } = found ?? {};
  const price = cost === undefined ? [] : [style === 'columns' ? `−${cost}` : speak.say(t('cli.costs', { n: cost }))];
  if (!odds) return price.join('');
  const { win, draw, lose } = odds;
  // Without a draw, the first number is enough.
  if (draw === 0) {
    const chance = style === 'columns' ? percent(win) : speak.say(t('cli.chance', { win: percent(win) }));
    return [...price, chance].join(', ');
  }
  return [...price, speak.say(t('cli.odds', { win: percent(win), draw: percent(draw), lose: percent(lose) }))].join(
    ', ',
  );
};

const remarkOn = ({ verb, arg }: Answer, explain: Explain, speak: Speaker, style: Style): string =>
  arg === undefined || typeof arg === 'string' ? remark(explain(verb, arg ?? ''), speak, style) : '';

/** One line for each verb, its answers side by side; the first has the number `from`. */
const inColumns = (answers: readonly Answer[], from: number, explain: Explain, speak: Speaker): string[] => {
  const items = answers.map((a, i) => {
    const text = a.arg === undefined ? verbName(a.verb, speak) : argText(a.arg, speak);
    const extra = remarkOn(a, explain, speak, 'columns');
    return {
      a,
      text: `${styled('bold', String(from + i))} ${text}${extra === '' ? '' : ` ${styled('yellow', extra)}`}`,
    };
  });
  const verbs = [...new Set(answers.filter((a) => a.arg !== undefined).map((a) => a.verb))];
  const margin = Math.min(WIDEST, Math.max(0, ...verbs.map((v) => verbName(v, speak).length))) + 4;
  const rows = (heading: string, some: typeof items): string[] => {
    const lines = packed(
      some.map(({ text }) => text),
      '  ',
      columnsHere() - margin,
    );
    const long = heading.length > WIDEST ? [`  ${heading}`] : [];
    return [
      ...long,
      ...lines.map((line, i) => (i === 0 && long.length === 0 ? `  ${heading}` : '').padEnd(margin) + line),
    ];
  };
  const buttons = items.filter(({ a }) => a.arg === undefined);
  return [
    ...verbs.flatMap((v) =>
      rows(
        verbName(v, speak),
        items.filter(({ a }) => a.verb === v && a.arg !== undefined),
      ),
    ),
    ...(buttons.length > 0 ? rows('', buttons) : []),
  ];
};

const inLines = (answers: readonly Answer[], from: number, explain: Explain, speak: Speaker): string[] =>
  answers.map((a, i) => {
    const extra = remarkOn(a, explain, speak, 'lines');
    return `${from + i}. ${answerText(a, speak)}${extra === '' ? '' : ` (${extra})`}`;
  });

/** Offers with too many answers to number say how to type one. */
const typed = (verb: string, o: Offer, speak: Speaker): string | undefined => {
  const said = { verb: verbName(verb, speak), word: verb };
  const how = 'min' in o && 'max' in o && o.min === o.max ? 'exact' : 'between';
  if (o.t === 'range') return speak.say(t('cli.range', { ...said, min: o.min, max: o.max }));
  if (o.t === 'choose') {
    return speak.say(
      t('cli.choose', { ...said, how, min: o.min, max: o.max, of: o.of.map((r) => label(r, speak)).join(', ') }),
    );
  }
  if (o.t === 'text') return speak.say(t('cli.text', { ...said, max: o.max }));
  if (o.t !== 'allot') return undefined;
  const of = Object.entries(o.of).map(([r, n]) => speak.say(t('cli.atMost', { what: label(r, speak), n })));
  return speak.say(t('cli.allot', { ...said, how, min: o.min, max: o.max, of: of.join(', ') }));
};

/** "Agreement (2), Minor Motion (6)": whoever types a verb is told the rest. */
const verbsOnly = (q: Question, speak: Speaker): string[] => {
  const beside = Object.entries(q.verbs).filter(([verb]) => isAside(q, verb));
  const named = beside.map(([verb, o]) => {
    const n = o.t === 'pick' || o.t === 'choose' ? ` (${o.of.length})` : '';
    return `${verbName(verb, speak)}${n}`;
  });
  return wrapped(speak.say(t('cli.asideVerbs', { list: named.join(', ') })), '  ');
};

/** Denied verbs and withheld things, each with the reason. */
const notNow = (q: Question, speak: Speaker): string[] => {
  const one = (verb: string, why: Msg): string =>
    speak.say(t('cli.deniedOne', { verb, why: speak.say(why).replace(/\.$/, '') }));
  const denied = Object.entries(q.denied).map(([verb, why]) => one(verbName(verb, speak), why));
  const held = Object.entries(q.withheld).flatMap(([verb, things]) => {
    const reasons = Map.groupBy(Object.entries(things), ([, why]) => JSON.stringify(why));
    const isWhole = !Object.hasOwn(q.verbs, verb) && reasons.size === 1;
    return [...reasons.values()].map((group) => {
      const names = group.map(([ref]) => (ref === '' ? speak.name('cli.anythingElse') : label(ref, speak)));
      return one(isWhole ? verbName(verb, speak) : `${verbName(verb, speak)}: ${names.join(', ')}`, group[0]![1]);
    });
  });
  return [...denied, ...held];
};

export const questionLines = (q: Question, speak: Speaker, explain: Explain, style: Style): string[] => {
  const all = numbered(q);
  const isBeside = ({ verb }: Answer): boolean => q.due && isAside(q, verb);
  const answers = all.filter((a) => !isBeside(a));
  const asides = all.filter(isBeside);
  const shown = style === 'columns' ? inColumns : inLines;
  const listed = new Set(all.map((a) => a.verb));
  const others = (aside: boolean): string[] =>
    Object.entries(q.verbs).flatMap(([verb, o]) =>
      listed.has(verb) || isBeside({ verb }) !== aside ? [] : wrapped(typed(verb, o, speak) ?? '', '  '),
    );
  const isMuch = Object.entries(q.verbs).some(([verb, o]) => o.t === 'pick' && isBeside({ verb }) && !listed.has(verb));
  const beside = isMuch
    ? verbsOnly(q, speak)
    : [...(asides.length > 0 ? shown(asides, answers.length + 1, explain, speak) : []), ...others(true)];
  const denied = notNow(q, speak);
  const not = denied.length > 0 ? wrapped(speak.say(t('cli.denied', { list: denied.join('; ') })), '  ') : [];
  return [
    styled('bold', speak.say(q.prompt)),
    ...(answers.length > 0 ? shown(answers, 1, explain, speak) : []),
    ...others(false),
    ...(beside.length > 0 ? [styled('dim', speak.name('cli.asides')), ...beside] : []),
    ...not.map((line) => styled('dim', line)),
  ];
};

/** What somebody could type, taken from the question itself. */
export const exampleOf = (q: Question, speak: Speaker): string => {
  const [first] = numbered(q);
  if (!first) return Object.keys(q.verbs)[0] ?? '?';
  const [word = first.verb] = verbName(first.verb, speak).toLowerCase().split(' ');
  return first.arg === undefined ? word : `${word} ${shortest(first.arg, speak)}`;
};

/** A code, or the last word of a name. */
const shortest = (arg: InputArg, speak: Speaker): string => {
  if (typeof arg !== 'string') return argText(arg, speak);
  return isCode(idOf(arg)) ? idOf(arg) : (speak.name(arg).toLowerCase().split(' ').at(-1) ?? '');
};
