/** The ways that this server has to reach people, from what its operator has set up. */
import { type MailConfig, type Mailer, openMailer } from '../mail/mailer.ts';
import type { Tables } from '../tables/tables.ts';
import { Choices } from './choices.ts';
import { linksFrom } from './links.ts';
import { Notices } from './notices.ts';
import { mailWay, sendCode } from './ways/mail.ts';
import type { Way } from './ways/way.ts';

export interface NoticesSetUp {
  readonly mail?: MailConfig;
  /** Where people find this server: https://games.example.org. Letters need it. */
  readonly publicUrl?: string;
  /** How long somebody must have been waited for before they are told. */
  readonly graceMs?: number;
}

const NO_HOST = 'tabularium.invalid';

export const openNotices = async (tables: Tables, { mail, publicUrl, graceMs }: NoticesSetUp): Promise<Notices> => {
  const origin = publicUrl === undefined ? '' : new URL(publicUrl).href.replace(/\/+$/, '');
  const host = publicUrl === undefined ? NO_HOST : new URL(publicUrl).hostname;
  const links = linksFrom(origin, await tables.store.secret());
  const mailer: Mailer | undefined = mail && publicUrl !== undefined ? openMailer(mail) : undefined;
  const choices = new Choices(tables.store.sql);
  const ways: Way[] = [];
  if (mailer) ways.push(mailWay(mailer, host));
  return new Notices(tables, {
    ways,
    links,
    sendCode: async (contact, address, code, person) => {
      const { lang } = await choices.of(person);
      const link = links.confirm(contact, code);
      const sent = await sendCode(mailer!, host, { contact, address, code, link, lang });
      return sent.t === 'sent' ? undefined : sent.why;
    },
    ...(graceMs !== undefined && { graceMs }),
    end: () => mailer?.close(),
  });
};
