/** Plautian-Papirian Law (156) — card-156-a, card-156-b */
import { LAW } from '../../rome/cards.ts';
import { changePopularity, changeUnrest } from '../../rome/standing.ts';
import { isSocialWar, type Law, ownSenators, SOCIAL_WAR } from './law.ts';

/** [card-156-a] */
const UNREST = -2;

export const plautianPapirian: Law = {
  card: LAW.plautianPapirian,
  mayPlay: isSocialWar,
  play: (cx, by) => {
    // [card-156-a] See `wars/wars.ts` for the halved Strength.
    for (const w of cx.g.wars) if (w.id === SOCIAL_WAR) w.halved = true;
    changeUnrest(cx.g, UNREST);
    // [card-156-b]
    for (const s of ownSenators(cx.g, by)) changePopularity(cx.g, s, -1);
  },
};
