/** Letters by SMTP. The operator names a server that sends them; without one there are none. */
import { createTransport } from 'nodemailer';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same letter has the same id, so that one that is sent twice can be shown once. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Mailed =
  | { readonly t: 'sent' }
  /** The other side may take it later. */
  | { readonly t: 'later'; readonly why: string }
  /** The address is refused for good. */
  | { readonly t: 'gone'; readonly why: string };

export interface Mailer {
  /** Never throws. */
  send(letter: Letter): Promise<Mailed>;
  close(): void;
}

export interface MailConfig {
  /** smtp://user:password@host:port, or smtps://… */
  readonly smtp: string;
  /** The sender: `Tabularium <games@example.org>` or the address alone. */
  readonly from: string;
}

/** A server that does not answer must not hold up the letters to everybody else for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const MOST_AT_ONCE = 2;
const MOST_SAID = 200;

const REFUSED_FOR_GOOD = 500;

/** The number with which a mail server refuses, if it was one. */
const codeOf = (e: unknown): number =>
  e instanceof Error && 'responseCode' in e && typeof e.responseCode === 'number' ? e.responseCode : 0;

/** Only what refuses the receiver is the receiver's fault; a wrong password or sender is the operator's. */
const isAboutReceiver = (e: unknown): boolean =>
  e instanceof Error && 'command' in e && (e.command === 'RCPT TO' || e.command === 'DATA');

const saidBy = (e: unknown): string => (e instanceof Error ? e.message : String(e)).slice(0, MOST_SAID);

export const openMailer = ({ smtp, from }: MailConfig): Mailer => {
  const transport = createTransport({ url: smtp, pool: true, maxConnections: MOST_AT_ONCE, ...TIMEOUTS });
  return {
    send: async ({ to, subject, text, html, id, headers = {} }) => {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever signs are in it.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          messageId: id,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { t: 'sent' };
      } catch (e) {
        const isGone = codeOf(e) >= REFUSED_FOR_GOOD && isAboutReceiver(e);
        return { t: isGone ? 'gone' : 'later', why: saidBy(e) };
      }
    },
    close: () => transport.close(),
  };
};
