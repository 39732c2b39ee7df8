/** Republic of Rome in a terminal: the Republic in numbers, then Wars, Factions, Forum and hand as tables. */
import { howMany, listed, messages } from '@tabularium/kernel';
import {
  clauseInWords,
  isCorrupt,
  landStrengthOf,
  moveAhead,
  onFloorOf,
  proposalInWords,
  type RomeView,
  senatorCard,
} from '../rules/index.ts';
import type { Speaker } from '@tabularium/text';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import { guidelineLines, ownMark, rulingLines } from './neutrals.ts';
import { facing, isVacant, provinceLines, provincialLines, rebelLines } from './provinces.ts';
import { styled, wrapped } from '@tabularium/parts/terminal';
import type { Terminal } from '@tabularium/parts/terminal';
import {
  allFactions,
  type FactionId,
  factionRef,
  fleetStrength,
  fleetSupport,
  isActive,
  isPlayerOf,
  oratory,
  ownFaction,
  votesOf,
} from '../rules/study.ts';

const t = messages(en);
type Senator = RomeView['senators'][number];
type War = RomeView['wars'][number];

const NAME = 29;
const isHere = (s: Senator): boolean => s.at === 'rome' && s.captive === '' && s.rebel === 'no';
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

const stateLine = (v: RomeView, speak: Speaker): string =>
  speak.say(
    t('board.ror.state', {
      era: `era:${v.era}`,
      turn: v.turn,
      phase: v.phase === 'setup' ? 'board.ror.setup' : `phase:${v.phase}`,
      talents: v.state,
      unrest: v.unrest,
      legions: v.legions.filter(isActive).length,
      ready: v.legions.filter((l) => l.at === 'active').length,
      fleets: v.fleets + v.forces.reduce((n, f) => n + f.fleets, 0),
      deck: v.deck,
    }),
  );

const warLine = (v: RomeView, w: War, speak: Speaker): string => {
  const status = speak.name(`board.ror.war.${w.unprosecuted ? 'unprosecuted' : w.status}`);
  const said = speak.say(
    t('board.ror.war', {
      war: w.id,
      status,
      land: landStrengthOf(v, w.id),
      fleet: fleetStrength(v, w),
      support: fleetSupport(v, w),
    }),
  );
  return [said, ...facing(v, w.id, speak)].join('; ');
};

const doing = (v: RomeView, s: Senator, speak: Speaker): string[] => [
  ...(s.consulForLife ? [speak.name('board.ror.life')] : []),
  ...(s.office === '' ? [] : [speak.name(`office:${s.office}`)]),
  ...(v.advanced?.pontifex?.priests.includes(s.id) ? [speak.name('board.ror.priest')] : []),
  ...(s.captive === '' ? [] : [speak.name('board.ror.captive')]),
  ...(s.rebel === 'no' ? [] : [speak.name('board.ror.rebel')]),
  ...v.provinces.filter((p) => p.governor === s.id).map((p) => speak.name(p.id)),
  ...v.concessions.filter((c) => c.holder === s.id).map((c) => speak.name(c.id)),
  ...(isCorrupt(v, s) ? [speak.name('board.ror.corrupt')] : []),
];

const senatorLine = (v: RomeView, s: Senator, leader: string, speak: Speaker, offered: ReadonlySet<string>): string => {
  const { mil, loy } = senatorCard(v, s.id);
  const name = fit(`${s.id === leader ? '♛ ' : '  '}${speak.name(s.id)}`, NAME);
  const numbers = [mil, oratory(v, s), loy, s.influence, signed(s.popularity), s.knights, s.talents];
  const row = `${name}${numbers.map((n) => String(n).padStart(4)).join('')}  ${doing(v, s, speak).join(', ')}`;
  if (offered.has(s.id)) return styled(['bold', 'underline'], row);
  return isHere(s) ? row : styled('dim', row);
};

const head = (speak: Speaker): string =>
  styled(
    'dim',
    `${''.padEnd(NAME)}${['mil', 'ora', 'loy', 'inf', 'pop', 'kni', 'tal'].map((k) => speak.name(`board.ror.${k}`).padStart(4)).join('')}`,
  );

const factionLines = (v: RomeView, faction: FactionId, speak: Speaker, offered: ReadonlySet<string>): string[] => {
  const f = v.factions[faction]!;
  const own = v.senators.filter((s) => s.faction === faction);
  const votes = own.filter(isHere).reduce((n, s) => n + votesOf(v, s), 0);
  const influence = own.reduce((n, s) => n + s.influence, 0);
  const money = f.treasury === undefined ? speak.name('board.ror.hidden') : String(f.treasury);
  const title = speak.say(
    t('board.ror.faction', {
      n: faction + 1,
      faction: factionRef(faction),
      votes,
      influence,
      cards: howMany(f.hand),
      money,
    }),
  );
  const shown = isPlayerOf(v, v.seat, faction) ? [] : f.shown.map((x) => speak.name(x.card));
  return [
    styled('bold', title + ownMark(v, faction, speak)),
    ...guidelineLines(v, faction, speak),
    ...(shown.length === 0 ? [] : wrapped(`${speak.name('board.ror.shown')}: ${shown.join(', ')}`)),
    ...own.map((s) => senatorLine(v, s, f.leader, speak, offered)),
  ];
};

