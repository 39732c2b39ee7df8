/** A notice that somebody sends to themselves, to see whether it arrives. It says nothing of any table. */
import { Refused } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import { Choices } from './choices.ts';
import type { Deliver } from './deliver.ts';
import { spend } from './spent.ts';
import type { Contact, Notice } from './ways/way.ts';
import { speakerIn, told } from './words/index.ts';

/** A test costs the other side as much as a notice does. */
const MOST = 10;
const WITHIN_MS = 3600_000;

const testNotice = (person: string, lang: string, now: number, links: Deliver['links'], contact: string): Notice => {
  const speak = speakerIn(lang);
  const name = 'Tabularium';
  const of = { table: 'test', name, game: 'test', gameName: name, seat: 0, n: now, since: now, isReminder: false };
  return {
    person,
    lang,
    title: speak.say(told('notice.testTitle')),
    tables: [{ ...of, text: speak.say(told('notice.test')), link: links.told }],
    stop: links.stop(contact),
  };
};

/** Returns why it did not arrive. A contact that does not exist any more is stopped, as by any other notice. */
export const tryOut = async (d: Deliver, person: string, id: string): Promise<string | undefined> => {
  const { tables, ways, links } = d;
  const { sql } = tables.store;
  const [contact] = await sql.all<Contact>(
    'SELECT id, kind, address FROM contacts WHERE person = $1 AND id = $2 AND confirmed IS NOT NULL AND stopped IS NULL',
    [person, id],
  );
  const way = contact && ways.get(contact.kind);
  if (!contact || !way) throw new Refused(msg('server.noContact'));
  await spend(sql, tables.clock, [{ what: `test/${person}`, most: MOST, withinMs: WITHIN_MS }]);
  const now = tables.clock();
  const { lang } = await new Choices(sql).of(person);
  const outcome = await way.send(contact, testNotice(person, lang, now, links, id));
  d.count(contact.kind, outcome.t);
  if (outcome.t === 'sent') {
    await sql.run('UPDATE contacts SET sent = $1, error = NULL WHERE id = $2', [now, id]);
    return undefined;
  }
  if (outcome.t === 'gone')
    await sql.run("UPDATE contacts SET stopped = $1, why = 'failed', error = $2 WHERE id = $3", [now, outcome.why, id]);
  return outcome.why;
};
