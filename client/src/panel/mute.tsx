/** Lets whoever opened a table decide whether spectators may write in its chat. */
import { useState } from 'preact/hooks';
import { api, problemOf } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';

/** Shown only if there are spectators, or one has written something. */
const isWanted = ({ owner, link, table, spectators = 0, chat }: Screen): boolean =>
  owner && link !== 'here' && (table.muted === true || spectators > 0 || chat.some((line) => line.by === 'spectator'));

export const MuteButton = ({ screen }: { readonly screen: Screen }) => {
  const { t, speaker } = useWords();
  const [problem, setProblem] = useState('');
  if (!isWanted(screen)) return null;
  const { id, muted = false } = screen.table;
  const change = (): void => {
    setProblem('');
    api.mute(id, !muted, secretsFor(id)).catch((e: unknown) => setProblem(problemOf(e, speaker) ?? t('ui.failed')));
  };
  return (
    <p class="mute">
      <button type="button" class="link" onClick={change}>
        {muted ? t('ui.unmute') : t('ui.mute')}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  );
};

/** Stands in place of the text field. */
export const MutedNotice = () => {
  const { speaker } = useWords();
  return <p class="mute">{speaker.say({ k: 'server.muted' })}</p>;
};

export const isMuted = ({ eye, owner, table }: Screen): boolean => eye === 'public' && table.muted === true && !owner;
