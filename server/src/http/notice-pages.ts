/**
 * The pages that letters lead to. To look at a page changes nothing, because programs that look for viruses follow links; only the
 * button does (POST), and so does a mail program that stops letters by itself (RFC 8058).
 */
import { type Context, Hono } from 'hono';
import { LIMITS } from '@tabularium/protocol';
import { Refused } from '@tabularium/kernel';
import { speakerIn, told } from '../notices/words/index.ts';
import type { Deps } from './deps.ts';
import { limitRate, limitSize } from './guards.ts';

const small = limitSize(LIMITS.message);
const LANGUAGES = ['en', 'es', 'it'];

/** The reader's language; whoever follows the link may not be the person. */
const languageOf = (c: Context): string => {
  const wanted = (c.req.header('Accept-Language') ?? '').split(',').map((l) => l.trim().slice(0, 2).toLowerCase());
  return wanted.find((l) => LANGUAGES.includes(l)) ?? 'en';
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Page {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** Plain and without script, so that it works anywhere. */
const pageOf = (lang: string, { title, text, button }: Page): string => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/page.css">
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`}
<p><a href="/">${escaped(speakerIn(lang).say(told('page.home')))}</a></p>
</main>
</html>
`;

type Key = Parameters<typeof told>[0];
type Plain = Extract<
  Key,
  'page.stopTitle' | 'page.stopButton' | 'page.confirmTitle' | 'page.confirmButton' | 'page.bad'
>;
type Labelled = Extract<Key, 'page.stopText' | 'page.stopped' | 'page.confirmText' | 'page.confirmed'>;

export const noticePages = (deps: Deps): Hono => {
  const { contacts, links } = deps.notices;
  const app = new Hono();
  app.use(limitRate(deps));
  const shown = (c: Context, title: Plain, about?: { text: Labelled; label: string }, button?: Plain): Response => {
    const lang = languageOf(c);
    const speak = speakerIn(lang);
    const text = about ? speak.say(told(about.text, { label: about.label })) : speak.say(told('page.bad'));
    c.header('Cache-Control', 'no-store');
    c.status(about ? 200 : 404);
    return c.html(
      pageOf(lang, {
        title: speak.say(told(title)),
        text,
        ...(button !== undefined && { button: speak.say(told(button)) }),
      }),
    );
  };

  const stoppedBy = async (c: Context) => {
    const id = links.stopped(c.req.param('sealed') ?? '');
    return id === undefined ? undefined : contacts.known(id);
  };
  app.get('/stop/:sealed', async (c) => {
    const contact = await stoppedBy(c);
    if (!contact) return shown(c, 'page.stopTitle');
    return shown(c, 'page.stopTitle', { text: 'page.stopText', label: contact.label }, 'page.stopButton');
  });
  app.post('/stop/:sealed', small, async (c) => {
    const contact = await stoppedBy(c);
    if (!contact) return shown(c, 'page.stopTitle');
    await contacts.stop(contact.id);
    return shown(c, 'page.stopTitle', { text: 'page.stopped', label: contact.label });
  });

  const partsOf = (c: Context): [id: string, code: string] => {
    const [id = '', code = ''] = (c.req.param('sealed') ?? '').split('.');
    return [id, code];
  };
  app.get('/confirm/:sealed', async (c) => {
    const contact = await contacts.toConfirm(...partsOf(c));
    if (!contact) return shown(c, 'page.confirmTitle');
    return shown(c, 'page.confirmTitle', { text: 'page.confirmText', label: contact.label }, 'page.confirmButton');
  });
  app.post('/confirm/:sealed', small, async (c) => {
    try {
      const { label } = await contacts.confirm(...partsOf(c));
      return shown(c, 'page.confirmTitle', { text: 'page.confirmed', label });
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return shown(c, 'page.confirmTitle');
    }
  });
  return app;
};
