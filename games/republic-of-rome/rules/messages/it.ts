/** Italian. */
import type { advancedEnglish } from './en-advanced.ts';
import type { basicEnglish } from './en-basic.ts';
import type { neutralEnglish } from './en-neutrals.ts';
import { advocates } from './it/advocates.ts';
import { business } from './it/business.ts';
import { clauses } from './it/clauses.ts';
import { combat } from './it/combat.ts';
import { common } from './it/common.ts';
import { deals } from './it/deals.ts';
import { disbandment } from './it/disbandment.ts';
import { events } from './it/events.ts';
import { explain } from './it/explain.ts';
import { floor } from './it/floor.ts';
import { forum } from './it/forum.ts';
import { intrigue } from './it/intrigue.ts';
import { names } from './it/names.ts';
import { neutralItalian } from './it-neutrals.ts';
import { laws } from './it/laws.ts';
import { pontifex } from './it/pontifex.ts';
import { provinces } from './it/provinces.ts';
import { rebels } from './it/rebels.ts';
import { revenue } from './it/revenue.ts';
import { revolution } from './it/revolution.ts';
import { senate } from './it/senate.ts';
import { setup } from './it/setup.ts';
import { table } from './it/table.ts';
import { turn } from './it/turn.ts';
import { wars } from './it/wars.ts';

export const it: Readonly<
  Record<keyof typeof basicEnglish | keyof typeof advancedEnglish | keyof typeof neutralEnglish, string>
> = {
  ...business,
  ...clauses,
  ...combat,
  ...common,
  ...advocates,
  ...deals,
  ...disbandment,
  ...events,
  ...explain,
  ...floor,
  ...forum,
  ...intrigue,
  ...names,
  ...laws,
  ...neutralItalian,
  ...pontifex,
  ...provinces,
  ...rebels,
  ...revenue,
  ...revolution,
  ...senate,
  ...setup,
  ...table,
  ...turn,
  ...wars,
};
