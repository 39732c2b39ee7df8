/** A link that lets another device in. */
import type { Me } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { until } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import type { Attempt } from './use-attempt.ts';

interface Props {
  readonly me: Me;
  readonly session: string;
  readonly attempt: Attempt;
  readonly onChanged: () => Promise<unknown>;
}

interface Made {
  readonly code: string;
  readonly expires: number;
  /** The devices that were there before. */
  readonly known: readonly string[];
}

const LOOK_MS = 3000;
const isOnlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

export const AnotherDevice = ({ me, session, attempt, onChanged }: Props) => {
  const { t } = useWords();
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const joined = made && me.devices.find((d) => !made.known.includes(d.id));
  useEffect(() => {
    if (!made || joined || isOver) return undefined;
    const timer = setInterval(() => {
      if (Date.now() >= made.expires) setOver(true);
      else void onChanged();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [made, joined, isOver]);
  const make = (): void =>
    attempt(async () => {
      const { code, expires } = await peopleApi.code(session);
      setOver(false);
      setMade({ code, expires, known: me.devices.map((d) => d.id) });
    });
  const isGood = made && !joined && !isOver;
  return (
    <section class="form-card" aria-labelledby="another">
      <h2 id="another">{t('you.another')}</h2>
      <p>{t('you.anotherHint')}</p>
      {isGood && <Link made={made} />}
      <p role="status">
        {joined ? t('you.joined', { name: joined.label || t('you.unnamed') }) : isOver && t('you.expired')}
      </p>
      {!isGood && (
        <div>
          <button type="button" class="btn" onClick={make}>
            {t(made ? 'you.newLink' : 'you.makeLink')}
          </button>
        </div>
      )}
    </section>
  );
};

const Link = ({ made: { code, expires } }: { readonly made: Made }) => {
  const { t, language } = useWords();
  const link = location.origin + location.pathname + formatRoute({ at: 'you', code });
  return (
    <>
      <ul class="links">
        <CopyField label={t('you.link')} text={link} isNew />
      </ul>
      {isOnlyHere() && <p class="warned">{t('you.onlyHere')}</p>}
      <p>
        {t('you.orCode')} <output class="pairing">{inFours(code)}</output>
      </p>
      <p class="muted">{t('you.until', { time: until(expires, Date.now(), language) })}</p>
    </>
  );
};
