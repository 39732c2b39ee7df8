/** Why an answer was not taken. */
import { Icon } from '@tabularium/parts/marks';
import type { No } from '../source/source.ts';
import { useShowRules } from '../ui/rules-context.ts';
import { useWords } from '../words/words.ts';

export const Refusal = ({ of: { reason, rules } }: { readonly of: No }) => {
  const { t, speaker } = useWords();
  const showRules = useShowRules();
  return (
    <p class="refused" role="alert">
      <Icon name="x" />
      <span>{speaker.say(reason)}</span>
      {rules.length > 0 && (
        <button type="button" class="rule" onClick={() => showRules(rules)}>
          {t('ui.whyNot')}
        </button>
      )}
    </p>
  );
};
