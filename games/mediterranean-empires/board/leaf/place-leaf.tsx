/** The leaves of cities and of barbarian areas. */
import { TallySum } from '@tabularium/parts/kit';
import { areaDice } from '../../rules/barbarians/area.ts';
import { contentOf } from '../../rules/data/printed.ts';
import { empireOf } from '../../rules/empire/order.ts';
import { capitalMarker, cityAt, isKeyCity, ownerOf, refOf } from '../../rules/empire/places.ts';
import { explain } from '../../rules/explain.ts';
import type { Place } from '../../rules/ids.ts';
import type { LeafProps } from './leaf.tsx';
import { Facts, Part, Read, Reads } from './parts.tsx';
import { thingOf } from './thing.ts';

type Props = LeafProps & { readonly place: Place };

/** Places that a line leads to; those outside the scenario are left out. */
const waysFrom = ({ view, place }: Props, isStrait: boolean): string[] =>
  contentOf(view)
    .links[place]!.filter((link) => link.strait === isStrait)
    .map((link) => refOf(view, link.to))
    .filter((ref) => thingOf(view, ref) !== undefined);

const Ways = (props: Props) => {
  const { say } = props;
  const [roads, straits] = [waysFrom(props, false), waysFrom(props, true)];
  return (
    <Part title={say('leaf.ways')}>
      {roads.length > 0 && (
        <p>
          {say('leaf.roads')} <Reads of={roads} say={say} />
        </p>
      )}
      {straits.length > 0 && (
        <p>
          {say('leaf.straits')} <Reads of={straits} say={say} />
        </p>
      )}
    </Part>
  );
};

const Dice = ({ view, of, say }: LeafProps) => (
  <>
    {explain(view, 'attack', of)?.tallies.map((tally, i) => (
      <TallySum key={i} tally={tally} say={say} word={say('leaf.dice')} small />
    ))}
  </>
);

export const CityLeaf = (props: Props) => {
  const { view, say, place } = props;
  const { size, port, territory } = cityAt(view, place);
  const owner = ownerOf(view, place);
  const marker = capitalMarker(view, place);
  return (
    <>
      <p class="chips">
        <span class="chip">{say('leaf.size', { n: size })}</span>
        <span class="chip">{say('leaf.forts', { n: view.forts[place]! })}</span>
        {port && <span class="chip">{say('board.port')}</span>}
        {isKeyCity(view, place) && <span class="chip">{say('board.keyCity')}</span>}
      </p>
      <Facts
        of={[
          {
            word: say('leaf.owner'),
            value: owner >= 0 ? <Read of={empireOf(view, owner)} say={say} /> : say('leaf.neutral'),
          },
          ...(marker >= 0
            ? [{ word: say('leaf.capitalOf'), value: <Read of={empireOf(view, marker)} say={say} /> }]
            : []),
          { word: say('leaf.territory'), value: say(`territory:${territory}`) },
          { word: say('leaf.worth'), value: say('leaf.points', { n: size }) },
        ]}
      />
      <Part title={say('leaf.defends')}>
        <Dice {...props} />
        {isKeyCity(view, place) && <p>{say('leaf.keyCity')}</p>}
        {marker >= 0 && <p>{say('leaf.capital')}</p>}
        {port && <p>{say('leaf.portText')}</p>}
      </Part>
      <Ways {...props} />
    </>
  );
};

export const AreaLeaf = (props: Props) => {
  const { view, say, place } = props;
  const { areas, cities, tables } = contentOf(view);
  const { strength } = areas[place - cities.length]!;
  const isPacified = view.areas[place - cities.length] === 'pacified';
  return (
    <>
      <p class="chips">
        <span class="chip">{say(isPacified ? 'board.pacified' : 'board.wild')}</span>
      </p>
      <p>{say(isPacified ? 'leaf.area.pacified' : 'leaf.area.wild')}</p>
      <Facts
        of={[
          { word: say('leaf.strength'), value: strength },
          { word: say('leaf.rage'), value: view.enraged },
          { word: say('leaf.dice'), value: areaDice(view, place) },
        ]}
      />
      {!isPacified && (
        <Part title={say('leaf.rewards')}>
          <ul>
            {tables.pacification.rows.map(({ min, max, result }) => (
              <li key={result}>
                <b>{rangeOf(min, max)}</b> {say(`leaf.campaign.${result}`)}
              </li>
            ))}
          </ul>
          <p>{say('leaf.margin', { rage: view.enraged })}</p>
        </Part>
      )}
      <Ways {...props} />
    </>
  );
};

/** "2–", "4–5", "13+" */
export const rangeOf = (min: number | null, max: number | null): string => {
  if (min === null) return `≤ ${max}`;
  if (max === null) return `≥ ${min}`;
  return min === max ? String(min) : `${min}–${max}`;
};
