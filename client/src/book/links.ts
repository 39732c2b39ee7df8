/** How places of a book are reached: on its own page by the address, beside a table within the panel. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';

interface Links {
  readonly game: string;
  /** In the panel of a table; the link itself would lead away from it. */
  readonly go?: (where: string | undefined) => void;
  /** In a dialog, which a link must not lead away from. */
  readonly newTab?: true;
}

export const LinksContext = createContext<Links>({ game: '' });

export interface LinkProps {
  readonly href: string;
  readonly onClick?: (e: MouseEvent) => void;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** The attributes of a link to a place. With Ctrl it opens in a tab of its own, wherever it stands. */
export const useLinkTo = (): ((where: string | undefined) => LinkProps) => {
  const { game, go, newTab } = useContext(LinksContext);
  return (where) => {
    const href = formatRoute({ at: 'rules', game, ...(where !== undefined && { where }) });
    if (newTab) return { href, target: '_blank', rel: 'noopener' };
    if (!go) return { href };
    const onClick = (e: MouseEvent): void => {
      if (e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0) return;
      e.preventDefault();
      go(where);
    };
    return { href, onClick };
  };
};
