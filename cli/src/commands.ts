/** The commands by name. Each is loaded when it is needed, so that commands start fast. */
import { type CommandDef, defineCommand } from 'citty';
import { RELEASE } from './release.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- commands differ in their arguments
type Load = () => Promise<CommandDef<any>>;

const all: Readonly<Record<string, Load>> = {
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  'simulate merge': async () => (await import('./commands/simulate-merge.ts')).simulateMerge,
  tune: async () => (await import('./commands/tune.ts')).tune,
  replay: async () => (await import('./commands/replay.ts')).replay,
  study: async () => (await import('./commands/study.ts')).study,
  show: async () => (await import('./commands/show.ts')).show,
  export: async () => (await import('./commands/export.ts')).exportGame,
  import: async () => (await import('./commands/import.ts')).importGame,
  rules: async () => (await import('./commands/rules.ts')).rules,
  content: async () => (await import('./commands/content.ts')).content,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  move: async () => (await import('./commands/move.ts')).move,
  restore: async () => (await import('./commands/restore.ts')).restore,
};

/** These are about the sources, which an installed package does not have. */
const OF_SOURCES: readonly string[] = import.meta.filename.endsWith('.js') ? ['rules', 'bench'] : [];

export const commands: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(all).filter(([name]) => !OF_SOURCES.includes(name)),
);

const meta = {
  name: 'tabularium',
  version: RELEASE,
  description: 'Hard board games, played by the rules: in the terminal, by bots in bulk, under test',
};

/** The command above them all, for help. */
export const main = async () => ({ ...defineCommand({ meta, subCommands: commands }), meta });
