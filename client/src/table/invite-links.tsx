/** Links that lead others to this table: to look on, and for each seat whose secret is kept here. */
import { formatRoute } from '../app/route.ts';
import { tokensOf } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { CopyField } from '../ui/copy-field.tsx';
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
      <CopyField
        label={seats.some((s) => s.kind === 'open') ? t('ui.linkToJoin') : t('ui.linkToWatch')}
        text={linkTo(id)}
      />
      {others.map(([seat, token]) => (
        <CopyField
          key={seat}
          label={t('ui.linkForSeat', { name: seats[Number(seat)]?.name || t('ui.seatN', { n: Number(seat) + 1 }) })}
          text={linkTo(id, token)}
        />
      ))}
    </ul>
  );
};
