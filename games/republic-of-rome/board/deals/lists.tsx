/** What is agreed: offers in a room, what is in force by when it is due, disputes, what is over, and how words were kept. */
import './deals.css';
import { Icon, Mark, Seg } from '@tabularium/parts/kit';
import { useState } from 'preact/hooks';
import { agreementRef } from '../../rules/agreements/life.ts';
import { factionRef } from '../../rules/ids.ts';
import { allFactions } from '../../rules/rome/players.ts';
import { Answers, Clauses, meOf, numberOf, OfferCard, Parties, type Props, StateChip } from './card.tsx';
import { Dispute } from './dispute.tsx';
import { type DueDate, isBefore, nextDue, offersIn, type Seen, waitsFor, wordOf } from './state.ts';
import { usePast } from './past.ts';
import { lookOf } from '../looks.ts';

/** What is offered in the room that is open. */
export const Offers = (props: Props) => {
  const all = offersIn(props.view, props.me, props.room);
  if (all.length === 0) return null;
  return (
    <div class="deal-offers">
      {all.map((a) => (
        <OfferCard key={a.id} {...props} a={a} />
      ))}
    </div>
  );
};

/** The first that waits for an answer. It stands beside the question and never over it. */
export const Notice = (props: Props) => {
  const [later, setLater] = useState<readonly number[]>([]);
  const all = props.view.agreements.all.filter((a) => waitsFor(a, meOf(props)) && !later.includes(a.id));
  const [first] = all;
  if (!first) return null;
  return (
    <div class="deal-notice" role="region" aria-label={props.say('deals.waiting')}>
      <OfferCard {...props} a={first} />
      <button
        type="button"
        class="iconbtn"
        aria-label={props.say('deals.later')}
        title={props.say('deals.later')}
        onClick={() => setLater([...later, first.id])}
      >
        <Icon name="x" />
      </button>
    </div>
  );
};

const Row = (props: Props & { readonly a: Seen }) => {
  const { a } = props;
  const [open, setOpen] = useState(false);
  const number = numberOf(a);
  return (
    <li class="deal-row" data-agreement={a.id}>
      <Parties {...props} a={a} />
      <div>
        <span class="no">
          {number === '' ? (
            <>
              <Icon name="lock" />
              <span class="sr">{props.say('deals.is.private')}</span>
            </>
          ) : (
            number
          )}
        </span>
        <Clauses {...props} a={a} />
        {open && <Answers {...props} a={a} />}
      </div>
      <span class="deal-row-state">
        <StateChip {...props} a={a} />
        {props.answers.some((ref) => ref.split('+')[1] === `agreement:${a.id}`) && (
          <button
            type="button"
            class="link"
            aria-expanded={open}
            aria-label={`${props.say('deals.more')}: ${props.say(agreementRef(a))}`}
            onClick={() => setOpen(!open)}
          >
            {props.say('deals.more')}
          </button>
        )}
      </span>
    </li>
  );
};

const titleOf = ({ say, view }: Props, { turn, at }: DueDate): string => {
  if (at === 'none') return say('deals.due.none');
  const isNow = turn === view.turn && at === view.phase;
  const args = { turn, phase: `phase:${at}` };
  return at === 'end' ? say('deals.due.end', { turn }) : say(isNow ? 'deals.due.now' : 'deals.due.at', args);
};

/** What is in force, and what is offered, in the order in which it is due. */
export const Standing = (props: Props) => {
  const { view, say } = props;
  const offered = view.agreements.all.filter((a) => a.status === 'offered');
  const groups = new Map<string, { readonly due: DueDate; readonly all: Seen[] }>();
  for (const a of view.agreements.all) {
    if (a.status !== 'active') continue;
    const due = nextDue(view, a);
    const key = `${due.turn} ${due.at}`;
    const group = groups.get(key) ?? { due, all: [] };
    group.all.push(a);
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((a, b) => isBefore(a.due, b.due));
  return (
    <section class="deal-list" aria-label={say('deals.standing')}>
      {offered.length > 0 && <Group {...props} title={say('deals.onTheTable')} all={offered} />}
      {sorted.map(({ due, all }) => (
        <Group key={`${due.turn} ${due.at}`} {...props} title={titleOf(props, due)} all={all} />
      ))}
      {offered.length + sorted.length === 0 && <p class="deal-hint">{say('deals.nothing')}</p>}
    </section>
  );
};

const Group = ({ title, all, ...props }: Props & { readonly title: string; readonly all: readonly Seen[] }) => (
  <>
    <h3>
      <span>{title}</span>
      <span>{all.length}</span>
    </h3>
    <ul>
      {all.map((a) => (
        <Row key={a.id} {...props} a={a} />
      ))}
    </ul>
  </>
);

export const Past = (props: Props) => {
  const { view, say } = props;
  const me = meOf(props);
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const past = usePast(props);
  const shown = past.filter((a) => whose === 'all' || (me !== undefined && a.parties.includes(me)));
  const disputed = view.agreements.all.filter((a) => a.dispute !== '');
  const known = [...past, ...view.agreements.all.filter((a) => a.status === 'active')];
  return (
    <section class="deal-past" aria-label={say('deals.past')}>
      {disputed.map((a) => (
        <Dispute key={a.id} {...props} a={a} />
      ))}
      <div class="deal-list">
        <header>
          <h3>{say('deals.past')}</h3>
          {me !== undefined && (
            <Seg
              label={say('deals.whose')}
              value={whose}
              of={[
                { value: 'all', label: say('deals.all') },
                { value: 'mine', label: say('deals.mine') },
              ]}
              onChange={setWhose}
            />
          )}
        </header>
        <ul>
          {shown.toReversed().map((a) => (
            <Row key={a.id} {...props} a={a} />
          ))}
        </ul>
        {shown.length === 0 && <p class="deal-hint">{say('deals.noPast')}</p>}
      </div>
      <footer>
        <span id="word-kept">{say('deals.wordKept')}</span>
        <ul class="deal-word" aria-labelledby="word-kept">
          {allFactions(view).map((faction) => {
            const { kept, of } = wordOf(known, faction);
            return (
              <li key={faction} aria-label={say('deals.wordOf', { who: factionRef(faction), kept, of })}>
                <Mark look={lookOf(view, props.looks, faction)} />
                {of === 0 ? '–' : `${kept}/${of}`}
              </li>
            );
          })}
        </ul>
      </footer>
    </section>
  );
};
