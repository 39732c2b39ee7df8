import { type Study, studying } from '@tabularium/bots/study';
import { fromFile } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { defineCommand } from 'citty';
import { FINE, WrongUse } from '../errors.ts';
import { langArg, languageFrom } from '../language.ts';
import { wordsOf } from '../messages/index.ts';
import { wholeNumber } from '../numbers.ts';
import { printJson, progress } from '../output.ts';
import { gameFor } from '../packs.ts';
import { readFileOrSave } from '../saves.ts';
import { inNumbers, tellStudy } from '../study/tell.ts';

export const study = defineCommand({
  meta: {
    name: 'study',
    description: 'How likely everybody was to win, turn by turn, and where that changed: bots play a finished game on',
  },
  args: {
    file: { type: 'positional', required: true, description: 'a game file, or the name of a saved game' },
    rollouts: { type: 'string', valueHint: 'N', description: 'how many games are played on in all' },
    lang: langArg,
    json: { type: 'boolean', description: 'one object with the results' },
  },
  run: async ({ args }) => {
    const { game: file, name } = readFileOrSave(args.file);
    const game = gameFor(file);
    const studied = await game.studied?.();
    if (!studied) throw new WrongUse(`${file.game} cannot be studied: nothing says what a turn of it is`);
    const { match } = fromFile(game.module, file);
    if (!match.state.over) throw new WrongUse(`${name} is not over: only finished games are studied here`);
    const rollouts = args.rollouts === undefined ? studied.rollouts : wholeNumber('rollouts', args.rollouts, 1);
    const policy = game.bots[studied.policy]!;
    const found = played(studying({ match, studied, policy, together: game.together }, rollouts), rollouts);
    const speak = await speakerFor(
      game.module,
      languageFrom(game, args.lang),
      wordsOf(game),
      game.module.view(match.state, 'public'),
    );
    if (args.json) printJson({ game: file.game, name, ...inNumbers(found) });
    else tellStudy(found, file, speak);
    return FINE;
  },
});

const played = (steps: ReturnType<typeof studying>, rollouts: number): Study => {
  const bar = progress('studied', rollouts);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      bar.end();
      return step.value;
    }
    bar.at(step.value.done);
  }
};
