/** The bar over the board: what is asked, who is waited for, how it ended, or what is looked back at. */
import { lazyPart, quickPart } from '../app/lazy.tsx';
import type { Explanation, Msg, Question } from '@tabularium/kernel';
import type { SheetProps } from '@tabularium/parts/web';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { Bargain } from '../deals/bargain.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import type { Screen, TableSource } from '../source/source.ts';
import type { Answering } from './use-answer.ts';
import type { Replay } from './use-replay.ts';
import { WaitingBar } from './waiting-bar.tsx';

const AloudBar = lazyPart(() => import('./rest.ts').then((m) => m.AloudBar));
const Invitation = lazyPart(() => import('./rest.ts').then((m) => m.Invitation));
const EndBar = lazyPart(() => import('./rest.ts').then((m) => m.EndBar));
const ReplayBar = lazyPart(() => import('./rest.ts').then((m) => m.ReplayBar));
const Hint = lazyPart(() => import('./rest.ts').then((m) => m.Hint));
const Standing = lazyPart(() => import('./rest.ts').then((m) => m.Standing));
const StandInBar = lazyPart(() => import('./rest.ts').then((m) => m.StandInBar));
const WaitingRoom = lazyPart(() => import('./rest.ts').then((m) => m.WaitingRoom));
const Deadline = lazyPart(() => import('./rest.ts').then((m) => m.Deadline));
const PausedBar = lazyPart(() => import('./rest.ts').then((m) => m.PausedBar));
const OfferNotice = lazyPart(() => import('../deals/notice.tsx').then((m) => m.OfferNotice));
const OpenVotes = quickPart(() => import('../votes/parts.ts').then((m) => m.OpenVotes));
const ClosedBar = lazyPart(() => import('../votes/parts.ts').then((m) => m.ClosedBar));
const HandRow = lazyPart(() => import('../question/hand-row.tsx').then((m) => m.HandRow));

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
  readonly bargain: Bargain | undefined;
  readonly onRematch: () => void;
}

/** Was the last change of the position that something was taken back? */
const useIsBack = ({ scene: { inputs } }: Screen): boolean => {
  const last = useRef({ inputs, isBack: false });
  if (last.current.inputs !== inputs) last.current = { inputs, isBack: inputs < last.current.inputs };
  return last.current.isBack;
};

const isAnyAway = ({ table }: Screen): boolean => table.seats.some((s) => s.away !== undefined);

export const QuestionArea = (props: Props) => {
  const { ui, screen, figures, replay, question, sheet, answer, form, bargain } = props;
  const isIdle = question?.due !== true && !screen.aloud && !screen.scene.over;
  const isBack = useIsBack(screen);
  const cards = ui.hand?.(sheet.view) ?? [];
  const hand =
    cards.length > 0 ? <HandRow ui={ui} sheet={sheet} hand={cards} answer={answer} form={form} /> : undefined;
  return (
    <section class={isIdle ? 'q idle' : 'q'} id="question-bar" aria-labelledby="question" tabIndex={-1}>
      {screen.owner && !screen.table.waits && screen.table.seats.some((s) => s.kind === 'open') && (
        <Invitation screen={screen} />
      )}
      {screen.table.votes && (
        <OpenVotes source={props.source} screen={screen} figures={figures} onLook={(at) => replay.go(at)} />
      )}
      {bargain?.parts && <OfferNotice bargain={bargain} />}
      <Bar {...props} hand={hand} isBack={isBack} />
      {replay.at === undefined && <Standing ui={ui} view={screen.scene.view} />}
      {replay.at === undefined && (screen.table.deadline || isAnyAway(screen)) && (
        <Deadline screen={screen} figures={figures} isSheet={ui.sheet !== undefined} />
      )}
    </section>
  );
};

interface BarProps extends Props {
  readonly hand: ComponentChildren;
  readonly isBack: boolean;
}

const Bar = (props: BarProps) => {
  const { screen, replay, question, replaced, hand } = props;
  const isAsked = replay.at === undefined && !screen.scene.over && replaced === undefined && question !== undefined;
  if (isAsked) return <AskedBar {...props} question={question} />;
  return (
    <>
      <OtherBar {...props} />
      {/* Before the game and after it there is nothing to play. */}
      {!screen.scene.over && !screen.table.waits && hand}
    </>
  );
};

const OtherBar = ({ ui, source, screen, figures, replay, replaced, onRematch }: Props) => {
  if (replay.at !== undefined)
    return <ReplayBar ui={ui} source={source} replay={replay} screen={screen} figures={figures} />;
  if (screen.scene.over)
    return (
      <EndBar
        ui={ui}
        source={source}
        screen={screen}
        figures={figures}
        onReplay={(at = 0) => replay.go(at)}
        onRematch={onRematch}
      />
    );
  if (screen.table.closed) return <ClosedBar how={screen.table.closed} onReplay={() => replay.go(0)} />;
  if (screen.table.waits) return <WaitingRoom screen={screen} />;
  if (screen.table.paused !== undefined)
    return <PausedBar source={source} screen={screen} since={screen.table.paused} />;
  if (screen.aloud) return <AloudBar ui={ui} source={source} screen={screen} aloud={screen.aloud} figures={figures} />;
  if (replaced !== undefined) return <StandInBar onBack={() => void source.takeBack()} />;
  return <Waiting ui={ui} source={source} screen={screen} figures={figures} />;
};

type WaitingProps = Pick<Props, 'ui' | 'source' | 'screen' | 'figures'> & { readonly prompt?: Msg };
const Waiting = ({ ui, source, screen, figures, prompt }: WaitingProps) => (
  <WaitingBar
    ui={ui}
    prompt={prompt}
    screen={screen}
    figures={figures}
    onStandUp={() => source.standUp()}
    onHandOver={(seat, bot) =>
      source.propose({ kind: 'replace', seat, with: 'bot', ...(bot !== undefined && { bot }) })
    }
  />
);

const AskedBar = (props: BarProps & { readonly question: Question }) => {
  const { ui, source, screen, figures, question, answer, explained, hand } = props;
  const { view } = screen.scene;
  // What goes on by itself has the mark of whoever does it.
  const asked = ui.onward && question.verbs[ui.onward] ? ui.actor(question.prompt) : ui.asked?.(view, question);
  return (
    <QuestionBar
      ui={ui}
      view={view}
      question={question}
      decision={screen.scene.decision}
      isBack={props.isBack}
      figure={
        figures.find((f) => f.key === asked) ?? figures.find((f) => f.now) ?? figures.find((f) => f.seat === screen.eye)
      }
      answer={answer}
      explained={explained}
      sheet={props.sheet}
      form={props.form}
      hasForms={props.hasForms}
      onDeals={props.bargain?.open}
      lost={screen.link === 'lost'}
      waiting={<Waiting ui={ui} source={source} screen={screen} figures={figures} prompt={question.prompt} />}
      hint={<Hint {...props} />}
      hand={hand}
    />
  );
};
