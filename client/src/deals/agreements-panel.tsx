/** What is agreed, beside the log: to be read and answered; it is written on a page of its own. */
import './deals-panel.css';
import type { GameUi } from '../games/game-ui.ts';
import { Icon } from '@tabularium/parts/marks';
import { useWords } from '../words/words.ts';
import type { Bargain } from './bargain.ts';
import { Readable } from './readable.tsx';

export const AgreementsPanel = ({ ui, bargain }: { readonly ui: GameUi; readonly bargain: Bargain }) => {
  const { t } = useWords();
  const { parts, lists, asked, open } = bargain;
  if (!ui.deals) return null;
  return (
    <section class="agreements" aria-label={t('ui.agreements')} tabIndex={0}>
      {asked && (
        <p class="write-one">
          <button type="button" class="btn" onClick={open}>
            <Icon name="handshake" />
            {t('ui.writeAgreement')}
            <span class="kbd" aria-hidden="true">
              g
            </span>
          </button>
        </p>
      )}
      {parts && (
        <Readable class="in-panel">
          <parts.Standing {...lists} />
          <parts.Past {...lists} />
        </Readable>
      )}
    </section>
  );
};
