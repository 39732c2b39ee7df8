/** On a small screen everything else is one tap away. */
import type { GameUi } from '../games/game-ui.ts';
import { TAB_ICONS, type Tab, tabsOf } from '../panel/side-panel.tsx';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly tab: Tab | undefined;
  readonly unread: number;
  /** Agreements that wait for an answer. */
  readonly due: number;
  readonly onTab: (tab: Tab | undefined) => void;
  /** The hand of whoever looks, and how many of its cards can be played. */
  readonly hand: { readonly isOpen: boolean; readonly playable: number; readonly open: () => void } | undefined;
}

export const TableNav = ({ ui, tab, unread, due, onTab, hand }: Props) => {
  const t = useT();
  const button = (to: Tab | undefined, icon: string, label: string) => (
    <button
      key={icon}
      type="button"
      aria-current={tab === to && !hand?.isOpen ? 'page' : undefined}
      onClick={() => onTab(to)}
    >
      <Icon name={icon} />
      {label}
      {to === 'chat' && unread > 0 && <span class="badge">{unread}</span>}
      {to === 'agreements' && due > 0 && <span class="badge">{due}</span>}
    </button>
  );
  return (
    <nav class="nav" aria-label={t('ui.parts')}>
      {button(undefined, 'crown', t('ui.board'))}
      {tabsOf(ui).map((name) => button(name, TAB_ICONS[name], t(`ui.${name}`)))}
      {hand && (
        <button type="button" aria-current={hand.isOpen ? 'page' : undefined} onClick={hand.open}>
          <Icon name="hand" />
          {t('ui.handTab')}
          {hand.playable > 0 && <span class="badge">{hand.playable}</span>}
        </button>
      )}
    </nav>
  );
};
