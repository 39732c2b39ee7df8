/** Links that lead others to this table: to look on, and for each seat whose secret is kept here. */
import { useRef, useState } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';
import { tokensOf } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';

const linkTo = (id: string, token?: string): string =>
  location.origin +
  location.pathname +
  formatRoute(token === undefined ? { at: 'table', id } : { at: 'table', id, token });

export const InviteLinks = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useWords();
  const { id, seats } = screen.table;
  const own = tokensOf(id);
  const others = Object.entries(own.seats).filter(([seat]) => Number(seat) !== screen.eye);
  return (
    <ul class="links">
      <Link label={seats.some((s) => s.kind === 'open') ? t('ui.linkToJoin') : t('ui.linkToWatch')} link={linkTo(id)} />
      {others.map(([seat, token]) => (
        <Link
          key={seat}
          label={t('ui.linkForSeat', { name: seats[Number(seat)]?.name || t('ui.seatN', { n: Number(seat) + 1 }) })}
          link={linkTo(id, token)}
        />
      ))}
    </ul>
  );
};

/** Without HTTPS, browsers allow pages to copy only what is selected. */
const copy = async (link: string, shown: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    shown.select();
    return document.execCommand('copy');
  }
};

const Link = ({ label, link }: { readonly label: string; readonly link: string }) => {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLInputElement>(null);
  return (
    <li>
      <label class="field">
        <span>{label}</span>
        <input ref={text} class="input" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <button type="button" class="btn copy" onClick={() => void copy(link, text.current!).then(setCopied)}>
        {copied ? t('ui.copied') : t('ui.copy')}
      </button>
    </li>
  );
};
