/** The cells of the state strip: what the Republic has, each with the parts that it is made of. */
import type { Tally } from '@tabularium/kernel';
import { rebelFleets } from '../../rules/advanced/rebels/state.ts';
import { LAND_BILLS } from '../../rules/ids.ts';
import { stateOfTheRepublic } from '../../rules/population/state-of-the-republic.ts';
import { countLegions, fleetsInPlay, forcePlace, isActive, legionsInPlay } from '../../rules/rome/forces.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { activeWars } from '../../rules/wars/wars.ts';
import { signed } from '../parts.tsx';
import type { Say } from '../props.ts';

export const CELLS = [
  'state:treasury',
  'state:unrest',
  'state:legions',
  'state:fleets',
  'state:wars',
  'state:provinces',
  'state:force',
  'state:deck',
] as const;
export type Cell = (typeof CELLS)[number];

export const isCell = (ref: string): ref is Cell => CELLS.some((cell) => cell === ref);

/** [1.08.2-a] What is added to the three dice of the people's roll, as things stand. */
export const peoplesRoll = (g: OpenRome): Tally => stateOfTheRepublic(g, 0);

/** Laws, Land Bills, events and Bequests, by their refs; those of which there may be several, with their number. */
export const inForce = (g: OpenRome): readonly { readonly ref: string; readonly n: number }[] => [
  ...g.laws.map((ref) => ({ ref, n: 1 })),
  ...LAND_BILLS.filter((t) => g.landBills[t] > 0).map((t) => ({ ref: `land-bill:${t}`, n: g.landBills[t] })),
  ...g.events.map((e) => ({ ref: e.level > 1 ? `${e.id}:dark` : e.id, n: 1 })),
  ...g.bequests.map((b) => ({ ref: b.card, n: 1 })),
];

interface Place {
  /** A ref, or a key of the words. */
  readonly name: string;
  readonly legions: number;
  readonly veterans: number;
  readonly fleets: number;
}

/** [1.09.63-b] Every Legion and Fleet by the place where it is, those in Rome first, those not raised last. */
export const places = (g: OpenRome): readonly Place[] => {
  const at = (place: OpenRome['legions'][number]['at'], name: string, fleets: number): Place => ({
    name,
    legions: countLegions(g, place),
    veterans: g.legions.filter((l) => l.at === place && l.veteran).length,
    fleets,
  });
  return [
    at('active', 'state.at.rome', g.fleets),
    ...g.forces.map((f) => at(forcePlace(f), f.commander === '' ? f.war : f.commander, f.fleets)),
    ...g.provinces.map((p) => at(p.id, p.id, 0)),
    at('rebel', 'state.at.rebel', rebelFleets(g)),
    at('bank', 'state.at.bank', 0),
  ].filter((p, i) => i === 0 || p.legions + p.fleets > 0);
};

interface CellNumbers {
  readonly icon: string;
  readonly n: number;
  /** A word or two after the number. */
  readonly more: string;
}

/** What the strip shows of a cell: one number and a word about it. */
export const cellOf = (view: RomeView, cell: Cell, say: Say): CellNumbers => {
  const g: OpenRome = view;
  switch (cell) {
    case 'state:treasury':
      return { icon: 'talent', n: g.state, more: say('board.talents') };
    case 'state:unrest':
      return { icon: 'unrest', n: g.unrest, more: say('state.peopleRoll', { n: signed(peoplesRoll(g).total) }) };
    case 'state:legions': {
      const veterans = g.legions.filter((l) => isActive(l) && l.veteran).length;
      const [all, home] = [legionsInPlay(g), countLegions(g, 'active')];
      const where = all === home ? say('state.allInRome') : say('state.inRome', { n: home });
      return { icon: 'legion', n: all, more: all === 0 ? '' : `${where}, ${say('state.veterans', { n: veterans })}` };
    }
    case 'state:fleets': {
      const [all, home] = [fleetsInPlay(g), g.fleets];
      const more = all === home ? say('state.allInRome') : say('state.inRome', { n: home });
      return { icon: 'fleet', n: all, more: all === 0 ? '' : more };
    }
    case 'state:wars': {
      const active = activeWars(g).length;
      const others = g.wars.length - active;
      return {
        icon: 'war',
        n: active,
        more: others > 0 ? say('state.warsAre', { n: others }) : say('state.warsActive'),
      };
    }
    case 'state:provinces': {
      const vacant = g.provinces.filter((p) => p.governor === '').length;
      const all = g.provinces.length;
      const more = vacant === all ? 'state.noneGoverned' : vacant > 0 ? 'state.vacant' : 'state.allGoverned';
      return { icon: 'map', n: all, more: all === 0 ? '' : say(more, { n: vacant }) };
    }
    case 'state:force':
      return { icon: 'scroll', n: inForce(g).length, more: say('state.lawsEvents') };
    case 'state:deck':
      return { icon: 'deck', n: view.deck, more: say('board.cards', { n: view.deck }) };
    default:
      return cell satisfies never;
  }
};
