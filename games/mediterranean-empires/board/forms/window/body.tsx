/** The cards that may be played now with what each would change, the others with why not; whose battle it is; nothing for longer. */
import { Seg } from '@tabularium/parts/kit';
import type { FormProps, Say } from '@tabularium/parts/web';
import { attackerSeat, defenderSeat } from '../../../rules/empire/order.ts';
import { contentOf } from '../../../rules/data/printed.ts';
import { doesHarm } from '../../../rules/explain.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { CardFace } from '../../cards/card.tsx';
import { whyNot } from '../../cards/why-not.ts';
import { handOf, listOf } from '../asking.ts';
import { chanceNow, changeInWords, type Here, helpedBy, sideName, toldSide } from './change.ts';
import { type Entered, playable, toggled, untils, useIn } from './entries.ts';
import '../forms.css';
import './window.css';

type Props = FormProps<EmpiresView, Entered>;

export const Body = (props: Props) => {
  const { form } = props;
  const hasChoice = form.at('useAs') !== undefined || form.at('forAttacker') !== undefined;
  return (
    <div class={`win ${form.entered.card === undefined ? '' : 'chosen'} ${form.asked.view.combat ? 'fought' : ''}`}>
      <p class="win-note">{notes(form, props.say).join(' ')}</p>
      <Cards {...props} />
      {hasChoice ? <Uses {...props} /> : <Longer {...props} />}
    </div>
  );
};

/** What this attack is to whoever is asked. */
const whoseOf = ({ asked: { view, seat } }: Here): 'attacker' | 'defender' | 'other' => {
  if (seat === attackerSeat(view)) return 'attacker';
  return seat === defenderSeat(view) ? 'defender' : 'other';
};

/** Whose battle it is and how it stands; once a card is chosen, what it says and whom it would help. */
const notes = (form: Here, say: Say): readonly string[] => {
  const { asked, entered } = form;
  const { view } = asked;
  const { card } = entered;
  if (card !== undefined) return [helpInWords(form, card, say), say(card.replace('card:', 'text:'))];
  const role = view.attack
    ? [
        say('win.role', {
          whose: whoseOf(form),
          on: view.combat ? 'combat' : 'route',
          who: sideName(form, 0),
          whom: sideName(form, 1),
        }),
      ]
    : [];
  const chance = chanceNow(form);
  const lies =
    chance === undefined
      ? []
      : [
          say('win.lies', {
            mine: whoseOf(form) === 'other' ? 'no' : 'yes',
            who: sideName(form, toldSide(form)),
            n: chance,
          }),
        ];
  return [...role, ...lies, ...(playable(asked).length === 0 && untils(asked).length > 0 ? [say('win.none')] : [])];
};

const helpInWords = (form: Here, card: string, say: Say): string => {
  const side = helpedBy(form, card);
  if (side === undefined) return '';
  const whose = whoseOf(form);
  const own = whose === 'attacker' ? 0 : whose === 'defender' ? 1 : undefined;
  return say('win.helps', {
    mine: own === undefined ? 'other' : own === side ? 'yes' : 'no',
    who: sideName(form, side),
  });
};

/** Full cards while there are few of them. */
const FEW = 4;
const DIGITS = 9;

const Cards = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view, seat } = asked;
  const content = contentOf(view);
  const can = playable(asked);
  // Half-way its card lies on the table.
  const offered = can.length === 0 && entered.card !== undefined ? [entered.card] : can;
  const rest = handOf(asked).filter((card) => !can.includes(card));
  return (
    <div class="win-cards">
      {offered.length > 0 && (
        <div class="win-can" role="group" aria-label={say('win.cards')} data-hand>
          {offered.map((card, i) => (
            <button
              key={card}
              type="button"
              class="win-card"
              data-option={card}
              aria-pressed={entered.card === card}
              {...(i < DIGITS && can.length > 0 && { 'aria-keyshortcuts': String(i + 1) })}
              onClick={() => can.length > 0 && change(toggled(asked, entered, card))}
            >
              <CardFace
                content={content}
                card={card}
                size="small"
                say={say}
                state={entered.card === card ? 'chosen' : 'offered'}
                detail={changeInWords(form, card, say)}
                {...(view.combat && { factor: view.combat.kind })}
              />
              {i < DIGITS && can.length > 0 && (
                <span class="kbd" aria-hidden="true">
                  {i + 1}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div class={rest.length > FEW ? 'win-off many' : 'win-off'} role="group" aria-label={say('win.others')}>
          {rest.map((card) => {
            const why = whyNot(view, seat, content.cards[card]!).k.replace('hand.not.', '');
            return (
              <button
                key={card}
                type="button"
                class="win-card"
                data-option={card}
                data-read={card}
                aria-disabled="true"
              >
                <CardFace
                  content={content}
                  card={card}
                  size="small"
                  say={say}
                  state="off"
                  why={say('win.not', { why })}
                />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
};

/** As what a card with several uses is played, and for whom one that names a side. */
const Uses = ({ form, say, change }: Props) => {
  const { entered } = form;
  const using = form.at('useAs');
  const naming = form.at('forAttacker');
  const { view } = form.asked;
  const word = entered.card !== undefined && doesHarm(view, entered.card) ? 'win.against' : 'win.for';
  return (
    <div class="win-row">
      {using && (
        <Seg
          label={say('verb.useAs')}
          value={useIn(using)}
          of={listOf(using.question, 'useAs').map((ref) => ({ value: ref, label: say(ref) }))}
          onChange={(as) => change({ ...entered, as })}
        />
      )}
      {naming && (
        <Seg
          label={say('win.side')}
          value={entered.side === undefined ? undefined : String(entered.side)}
          of={([0, 1] as const).map((side) => ({
            value: String(side),
            label: say(word, { who: sideName(form, side) }),
          }))}
          onChange={(side) => change({ ...entered, side: side === '0' ? 0 : 1 })}
        />
      )}
    </div>
  );
};

/** Nothing for longer, so that nobody has to be asked again; on a phone it shows on demand. */
const Longer = ({ form: { asked, entered }, say, send }: Props) => {
  const all = untils(asked);
  if (all.length === 0) return null;
  return (
    <>
      <details class="win-more">
        <summary>{say('verb.passUntil')}</summary>
      </details>
      <div class="win-row win-until" role="group" aria-label={say('verb.passUntil')}>
        <span>{say('verb.passUntil')}</span>
        {all.map((until) => (
          <button
            key={until}
            type="button"
            class="btn small ghost"
            data-until={until}
            onClick={() => send({ at: entered.at, does: 'until', until })}
          >
            {say(until)}
          </button>
        ))}
      </div>
    </>
  );
};
