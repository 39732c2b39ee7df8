/** All that is known of a person. The hashes of their secrets are left out: they are of no use to anybody. */
import type { PersonFile, TableSummary } from '@tabularium/protocol';
import { allMyGames, myRatings } from '../history/mine.ts';
import type { Notices } from '../notices/notices.ts';
import type { Tables } from '../tables/tables.ts';
import { TABLE_ITSELF } from './holds.ts';
import type { SignedIn } from './people.ts';

/** How many tables the store is asked for at once. */
const AT_ONCE = 100;

export const personFile = async (
  { people, store, clock }: Tables,
  notices: Notices,
  me: SignedIn,
): Promise<PersonFile> => {
  const { created, devices, passkeys } = await people.about(me);
  const held = await people.holds.of(me.person);
  const ids = [...new Set(held.map((h) => h.table))];
  const summaries: TableSummary[] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) summaries.push(...(await store.summaries(ids.slice(i, i + AT_ONCE))));
  return {
    format: 'tabularium-person/1',
    exported: clock(),
    id: me.person,
    created,
    devices: devices.map(({ id, label, created: since, seen }) => ({ id, label, created: since, seen })),
    passkeys,
    issuers: await people.identitiesOf(me),
    codes: await people.codesOf(me),
    results: await allMyGames(store.sql, me.person),
    ratings: await myRatings(store.sql, me.person),
    holds: held.map(({ table, seat, since }) => {
      const summary = summaries.find((s) => s.id === table);
      const at = seat === TABLE_ITSELF ? { owner: true as const } : { seat, name: summary?.seats[seat]?.name ?? '' };
      return { table, tableName: summary?.name ?? '', game: summary?.game ?? '', ...at, since };
    }),
    notices: await notices.export(me.person),
  };
};
