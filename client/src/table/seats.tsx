/** Everybody at the table, above the board. */
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';

interface Props {
  readonly figures: readonly Figure[];
  readonly screen: Screen;
  readonly waiting: readonly number[];
}

export const Seats = ({ figures, screen, waiting }: Props) => {
  const t = useT();
  const single = figures.some((f) => f.now);
  const several = screen.table.seats.length > 1;
  const isNow = (f: Figure): boolean => (single ? f.now : waiting.includes(f.seat));
  return (
    <ul class="seats" id="seats" aria-label={t('ui.seats')}>
      {figures.map((f) => {
        const info = screen.table.seats[f.seat];
        const away = screen.link !== 'here' && info?.kind === 'human' && !info.online;
        const yours = several && screen.eye === f.seat;
        return (
          <li
            key={f.key}
            class={`seat${isNow(f) ? ' now' : ''}${away ? ' away' : ''}${f.defends ? ' defends' : ''}${f.points ? ' counted' : ''}`}
            aria-current={isNow(f) ? 'true' : undefined}
          >
            <Mark look={f.look} letter={f.letter} />
            <div class="who">
              <p>
                <b>{yours ? t('ui.nameYou', { name: f.name }) : f.name}</b>
                {f.right !== undefined && (
                  <span class="where" title={f.right}>
                    {f.right}
                  </span>
                )}
              </p>
              <p>
                {f.counts?.map(({ icon, n, label, more }) => (
                  <span key={icon} class="count" title={label}>
                    <Icon name={icon} />
                    <span class="sr">{label}</span>
                    <b>{n}</b>
                    {more !== undefined && <small>{more}</small>}
                  </span>
                ))}
                <span class="line">
                  {info?.kind === 'open'
                    ? t('ui.seatOpen')
                    : info?.kind === 'bot'
                      ? f.counts
                        ? t('ui.aBot')
                        : t('ui.botLine', { line: f.line })
                      : f.line}
                  {away && ` · ${t('ui.away')}`}
                </span>
                {f.left && (
                  <span class="pips" role="img" aria-label={f.left.label}>
                    {Array.from({ length: f.left.of }, (_, i) => (
                      <i key={i} class={i < f.left!.n ? `pip on ${f.look}` : 'pip'} />
                    ))}
                  </span>
                )}
              </p>
            </div>
            {f.points && (
              <span class="points">
                {f.points.n}
                <small>{f.points.unit}</small>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
