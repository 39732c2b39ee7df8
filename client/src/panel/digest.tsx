/** What happened since the last visit: what was done by others, what was done to you first. */
import { useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { digestOf } from './log.ts';

interface Props {
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly seen: number | undefined;
  readonly onReplay: () => void;
}

export const Digest = ({ screen, figures, seen, onReplay }: Props) => {
  const { t } = useWords();
  const [upTo] = useState(screen.scene.inputs);
  const [open, setOpen] = useState(true);
  if (seen === undefined || seen >= upTo || !open) return null;
  const news = screen.record.filter((e) => e.input > seen && e.input <= upTo && e.by !== screen.eye);
  const own = figures.flatMap((f) => (f.seat === screen.eye ? [f.key] : []));
  const lines = digestOf(
    news.flatMap((e) => e.lines),
    own,
  );
  if (lines.length === 0) return null;
  return (
    <section class="digest" aria-label={t('ui.sinceLast')}>
      <h3>{t('ui.sinceLast')}</h3>
      <ul>
        {lines.map(({ m }, i) => (
          <li key={i}>
            <Said m={m} links />
          </li>
        ))}
      </ul>
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
