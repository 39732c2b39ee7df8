/** Letters: one for all tables at which somebody is waited for. */
import { createHash } from 'node:crypto';
import { Refused } from '@tabularium/kernel';
import type { Mailed, Mailer } from '../../mail/mailer.ts';
import { msg } from '../../common/msg.ts';
import { speakerIn, told } from '../words/index.ts';
import type { Notice, NoticeOf, Way } from './way.ts';

/** One address and nothing else: no name, no list, no quotation marks, no white space. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"']+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** The same address is written in the same way; what stands before the @ is the business of its server. */
const sameWay = (address: string): string => {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
};

/** The time of a mail client is not that of the reader, so it says which it is. */
const timeOf = (at: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at) + ' UTC';

const about = ({ text, since, link }: NoticeOf, lang: string): string =>
  [text, speakerIn(lang).say(told('mail.since', { since: timeOf(since, lang) })), link].join('\n');

const letterText = ({ tables, lang, stop }: Notice): string => {
  const speak = speakerIn(lang);
  const all = tables.map((table) => about(table, lang)).join('\n\n');
  return `${all}\n\n-- \n${speak.say(told('mail.why'))}\n${speak.say(told('mail.stop', { link: stop }))}\n`;
};

/** Two letters about the same waits are the same letter. */
const idOf = (contact: string, { tables }: Notice, host: string): string => {
  const waits = tables.map((t) => `${t.table}/${t.seat}/${t.n}/${t.isReminder ? 'again' : 'first'}`);
  const name = createHash('sha256')
    .update([contact, ...waits.sort()].join(' '))
    .digest('base64url');
  return `<${name}@${host}>`;
};

/** `host` stands in the ids of letters. */
export const mailWay = (mailer: Mailer, host: string): Way => ({
  kind: 'mail',
  mustConfirm: true,
  take: async (wanted) => {
    const address = wanted.kind === 'mail' ? sameWay(wanted.address.trim()) : '';
    if (!ADDRESS.test(address)) throw new Refused(msg('server.badAddress'));
    return { address, label: address };
  },
  send: (contact, notice) =>
    mailer.send({
      to: contact.address,
      subject: notice.title,
      text: letterText(notice),
      id: idOf(contact.id, notice, host),
      headers: {
        'List-Unsubscribe': `<${notice.stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
});

/** The letter that signs its reader in. */
export const sendSignIn = (
  mailer: Mailer,
  host: string,
  { address, code, link, lang }: Readonly<Record<'address' | 'code' | 'link' | 'lang', string>>,
): Promise<Mailed> => {
  const speak = speakerIn(lang);
  const name = createHash('sha256').update(`sign-in ${code}`).digest('base64url');
  return mailer.send({
    to: address,
    subject: speak.say(told('signIn.subject')),
    text: speak.say(told('signIn.text', { code, link })),
    id: `<${name}@${host}>`,
  });
};

/** The letter that asks whether an address is the person's own. */
export const sendCode = (
  mailer: Mailer,
  host: string,
  { contact, address, code, link, lang }: Readonly<Record<'contact' | 'address' | 'code' | 'link' | 'lang', string>>,
): Promise<Mailed> => {
  const speak = speakerIn(lang);
  const name = createHash('sha256').update(`${contact} ${code}`).digest('base64url');
  return mailer.send({
    to: address,
    subject: speak.say(told('confirm.subject', { code })),
    text: speak.say(told('confirm.text', { code, link })),
    id: `<${name}@${host}>`,
  });
};
