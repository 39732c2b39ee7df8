/** Julian Law (160) — card-160-a, card-160-b */
import { removeEvent } from '../../events/in-play.ts';
import { LAW } from '../../rome/cards.ts';
import { rollAmount } from '../../rome/dice.ts';
import { changeInfluence, changeUnrest } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { isSocialWar, type Law, ownSenators } from './law.ts';

/** [card-160-a] */
const UNREST = -3;

export const julian: Law = {
  card: LAW.julian,
  mayPlay: isSocialWar,
  play: (cx, by) => {
    changeUnrest(cx.g, UNREST);
    removeEvent(cx.g, 'event:170');
    cx.g.noRecruitment = false;
    // [card-160-b]
    for (const s of ownSenators(cx.g, by)) {
      const n = rollAmount(cx);
      changeInfluence(cx, s, -n);
      cx.log(say('laws.julian', { who: s.id, n }), 'card-160-b');
    }
  },
};
