/** At the end of a game that branched off from another: how both went, and how likely this seat was to win where they parted. */
import type { Interval } from '@tabularium/bots/study';
import type { Outcome } from '@tabularium/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import { newBotWorker } from '../source/bot-thread.ts';
import type { Screen, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import type { Asked, Reply } from './asked.ts';
import { type Branch, keptBranches } from './kept-studies.ts';
import { nameOfLine, whole } from './shown-lines.ts';
import { useStudyWords } from './use-study-words.ts';
import './study.css';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
}

export const Compared = (props: Props) => {
  const words = useStudyWords();
  const [branch] = useState(() => keptBranches.get(props.screen.table.id));
  return words && branch ? <BothGames {...props} branch={branch} words={words} /> : null;
};

interface BothProps extends Props {
  readonly branch: Branch;
  readonly words: Words;
}

/** `failed` if they cannot be worked out. */
const useChances = (
  { source, branch }: Pick<BothProps, 'source' | 'branch'>,
  id: string,
): readonly Interval[] | 'failed' | undefined => {
  const [chances, setChances] = useState<readonly Interval[] | 'failed' | undefined>(branch.chances);
  useEffect(() => {
    if (branch.chances) return undefined;
    const worker = newBotWorker();
    worker.onerror = () => setChances('failed');
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      worker.terminate();
      setChances(data.t === 'chances' ? data.chances : 'failed');
      if (data.t === 'chances') keptBranches.set(id, { ...branch, chances: data.chances });
    };
    source.file().then(
      (file) => worker.postMessage({ study: { at: branch.input }, file } satisfies Asked),
      () => setChances('failed'),
    );
    return () => worker.terminate();
  }, [id]);
  return chances;
};

type Ended = Pick<Branch, 'how' | 'winners' | 'points'> | Outcome;

const BothGames = ({ source, screen, figures, branch, words }: BothProps) => {
  const { t, speaker } = words;
  const { seat, at } = branch;
  const chances = useChances({ source, branch }, screen.table.id);
  const over = screen.scene.over!;
  const isTogether = chances !== undefined && chances !== 'failed' && chances.length === 1;
  const who = nameOfLine(isTogether ? 'table' : seat, screen, figures, words);
  const both: readonly Ended[] = [branch, over];
  const winnersOf = ({ how, winners }: Ended): string => {
    if (how === undefined) return '–';
    if (winners.length === 0) return t('study.nobody');
    return winners.map((winner) => nameOfLine(winner, screen, figures, words)).join(', ');
  };
  return (
    <section class="study-compared" aria-labelledby="study-compared">
      <h3 id="study-compared">{t('study.compared')}</h3>
      <p class="muted">{t('study.comparedText', { at })}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('study.first')}</th>
            <th scope="col">{t('study.this')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('study.howEnded')}</th>
            {both.map(({ how }, i) => (
              <td key={i}>{how === undefined ? t('study.notOver') : speaker.name(`ending.${how}`)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('study.winners')}</th>
            {both.map((ended, i) => (
              <td key={i}>{winnersOf(ended)}</td>
            ))}
          </tr>
          {both.some(({ points }) => points) && (
            <tr>
              <th scope="row">{t('study.points', { who: nameOfLine(seat, screen, figures, words) })}</th>
              {both.map(({ points }, i) => (
                <td key={i}>{points?.[seat] ?? '–'}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{t('study.chanceThen', { who })}</th>
            <td colSpan={2}>{chanceThere(chances, isTogether ? 0 : seat, words)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
};

const chanceThere = (chances: readonly Interval[] | 'failed' | undefined, line: number, { t }: Words): string => {
  if (chances === undefined) return t('study.counting');
  const found = chances === 'failed' ? undefined : chances[line];
  if (!found) return t('study.unknown');
  const { share, low, high } = found;
  return t('study.cell', { share: whole(share), low: whole(low), high: whole(high) });
};
