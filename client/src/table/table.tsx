/** A table: whatever game, wherever it lives. */
import type { Msg } from '@tabularium/kernel';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { SidePanel, type Tab } from '../panel/side-panel.tsx';
import { QuestionBar } from '../question/question-bar.tsx';
import type { GameUi } from '../games/game-ui.ts';
import type { Sight, TableSource } from '../source/source.ts';
import { PointContext } from '../ui/said.tsx';
import { RulesContext } from '../ui/rules-context.ts';
import { useWords } from '../words/words.ts';
import { BoardArea } from './board-area.tsx';
import { Curtain } from './curtain.tsx';
import { Deadline } from './deadline.tsx';
import { EndBar } from './end-bar.tsx';
import { explanationOf } from './lit.ts';
import { useLastSeen, useUnread } from './last-seen.ts';
import { ReplayBar } from './replay-bar.tsx';
import { Seats } from './seats.tsx';
import { TableNav } from './table-nav.tsx';
import { TableTop } from './table-top.tsx';
import { useAnswer } from './use-answer.ts';
import { useKeys } from './use-keys.ts';
import { useReplay } from './use-replay.ts';
import { useTurnSound } from './sound.ts';
import { StandInBar, WaitingBar } from './waiting-bar.tsx';

const RuleDialog = lazyPart(() => import('../panel/rule-dialog.tsx').then((m) => m.RuleDialog));
const TableMenu = lazyPart(() => import('./table-menu.tsx').then((m) => m.TableMenu));

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly sight: Sight;
  readonly onRematch: () => void;
}

