/** Who opened a table decides whether people who look on may speak in its chat. */
import { useState } from 'preact/hooks';
import { api, problemOf } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';

/** Nothing to decide while nobody looks on, or has spoken. */
const isWanted = ({ owner, link, table, spectators = 0, chat }: Screen): boolean =>
  owner &&
  link !== 'here' &&
  (table.silenced === true || spectators > 0 || chat.some((line) => line.by === 'spectator'));

export const SilenceButton = ({ screen }: { readonly screen: Screen }) => {
  const { t, speaker } = useWords();
  const [problem, setProblem] = useState('');
  if (!isWanted(screen)) return null;
  const { id, silenced = false } = screen.table;
  const change = (): void => {
    setProblem('');
    api
      .silence(id, !silenced, secretsFor(id))
      .catch((e: unknown) => setProblem(problemOf(e, speaker) ?? t('ui.failed')));
  };
  return (
    <p class="silence">
      <button type="button" class="link" onClick={change}>
        {silenced ? t('ui.unsilence') : t('ui.silence')}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  );
};

/** In place of where one writes. */
export const Silenced = () => {
  const { speaker } = useWords();
  return <p class="silence">{speaker.say({ k: 'server.silenced' })}</p>;
};

export const isSilenced = ({ eye, owner, table }: Screen): boolean =>
  eye === 'public' && table.silenced === true && !owner;
