/** The table has ended the game without a result. */
import { Icon } from '@tabularium/parts/marks';
import { useVoteWords } from './use-vote-words.ts';

export const ClosedBar = ({
  how,
  onReplay,
}: {
  readonly how: 'ended' | 'abandoned';
  readonly onReplay: () => void;
}) => {
  const words = useVoteWords();
  if (!words) return null;
  const { t } = words;
  return (
    <>
      <div class="ask">
        <Icon name="handshake" />
        <h2 id="question">{t(`ui.vote.closed.${how}`)}</h2>
        <span class="grow" />
        <button type="button" class="btn" onClick={onReplay}>
          <Icon name="replay" />
          {t('ui.replay')}
        </button>
      </div>
      <p class="muted">{t('ui.vote.closed.hint')}</p>
    </>
  );
};
