/** On a small screen everything else is one tap away. */
import type { Tab } from '../panel/side-panel.tsx';
import { Icon } from '../ui/icon.tsx';
import { useT } from '../words/words.ts';

interface Props {
  readonly tab: Tab | undefined;
  readonly unread: number;
  readonly onTab: (tab: Tab | undefined) => void;
}

export const TableNav = ({ tab, unread, onTab }: Props) => {
  const t = useT();
  const button = (to: Tab | undefined, icon: string, label: string) => (
    <button type="button" aria-current={tab === to ? 'page' : undefined} onClick={() => onTab(to)}>
      <Icon name={icon} />
      {label}
      {to === 'chat' && unread > 0 && <span class="badge">{unread}</span>}
    </button>
  );
  return (
    <nav class="nav" aria-label={t('ui.parts')}>
      {button(undefined, 'crown', t('ui.board'))}
      {button('log', 'log', t('ui.log'))}
      {button('chat', 'chat', t('ui.chat'))}
      {button('rules', 'scroll', t('ui.rules'))}
    </nav>
  );
};
