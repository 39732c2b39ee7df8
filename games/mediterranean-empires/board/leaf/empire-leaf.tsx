/** The leaf of an Empire: its points, its cities, its cards as far as they are known. */
import { howMany, type Seat } from '@tabularium/kernel';
import { contentOf } from '../../rules/data/printed.ts';
import { capitalOf, citiesOf, holdsCapital, isKeyCity, ownerOf, refOf, scenarioOf } from '../../rules/empire/places.ts';
import { empireOf } from '../../rules/empire/order.ts';
import { countFor } from '../../rules/end/count.ts';
import { NEUTRAL } from '../../rules/ids.ts';
import { CardFace } from '../cards/card.tsx';
import type { LeafProps } from './leaf.tsx';
import { Facts, Part, Read, Reads } from './parts.tsx';

export const EmpireLeaf = ({ view, say, players, seat }: LeafProps & { readonly seat: Seat }) => {
  const content = contentOf(view);
  const cities = citiesOf(view, seat);
  const capital = capitalOf(view, seat);
  const holder = ownerOf(view, capital);
  const keys = cities.filter((place) => isKeyCity(view, place));
  const discards = view.discards[seat]!;
  return (
    <>
      <Facts
        of={[
          { word: say('leaf.player'), value: players[seat] ?? '' },
          { word: say('leaf.vp'), value: view.vp[seat]! },
          {
            word: say('leaf.cities'),
            value: say('leaf.citiesOf', { n: cities.length, all: scenarioOf(view).victoryCities }),
          },
          { word: say('leaf.wouldCount'), value: signed(countFor(view, seat).vp.total) },
          { word: say('leaf.hand'), value: howMany(view.hands[seat]!) },
          { word: say('leaf.deck'), value: howMany(view.decks[seat]!) },
          {
            word: say('leaf.capitalCity'),
            value: (
              <>
                <Read of={refOf(view, capital)} say={say} />
                {!holdsCapital(view, seat) && holder !== NEUTRAL && (
                  <>
                    {' · '}
                    <Read of={empireOf(view, holder)} say={say} />
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {keys.length > 0 && (
        <Part title={say('leaf.keys')}>
          <Reads of={keys.map((place) => refOf(view, place))} say={say} />
        </Part>
      )}
      <Part title={say('leaf.itsCities')}>
        <Reads of={cities.map((place) => refOf(view, place))} say={say} />
      </Part>
      {discards.length > 0 && (
        <Part title={say('leaf.discards', { n: discards.length })}>
          <ul class="med-leaf-cards">
            {discards.map((card) => (
              <li key={card} data-read={card}>
                <CardFace content={content} card={card} size="small" say={say} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