/** [2.04.2-e] Whose Legions are disbanded, and which. */
const disbandedLine = (v: RomeView, speak: Speaker): string[] => {
  const all = v.legions.flatMap((l, n) =>
    l.at === 'bank' ? [`${speak.name(`legion:${n}`)} (${speak.name(l.allegiance)})`] : [],
  );
  return all.length > 0 ? wrapped(`${speak.name('board.ror.disbanded')}: ${all.join(', ')}`) : [];
};

const forumLines = (v: RomeView, speak: Speaker): string[] => {
  const line = (key: keyof typeof en, refs: readonly string[]): string[] =>
    refs.length === 0 ? [] : wrapped(`${speak.name(key)}: ${refs.map((r) => speak.name(r)).join(', ')}`);
  return [
    ...line(
      'board.ror.forum',
      v.senators.filter((s) => s.faction < 0 && s.at === 'rome').map((s) => s.id),
    ),
    ...line(
      'board.ror.concessions',
      v.concessions.filter((c) => c.holder === 'forum').map((c) => c.id),
    ),
    ...line(
      'board.ror.vacant',
      v.provinces.filter((p) => isVacant(v, p)).map((p) => p.id),
    ),
    ...provincialLines(v, speak),
    ...disbandedLine(v, speak),
    ...line('board.ror.laws', v.laws),
    ...line('board.ror.brought', v.advanced?.laws?.brought ?? []),
    ...line(
      'board.ror.events',
      v.events.map((e) => (e.level > 1 ? `${e.id}:dark` : e.id)),
    ),
    ...line('board.ror.curia', v.curia),
  ];
};

/** Pending offers and agreements in force, one line for each clause. */
const agreementLines = (v: RomeView, speak: Speaker, ...wanted: readonly string[]): string[] =>
  v.agreements.all
    .filter((a) => wanted.includes(a.status))
    .flatMap((a) => [
      `${speak.name(`agreement:${a.id}`)} (${speak.name(`board.deal.is.${a.status}`)}):`,
      ...a.clauses.flatMap((c) =>
        wrapped(
          clauseInWords(c)
            .map((m) => speak.say(m))
            .join(' '),
          '  ',
        ),
      ),
    ]);

const handLines = (v: RomeView, speak: Speaker): string[] => {
  const hand = listed(typeof v.seat === 'number' ? v.factions[ownFaction(v, v.seat)]!.hand : 0);
  if (hand.length === 0) return [];
  return wrapped(`${speak.name('board.ror.hand')}: ${hand.map((c) => speak.name(c)).join(', ')}`);
};

/** What is being voted on, and the votes so far. */
const floorLines = (v: RomeView, speak: Speaker): string[] => {
  const stands = onFloorOf(v);
  if (!stands) return [];
  const { proposal, ayes, nays, own, others } = stands;
  const what = proposalInWords(proposal)
    .map((m) => speak.say(m))
    .join(' ');
  return wrapped(speak.say(t('board.ror.floor', { what, ayes, nays, own, others })));
};

const all = (v: RomeView, speak: Speaker, offered: ReadonlySet<string>): string[] => [
  ...wrapped(stateLine(v, speak)).map((l) => styled('bold', l)),
  ...v.wars.flatMap((w) => wrapped(warLine(v, w, speak))),
  ...rebelLines(v, speak),
  ...rulingLines(v, speak),
  ...floorLines(v, speak),
  head(speak),
  ...allFactions(v).flatMap((faction) => factionLines(v, faction, speak, offered)),
  ...forumLines(v, speak),
  ...agreementLines(v, speak, 'offered', 'active'),
  ...handLines(v, speak),
];

const NARROWEST = 60;

export const terminal: Terminal<RomeView> = {
  messages: { en, es, it },
  draw: (view, speak, offered) => all(view, speak, offered),
  narrowest: NARROWEST,
  list: (view, speak) => all(view, speak, new Set()),
  describe: (view, ref, speak) => {
    const s = view.senators.find((x) => x.id === ref);
    if (s) return [head(speak), senatorLine(view, s, '', speak, new Set())];
    const w = view.wars.find((x) => x.id === ref);
    if (w) return wrapped(warLine(view, w, speak));
    const faction = allFactions(view).find((f) => factionRef(f) === ref);
    if (faction !== undefined) return [head(speak), ...factionLines(view, faction, speak, new Set())];
    const p = view.provinces.find((x) => x.id === ref);
    return p && provinceLines(view, p, speak);
  },
  brief: (view, speak) => [
    styled('dim', wrapped(stateLine(view, speak)).join('\n')),
    ...floorLines(view, speak),
    ...agreementLines(view, speak, 'offered'),
    ...handLines(view, speak).map((l) => styled('dim', l)),
  ],
  refs: [],
  known: (view) => [
    ...[...view.senators, ...view.wars, ...view.provinces].map((x) => x.id),
    ...allFactions(view).map(factionRef),
  ],
  ahead: (view) => moveAhead(view)?.because,
  moment: (view) => `${view.turn} ${view.phase} ${view.senate.step}`,
};
