/** Links in letters. Those of notices open no seat and sign nobody in: one stops the letters, the other says that the address is one's own. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Links {
  readonly table: (id: string) => string;
  /** Where people choose how they are told. */
  readonly told: string;
  /** Lets the device that opens it in, with a code. */
  readonly signIn: (code: string) => string;
  readonly stop: (contact: string) => string;
  readonly confirm: (contact: string, code: string) => string;
  /** The contact that such a link stops; undefined if it was not made here. */
  readonly stopped: (sealed: string) => string | undefined;
}

/** `origin` is where people find this server; empty: links begin at the root of it. */
export const linksFrom = (origin: string, secret: string): Links => {
  const sealOf = (contact: string): string =>
    createHmac('sha256', secret).update(`stop/${contact}`).digest('base64url');
  return {
    table: (id) => `${origin}/#/table/${id}`,
    told: `${origin}/#/told`,
    signIn: (code) => `${origin}/#/you/${code}`,
    stop: (contact) => `${origin}/notices/stop/${contact}.${sealOf(contact)}`,
    confirm: (contact, code) => `${origin}/notices/confirm/${contact}.${code}`,
    stopped: (sealed) => {
      const [contact = '', seal = ''] = sealed.split('.');
      const [a, b] = [Buffer.from(sealOf(contact)), Buffer.from(seal)];
      return a.length === b.length && timingSafeEqual(a, b) ? contact : undefined;
    },
  };
};
