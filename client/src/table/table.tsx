/** A table: whatever game, wherever it lives. */
import type { Msg } from '@tabularium/kernel';
import type { HandCard } from '@tabularium/parts/web';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { lazyPart, quickPart } from '../app/lazy.tsx';
import { useRest } from '../form/groups.ts';
import type { GameUi } from '../games/game-ui.ts';
import { waysToPlay } from '../question/hand.ts';
import { SidePanel, type Tab } from '../panel/side-panel.tsx';
import { useRooms } from '../rooms/use-rooms.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { LeafContext } from '../ui/leaf-context.ts';
import { RulesContext } from '../ui/rules-context.ts';
import { PointContext } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { BoardArea } from './board-area.tsx';
import { drawing } from './drawing.ts';
import { useLastSeen } from './last-seen.ts';
import { QuestionArea } from './question-area.tsx';
import { useSheetProps } from './sheet-props.ts';
import { SkipLinks } from './skip-links.tsx';
import { TableNav } from './table-nav.tsx';
import { TableTop } from './table-top.tsx';
import { useBargain } from '../deals/use-bargain.ts';
import { useKeys } from './use-keys.ts';
import { useLeaf } from './use-leaf.ts';
import { usePosition } from './use-position.ts';
import { useRulesShown } from './use-rules-shown.ts';

const DealsPage = lazyPart(() => import('../deals/deals-page.tsx').then((m) => m.DealsPage));
const HandPage = lazyPart(() => import('./rest.ts').then((m) => m.HandPage));
const HandCards = lazyPart(() => import('./rest.ts').then((m) => m.HandCards));
const RuleDialog = lazyPart(() => import('./rest.ts').then((m) => m.RuleDialog));
const LeafDialog = lazyPart(() => import('./rest.ts').then((m) => m.LeafDialog));
const InTab = lazyPart(() => import('./rest.ts').then((m) => m.InTab));
const ReadCorner = lazyPart(() => import('./rest.ts').then((m) => m.ReadCorner));
const Curtain = quickPart(() => import('./curtain.tsx').then((m) => m.Curtain));
const DecideDialog = quickPart(() => import('../votes/parts.ts').then((m) => m.DecideDialog));
const TableMenu = lazyPart(() => import('./table-menu.tsx').then((m) => m.TableMenu));

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly onRematch: () => void;
}

