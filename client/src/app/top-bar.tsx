import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';
import { formatRoute, useRoute } from './route.ts';
import { lazyPart } from './lazy.tsx';
import { changeSettings, LANGUAGE_NAMES, useSettings } from './settings.ts';

const SettingsForm = lazyPart(() => import('./settings-form.tsx').then((m) => m.SettingsForm));

export const TopBar = () => {
  const t = useT();
  const { language, name } = useSettings();
  const route = useRoute();
  const [open, setOpen] = useState(false);
  return (
    <header class="top">
      <a class="brand" href={formatRoute({ at: 'home' })} aria-label={t('ui.home')}>
        <Icon name="tabula" />
        <span class="wordmark" data-text="TABVLARIVM" />
      </a>
      <span class="grow" />
      <span class="tools">
        {'game' in route && (
          <a class="iconbtn hide-small" href={formatRoute({ at: 'rules', game: route.game })}>
            <Icon name="scroll" />
            {t('ui.rules')}
          </a>
        )}
        <button type="button" class="iconbtn" onClick={() => setOpen(true)}>
          {LANGUAGE_NAMES[language]}
        </button>
        <button type="button" class="iconbtn" aria-label={t('ui.settings')} onClick={() => setOpen(true)}>
          <Icon name="gear" />
        </button>
      </span>
      {open && (
        <Dialog title={t('ui.settings')} onClose={() => setOpen(false)}>
          <label class="field">
            <span>{t('ui.yourName')}</span>
            <input
              class="input"
              maxLength={40}
              value={name}
              onInput={(e) => changeSettings({ name: e.currentTarget.value })}
            />
          </label>
          <SettingsForm />
        </Dialog>
      )}
    </header>
  );
};
