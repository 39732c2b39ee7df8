/** Somebody who is waited for is away: the others let a bot play for them, and choose which. */
import type { Msg } from '@tabularium/kernel';
import type { TableInfo } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Answer } from '../source/source.ts';
import { useWords } from '../words/words.ts';

export type OnHandOver = (seat: number, agree: boolean, bot?: string) => Promise<Answer>;

interface Props {
  readonly ui: Pick<GameUi, 'bots' | 'standIns'>;
  readonly table: Pick<TableInfo, 'handOver' | 'seats'>;
  /** Whoever looks. */
  readonly eye: number;
  /** Whoever is away. */
  readonly seat: number;
  readonly who: string;
  readonly onHandOver: OnHandOver;
}

export const HandOver = ({ ui, table, eye, seat, who, onHandOver }: Props) => {
  const { t, speaker } = useWords();
  const bots = [...(ui.bots ?? []), ...(ui.standIns?.(table.seats.length) ?? [])];
  const vote = table.handOver?.seat === seat ? table.handOver : undefined;
  const agreedTo = (bot: string | undefined): number => vote?.bots.filter((b) => b === bot).length ?? 0;
  const mine = vote?.bots[vote.agreed.indexOf(eye)];
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Msg | undefined>(undefined);
  // Whoever has not chosen joins those who have agreed already.
  const bot = picked ?? mine ?? vote?.bots[0] ?? bots[0];
  const isBack = mine !== undefined && mine === bot;
  const nameOfBot = (b: string): string => (speaker.knows(`ui.bot.${b}`) ? speaker.name(`ui.bot.${b}`) : b);
  const label = (b: string): string =>
    agreedTo(b) > 0 ? `${nameOfBot(b)} · ${t('ui.agreed', { n: agreedTo(b) })}` : nameOfBot(b);
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
              {label(b)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="btn"
        onClick={() => void onHandOver(seat, !isBack, bot).then((answer) => setRefused(answer?.reason))}
      >
        {isBack ? t('ui.handOverBack') : t('ui.handOver', { who })}
        {agreedTo(bot) > 0 && <small>{t('ui.agreed', { n: agreedTo(bot) })}</small>}
      </button>
      {refused && (
        <span class="refused" role="alert">
          {speaker.say(refused)}
        </span>
      )}
    </span>
  );
};
