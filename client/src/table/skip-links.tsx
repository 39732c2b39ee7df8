/** Links that skip parts of the page, for screen readers. They move the focus themselves, because the # of the address is the router's. */
import { useT } from '../words/words.ts';

const focusOn = (id: string) => (e: Event) => {
  e.preventDefault();
  const el = document.getElementById(id);
  if (el && !el.hasAttribute('tabindex')) el.setAttribute('tabindex', '-1');
  el?.focus();
};

export const SkipLinks = () => {
  const t = useT();
  return (
    <>
      <a class="skip" href="#question-bar" onClick={focusOn('question-bar')}>
        {t('ui.skipToQuestion')}
      </a>
      <a class="skip" href="#board" onClick={focusOn('board')}>
        {t('ui.skipToBoard')}
      </a>
      <a class="skip" href="#panel" onClick={focusOn('panel')}>
        {t('ui.skipToPanel')}
      </a>
    </>
  );
};
