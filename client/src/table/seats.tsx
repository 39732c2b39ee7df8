/** Everybody at the table, above the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/settings.ts';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { lazyPart } from '../app/lazy.tsx';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';

const SeatClock = lazyPart(() => import('./rest.ts').then((m) => m.SeatClock));

interface Props {
  readonly figures: readonly Figure[];
  readonly screen: Screen;
  readonly waiting: readonly number[];
  /** Looking back: nothing flies. */
  readonly still: boolean;
}

export const Seats = ({ figures, screen, waiting, still }: Props) => {
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
                {(info?.time || info?.away !== undefined) && <SeatClock info={info} />}
                {f.left && (
                  <span class="pips" role="img" aria-label={f.left.label}>
                    {Array.from({ length: f.left.of }, (_, i) => (
                      <i key={i} class={i < f.left!.n ? `pip on ${f.look}` : 'pip'} />
                    ))}
                  </span>
                )}
              </p>
            </div>
            {f.points && <Points n={f.points.n} unit={f.points.unit} still={still} />}
          </li>
        );
      })}
    </ul>
  );
};

const FLIGHT_MS = 1400;
/** Where nothing on the board has changed hands they rise from there. */
const RISE_PX = 40;

/** What has just changed hands, if that is in sight: a board notes when it did, in `data-turned`. */
const lastTurned = (): Element | undefined => {
  const since = performance.now() - FLIGHT_MS;
  const at = (el: SVGElement): number => Number(el.dataset['turned']);
  return [...document.querySelectorAll<SVGElement>('.board [data-turned]')]
    .filter((el) => at(el) > since)
    .toSorted((a, b) => at(b) - at(a))[0];
};

/** Gained and lost points are seen to go to their seat. */
const Points = ({ n, unit, still }: { readonly n: number; readonly unit: string; readonly still: boolean }) => {
  const kept = useRef({ n, by: 0 });
  if (kept.current.n !== n) kept.current = { n, by: still || isStill() ? 0 : n - kept.current.n };
  const { by } = kept.current;
  const flying = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const el = flying.current;
    if (!el) return;
    const to = el.getBoundingClientRect();
    const from = lastTurned()?.getBoundingClientRect();
    const [dx, dy] = from ? [from.left - to.left, from.top - to.top] : [0, RISE_PX];
    el.animate(
      [
        { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(1.3)` },
        { opacity: 1, transform: 'none', offset: 0.7 },
        { opacity: 0, transform: 'none' },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
  }, [n]);
  return (
    <span class="points">
      {n}
      <small>{unit}</small>
      {by !== 0 && (
        <span key={n} ref={flying} class={by > 0 ? 'gain' : 'gain lost'} aria-hidden="true">
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
};
