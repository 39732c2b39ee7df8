/** Leaving one's seat and, for whoever opened the table, freeing a seat that has not moved. */
import { useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { forgetSeat, secretsFor } from '../app/my-tables.ts';
import { go } from '../app/route.ts';
import type { Screen } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';

interface Props {
  readonly screen: Screen;
  readonly attempt: (work: () => Promise<void>) => () => void;
  readonly onLeft: () => void;
}

export const FreeSeats = ({ screen, attempt, onLeft }: Props) => {
  const { t } = useWords();
  const [sure, setSure] = useState<number | undefined>(undefined);
  const { table, eye, owner } = screen;
  if (screen.scene.over || table.closed || table.seats.length < 2) return null;
  const own = secretsFor(table.id);
  const free = (seat: number): (() => void) =>
    attempt(async () => {
      await api.free(table.id, seat, own);
      setSure(undefined);
    });
  const leave = (seat: number): (() => void) =>
    attempt(async () => {
      await api.free(table.id, seat, own);
      if (own.token !== undefined) forgetSeat(table.id, own.token);
      onLeft();
      go({ at: 'home' });
    });
  const mayLeave = typeof eye === 'number' && table.seats[eye]?.kind === 'human';
  const idle = owner ? table.seats.flatMap((s, seat) => ((s.idle || s.stuck) && seat !== eye ? [seat] : [])) : [];
  return (
    <>
      {idle.map((seat) => (
        <button key={seat} type="button" class="btn" onClick={sure === seat ? free(seat) : () => setSure(seat)}>
          <Icon name="x" />
          {sure === seat ? t('ui.reallyFree') : t('ui.freeSeat', { name: table.seats[seat]!.name })}
        </button>
      ))}
      {mayLeave && (
        <button type="button" class="btn" onClick={sure === eye ? leave(eye) : () => setSure(eye)}>
          <Icon name="x" />
          {sure === eye ? t('ui.reallyLeave') : t('ui.leaveSeat')}
        </button>
      )}
    </>
  );
};
