/** Events: of the Random Events Table [1.07.21-a] and of the deck [1.07.37-a] */
import { Broken, call, type Cx, end, sequence } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { CardId, EventId, FactionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { discard } from '../rome/cards.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { drawBequest } from './bequests.ts';
import { capturedGovernors } from './captured-governors.ts';
import { catilina } from './catilina.ts';
import { enemyLeaderDies } from './enemy-leader-dies.ts';
import { epidemic } from './epidemic.ts';
import { evilOmens } from './evil-omens.ts';
import { occur } from './in-play.ts';
import { loseFleets } from './lose-fleets.ts';
import { mobViolence } from './mob-violence.ts';
import { naturalDisaster } from './natural-disaster.ts';
import { newAlliance } from './new-alliance.ts';
import { rhodesGoesHome, rhodesHelps } from './rhodian-alliance.ts';
import { stormTakes } from './storm-at-sea.ts';

export { ptolemysProvince as startOfSenate } from './bequests.ts';
export { passageOfTime } from './passage-of-time.ts';
export { onActiveWarDrawn } from './pretender.ts';
export { startOfRevenue } from './start-of-revenue.ts';

/** What an event does at once. The others work later, by lying there: see the file of each. */
const atOnce = (cx: Cx<Rome>, event: EventId, level: number): void => {
  if (event === 'event:167') epidemic(cx, level);
  else if (event === 'event:168') evilOmens(cx);
  else if (event === 'event:171') mobViolence(cx, level);
  else if (event === 'event:172') naturalDisaster(cx);
  else if (event === 'event:176') rhodesHelps(cx, level);
};

/** [1.07.21-b][1.07.21-c][1.07.21-d] An event has been rolled; [1.07.21-e] that is all the draw there is. */
export const resolveEvent = proc(
  'events.resolve',
  { event: 'open' },
  (a: { readonly event: EventId; readonly by: FactionId }) => ({ event: a.event }),
  {
    start: (cx, l) => {
      const level = occur(cx, l.event);
      if (level === 0) return end();
      if (l.event === 'event:177') return call(loseFleets, { n: stormTakes(cx), rule: 'card-177-1-a' }, 'over');
      atOnce(cx, l.event, level);
      return end();
    },
    over: () => end(),
  },
);

/** [1.07.37-a] An event of the deck: resolved at once, and discarded when that is done. */
export const deckEvent = proc(
  'events.deck',
  { card: 'open' },
  (a: { readonly card: CardId; readonly by: FactionId }) => ({ card: a.card }),
  {
    start: (cx, l) => {
      if (l.card === 'card:153') {
        // On the discards from here on: while the HRAO is asked it must lie somewhere.
        discard(cx.g, l.card);
        return call(catilina, undefined, 'done');
      }
      if (l.card !== 'card:106' && l.card !== 'card:154' && l.card !== 'card:155')
        throw new Broken(`${l.card} is no event`);
      drawBequest(cx, l.card);
      return end();
    },
    done: () => end(),
  },
);

/** [amb-23] After Rome has been put in order. [amb-101] A peace may cost a Faction its last Senator, a Captive. */
export const endOfForumEvents = sequence<Rome>('events.end-of-forum', [enemyLeaderDies, factionsWithoutSenators]);
/** [amb-23] After the adjournment, before the automatic recalls. */
export const endOfSenateEvents = sequence<Rome>('events.end-of-senate', [newAlliance]);
export const endOfCombatEvents = sequence<Rome>('events.end-of-combat', [rhodesGoesHome]);

export const EVENTS_PROCS = [
  resolveEvent,
  deckEvent,
  capturedGovernors,
  catilina,
  loseFleets,
  enemyLeaderDies,
  newAlliance,
  rhodesGoesHome,
  endOfForumEvents,
  endOfSenateEvents,
  endOfCombatEvents,
];
