/** Where a thing is now, as far as whoever looks can see. */
import { listed, type Msg } from '@tabularium/kernel';
import { plays } from '../../rules/advanced/advanced.ts';
import { disbandedOf } from '../../rules/advanced/disbandment/state.ts';
import { lawsBrought } from '../../rules/advanced/laws/state.ts';
import { advanced } from '../../rules/advanced/part.ts';
import { forcesOf, kept } from '../../rules/advanced/provinces/state.ts';
import type { Card, SenatorCard } from '../../rules/data/content.ts';
import type { Senator } from '../../rules/game.ts';
import { type CardId, factionRef, isSenatorId, UNALIGNED } from '../../rules/ids.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import { rebelOf } from '../../rules/rome/rebels.ts';
import { holderOf, isInRome, maybeSenator, numberOf } from '../../rules/rome/senators.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { aids, maybeWar } from '../../rules/wars/wars.ts';
import type { AdvancedThing } from './advanced-things.ts';
import type { Thing } from './thing.ts';

const at = (k: string, a?: Msg['a']): Msg => ({ k: `leaf.at.${k}`, ...(a && { a }) });

/** Of a card that is not on the table: in the own hand, shown by somebody, discarded, or unseen. */
const ofCard = (view: RomeView, id: CardId): Msg => {
  const own = typeof view.seat === 'number' ? listed(view.factions[ownFaction(view, view.seat)]!.hand) : [];
  if (own.includes(id)) return at('hand');
  const showing = view.factions.findIndex((f) => listed(f.hand).includes(id) || f.shown.some((s) => s.card === id));
  if (showing >= 0) return at('shown', { faction: factionRef(showing) });
  if (view.discards.includes(id)) return at('discards');
  if (view.removed.includes(id)) return at('removed');
  return at('deck');
};

const ofWar = (view: RomeView, thing: Thing & { t: 'war' }): Msg => {
  const war = maybeWar(view, thing.card.id);
  if (war) return at('war', { status: `board.war.${war.unprosecuted ? 'unprosecuted' : war.status}` });
  if (view.defeated.includes(thing.card.id)) return at('defeated');
  return ofCard(view, thing.card.card);
};

const ofLeader = (view: RomeView, thing: Thing & { t: 'leader' }): Msg => {
  const g: OpenRome = view;
  const leader = g.leaders.find((l) => l.id === thing.card.id);
  if (!leader) return ofCard(view, thing.card.card);
  if (leader.at === 'curia') return at('curia');
  const wars = g.wars.filter((w) => aids(g, leader, w.id)).map((w) => w.id);
  return wars.length > 0 ? at('leads', { wars }) : at('waits');
};

const ofSenatorInPlay = (s: Senator): Msg => {
  if (s.faction === UNALIGNED) return at(isInRome(s) ? 'alone' : 'aloneAway');
  return at(isInRome(s) ? 'rome' : 'away', { faction: factionRef(s.faction) });
};

const ofSenator = (view: RomeView, card: SenatorCard): Msg => {
  const g: OpenRome = view;
  const s = maybeSenator(g, card.id);
  if (s) return ofSenatorInPlay(s);
  if (view.curia.includes(card.id)) return at('curia');
  const over = g.senators.find((x) => !card.statesman && x.family && numberOf(g, x.id) === card.number);
  return over ? at('under', { who: over.id }) : ofCard(view, card.card);
};

const ofConcession = (view: RomeView, thing: Thing & { t: 'concession' }): Msg => {
  const c = view.concessions.find((x) => x.id === thing.card.id);
  if (!c) return ofCard(view, thing.card.card);
  return c.holder === 'forum' || c.holder === 'curia' ? at(c.holder) : at('held', { who: c.holder });
};

const ofProvince = (view: RomeView, thing: Thing & { t: 'province' }): readonly Msg[] => {
  const p = view.provinces.find((x) => x.id === thing.card.id);
  if (!p) return [at('noProvince')];
  const state: Msg = { k: p.developed ? 'leaf.at.developed' : 'leaf.at.undeveloped' };
  if (p.inRevolt) return [at('risen')];
  const wars = plays(view, 'provincial-wars')
    ? advanced()
        .attackersOf(view, p)
        .map((w) => w.id)
    : [];
  const joined = kept(view)?.allied.find((a) => a.province === p.id);
  const { armies, fleets } = forcesOf(view, p.id);
  const forces: readonly Msg[] = [
    ...(armies > 0 ? [{ k: 'board.provincialArmies', a: { n: armies } }] : []),
    ...(fleets > 0 ? [{ k: 'board.provincialFleets', a: { n: fleets } }] : []),
    ...(wars.length > 0 ? [at('attacked', { wars })] : []),
  ];
  // [2.02.412-o][2.03.21-a]
  if (joined) return [at('joined', { war: joined.war }), state, ...forces];
  if (rebelOf(view, p.governor)) return [at('rebel', { who: p.governor }), state, ...forces];
  return [p.governor === '' ? at('vacant') : at('governed', { who: p.governor, n: p.term }), state, ...forces];
};

const ofOther = (view: RomeView, { id }: Card): Msg => {
  if (view.laws.includes(id)) return at('force');
  // [2.06.2-a]
  if (lawsBrought(view).includes(id)) return at('brought');
  return view.bequests.some((b) => b.card === id) ? at('forum') : ofCard(view, id);
};

const ofEvent = (view: RomeView, { id, dark }: Thing & { t: 'event' }): Msg => {
  const e = view.events.find((x) => x.id === id && x.level > 1 === dark);
  return e ? at('forceSince', { n: e.since }) : at('notForce');
};

/** Who is one, or has some. */
const ofAdvanced = (view: RomeView, of: AdvancedThing): readonly Msg[] => {
  const p = view.senate.floors.at(-1)?.proposal;
  const who: Readonly<Record<AdvancedThing, readonly string[]>> = {
    priest: view.advanced?.pontifex?.priests ?? [],
    advocate: p?.t === 'prosecution' && p.advocate !== undefined ? [p.advocate] : [],
    disbanded: view.senators.flatMap((s) => (disbandedOf(view, s.id).length > 0 ? [s.id] : [])),
    provincial: kept(view)?.forces.map((f) => f.province) ?? [],
    'rebel-governor': view.provinces.flatMap((x) =>
      rebelOf(view, x.governor) ? [x.governor].filter(isSenatorId) : [],
    ),
  };
  return [who[of].length > 0 ? at('now', { who: who[of] }) : at('nobodyNow')];
};

export const whereIs = (view: RomeView, thing: Thing): readonly Msg[] => {
  switch (thing.t) {
    case 'war':
      return [ofWar(view, thing)];
    case 'leader':
      return [ofLeader(view, thing)];
    case 'senator':
      return [ofSenator(view, thing.card)];
    case 'concession':
      return [ofConcession(view, thing)];
    case 'province':
      return ofProvince(view, thing);
    case 'card':
      return [ofOther(view, thing.card)];
    case 'event':
      return [ofEvent(view, thing)];
    case 'office': {
      const holder = holderOf(view, thing.office);
      return [holder ? at('office', { who: holder.id }) : at('nobody')];
    }
    case 'advanced':
      return ofAdvanced(view, thing.of);
    case 'land-bill': {
      const n = view.landBills[thing.row.type];
      return [n === 0 ? at('notForce') : n === 1 ? at('force') : at('forceTimes', { n })];
    }
    default:
      return thing satisfies never;
  }
};
