import type { GameUi } from '../games/game-ui.ts';
import { Mark } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import { kindsFor, type SeatDraft, type TableDraft, withKind } from './draft.ts';

interface Props {
  readonly ui: GameUi;
  readonly draft: TableDraft;
  readonly bots: readonly string[];
  /** How each of them plays, where that is known. */
  readonly about: Readonly<Record<string, string>>;
  readonly onChange: (draft: TableDraft) => void;
}

export const SeatRows = ({ ui, draft, bots, about, onChange }: Props) => {
  const words = useWords();
  const { t } = words;
  const edit = (seat: number, change: Partial<SeatDraft>): void =>
    onChange({ ...draft, seats: draft.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)) });
  return (
    <ul class="seat-rows">
      {draft.seats.map((s, seat) => (
        <li key={seat} class="seat-row">
          <Mark look={ui.look(seat, draft.seats.length, draft.options)} />
          <div class="who">
            {t('ui.seatN', { n: seat + 1 })}
            <small>{ui.roleOf?.(seat, draft.seats.length, draft.options, words)}</small>
          </div>
          <select
            class="input"
            aria-label={t('ui.whoSits', { n: seat + 1 })}
            value={s.kind}
            onChange={(e) =>
              onChange(
                withKind(draft, seat, kindsFor(draft.where).find((kind) => kind === e.currentTarget.value) ?? s.kind),
              )
            }
          >
            {kindsFor(draft.where).map((kind) => (
              <option key={kind} value={kind}>
                {t(`ui.seatKind.${kind}`)}
              </option>
            ))}
          </select>
          {s.kind === 'bot' && (
            <select
              class="input"
              aria-label={t('ui.whichBot', { n: seat + 1 })}
              {...(about[s.bot] !== undefined && { 'aria-describedby': `bot-${seat}` })}
              value={s.bot}
              onChange={(e) => edit(seat, { bot: e.currentTarget.value })}
            >
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {words.speaker.knows(`ui.bot.${bot}`) ? words.speaker.name(`ui.bot.${bot}`) : bot}
                </option>
              ))}
            </select>
          )}
          {s.kind === 'bot' && about[s.bot] !== undefined && (
            <small class="muted about-bot" id={`bot-${seat}`}>
              {about[s.bot]}
            </small>
          )}
          {s.kind === 'here' && (
            <input
              class="input"
              aria-label={t('ui.nameOfSeat', { n: seat + 1 })}
              placeholder={t('ui.name')}
              maxLength={40}
              value={s.name}
              onInput={(e) => edit(seat, { name: e.currentTarget.value })}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
