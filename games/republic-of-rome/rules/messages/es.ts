/** Spanish. */
import type { advancedEnglish } from './en-advanced.ts';
import type { basicEnglish } from './en-basic.ts';
import type { neutralEnglish } from './en-neutrals.ts';
import { advocates } from './es/advocates.ts';
import { business } from './es/business.ts';
import { clauses } from './es/clauses.ts';
import { combat } from './es/combat.ts';
import { common } from './es/common.ts';
import { deals } from './es/deals.ts';
import { disbandment } from './es/disbandment.ts';
import { events } from './es/events.ts';
import { explain } from './es/explain.ts';
import { floor } from './es/floor.ts';
import { forum } from './es/forum.ts';
import { intrigue } from './es/intrigue.ts';
import { names } from './es/names.ts';
import { neutralSpanish } from './es-neutrals.ts';
import { laws } from './es/laws.ts';
import { pontifex } from './es/pontifex.ts';
import { provinces } from './es/provinces.ts';
import { rebels } from './es/rebels.ts';
import { revenue } from './es/revenue.ts';
import { revolution } from './es/revolution.ts';
import { senate } from './es/senate.ts';
import { setup } from './es/setup.ts';
import { table } from './es/table.ts';
import { turn } from './es/turn.ts';
import { wars } from './es/wars.ts';

export const es: Readonly<
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
  ...neutralSpanish,
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
