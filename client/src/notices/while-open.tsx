/** What this browser does by itself while the page is open. It needs no server. */
import { useState } from 'preact/hooks';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Switch } from '../ui/switch.tsx';
import { useWords } from '../words/words.ts';

export const WhileOpen = () => {
  const { t } = useWords();
  const { sound, notify } = useSettings();
  const [isForbidden, setForbidden] = useState(() => globalThis.Notification?.permission === 'denied');
  const setNotify = async (on: boolean): Promise<void> => {
    const isAllowed = !on || (await Notification.requestPermission()) === 'granted';
    setForbidden(!isAllowed);
    changeSettings({ notify: on && isAllowed });
  };
  return (
    <section class="form-card" aria-labelledby="while-open">
      <h2 id="while-open">{t('told.here')}</h2>
      <p>{t('told.hereHint')}</p>
      <div>
        <Switch label={t('told.sound')} on={sound} onChange={(on) => changeSettings({ sound: on })} />
        {'Notification' in globalThis && (
          <Switch
            label={t('told.hidden')}
            hint={t('told.hiddenHint')}
            on={notify && !isForbidden}
            onChange={(on) => void setNotify(on)}
          />
        )}
      </div>
      <p role="status">{isForbidden && t('told.forbidden')}</p>
    </section>
  );
};
