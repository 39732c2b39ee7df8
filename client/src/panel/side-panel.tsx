/** Log, chat and rules behind tabs, with the replay slider below. */
import type { RecordEntry } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Rooms } from '../rooms/use-rooms.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { News } from '../table/news-later.tsx';
import { ReplaySlider, useTurns } from '../table/replay-slider.tsx';
import type { Bargain } from '../deals/bargain.ts';
import type { Replay } from '../table/use-replay.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { LogPanel } from './log-panel.tsx';

const AgreementsPanel = lazyPart(() => import('../deals/agreements-panel.tsx').then((m) => m.AgreementsPanel));
const ChatPanel = lazyPart(() => import('../table/rest.ts').then((m) => m.ChatPanel));
const Digest = lazyPart(() => import('../table/rest.ts').then((m) => m.Digest));
const RulesPanel = lazyPart(() => import('../table/rest.ts').then((m) => m.RulesPanel));

export type Tab = 'log' | 'chat' | 'agreements' | 'rules';
export const tabsOf = (ui: GameUi): readonly Tab[] =>
  ui.deals ? ['log', 'chat', 'agreements', 'rules'] : ['log', 'chat', 'rules'];
export const TAB_ICONS = { log: 'log', chat: 'chat', agreements: 'handshake', rules: 'scroll' } as const;

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly replay: Replay;
  /** Agreements, where the game has any. */
  readonly bargain: Bargain | undefined;
  readonly view: unknown;
  /** What the last input put on record. */
  readonly news: RecordEntry | undefined;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly rooms: Rooms;
  readonly askedRules: readonly string[];
  readonly shownRules: readonly string[];
  readonly seen: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

export const SidePanel = (props: Props) => {
  const {
    ui,
    source,
    screen,
    figures,
    replay,
    news,
    tab,
    onTab,
    rooms,
    bargain,
    askedRules,
    shownRules,
    seen,
    open,
    onClose,
  } = props;
  const { t } = useWords();
  const tabs = tabsOf(ui);
  const due = ui.deals?.due(props.view) ?? 0;
  const move = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class={open ? 'side open' : 'side'} id="panel" aria-label={t('ui.panel')} tabIndex={-1}>
      <div class="tabs" role="tablist" onKeyDown={move}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="tabpanel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
          >
            <Icon name={TAB_ICONS[name]} />
            {t(`ui.${name}`)}
            {name === 'chat' && rooms.unread > 0 && <span class="badge">{rooms.unread}</span>}
            {name === 'agreements' && due > 0 && <span class="badge">{due}</span>}
          </button>
        ))}
      </div>
      <button type="button" class="iconbtn panel-close only-narrow" aria-label={t('ui.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
      <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <News ui={ui} entry={news} figures={figures} where="panel" looking={replay.at !== undefined} />
        {tab === 'log' && (
          <>
            {seen !== undefined && (
              <Digest
                ui={ui}
                source={source}
                screen={screen}
                figures={figures}
                seen={seen}
                onReplay={() => replay.go(seen ?? 0)}
              />
            )}
            <LogPanel ui={ui} screen={screen} figures={figures} until={replay.at} seen={seen} onLook={replay.go} />
            <Slider ui={ui} replay={replay} screen={screen} />
          </>
        )}
        {tab === 'chat' && (
          <ChatPanel ui={ui} source={source} screen={screen} figures={figures} rooms={rooms} open={open} />
        )}
        {tab === 'agreements' && bargain && <AgreementsPanel ui={ui} bargain={bargain} />}
        {tab === 'rules' && <RulesPanel ui={ui} asked={askedRules} shown={shownRules} />}
      </div>
      <NewLines screen={screen} />
    </aside>
  );
};

const Slider = ({ ui, replay, screen }: Pick<Props, 'ui' | 'replay' | 'screen'>) => {
  const { t } = useWords();
  const last = screen.scene.inputs;
  const at = replay.at ?? last;
  const turns = useTurns(ui, screen);
  return (
    <div class="slider">
      <Icon name="replay" />
      <span>{t('ui.start')}</span>
      <ReplaySlider
        label={t('ui.replay')}
        at={at}
        last={last}
        turns={turns}
        onGo={(to) => replay.go(to >= last ? undefined : to)}
      />
      <span class="num">{t('ui.moveN', { n: at })}</span>
    </div>
  );
};

/** Announces each new line to screen readers. */
const NewLines = ({ screen }: { readonly screen: Screen }) => {
  const { speaker } = useWords();
  const last = screen.record.at(-1);
  const [first] = useState(last?.input ?? 0);
  const text = last && last.input > first ? last.lines.map(({ m }) => speaker.say(m)).join(' ') : '';
  return (
    <div class="sr" role="status" aria-live="polite">
      {text}
    </div>
  );
};
