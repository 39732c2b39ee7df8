/** English of the game without its Advanced Rules: one file for each chapter. */
import { clauses } from './en/clauses.ts';
import { combat } from './en/combat.ts';
import { business } from './en/business.ts';
import { common } from './en/common.ts';
import { revolution } from './en/revolution.ts';
import { senate } from './en/senate.ts';
import { turn } from './en/turn.ts';
import { table } from './en/table.ts';
import { names } from './en/names.ts';
import { setup } from './en/setup.ts';
import { intrigue } from './en/intrigue.ts';
import { deals } from './en/deals.ts';
import { events } from './en/events.ts';
import { revenue } from './en/revenue.ts';
import { explain } from './en/explain.ts';
import { floor } from './en/floor.ts';
import { forum } from './en/forum.ts';
import { wars } from './en/wars.ts';

export const basicEnglish = {
  ...common,
  ...business,
  ...clauses,
  ...combat,
  ...revolution,
  ...senate,
  ...forum,
  ...wars,
  ...deals,
  ...names,
  ...turn,
  ...floor,
  ...explain,
  ...table,
  ...setup,
  ...intrigue,
  ...events,
  ...revenue,
} as const;
