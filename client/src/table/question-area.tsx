/** The bar over the board: what is asked, who is waited for, how it ended, or what is looked back at. */
import type { Explanation, Question } from '@tabularium/kernel';
import type { SheetProps } from '@tabularium/parts/web';
import type { OpenForm } from '../form/use-form.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import type { Screen, TableSource } from '../source/source.ts';
import { Deadline } from './deadline.tsx';
import { EndBar } from './end-bar.tsx';
import { Invitation } from './invitation.tsx';
import { ReplayBar } from './replay-bar.tsx';
import type { Answering } from './use-answer.ts';
import type { Replay } from './use-replay.ts';
import { StandInBar, WaitingBar } from './waiting-bar.tsx';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly replay: Replay;
  readonly question: Question | undefined;
  /** The seat of this person, while a bot plays for it. */
  readonly replaced: number | undefined;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  readonly sheet: SheetProps<unknown>;
  readonly form: OpenForm | undefined;
  readonly hasForms: boolean;
  readonly onRematch: () => void;
}

export const QuestionArea = (props: Props) => (
  <section class="q" id="question-bar" aria-labelledby="question" tabIndex={-1}>
    <Invitation screen={props.screen} />
    <Bar {...props} />
    {props.replay.at === undefined && <Deadline screen={props.screen} figures={props.figures} />}
  </section>
);

const Bar = (props: Props) => {
  const { ui, source, screen, figures, replay, question, replaced, answer, explained, onRematch } = props;
  if (replay.at !== undefined) return <ReplayBar ui={ui} replay={replay} screen={screen} figures={figures} />;
  if (screen.scene.over)
    return <EndBar ui={ui} screen={screen} figures={figures} onReplay={() => replay.go(0)} onRematch={onRematch} />;
  if (replaced !== undefined) return <StandInBar onBack={() => void source.handOver(replaced, false)} />;
  const waiting = (
    <WaitingBar ui={ui} screen={screen} figures={figures} onHandOver={(seat, agree) => source.handOver(seat, agree)} />
  );
  if (!question) return waiting;
  const { view } = screen.scene;
  const asked = ui.asked?.(view, question);
  return (
    <QuestionBar
      ui={ui}
      view={view}
      question={question}
      figure={figures.find((f) => f.key === asked) ?? figures.find((f) => f.now)}
      answer={answer}
      explained={explained}
      sheet={props.sheet}
      form={props.form}
      hasForms={props.hasForms}
      lost={screen.link === 'lost'}
      waiting={waiting}
    />
  );
};
