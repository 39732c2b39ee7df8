/** What happened since the last visit: what was done to you first, then the rest by chapters. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Figure, GameUi } from '../games/game-ui.ts';
import type { Screen, TableSource } from '../source/source.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import type { LogItem } from './log.ts';
import { sinceThen } from './since.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly seen: number;
  readonly onReplay: () => void;
}

/** What belonged to this person then: whoever has died since is theirs no more. */
const useOwnThen = ({ ui, source, screen, seen }: Props): readonly string[] => {
  const { eye } = screen;
  const [own, setOwn] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!ui.own || typeof eye !== 'number') return;
    source.history(seen, eye).then(
      ({ view }) => setOwn(ui.own?.(view, eye) ?? []),
      () => {},
    );
  }, [seen, eye]);
  return own;
};

export const Digest = (props: Props) => {
  const { ui, screen, figures, seen, onReplay } = props;
  const { t, speaker } = useWords();
  const [upTo] = useState(screen.scene.inputs);
  const [open, setOpen] = useState(true);
  const { eye, record } = screen;
  const then = useOwnThen(props);
  const { yours, rest } = useMemo(() => {
    const figured = figures.flatMap((f) => (f.seat === eye ? [f.key] : []));
    const now = typeof eye === 'number' ? (ui.own?.(screen.scene.view, eye) ?? []) : [];
    return sinceThen(
      record.filter((e) => e.input <= seen),
      record.filter((e) => e.input > seen && e.input <= upTo && e.by !== eye),
      {
        own: new Set([...figured, ...now, ...then]),
        isHead: (m) => ui.isHead(m),
        ...(ui.logGroups && { groups: ui.logGroups }),
      },
    );
  }, [record, seen, upTo, then]);
  if (seen >= upTo || !open || yours.length + rest.length === 0) return null;
  return (
    <section class="digest" aria-label={t('ui.sinceLast')}>
      <h3>{t('ui.sinceLast')}</h3>
      <div class="digest-all">
        {yours.length > 0 && (
          <>
            <h4>{t('ui.sinceYours')}</h4>
            <Items items={yours} />
          </>
        )}
        {rest.map(({ key, head, items }, i) => (
          <details key={key} open={yours.length === 0 && i === rest.length - 1}>
            <summary>
              {head ? speaker.say(head).replace(/\.$/, '') : t('ui.beginning')} <span class="num">{items.length}</span>
            </summary>
            <Items items={items} />
          </details>
        ))}
      </div>
      <div class="hrow">
        <button type="button" class="btn small" onClick={onReplay}>
          {t('ui.watchIt')}
        </button>
        <button type="button" class="btn small ghost" onClick={() => setOpen(false)}>
          {t('ui.gotIt')}
        </button>
      </div>
    </section>
  );
};

const Items = ({ items }: { readonly items: readonly LogItem[] }) => (
  <ul>
    {items.map(({ line, parts }) => (
      <li key={line.key}>
        {parts[0] && (
          <>
            <Said m={parts[0].m} links />{' '}
          </>
        )}
        <Said m={line.m} links />
      </li>
    ))}
  </ul>
);
