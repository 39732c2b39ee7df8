/** How somebody wants to be told at all tables. What is chosen holds at once. */
import type { NoticeChoices } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES } from '../app/settings.ts';
import { Segments } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWords } from '../words/words.ts';
import { asMinute, asTime } from './minutes.ts';
import type { Telling } from './use-notices.ts';
import { WayBoxes } from './way-boxes.tsx';

/** What is proposed to somebody who turns it on. */
const QUIET = { from: 22 * 60, to: 8 * 60 };
const DIGEST = 8 * 60;

interface TimeProps {
  readonly label: string;
  readonly minute: number;
  readonly onChange: (minute: number) => void;
}

const TimeField = ({ label, minute, onChange }: TimeProps) => (
  <label class="time">
    <span>{label}</span>
    <input
      class="input"
      type="time"
      required
      value={asTime(minute)}
      onChange={(e) => {
        const typed = asMinute(e.currentTarget.value);
        if (typed !== undefined) onChange(typed);
      }}
    />
  </label>
);

export const Choices = ({ notices, attempt, choose }: Telling) => {
  const { t } = useWords();
  const [said, setSaid] = useState('');
  const { choices, ways } = notices;
  const { quiet, digest } = choices;
  const change = (changed: Partial<NoticeChoices>): void => {
    setSaid('');
    attempt(() => choose(changed).then(() => setSaid(t('told.saved'))));
  };
  return (
    <section class="form-card" aria-labelledby="when">
      <h2 id="when">{t('told.when')}</h2>
      <WayBoxes
        label={t('told.ways')}
        isLabelShown
        of={ways}
        chosen={choices.ways}
        onChange={(chosen) => change({ ways: [...chosen] })}
      />
      <div class="times">
        <Switch
          label={t('told.quiet')}
          hint={t('told.quietHint')}
          on={quiet !== null}
          onChange={(on) => change({ quiet: on ? QUIET : null })}
        />
        {quiet && (
          <div class="pair">
            <TimeField
              label={t('told.from')}
              minute={quiet.from}
              onChange={(from) => change({ quiet: { ...quiet, from } })}
            />
            <TimeField label={t('told.to')} minute={quiet.to} onChange={(to) => change({ quiet: { ...quiet, to } })} />
          </div>
        )}
        {ways.includes('mail') && (
          <>
            <Switch
              label={t('told.digest')}
              hint={t('told.digestHint')}
              on={digest !== null}
              onChange={(on) => change({ digest: on ? DIGEST : null })}
            />
            {digest !== null && (
              <div class="pair">
                <TimeField label={t('told.digestAt')} minute={digest} onChange={(at) => change({ digest: at })} />
              </div>
            )}
          </>
        )}
        <Switch
          label={t('told.reminders')}
          hint={t('told.remindersHint')}
          on={choices.reminders}
          onChange={(reminders) => change({ reminders })}
        />
      </div>
      <div class="two">
        <Zone zone={choices.zone} onChange={(zone) => change({ zone })} />
        <Segments
          name="told-language"
          label={t('told.language')}
          value={choices.lang}
          of={(['en', 'es', 'it'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(lang) => change({ lang })}
        />
      </div>
      <p class="saved muted" role="status">
        {said}
      </p>
    </section>
  );
};

/** By the city, as clocks are set there. */
const Zone = ({ zone, onChange }: { readonly zone: string; readonly onChange: (zone: string) => void }) => {
  const { t } = useWords();
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(zone) ? known : [zone, ...known];
  return (
    <label class="field">
      <span>{t('told.zone')}</span>
      <select class="input" value={zone} onChange={(e) => onChange(e.currentTarget.value)}>
        {all.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
};
