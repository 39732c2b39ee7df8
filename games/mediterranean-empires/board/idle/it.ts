import type { idle as en } from './en.ts';

export const idle: Readonly<Record<keyof typeof en, string>> = {
  'idle.said': '{of, select, set {nessun bonus di gruppo di {card}} other {nessun bonus di {card}}}: {why}',
  'idle.kind': 'solo in {kinds}',
  'idle.without': 'manca {lacks}',
  'idle.few': 'troppo poche carte',
  'idle.role': 'non da questa parte',
  'idle.place': 'non in questo luogo',
  'idle.leader': 'manca un condottiero',
  'idle.enemy': 'non contro questo nemico',
  'idle.other': 'la sua condizione non è soddisfatta',
  'idle.in.field': 'battaglie campali',
  'idle.in.naval': 'battaglie navali',
  'idle.in.assault': 'assalti',
};
