/** Somebody who is waited for is away: whoever looks proposes that a bot plays for them, and which. */
import type { Msg } from '@tabularium/kernel';
import type { TableInfo } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Answer } from '../source/source.ts';
import { useWords } from '../words/words.ts';

export type OnHandOver = (seat: number, bot: string | undefined) => Promise<Answer>;

interface Props {
  readonly ui: Pick<GameUi, 'bots' | 'standIns'>;
  readonly table: Pick<TableInfo, 'seats'>;
  /** Whoever is away. */
  readonly seat: number;
  readonly who: string;
  readonly onHandOver: OnHandOver;
}

export const HandOver = ({ ui, table, seat, who, onHandOver }: Props) => {
  const { t, speaker } = useWords();
  const bots = [...(ui.bots ?? []), ...(ui.standIns?.(table.seats.length) ?? [])];
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Msg | undefined>(undefined);
  const bot = picked ?? bots[0];
  const nameOfBot = (b: string): string => (speaker.knows(`ui.bot.${b}`) ? speaker.name(`ui.bot.${b}`) : b);
  return (
    <span class="hand-over">
      {bots.length > 1 && (
        <select
          class="input"
          aria-label={t('ui.handOverHow', { who })}
          value={bot}
          onChange={(e) => setPicked(e.currentTarget.value)}
        >
          {bots.map((b) => (
            <option key={b} value={b}>
              {nameOfBot(b)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="btn"
        onClick={() => void onHandOver(seat, bot).then((answer) => setRefused(answer?.reason))}
      >
        {t('ui.handOver', { who })}
      </button>
      {refused && (
        <span class="refused" role="alert">
          {speaker.say(refused)}
        </span>
      )}
    </span>
  );
};
