/** What the server knows of how a person is told, and changes of it. */
import type { NewContact, NoticeChoices, Notices } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Attempt } from '../people/use-attempt.ts';
import { noticesApi } from './notices-api.ts';
import { keepPushHere } from './push-here.ts';

export interface Telling {
  readonly session: string;
  readonly notices: Notices;
  readonly attempt: Attempt;
  /** Reads everything anew. */
  readonly look: () => Promise<void>;
  readonly choose: (change: Partial<NoticeChoices>) => Promise<void>;
  /** Returns the secret of a hook. */
  readonly add: (contact: NewContact) => Promise<string | undefined>;
}

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const useNotices = (session: string | undefined, attempt: Attempt): Telling | undefined => {
  const [notices, setNotices] = useState<Notices | undefined>(undefined);
  useEffect(() => {
    setNotices(undefined);
    if (session !== undefined) attempt(async () => setNotices(await noticesApi.all(session)));
  }, [session]);
  if (session === undefined || !notices) return undefined;
  const look = async (): Promise<void> => setNotices(await noticesApi.all(session));
  const choose = async (change: Partial<NoticeChoices>): Promise<void> => {
    const choices = { ...notices.choices, ...change };
    // Shown at once, so that whoever types on does not see the old one come back.
    setNotices({ ...notices, choices });
    await noticesApi.choose(session, choices);
  };
  const add: Telling['add'] = async (wanted) => {
    const { contact, secret } = await noticesApi.add(session, wanted);
    if (wanted.kind === 'push') keepPushHere(contact.id);
    const { ways } = notices.choices;
    // Whoever gives an address wants to be told there; and the first one says where and in which language they live.
    const isFirst = notices.contacts.length === 0;
    await noticesApi.choose(session, {
      ...notices.choices,
      ...(isFirst && { lang: settings.get().language, zone: zoneHere() }),
      ways: ways.includes(wanted.kind) ? ways : [...ways, wanted.kind],
    });
    await look();
    return secret;
  };
  return { session, notices, attempt, look, choose, add };
};