export const Table = ({ ui, source, screen, onRematch }: Props) => {
  const words = useWords();
  const position = usePosition(source, ui, screen, words);
  const { replay, looking, scene, question, answer, figures, explained, news, canUndo } = position;
  const [tab, setTab] = useState<Tab>('log');
  const [panelOpen, setPanelOpen] = useState(false);
  const [handOpen, setHandOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const [listed, setListed] = useState(false);
  const rules = useRulesShown();
  const leaf = useLeaf(ui, scene.view);
  // A game has pages or has none, at every drawing.
  const pages = ui.pages?.use(scene.view, looking || screen.curtain !== undefined ? undefined : screen.record);
  const [pointed, setPointed] = useState<{ readonly ref: string } | undefined>(undefined);
  // Always the same function, so that components that get it are not drawn again.
  const point = useCallback((ref: string) => setPointed({ ref }), []);
  const seen = useLastSeen(screen);
  const rooms = useRooms(screen, ui.deals);
  const sheet = useSheetProps(ui, source, screen, scene, position.say, words.t);
  const bargain = useBargain({ ui, position, sheet, rooms, isListed: tab === 'agreements' });
  const canList = (ui.boardOf?.(sheet.view) ?? ui.board)?.table !== undefined;
  const isCovered = handOpen || pages?.shown !== undefined;
  /** The list stands where the board does: whoever asks for it on a page or over the hand leaves these. */
  const toggleList = (): void => {
    setListed(isCovered || !listed);
    setHandOpen(false);
    if (pages?.shown) pages.turn(undefined);
  };
  const turnPage = (key: string): boolean => {
    const isMeant = pages?.press(key) === true;
    if (isMeant) setHandOpen(false);
    return isMeant;
  };
  useKeys({
    answer,
    form: position.form,
    canUndo,
    active: question !== undefined,
    onEscape: () => {
      setPanelOpen(false);
      setHandOpen(false);
      bargain?.close();
    },
    onList: canList ? toggleList : undefined,
    onPage: screen.curtain === undefined ? turnPage : undefined,
    onDeals: bargain && screen.curtain === undefined ? bargain.toggle : undefined,
    onHand: ui.HandFace && screen.curtain === undefined ? (key) => handBy(key, handOpen, setHandOpen) : undefined,
  });
  const hasRest = useRest(ui, scene.view, question?.due === true || isQuiet(screen));
  const openTab = (to: Tab | undefined): void => {
    if (to) setTab(to);
    setPanelOpen(to !== undefined);
    setHandOpen(false);
  };
  const hand = handOf(ui, screen, sheet.view);
  const { Seats } = drawing() ?? {};
  const showsHand = handOpen && hand !== undefined && !bargain?.isOpen;
  return (
    <RulesContext.Provider value={rules.show}>
      <PointContext.Provider value={point}>
        <LeafContext.Provider value={leaf.opener}>
          <div class="table-page" {...leaf.handlers}>
            <SkipLinks />
            <TableTop
              ui={ui}
              screen={screen}
              view={scene.view}
              canUndo={canUndo}
              looking={looking}
              panelOpen={panelOpen}
              onUndo={() => answer.undo()}
              onReplay={() => replay.go(looking ? undefined : Math.max(0, screen.scene.inputs - 1))}
              onMenu={() => setMenu(true)}
              list={canList ? { isOpen: listed && !isCovered, toggle: toggleList } : undefined}
              onPanel={() => openTab(panelOpen ? undefined : tab)}
            />
            {source.Beside && <source.Beside source={source} answer={answer} />}
            <main
              class={`table ${ui.sheet ? 'no-seats' : ''} ${bargain?.isOpen ? 'with-deals' : ''} ${showsHand ? 'with-hand' : ''}`}
            >
              <QuestionArea
                {...position}
                ui={ui}
                source={source}
                screen={screen}
                sheet={sheet}
                bargain={bargain}
                onRematch={onRematch}
              />
              {bargain?.isOpen && (
                <DealsPage
                  ui={ui}
                  source={source}
                  screen={screen}
                  figures={figures}
                  rooms={rooms}
                  answer={answer}
                  bargain={bargain}
                />
              )}
              {showsHand && ui.HandFace && (
                <HandCards
                  ui={ui}
                  sheet={sheet}
                  hand={hand}
                  answer={answer}
                  form={position.form}
                  onLeave={() => setHandOpen(false)}
                />
              )}
              {showsHand && !ui.HandFace && (
                <HandPage
                  ui={ui}
                  view={sheet.view}
                  hand={hand}
                  answer={answer}
                  form={position.form}
                  onLeave={() => setHandOpen(false)}
                />
              )}
              <BoardArea
                ui={ui}
                screen={screen}
                scene={scene}
                looking={looking}
                figures={figures}
                news={news}
                answer={answer}
                explained={explained}
                pointed={pointed}
                say={position.say}
                source={source}
                onReplay={(input) => replay.go(input)}
                sheet={sheet}
                form={position.form}
                listed={listed && canList}
                pages={pages}
                onHand={ui.HandFace && hand ? () => setHandOpen(true) : undefined}
              />
              {!ui.sheet && Seats && (
                <Seats figures={figures} screen={screen} waiting={scene.call ? [] : scene.waiting} still={looking} />
              )}
              <SidePanel
                ui={ui}
                source={source}
                screen={screen}
                figures={figures}
                replay={replay}
                bargain={bargain}
                view={scene.view}
                news={news}
                tab={tab}
                onTab={setTab}
                rooms={rooms}
                askedRules={question?.rules ?? []}
                shownRules={rules.inContext}
                seen={seen}
                open={panelOpen}
                onClose={() => setPanelOpen(false)}
              />
            </main>
            <TableNav
              ui={ui}
              tab={bargain?.isOpen ? 'agreements' : panelOpen ? tab : undefined}
              unread={rooms.unread}
              due={ui.deals?.due(scene.view) ?? 0}
              onTab={(to) => {
                if (to === 'agreements') bargain?.open();
                else bargain?.close();
                openTab(to === 'agreements' ? undefined : to);
              }}
              hand={
                hand && {
                  isOpen: showsHand,
                  playable: hand.filter((card) => waysToPlay(answer.choices, card, answer.draft).length > 0).length,
                  open: () => {
                    bargain?.close();
                    openTab(undefined);
                    setHandOpen(true);
                  },
                }
              }
            />
            {screen.curtain !== undefined && (
              <Curtain
                ui={ui}
                screen={screen}
                figures={figures}
                onOpen={() => source.unveil()}
                onKeep={(seat, keeps) => source.keepScreen(seat, keeps)}
              />
            )}
            <InTab screen={screen} name={screen.table.name || words.speaker.name(`game:${ui.module.meta.id}`)} />
            {/* What a form has answered already is not asked aloud. */}
            <LiveQuestion prompt={question?.due === true && !position.form?.busy ? question.prompt : undefined} />
          </div>
          {menu && (
            <TableMenu
              ui={ui}
              source={source}
              screen={screen}
              onClose={() => setMenu(false)}
              onRematch={onRematch}
              onDecide={() => {
                setMenu(false);
                setDeciding(true);
              }}
            />
          )}
          {isDeciding && <DecideDialog ui={ui} source={source} screen={screen} onClose={() => setDeciding(false)} />}
          {ui.leaves && hasRest && <ReadCorner />}
          {leaf.shown !== undefined && <LeafDialog ui={ui} sheet={sheet} of={leaf.shown} onClose={leaf.close} />}
          {rules.inDialog && (
            <RuleDialog
              ui={ui}
              ids={rules.inDialog}
              onClose={rules.close}
              onContext={() => {
                rules.moveToContext();
                leaf.close();
                openTab('rules');
              }}
            />
          )}
        </LeafContext.Provider>
      </PointContext.Provider>
    </RulesContext.Provider>
  );
};

/** H opens the page of the hand and leaves it; M leads from it to the board. Whether the key meant that. */
const handBy = (key: string, isOpen: boolean, setOpen: (isOpen: boolean) => void): boolean => {
  const isMeant = key === 'h' || (key === 'm' && isOpen);
  if (isMeant) setOpen(!isOpen);
  return isMeant;
};

/** Is there nothing that whoever looks might be asked next? */
const isQuiet = ({ eye, scene, table }: Screen): boolean =>
  eye === 'public' || table.waits === true || scene.over !== undefined;

/** The cards of whoever looks, while there is something to play. */
const handOf = (ui: GameUi, { eye, scene, table }: Screen, view: unknown): readonly HandCard[] | undefined =>
  eye === 'public' || scene.over || table.waits ? undefined : ui.hand?.(view);

/** Announces each new question to screen readers, after what led to it; not what somebody else is asked. */
const LiveQuestion = ({ prompt }: { readonly prompt: Msg | undefined }) => {
  const { speaker } = useWords();
  const asked = prompt && speaker.say(prompt);
  const [said, setSaid] = useState(asked);
  useEffect(() => setSaid(asked), [asked]);
  return (
    <div class="sr" role="status" aria-live="polite">
      {said}
    </div>
  );
};
