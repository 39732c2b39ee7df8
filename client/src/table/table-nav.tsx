/** On a small screen everything else is one tap away. */
import type { GameUi } from '../games/game-ui.ts';
import { TAB_ICONS, type Tab, tabsOf } from '../panel/side-panel.tsx';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly tab: Tab | undefined;
  readonly unread: number;
  readonly onTab: (tab: Tab | undefined) => void;
}

export const TableNav = ({ ui, tab, unread, onTab }: Props) => {
  const t = useT();
  const button = (to: Tab | undefined, icon: string, label: string) => (
    <button key={icon} type="button" aria-current={tab === to ? 'page' : undefined} onClick={() => onTab(to)}>
      <Icon name={icon} />
      {label}
      {to === 'chat' && unread > 0 && <span class="badge">{unread}</span>}
    </button>
  );
  return (
    <nav class="nav" aria-label={t('ui.parts')}>
      {button(undefined, 'crown', t('ui.board'))}
      {tabsOf(ui).map((name) => button(name, TAB_ICONS[name], t(`ui.${name}`)))}
    </nav>
  );
};