export const Table = ({ ui, source, sight, onRematch }: Props) => {
  const words = useWords();
  const { speaker } = words;
  const replay = useReplay(source, sight);
  const [tab, setTab] = useState<Tab>('log');
  const [panelOpen, setPanelOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  const [ruleIds, setRuleIds] = useState<readonly string[] | undefined>(undefined);
  const [shownRules, setShownRules] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<{ readonly ref: string } | undefined>(undefined);
  // The same for good: whatever is pointed from is not drawn again.
  const point = useCallback((ref: string) => setPointed({ ref }), []);
  const seen = useLastSeen(sight);
  const unread = useUnread(sight, tab === 'chat');
  const looking = replay.at !== undefined;
  const scene = replay.scene ?? sight.scene;
  const { eye } = sight;
  const replaced = typeof eye === 'number' && sight.table.seats[eye]?.standsIn === true;
  const question = looking || replaced || sight.curtain !== undefined ? undefined : sight.scene.question;
  const answer = useAnswer(source, ui, question, sight.scene, words);
  const figures = useMemo(() => ui.figures(scene.view, sight.table, words), [scene.view, sight.table, words, ui]);
  const explained = explanationOf(ui, sight.scene.view, answer.draft);
  const figure = figures.find((f) => f.key === ui.asked?.(scene.view, question)) ?? figures.find((f) => f.now);
  const news = looking || sight.curtain !== undefined ? undefined : sight.record.at(-1);
  const canUndo = sight.scene.canUndo && !looking;
  useKeys({ answer, canUndo, active: question !== undefined, onEscape: () => setPanelOpen(false) });
  useTurnSound(sight);
  useEffect(() => {
    const name = speaker.name(`game:${ui.module.meta.id}`);
    const yours = question?.due ? `• ` : '';
    document.title = `${yours}${sight.table.name || name} – Tabularium`;
  }, [question?.due, sight.table.name]);

  const waiting = (
    <WaitingBar
      ui={ui}
      sight={sight}
      figures={figures}
      onHandOver={(seat, agree) => void source.handOver(seat, agree)}
    />
  );
  const openTab = (to: Tab | undefined): void => {
    if (to) setTab(to);
    setPanelOpen(to !== undefined);
  };
  return (
    <RulesContext.Provider value={setRuleIds}>
      <PointContext.Provider value={point}>
        <div class="table-page">
          <SkipLinks />
          <TableTop
            ui={ui}
            sight={sight}
            view={scene.view}
            canUndo={canUndo}
            looking={looking}
            panelOpen={panelOpen}
            onUndo={() => answer.undo()}
            onReplay={() => replay.go(looking ? undefined : Math.max(0, sight.scene.inputs - 1))}
            onMenu={() => setMenu(true)}
            onPanel={() => openTab(panelOpen ? undefined : tab)}
          />
          <main class={ui.sheet ? 'table no-seats' : 'table'}>
            <section class="q" id="question-bar" aria-labelledby="question" tabIndex={-1}>
              {looking ? (
                <ReplayBar ui={ui} replay={replay} sight={sight} figures={figures} />
              ) : sight.scene.over ? (
                <EndBar ui={ui} sight={sight} figures={figures} onReplay={() => replay.go(0)} onRematch={onRematch} />
              ) : replaced ? (
                <StandInBar onBack={() => void source.handOver(eye, false)} />
              ) : question ? (
                <QuestionBar
                  ui={ui}
                  view={sight.scene.view}
                  question={question}
                  figure={figure}
                  answer={answer}
                  explained={explained}
                  lost={sight.link === 'lost'}
                  waiting={waiting}
                />
              ) : (
                waiting
              )}
              {!looking && <Deadline sight={sight} figures={figures} />}
            </section>
            <BoardArea
              news={news}
              figures={figures}
              ui={ui}
              sight={sight}
              scene={scene}
              looking={looking}
              answer={answer}
              explained={explained}
              pointed={pointed}
            />
            {!ui.sheet && <Seats figures={figures} sight={sight} waiting={scene.waiting} />}
            <SidePanel
              ui={ui}
              source={source}
              sight={sight}
              figures={figures}
              replay={replay}
              answer={answer}
              view={scene.view}
              news={news}
              tab={tab}
              onTab={setTab}
              unread={unread}
              askedRules={question?.rules ?? []}
              shownRules={shownRules}
              seen={seen}
              open={panelOpen}
              onClose={() => setPanelOpen(false)}
            />
          </main>
          <TableNav ui={ui} tab={panelOpen ? tab : undefined} unread={unread} onTab={openTab} />
          {sight.curtain !== undefined && (
            <Curtain ui={ui} sight={sight} figures={figures} onOpen={() => source.unveil()} />
          )}
          <LiveQuestion prompt={question?.prompt} />
        </div>
        {menu && (
          <TableMenu ui={ui} source={source} sight={sight} onClose={() => setMenu(false)} onRematch={onRematch} />
        )}
        {ruleIds && (
          <RuleDialog
            ui={ui}
            ids={ruleIds}
            onClose={() => setRuleIds(undefined)}
            onContext={() => {
              setShownRules(ruleIds);
              setRuleIds(undefined);
              openTab('rules');
            }}
          />
        )}
      </PointContext.Provider>
    </RulesContext.Provider>
  );
};

/** The address belongs to the router: these move the focus themselves. */
const SkipLinks = () => {
  const { t } = useWords();
  const to = (id: string) => (e: Event) => {
    e.preventDefault();
    const el = document.getElementById(id);
    if (el && !el.hasAttribute('tabindex')) el.setAttribute('tabindex', '-1');
    el?.focus();
  };
  return (
    <>
      <a class="skip" href="#question-bar" onClick={to('question-bar')}>
        {t('ui.skipToQuestion')}
      </a>
      <a class="skip" href="#board" onClick={to('board')}>
        {t('ui.skipToBoard')}
      </a>
      <a class="skip" href="#panel" onClick={to('panel')}>
        {t('ui.skipToPanel')}
      </a>
    </>
  );
};

const LiveQuestion = ({ prompt }: { readonly prompt: Msg | undefined }) => {
  const { speaker } = useWords();
  return (
    <div class="sr" role="status" aria-live="polite">
      {prompt && speaker.say(prompt)}
    </div>
  );
};
