/** Statesmen whom Neutrals cannot play, for a Statesman they can, or for two Intrigue cards — 4.06.1 */
import './statesmen.css';
import type { Asked } from '@tabularium/kernel';
import { Mark, OptionCard, Options } from '@tabularium/parts/kit';
import { type Commit, type Form, type FormProps, refGiven } from '@tabularium/parts/web';
import { listed } from '@tabularium/kernel';
import { factionRef } from '../../../rules/ids.ts';
import { tradeStatesmen } from '../../../rules/neutrals/revolution/trading.ts';
import { allFactions, isNeutral } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { lookOf } from '../../looks.ts';
import { askedAt } from '../asking.ts';
import { picksOf } from '../offered.ts';
import { printed } from '../play-hand/cards.tsx';

const WAYS = ['buyWithStatesman', 'buyWithIntrigue'] as const;
type Way = (typeof WAYS)[number];
const DONE = 'doneTrading';

export interface Entered {
  readonly at: string;
  readonly way: Way | '';
  readonly card: string;
}
type At = Asked<RomeView>;

/** All that can be taken in some way. */
const forSale = (asked: At): string[] => [...new Set(WAYS.flatMap((way) => picksOf(asked, way)))];
const nameOf = (asked: At): string => `${asked.view.turn}/${WAYS.map((way) => picksOf(asked, way).join()).join(';')}`;
const none = (asked: At): Entered => ({ at: nameOf(asked), way: '', card: '' });

export const statesmenForm: Form<RomeView, Entered> = {
  name: 'statesmen',
  size: 'small',
  verbs: [...WAYS, DONE],
  isOf: (asked, entered) =>
    askedAt(asked) === `${tradeStatesmen.name}/ask` && (entered === undefined || entered.at === nameOf(asked)),
  begins: (asked, before) => (before?.at === nameOf(asked) ? before : none(asked)),
  answer: (_, { way, card }) => (way === '' ? { verb: DONE } : { verb: way, arg: card }),
  taking: (asked, entered, given) => {
    const way = WAYS.find((w) => w === given.verb);
    return way ? { ...entered, way, card: refGiven(given) } : none(asked);
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const done: Commit<Entered> = { name: 'done', key: 'd', entered: none(asked), label: say('statesmen.done') };
    if (entered.way === '') return [done];
    const take: Commit<Entered> = {
      name: 'take',
      entered,
      label: say('statesmen.take', { card: entered.card }),
      detail: say(`statesmen.price.${entered.way}`),
    };
    return [take, { ...done, quiet: true }];
  },
  Body: (props: FormProps<RomeView, Entered>) =>
    forSale(props.form.asked).length === 0 ? (
      <p class="quiet">{props.say('statesmen.nothing')}</p>
    ) : (
      <div class="statesmen">
        {forSale(props.form.asked).map((card) => (
          <OnOffer key={card} {...props} card={card} />
        ))}
      </div>
    ),
};

/** Whoever holds it, which everybody sees. */
const holderOf = (view: RomeView, card: string): number | undefined =>
  allFactions(view).find((f) => isNeutral(view, f) && listed(view.factions[f]!.hand).some((id) => id === card));

const OnOffer = ({ form, say, change, looks, card }: FormProps<RomeView, Entered> & { readonly card: string }) => {
  const { asked, entered } = form;
  const { view } = asked;
  const holder = holderOf(view, card);
  return (
    <section>
      <h4>
        {say(card)} <small>{printed(view, say, card)}</small>
      </h4>
      {holder !== undefined && (
        <p class="quiet">
          <Mark look={lookOf(view, looks, holder)} /> {say('statesmen.holder', { faction: factionRef(holder) })}
        </p>
      )}
      <Options label={say('statesmen.for', { card })}>
        {WAYS.map((way) => {
          const isChosen = entered.way === way && entered.card === card;
          const isOffered = picksOf(asked, way).includes(card);
          return (
            <OptionCard
              key={way}
              value={`${way}/${card}`}
              title={say(`statesmen.way.${way}`)}
              chosen={isChosen}
              reason={isOffered ? undefined : say(`statesmen.no.${way}`)}
              onPress={() => {
                if (isOffered) change(isChosen ? none(asked) : { ...entered, way, card });
              }}
            >
              {say(`statesmen.note.${way}`)}
            </OptionCard>
          );
        })}
      </Options>
    </section>
  );
};
