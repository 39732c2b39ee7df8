/** Spanish. */
import type { en } from './en.ts';
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
import { laws } from './es/laws.ts';
import { neutral } from './es/neutrals.ts';
import { neutralRevenue } from './es/neutral-revenue.ts';
import { neutralForum } from './es/neutral-forum.ts';
import { neutralPlan } from './es/neutral-plan.ts';
import { neutralSpoils } from './es/neutral-spoils.ts';
import { neutralRevolution } from './es/neutral-revolution.ts';
import { neutralIntrigue } from './es/neutral-intrigue.ts';
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

export const es: Readonly<Record<keyof typeof en, string>> = {
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
  ...neutral,
  ...neutralRevenue,
  ...neutralForum,
  ...neutralPlan,
  ...neutralSpoils,
  ...neutralRevolution,
  ...neutralIntrigue,
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
