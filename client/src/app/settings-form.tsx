import { Segments } from '../ui/segments.tsx';
import { Switch } from '../ui/switch.tsx';
import { useT } from '../words/words.ts';
import { changeSettings, LANGUAGE_NAMES, type Settings, useSettings } from './settings.ts';

interface Props {
  readonly board?: boolean;
  /** Something goes on by itself at this table. */
  readonly onward?: boolean;
}

export const SettingsForm = ({ board, onward }: Props) => {
  const t = useT();
  const now = useSettings();
  const themes: readonly Settings['theme'][] = ['auto', 'light', 'dark'];
  return (
    <>
      <Segments
        name="language"
        label={t('ui.language')}
        value={now.language}
        of={(['en', 'es', 'it'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => changeSettings({ language })}
      />
      <Segments
        name="theme"
        label={t('ui.theme')}
        value={now.theme}
        of={themes.map((value) => ({ value, label: t(`ui.theme.${value}`) }))}
        onChange={(theme) => changeSettings({ theme })}
      />
      {onward && (
        <Segments
          name="pace"
          label={t('ui.onward.pace')}
          value={now.pace}
          of={(['step', 'calm', 'once'] as const).map((value) => ({ value, label: t(`ui.onward.${value}`) }))}
          onChange={(pace) => changeSettings({ pace })}
        />
      )}
      <div>
        <Switch
          label={t('ui.motion')}
          on={now.motion === 'auto'}
          onChange={(on) => changeSettings({ motion: on ? 'auto' : 'off' })}
        />
        <Switch label={t('ui.sound')} on={now.sound} onChange={(sound) => changeSettings({ sound })} />
        <Switch
          label={t('ui.keys')}
          hint={t('ui.keysHint')}
          on={now.keys}
          onChange={(keys) => changeSettings({ keys })}
        />
        {board && (
          <>
            <Switch label={t('ui.layerRoutes')} on={now.routes} onChange={(routes) => changeSettings({ routes })} />
            <Switch label={t('ui.layerNames')} on={now.names} onChange={(names) => changeSettings({ names })} />
          </>
        )}
      </div>
    </>
  );
};
