/** The ways that this server has to reach people, from what its operator has set up. */
import type { MailConfig, Mailer } from '../mail/mailer.ts';
import type { Tables } from '../tables/tables.ts';
import { Choices } from './choices.ts';
import { linksFrom } from './links.ts';
import { Notices } from './notices.ts';
import { hookWay } from './ways/hooks.ts';
import { mailWay, sendCode, sendSignIn } from './ways/mail.ts';
import type { OutsideConfig } from './ways/outside.ts';
import { pushWay } from './ways/push.ts';
import { storedVapid } from './ways/vapid.ts';
import type { Way } from './ways/way.ts';

export interface NoticesSetUp {
  readonly mail?: MailConfig;
  /** Where people find this server: https://games.example.org. Letters and hooks need it. */
  readonly publicUrl?: string;
  /** How long somebody must have been waited for before they are told. */
  readonly graceMs?: number;
  /** Tests have receivers of their own on this machine. */
  readonly outside?: OutsideConfig;
}

const NO_HOST = 'tabularium.invalid';

/** Whom a push service can turn to. It takes an address of the web by https, or one of e-mail. */
const subjectOf = (publicUrl: string | undefined, host: string): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:tabularium@${host}`;

/** Whoever sends no letters need not load what sends them. */
const mailerFor = async (mail: MailConfig): Promise<Mailer> => (await import('../mail/mailer.ts')).openMailer(mail);

export const openNotices = async (
  tables: Tables,
  { mail, publicUrl, graceMs, outside = {} }: NoticesSetUp,
): Promise<Notices> => {
  const origin = publicUrl === undefined ? '' : new URL(publicUrl).href.replace(/\/+$/, '');
  const host = publicUrl === undefined ? NO_HOST : new URL(publicUrl).hostname;
  const links = linksFrom(origin, await tables.store.secret());
  const mailer = mail && publicUrl !== undefined ? await mailerFor(mail) : undefined;
  const choices = new Choices(tables.store.sql);
  const ways: Way[] = [];
  if (mailer) ways.push(mailWay(mailer, host));
  const { clock } = tables;
  const vapid = await storedVapid(tables.store.sql);
  ways.push(pushWay({ vapid, subject: subjectOf(publicUrl, host), clock, outside }));
  // Whoever reads a channel has no page of ours open: a link without a name would lead nowhere.
  if (publicUrl !== undefined) ways.push(hookWay({ clock, outside }));
  return new Notices(tables, {
    ways,
    links,
    sendCode: async (contact, address, code, person) => {
      const { lang } = await choices.of(person);
      const link = links.confirm(contact, code);
      const sent = await sendCode(mailer!, host, { contact, address, code, link, lang });
      return sent.t === 'sent' ? undefined : sent.why;
    },
    ...(mailer && {
      sendSignIn: async (address: string, code: string, person: string) => {
        const { lang } = await choices.of(person);
        const sent = await sendSignIn(mailer, host, { address, code, link: links.signIn(code), lang });
        return sent.t === 'sent' ? undefined : sent.why;
      },
    }),
    ...(graceMs !== undefined && { graceMs }),
    end: () => mailer?.close(),
  });
};
