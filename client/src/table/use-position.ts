/** What is shown of a table and what is asked of whoever looks: now, or while looking back. */
import { type Say, useLater, useShared } from '@tabularium/parts/web';
import { useMemo } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import { useForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import { explanationOf } from './lit.ts';
import { useAnswer } from './use-answer.ts';
import { useReplay } from './use-replay.ts';

/** The seat of this person, while a bot plays for it. */
const replacedSeat = ({ eye, table }: Screen): number | undefined =>
  typeof eye === 'number' && table.seats[eye]?.standsIn === true ? eye : undefined;

export const usePosition = (source: TableSource, ui: GameUi, screen: Screen, words: Words) => {
  const replay = useReplay(source, screen);
  const looking = replay.at !== undefined;
  const scene = replay.scene ?? screen.scene;
  const veiled = screen.curtain !== undefined;
  const replaced = replacedSeat(screen);
  const question = looking || replaced !== undefined || veiled ? undefined : screen.scene.question;
  const answer = useAnswer(source, ui, question, screen.scene, words);
  const say: Say = useMemo(() => (k, a) => (a ? words.speaker.say({ k, a }) : words.speaker.name(k)), [words]);
  const { eye, scene: now } = screen;
  const asked = question && typeof eye === 'number' ? { seat: eye, question, view: now.view } : undefined;
  const { stepwise } = useSettings();
  // A lesson speaks of each question of the rules.
  const hasNoForms = stepwise || source.Beside;
  const beside = answer.choices.find((c) => c.aside && c.verb === answer.draft?.verb)?.verb;
  const form = useForm(source, ui, {
    asked: hasNoForms ? undefined : asked,
    decision: now.decision,
    beside,
    say,
    onSent: (no) => (no ? answer.refuse(no) : answer.forget()),
  });
  // What explains answers may be a part of its own, loaded when the first answer is drafted.
  const explained = useLater(answer.draft ? ui.explained : undefined);
  const figures = useShared(
    useMemo(() => ui.figures(scene.view, screen.table, words), [scene.view, screen.table, words, ui]),
  );
  return {
    replay,
    looking,
    /** The position that is shown. */
    scene,
    question,
    /** What this person is asked, or may step in with. */
    asked,
    replaced,
    answer,
    say,
    /** The form that is open for the question; without it the question is answered step by step. */
    form,
    hasForms: ui.forms !== undefined,
    figures,
    explained: explanationOf(ui.module.explain ? ui.module : explained, screen.scene.view, answer.draft),
    /** What the last input before the position that is shown put on record. */
    news: veiled ? undefined : looking ? screen.record.find((e) => e.input === replay.at) : screen.record.at(-1),
    canUndo: screen.scene.canUndo && !looking,
  };
};
