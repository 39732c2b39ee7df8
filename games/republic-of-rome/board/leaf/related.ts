/** Other leaves that one would read next. */
import { plays } from '../../rules/advanced/advanced.ts';
import { disbandedOf } from '../../rules/advanced/disbandment/state.ts';
import { contentOf } from '../../rules/data/printed.ts';
import { forcesOn } from '../../rules/rome/forces.ts';
import { maybeSenator } from '../../rules/rome/senators.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import type { Thing } from './thing.ts';

const ofWar = (g: OpenRome, { card }: Thing & { t: 'war' }): readonly string[] => [
  ...contentOf(g)
    .leaders.filter((l) => l.wars.includes(card.id))
    .map((l) => l.id),
  ...card.creates,
  ...card.destroys,
  ...forcesOn(g, card.id).flatMap((f) => (f.commander === '' ? [] : [f.commander])),
];

const ofSenator = (g: OpenRome, { card }: Thing & { t: 'senator' }): readonly string[] => {
  const s = maybeSenator(g, card.id);
  return [
    ...contentOf(g)
      .senators.filter((x) => x.number === card.number && x.id !== card.id)
      .map((x) => x.id),
    ...(card.statesman ? [...card.statesman.opposes, ...(card.statesman.nullifies ?? [])] : []),
    ...(s && s.office !== '' ? [`office:${s.office}`] : []),
    ...g.concessions.filter((c) => c.holder === card.id).map((c) => c.id),
    ...g.provinces.filter((p) => p.governor === card.id).map((p) => p.id),
    ...(g.advanced?.pontifex?.priests.includes(card.id) ? ['advanced:priest'] : []),
    ...(disbandedOf(g, card.id).length > 0 ? ['advanced:disbanded'] : []),
    ...(s && s.rebel !== 'no' && plays(g, 'rebel-governors') ? ['advanced:rebel-governor'] : []),
  ];
};

const others = (view: RomeView, thing: Thing): readonly string[] => {
  switch (thing.t) {
    case 'war':
      return ofWar(view, thing);
    case 'leader':
      return thing.card.wars;
    case 'senator':
      return ofSenator(view, thing);
    case 'province':
      return [
        ...contentOf(view)
          .wars.filter((w) => w.creates.includes(thing.card.id))
          .map((w) => w.id),
        ...(plays(view, 'provincial-wars') ? ['advanced:provincial'] : []),
        ...(plays(view, 'rebel-governors') ? ['advanced:rebel-governor'] : []),
      ];
    case 'office':
      return thing.office === 'pontifex' ? ['advanced:priest'] : [];
    default:
      return [];
  }
};

export const relatedTo = (view: RomeView, thing: Thing): readonly string[] => [...new Set(others(view, thing))];
