/** The seats that a person holds, each of which can be given a new secret. */
import type { MyTable } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import { rememberSeat, tokensOf } from '../app/my-tables.ts';
import { formatRoute } from '../app/route.ts';
import { cardWords } from '../games/cards.ts';
import { seatName } from '../home/names.ts';
import { newNonce } from '../source/new-nonce.ts';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import { Sure } from './sure.tsx';
import type { Attempt } from './use-attempt.ts';

interface Props {
  readonly tables: readonly MyTable[];
  readonly session: string;
  readonly attempt: Attempt;
}

/** The nonce is kept until the answer has come: asked again, the server says the same. */
const renew = async (session: string, table: MyTable): Promise<void> => {
  const key = `renew.${table.id}`;
  const nonce = readKept<string | null>(key, null) ?? newNonce();
  keep(key, nonce);
  const { seat, token } = await peopleApi.renew(session, table.id, nonce).catch((e: unknown) => {
    // What was answered, even with no, need not be asked again.
    if (!(e instanceof TypeError)) keep(key, null);
    throw e;
  });
  keep(key, null);
  // Where the secret of the seat was kept, the new one is; elsewhere the seat is opened by being held.
  if (seat in tokensOf(table.id).seats) rememberSeat(table.id, seat, token, table);
};

export const Seats = ({ tables, session, attempt }: Props) => {
  const { t } = useWords();
  return (
    <section class="form-card" aria-labelledby="seats">
      <h2 id="seats">{t('you.seats')}</h2>
      {tables.length === 0 && <p>{t('you.noSeats')}</p>}
      <ul>
        {tables.map((table) => (
          <SeatRow key={table.id} table={table} session={session} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
};

const SeatRow = ({ table, session, attempt }: Omit<Props, 'tables'> & { readonly table: MyTable }) => {
  const { t, language } = useWords();
  const [isDone, setDone] = useState(false);
  const game = cardWords(table.game, language).name;
  const title = table.name || game;
  const [seat] = table.mine;
  return (
    <li class="row">
      <div>
        <a class="name" href={formatRoute({ at: 'table', id: table.id })}>
          {title}
        </a>
        <small>
          {seat === undefined
            ? t('you.opened', { game })
            : t('you.seatAs', { game, name: seatName(t, table.seats[seat]!, seat) })}
        </small>
        <small role="status">{isDone && t('you.renewed')}</small>
      </div>
      {table.ended ? (
        <span class="chip">{t('ui.ended')}</span>
      ) : (
        seat !== undefined && (
          <Sure
            label={t('you.renew')}
            of={t('you.renewOf', { table: title })}
            really={t('you.reallyRenew')}
            hint={t('you.renewHint')}
            onSure={() => attempt(() => renew(session, table).then(() => setDone(true)))}
          />
        )
      )}
    </li>
  );
};
