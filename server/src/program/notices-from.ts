/** How people can be told, as the operator has set it up: SMTP_URL, MAIL_FROM, PUBLIC_URL. */
import type { NoticesSetUp } from '../notices/open.ts';
import { CannotStart } from './cannot-start.ts';

type Env = Readonly<Record<string, string | undefined>>;

const urlOf = (env: Env, name: string, schemes: readonly string[]): string | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  // The value may hold a password, so it is not repeated.
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol))
    throw new CannotStart(`${name} is no address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
  return text;
};

export const noticesFrom = (env: Env): NoticesSetUp => {
  const publicUrl = urlOf(env, 'PUBLIC_URL', ['http:', 'https:']);
  const smtp = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = env['MAIL_FROM'];
  if (smtp !== undefined && (from === undefined || from === '' || publicUrl === undefined))
    throw new CannotStart(
      'SMTP_URL is set, and letters also want MAIL_FROM (the sender) and PUBLIC_URL (where people find this server).',
    );
  return {
    ...(publicUrl !== undefined && { publicUrl }),
    ...(smtp !== undefined && from !== undefined && { mail: { smtp, from } }),
  };
};
