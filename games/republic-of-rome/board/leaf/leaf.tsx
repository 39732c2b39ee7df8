/** A leaf: what a thing does, its numbers, where it is, when it is played. */
import type { Msg } from '@tabularium/kernel';
import { TallySum } from '@tabularium/parts/kit';
import { plays } from '../../rules/advanced/advanced.ts';
import { laterPart } from '@tabularium/parts/web';
import { NEUTRALS } from '../asides.ts';
import { isNeutral } from '../../rules/rome/players.ts';
import { FactionTable } from '../faction-table.tsx';
import { Chip } from '../parts.tsx';
import { addedTexts } from './advanced.ts';
import { factionIn } from './has.ts';
import { numbersOf, type LeafNumber, rollText, type SideNumbers, sidesOf } from './numbers.ts';
import type { LeafProps } from './props.ts';
import { Read } from './read.tsx';
import { relatedTo } from './related.ts';
import { isCell } from './state.ts';
import { standInLines } from './stand-in.ts';
import { StateLeaf } from './state-leaf.tsx';
import { textsOf } from './texts.ts';
import { type Thing, thingOf } from './thing.ts';
import { whenPlayed } from './when.ts';
import { whereIs } from './where.ts';

const Neutrals = laterPart(NEUTRALS);

const kindOf = (thing: Thing): string => {
  if (thing.t === 'senator') return thing.card.statesman ? 'statesman' : 'family';
  if (thing.t === 'land-bill') return 'landBill';
  if (thing.t !== 'card') return thing.t;
  if (thing.card.kind === 'law') return 'law';
  return thing.card.hand ? 'intrigue' : 'event';
};

type Props = LeafProps & { readonly thing: Thing };

const Sentences = ({ of, say }: Pick<LeafProps, 'say'> & { readonly of: readonly Msg[] }) => (
  <>
    {of.map((m) => (
      <p key={m.k}>{say(m.k, m.a ?? {})}</p>
    ))}
  </>
);

const valueOf = ({ value }: LeafNumber, say: LeafProps['say']): string | number =>
  typeof value === 'object' ? say(value.k, value.a ?? {}) : value;

const Numbers = ({ view, say, thing }: Props) => {
  const numbers = numbersOf(view, thing);
  if (numbers.length === 0) return null;
  return (
    <section aria-label={say('leaf.numbers')}>
      <dl class="rr-leaf-numbers">
        {numbers.map((n) => (
          <div key={n.label}>
            <dt>{say(n.label)}</dt>
            <dd>{valueOf(n, say)}</dd>
          </div>
        ))}
      </dl>
      {numbers.map((n) => n.tally && <TallySum key={n.label} tally={n.tally} say={say} word={say(n.label)} small />)}
    </section>
  );
};

type Column = Exclude<keyof SideNumbers, 'side'>;
const BASIC: readonly Column[] = ['income', 'spoils', 'land', 'fleet'];
/** [2.02.2-b][2.02.3-e] */
const PROVINCIAL: readonly Column[] = ['localTax', 'maxArmies', 'maxFleets'];

const SideTable = ({
  say,
  sides,
  columns,
}: Pick<Props, 'say'> & { readonly sides: readonly SideNumbers[]; readonly columns: readonly Column[] }) => (
  <table class="rr-leaf-table">
    <thead>
      <tr>
        <th scope="col">
          <span class="sr">{say('leaf.numbers')}</span>
        </th>
        {columns.map((k) => (
          <th key={k} scope="col">
            {say(`leaf.n.${k}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {sides.map((s) => (
        <tr key={s.side}>
          <th scope="row">{say(s.side)}</th>
          {columns.map((k) => {
            const n = s[k];
            return <td key={k}>{typeof n === 'number' ? n : rollText(n)}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A Province has two sides. */
const Sides = ({ view, say, thing }: Props) => {
  const sides = sidesOf(thing);
  if (sides.length === 0) return null;
  return (
    <>
      <SideTable say={say} sides={sides} columns={BASIC} />
      {plays(view, 'provincial-wars') && <SideTable say={say} sides={sides} columns={PROVINCIAL} />}
    </>
  );
};

const Related = ({ view, say, thing }: Props) => {
  const related = relatedTo(view, thing);
  if (related.length === 0) return null;
  return (
    <section class="rr-leaf-related">
      <h3>{say('leaf.related')}</h3>
      {related.map((ref) => (
        <Read key={ref} of={ref} view={view} say={say} />
      ))}
    </section>
  );
};

const ThingLeaf = (props: Props) => {
  const { view, say, thing } = props;
  const when = whenPlayed(view, thing);
  return (
    <>
      <p>
        <Chip>{say(`leaf.kind.${kindOf(thing)}`)}</Chip>
      </p>
      <div class="rr-leaf-text">
        <Sentences of={[...textsOf(view, thing), ...addedTexts(view, thing)]} say={say} />
      </div>
      <Numbers {...props} />
      <Sides {...props} />
      <section>
        <h3>{say('leaf.where')}</h3>
        <Sentences of={whereIs(view, thing)} say={say} />
      </section>
      {when.length > 0 && (
        <section>
          <h3>{say('leaf.when')}</h3>
          <Sentences of={when} say={say} />
        </section>
      )}
      <Related {...props} />
    </>
  );
};

export const Leaf = (props: LeafProps) => {
  const { view, of } = props;
  if (isCell(of))
    return (
      <div class="rr-leaf">
        <StateLeaf {...props} cell={of} />
      </div>
    );
  const faction = factionIn(view, of);
  if (faction !== undefined)
    return (
      <div class="rr-leaf">
        {isNeutral(view, faction) && <Neutrals {...props} shows={{ card: faction }} />}
        <FactionTable faction={faction} {...props} />
        {view.neutrals === undefined && view.factions[faction]!.status === 'in' && (
          <section>
            <h3>{props.say('leaf.standIn')}</h3>
            <Sentences of={standInLines(view, faction)} say={props.say} />
          </section>
        )}
      </div>
    );
  const thing = thingOf(view, of);
  return <div class="rr-leaf">{thing && <ThingLeaf {...props} thing={thing} />}</div>;
};
