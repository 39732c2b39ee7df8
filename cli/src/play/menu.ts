/** A first-time player's way in: Enter starts a first game; everything else can be chosen. */
import { botsFor } from '../games.ts';
import * as clack from '@clack/prompts';
import { messages, type OptionSpec, type Table } from '@tabularium/kernel';
import { optionsFor } from '@tabularium/parts';
import type { Speaker } from '@tabularium/text';
import type { Game } from '../games.ts';
import { en } from '../messages/en.ts';
import { botSentences, presetNames, wayNames } from './preset-names.ts';
import { listSaves } from '../saves.ts';

const t = messages(en);

export type Choice =
  | { readonly resume: string }
  | { readonly table: Partial<Table>; readonly seated?: readonly string[] }
  | 'cancelled';

class Cancelled extends Error {}

const answered = async <T>(asked: Promise<T>): Promise<Exclude<T, symbol>> => {
  const value = await asked;
  if (clack.isCancel(value)) throw new Cancelled();
  return value as Exclude<T, symbol>;
};

export const menu = async (game: Game, speak: Speaker, language: string): Promise<Choice> => {
  const { id } = game.module.meta;
  clack.intro(`Tabularium · ${speak.name(`game:${id}`)}`);
  try {
    return await choose(game, speak, language);
  } catch (e) {
    if (!(e instanceof Cancelled)) throw e;
    clack.cancel();
    return 'cancelled';
  }
};

/** The way to play it first, where there are several; then which preset of it. */
const choose = async (game: Game, speak: Speaker, language: string): Promise<Choice> => {
  const { id } = game.module.meta;
  const [presets, names] = [await presetNames(game, language), await wayNames(game, language)];
  const kept = listSaves().find((s) => s.game === id && !s.over);
  const of = game.presets.map(({ name, options }) => ({
    value: name,
    label: presets[name] ?? name,
    hint: Object.values(options).join(' '),
  }));
  const ways = game.ways.map(({ name }) => ({
    value: name,
    label: names[name]?.name ?? name,
    hint: names[name]?.about ?? '',
  }));
  const resume = kept ? [{ value: 'resume', label: speak.say(t('cli.menu.resume', { save: kept.name })) }] : [];
  const other = { value: 'other', label: speak.name('cli.menu.other') };
  const first = [...resume, ...(ways.length > 0 ? ways : of), other];
  const what = await answered(clack.select({ message: speak.name('cli.menu.what'), options: first }));
  if (what === 'resume') return { resume: kept!.name };
  if (what === 'other') return custom(game, speak, language);
  const way = game.ways.find(({ name }) => name === what);
  const which = way ? await answered(clack.select({ message: speak.name('cli.menu.what'), options: of })) : what;
  const preset = game.presets.find(({ name }) => name === which);
  const options = { ...preset?.options, ...way?.options } as Table['options'];
  const others = way?.bot === undefined ? [] : Array.from({ length: way.seats - 1 }, () => way.bot!);
  return {
    table: { ...(way && { seats: way.seats }), options },
    ...(others.length > 0 && { seated: ['human', ...others] }),
  };
};

/** How many first: that says what can be chosen. */
const custom = async (game: Game, speak: Speaker, language: string): Promise<Choice> => {
  const { id, seats } = game.module.meta;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const players = await answered(
    clack.select({
      message: speak.name('cli.menu.players'),
      options: counts.map((value) => ({ value, label: String(value) })),
      initialValue: seats.default,
    }),
  );
  const options: Record<string, string | boolean | readonly string[]> = {};
  for (const [name, spec] of Object.entries(optionsFor(game.module.meta, players)))
    options[name] = await answered(asked(name, spec, speak));
  const [seated, about] = [[] as string[], await botSentences(game, language)];
  for (let seat = 0; seat < players; seat++) {
    const bots = Object.keys(botsFor(id)).map((bot) => ({
      value: bot,
      label: speak.say(t('cli.menu.bot', { bot })),
      hint: about[bot] ?? '',
    }));
    const human = { value: 'human', label: speak.name('cli.menu.human') };
    const message = speak.say(t('cli.menu.seat', { seat: seat + 1 }));
    seated.push(await answered(clack.select({ message, options: [human, ...bots] })));
  }
  return { table: { seats: players, options }, seated };
};

const named = (key: string, speak: Speaker, fallback: string): string =>
  speak.knows(key) ? speak.name(key) : fallback;

/** Any option by its description; games name theirs `option.x`, explain a code as `option.x.hint`, and name values `x.value`. */
const asked = (name: string, spec: OptionSpec, speak: Speaker): Promise<string | boolean | string[] | symbol> => {
  const message = named(`option.${name}`, speak, name);
  const value = (v: string) => ({ value: v, label: named(`${name.replace(/s$/, '')}.${v}`, speak, speak.name(v)) });
  switch (spec.t) {
    case 'switch':
      return clack.confirm({ message, initialValue: spec.default });
    case 'choice':
      return clack.select({ message, options: spec.of.map(value), initialValue: spec.default });
    case 'set':
      return clack.multiselect({
        message,
        options: spec.of.map(value),
        initialValues: [...spec.default],
        required: false,
      });
    case 'code': {
      const allowed = spec.of.map((chars) => `[${chars}]`).join('');
      const fits = (text: string): boolean =>
        text.length === spec.of.length && spec.of.every((c, i) => c.includes(text[i]!));
      const hint = named(`option.${name}.hint`, speak, '');
      const problem = speak.say(t('cli.menu.code', { option: message, allowed }));
      return clack.text({
        message: `${message} ${allowed}${hint === '' ? '' : `\n│  ${hint}`}`,
        initialValue: spec.default,
        validate: (text) => (fits(text ?? '') ? undefined : problem),
      });
    }
    default:
      return spec satisfies never;
  }
};
