import type { Device, Me } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { ago } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import { Sure } from './sure.tsx';
import type { Attempt } from './use-attempt.ts';

interface Props {
  readonly me: Me;
  readonly session: string;
  readonly attempt: Attempt;
  readonly onChanged: () => Promise<unknown>;
  readonly onSignedOut: () => void;
}

export const Devices = (props: Props) => {
  const { t } = useWords();
  const { me, session, attempt, onChanged } = props;
  const others = me.devices.filter((d) => !d.here);
  return (
    <section class="form-card" aria-labelledby="devices">
      <h2 id="devices">{t('you.devices')}</h2>
      <ul>
        {[...me.devices.filter((d) => d.here), ...others].map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isLast={others.length === 0 && me.passkeys.length + me.issuers.length === 0 && !me.letters}
            {...props}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div class="row-end">
          <Sure
            label={t('you.signOutOthers')}
            really={t('you.reallyOthers')}
            onSure={() => attempt(() => peopleApi.signOutOthers(session).then(onChanged))}
          />
        </div>
      )}
    </section>
  );
};

const DeviceRow = ({
  device,
  isLast,
  session,
  attempt,
  onChanged,
  onSignedOut,
}: Props & { readonly device: Device; readonly isLast: boolean }) => {
  const { t, language } = useWords();
  const [label, setLabel] = useState<string | undefined>(undefined);
  const name = device.label || t('you.unnamed');
  const when = ago(Date.now() - device.seen, language);
  if (label !== undefined)
    return (
      <li class="row">
        <form
          class="one-line"
          onSubmit={(e) => {
            e.preventDefault();
            attempt(() => peopleApi.rename(session, device.id, label).then(onChanged));
            setLabel(undefined);
          }}
        >
          <input
            class="input"
            aria-label={t('you.renameOf', { name })}
            ref={(field) => field?.focus()}
            maxLength={40}
            value={label}
            onInput={(e) => setLabel(e.currentTarget.value)}
          />
          <button type="submit" class="btn small">
            {t('you.save')}
          </button>
        </form>
      </li>
    );
  return (
    <li class="row">
      <div>
        <b>{name}</b>
        {device.here && <span class="chip good">{t('you.here')}</span>}
        <small>{device.here || when === undefined ? t('you.seenNow') : t('you.seen', { when })}</small>
      </div>
      <button
        type="button"
        class="btn small ghost"
        aria-label={t('you.renameOf', { name })}
        onClick={() => setLabel(device.label)}
      >
        {t('you.rename')}
      </button>
      <Sure
        label={t('you.signOut')}
        of={t('you.signOutOf', { name })}
        really={t('you.reallySignOut')}
        {...(device.here && isLast && { hint: t('you.lastOne') })}
        onSure={() =>
          attempt(async () => {
            await peopleApi.signOut(session, device.id);
            if (device.here) onSignedOut();
            else await onChanged();
          })
        }
      />
    </li>
  );
};
