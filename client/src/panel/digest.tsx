/** What happened since the last visit: what was done by others, what was done to you first. */
import { useState } from 'preact/hooks';
import type { Sight } from '../source/source.ts';
import { Said } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';

interface Props {
  readonly sight: Sight;
  readonly seen: number | undefined;
  readonly onReplay: () => void;
}

const MOST = 12;

export const Digest = ({ sight, seen, onReplay }: Props) => {
  const { t } = useWords();
  const [upTo] = useState(sight.scene.inputs);
  const [open, setOpen] = useState(true);
  if (seen === undefined || seen >= upTo || !open) return null;
  const news = sight.record.filter((e) => e.input > seen && e.input <= upTo && e.by !== sight.eye);
  const lines = news.flatMap((e) => e.lines);
  if (lines.length === 0) return null;
  return (
    <section class="digest" aria-label={t('ui.sinceLast')}>
      <h3>{t('ui.sinceLast')}</h3>
      <ul>
        {lines.slice(-MOST).map(({ m }, i) => (
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
