/** Proconsuls — 1.10.8 */
import type { Cx } from '@tabularium/kernel';
import type { Force, Rome } from '../game.ts';
import { comeHome } from '../rome/home.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';

/** [1.10.8-a] He has survived: a Prior Consul from now on, [amb-115] Proconsul if he is still out when the phase ends. */
export const survive = (cx: Cx<Rome>, f: Force): void => {
  f.fought = true;
  senator(cx.g, f.commander).priorConsul = true;
};

/**
 * [1.10.21-f][1.10.3-c][1.10.31-e][1.10.8-a] When the phase ends, whoever has fought and is still in command in the field becomes
 * Proconsul, and the old office ends; [1.10.8-c] his command does not. [1.10.8-d] Not one whose War is over. [1.10.8-e] Whoever commands was
 * Consul, Dictator or Proconsul before. [1.10.8-g] There is no limit to their number.
 */
export const makeProconsuls = (cx: Cx<Rome>): void => {
  for (const f of cx.g.forces) {
    if (!f.fought) continue;
    f.fought = false;
    if (f.commander === '') continue;
    const s = senator(cx.g, f.commander);
    if (s.office === 'proconsul') continue;
    sendHorseHome(cx, f);
    s.office = 'proconsul';
    cx.log(say('combat.proconsul', { who: s.id }), '1.10.8-a');
  }
};

/** [1.10.8-f][1.09.34-c] A Proconsul has no Master of Horse: he is in Rome again, with his office. */
export const sendHorseHome = (cx: Cx<Rome>, f: Force): void => {
  const horse = maybeSenator(cx.g, f.masterOfHorse);
  f.masterOfHorse = '';
  if (horse && horse.captive === '') comeHome(cx, horse);
};
