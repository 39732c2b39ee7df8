import { formatRoute } from '../app/route.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly screen: Screen;
  readonly view: unknown;
  readonly canUndo: boolean;
  readonly looking: boolean;
  readonly panelOpen: boolean;
  readonly onUndo: () => void;
  readonly onReplay: () => void;
  readonly onMenu: () => void;
  readonly onPanel: () => void;
  /** Of a board that can be shown as a table. */
  readonly list: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
}

export const TableTop = (props: Props) => {
  const { ui, screen, view, canUndo, looking, panelOpen, onUndo, onReplay, onMenu, onPanel, list } = props;
  const words = useWords();
  const { t, speaker } = words;
  const chips = ui.chips(view, screen.table, words);
  return (
    <header class="top">
      <a class="brand" href={formatRoute({ at: 'home' })} aria-label={t('ui.home')}>
        <Icon name="tabula" />
        <span class="wordmark hide-middle" data-text="TABVLARIVM" />
      </a>
      <span class="sep hide-middle" />
      <h1 class="game-title">{speaker.name(`game:${ui.module.meta.id}`)}</h1>
      <span class="chips">
        {chips.map((chip, i) => (
          <span key={chip} class={i < chips.length - 1 ? 'chip hide-small' : 'chip'}>
            {chip}
          </span>
        ))}
        {screen.table.pack !== undefined && (
          <span class="chip hide-middle" title={t('ui.pack', { pack: screen.table.pack })}>
            {screen.table.pack}
          </span>
        )}
        {screen.eye === 'public' && screen.curtain === undefined && !screen.aloud && (
          <span class="chip hide-small">{t('ui.spectator')}</span>
        )}
        {(screen.spectators ?? 0) > 0 && (
          <span class="chip hide-middle">
            <Icon name="eye" />
            {t('ui.spectators', { n: screen.spectators! })}
          </span>
        )}
      </span>
      <span class="grow" />
      <span class="tools">
        {list && (
          <button
            type="button"
            class="iconbtn"
            aria-pressed={list.isOpen}
            aria-keyshortcuts="L"
            title={t('ui.list')}
            onClick={list.toggle}
          >
            <Icon name="list" />
            <span class="hide-small">{t('ui.list')}</span>
          </button>
        )}
        <button
          type="button"
          class="iconbtn"
          aria-disabled={canUndo ? undefined : 'true'}
          aria-keyshortcuts="U"
          title={canUndo ? t('ui.undo') : t('ui.undoNot')}
          onClick={() => canUndo && onUndo()}
        >
          <Icon name="undo" />
          <span class="hide-small">{t('ui.undo')}</span>
          <span class="sr">{canUndo ? '' : t('ui.undoNot')}</span>
        </button>
        <button type="button" class="iconbtn hide-small" aria-pressed={looking} onClick={onReplay}>
          <Icon name="replay" />
          {t('ui.replay')}
        </button>
        <button
          type="button"
          class="iconbtn only-narrow hide-small"
          aria-expanded={panelOpen}
          aria-controls="panel"
          onClick={onPanel}
        >
          <Icon name="log" />
          {t('ui.panel')}
        </button>
        <button type="button" class="iconbtn" aria-label={t('ui.tableMenu')} onClick={onMenu}>
          <Icon name="gear" />
        </button>
      </span>
    </header>
  );
};
