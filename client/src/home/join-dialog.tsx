import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { go, parseRoute, type Route } from '../app/route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useT } from '../words/words.ts';

/** A short code, however it was written down. */
const CODE = /^[a-z\d]{3}[\s-]?[a-z\d]{3}$/i;
export const codeIn = (text: string): string | undefined =>
  CODE.test(text.trim()) ? text.replaceAll(/[\s-]/g, '').toUpperCase() : undefined;

/** A whole link, what follows its #, or the bare id of a table. */
export const meantBy = (text: string): Route | undefined => {
  const said = text.trim();
  const hash = said.includes('#') ? said.slice(said.indexOf('#')) : undefined;
  if (hash !== undefined) {
    const route = parseRoute(hash);
    return route.at === 'table' ? route : undefined;
  }
  return /^[\w-]{4,64}$/.test(said) ? { at: 'table', id: said } : undefined;
};

const routeFor = async (text: string): Promise<Route | undefined> => {
  const code = codeIn(text);
  if (code === undefined) return meantBy(text);
  return api.byCode(code).then(
    ({ id }) => ({ at: 'table', id }),
    () => undefined,
  );
};

export const JoinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog title={t('ui.joinCode')} onClose={onClose}>
      <form
        class="setup"
        onSubmit={(e) => {
          e.preventDefault();
          void routeFor(text).then((route) => (route ? go(route) : setWrong(true)));
        }}
      >
        <label class="field">
          <span>{t('ui.codeOrLink')}</span>
          <input
            ref={field}
            class="input"
            value={text}
            autoComplete="off"
            aria-invalid={wrong}
            onInput={(e) => setText(e.currentTarget.value)}
          />
        </label>
        {wrong && (
          <p class="problems" role="alert">
            {t('ui.badCode')}
          </p>
        )}
        <div class="hrow">
          <button type="submit" class="btn primary">
            {t('ui.join')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
