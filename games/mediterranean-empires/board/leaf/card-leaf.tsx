/** The leaf of a card. */
import { percent } from '@tabularium/parts/kit';
import type { Card } from '../../rules/data/content.ts';
import { contentOf, empireRef } from '../../rules/data/printed.ts';
import { Factors, hasFactors, kindOf } from '../cards/card.tsx';
import { whenOf } from '../cards/hand.ts';
import { Picture, pictureOf } from '../cards/pictures.tsx';
import { type Example, examplesOf } from './examples.ts';
import type { LeafProps } from './leaf.tsx';
import { Part, Read } from './parts.tsx';
import { whereIs } from './where.ts';

type Props = LeafProps & { readonly card: Card };

export const CardLeaf = (props: Props) => {
  const { view, say, of, card } = props;
  const { decks, cards } = contentOf(view);
  const copies = decks[card.empire]!.filter((id) => cards[id]!.name === card.name).length;
  const where = whereIs(view, of);
  const examples = examplesOf(card);
  return (
    <>
      <div class="med-leaf-card">
        <Picture name={pictureOf(card)} />
        <div>
          <p class="kind">{kindOf(card, say)}</p>
          {hasFactors(card) && <Factors card={card} say={say} size="large" />}
          <p class="text">{say(of.replace('card:', 'text:')) || say('leaf.noText')}</p>
        </div>
      </div>
      {card.types.map((type) => (
        <p key={type}>{say(`leaf.type.${type}`)}</p>
      ))}
      {tagsOf(card).map((tag) => (
        <p key={tag}>{say(`leaf.tag.${tag}`)}</p>
      ))}
      <Part title={say('leaf.when')}>
        <p>{say(whenOf(card))}.</p>
      </Part>
      <Part title={say('leaf.where')}>
        <p>{say(where.k, where.a)}</p>
        <p>
          {say('leaf.copies', { n: copies, all: decks[card.empire]!.length })}{' '}
          <Read of={empireRef(card.empire)} say={say} />
        </p>
      </Part>
      {examples.length > 0 && (
        <Part title={say('leaf.examples')}>
          {examples.map((example) => (
            <ExampleBar key={example.kind} {...props} example={example} />
          ))}
        </Part>
      )}
    </>
  );
};

/** Kinds of troops that texts of other cards speak of, and its own does not. */
const TAGS = ['light', 'cavalry', 'legion'] as const;
export const tagsOf = ({ tags }: Card): readonly (typeof TAGS)[number][] => TAGS.filter((tag) => tags.includes(tag));

const ExampleBar = ({ say, of, card, example }: Props & { readonly example: Example }) => {
  const { kind, attacker, defender, without } = example;
  const [low, high] = [Math.min(without, example.with), Math.max(without, example.with)].map(percent) as [
    number,
    number,
  ];
  const isWorse = card.types.includes('D');
  const said = say('leaf.example', {
    kind,
    fixed: attacker.fixed,
    dice: attacker.dice,
    against: defender.fixed,
    againstDice: defender.dice,
  });
  return (
    <div class="example">
      <p>{said}</p>
      <span
        class="example-bar"
        role="img"
        aria-label={say('leaf.exampleChance', { card: of, from: percent(without), to: percent(example.with) })}
      >
        <i class="sure" style={{ flexGrow: Math.max(low, 1) }}>
          {low} %
        </i>
        <i class="change" style={{ flexGrow: Math.max(high - low, 1) }}>
          {isWorse ? say('leaf.withoutIt', { n: high }) : say('leaf.withIt', { n: high })}
        </i>
        <i class="rest" style={{ flexGrow: Math.max(100 - high, 1) }} />
      </span>
    </div>
  );
};
