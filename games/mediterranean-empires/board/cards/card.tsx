/** The face of a card in three sizes, and backs. It only draws; whoever shows it makes it a button. */
import './card.css';
import type { Say } from '@tabularium/parts/web';
import type { ComponentChildren, JSX } from 'preact';
import type { Card, Content, Factor } from '../../rules/data/content.ts';
import { COMBATS, type CombatKind } from '../../rules/ids.ts';
import { Picture, pictureOf } from './pictures.tsx';

export interface CardProps {
  readonly content: Content;
  /** Its ref. */
  readonly card: string;
  readonly size: 'small' | 'tall' | 'large';
  readonly state?: 'offered' | 'chosen' | 'off' | 'doubt';
  /** Why it cannot be played, in the place of its numbers. */
  readonly why?: string | undefined;
  /** A word or two more. */
  readonly detail?: string | undefined;
  readonly say: Say;
  /** Shows only this of its numbers. */
  readonly factor?: CombatKind;
  /** Under the text of a large card. */
  readonly children?: ComponentChildren;
}

/** Drawn here: the cards are part of every table of this game, and do not bring the controls of forms along. */
const SIGNS: Readonly<Record<CombatKind, () => JSX.Element>> = {
  field: () => (
    <svg class="i" aria-hidden="true">
      <use href="#i-war" />
    </svg>
  ),
  naval: () => (
    <svg class="i" aria-hidden="true">
      <use href="#i-fleet" />
    </svg>
  ),
  assault: () => (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 21 7.5 9h9L18 21zM6 9V4h2.500v2H11V4h2v2h2.500V4H18v5zM10 21v-4a2 2 0 0 1 4 0v4" />
    </svg>
  ),
};

const FactorSign = ({ of }: { readonly of: CombatKind }) => SIGNS[of]();

/** Does it fight with numbers of its own? Other cards act by their text. */
export const hasFactors = ({ types, factors }: Card): boolean =>
  types.some((x) => x === 'T' || x === 'F' || x === 'L') && COMBATS.some((kind) => factors[kind] !== null);

/** [MED.2-h] A number; dice of a troop; dice more of a Leader, a defence or an assault; a dash. */
const shown = ({ types }: Card, f: Factor): string => {
  if (f === null) return '–';
  if (typeof f === 'number') return String(f);
  return types.includes('T') || types.includes('F') ? `${f.dice}D` : `+${f.dice}`;
};

const diceOf = ({ factors }: Card): number =>
  Math.max(0, ...COMBATS.map((kind) => (typeof factors[kind] === 'object' ? (factors[kind]?.dice ?? 0) : 0)));

/** "field only": a card that has one number of the three. */
const onlyIn = (card: Card): CombatKind | undefined => {
  const kinds = COMBATS.filter((kind) => card.factors[kind] !== null);
  return hasFactors(card) && !card.types.includes('F') && kinds.length === 1 ? kinds[0] : undefined;
};

export const kindOf = ({ types }: Card, say: Say): string => types.map((x) => say(`card.type.${x}`)).join(' · ');

export const Factors = ({ card, say, size }: { readonly card: Card; readonly say: Say; readonly size: string }) => (
  <span class="med-factors">
    {COMBATS.map((kind) => {
      const f = card.factors[kind];
      return (
        <span key={kind} class={f === null ? 'none' : ''}>
          <FactorSign of={kind} />
          <span class="sr">{say(`card.${kind}`)} </span>
          <b>{shown(card, f)}</b>
          {size === 'large' && (
            <em aria-hidden="true">
              {typeof f === 'object' && f !== null ? say('card.diceWord', { n: f.dice }) : say(`card.${kind}`)}
            </em>
          )}
        </span>
      );
    })}
  </span>
);

/** A word that a narrow card would have to break. */
const LONG = 9;
const hasLongWord = (name: string): boolean => name.split(' ').some((word) => word.length > LONG);

export const CardFace = (props: CardProps) => {
  const { content, card: ref, size, state } = props;
  const card = content.cards[ref];
  if (!card) return null;
  const Face = { small: Small, tall: Tall, large: Large }[size];
  return (
    <span class={`med-card ${size} ${state ?? ''} ${hasLongWord(props.say(ref)) ? 'long' : ''}`}>
      <Face {...props} of={card} />
    </span>
  );
};

type FaceProps = CardProps & { readonly of: Card };

const Small = ({ of, say, card, why, detail, factor }: FaceProps) => {
  const only = onlyIn(of);
  return (
    <>
      <span class="med-top">
        <Picture name={pictureOf(of)} />
        <span class="med-kind">
          {kindOf(of, say)}
          {only !== undefined && why === undefined && <i>{say('card.only', { kind: only })}</i>}
        </span>
      </span>
      <span class="med-name">{say(card)}</span>
      <span class="med-foot">{why ?? detail ?? <Short of={of} say={say} factor={factor} />}</span>
    </>
  );
};

/** What it brings, in one line. */
const Short = ({ of, say, factor }: Pick<FaceProps, 'of' | 'say'> & { readonly factor: CombatKind | undefined }) => {
  if (factor !== undefined) return <One of={of} say={say} factor={factor} />;
  if (hasFactors(of)) return <Factors card={of} say={say} size="small" />;
  const dice = diceOf(of);
  return <>{dice > 0 ? say('card.dice', { n: dice }) : say(`card.acts.${of.types[0]}`)}</>;
};

/** What it brings to one kind of combat. */
const One = ({ of, say, factor }: Pick<FaceProps, 'of' | 'say'> & { readonly factor: CombatKind }) => {
  const f = of.factors[factor];
  if (f === null) return <>{say(`card.acts.${of.types[0]}`)}</>;
  return <b>{typeof f === 'number' ? say('card.factor', { kind: factor, n: f }) : say('card.dice', { n: f.dice })}</b>;
};

const Tall = ({ of, say, card, detail, factor, state, why }: FaceProps) => (
  <>
    {state === 'doubt' && <span class="med-flag">{say('card.doubt')}</span>}
    <span class="med-kind">{kindOf(of, say)}</span>
    <Picture name={pictureOf(of)} />
    <span class="med-name">{say(card)}</span>
    <span class="med-foot">
      {why ?? <Short of={of} say={say} factor={factor} />}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  </>
);

const Large = ({ of, say, card, detail, children }: FaceProps) => (
  <>
    <span class="med-head">
      <span class="med-letters">
        {of.types.map((x) => (
          <span key={x} class="med-letter" aria-hidden="true">
            {x}
          </span>
        ))}
      </span>
      <span class="med-kind">{kindOf(of, say)}</span>
      {detail !== undefined && <span class="med-detail">{detail}</span>}
    </span>
    <span class="med-art">
      <Picture name={pictureOf(of)} />
    </span>
    <span class="med-name">{say(card)}</span>
    {hasFactors(of) ? (
      <Factors card={of} say={say} size="large" />
    ) : (
      <span class="med-factors none">
        {diceOf(of) > 0 ? say('card.diceIn', { n: diceOf(of) }) : say('card.noFactors')}
      </span>
    )}
    <span class="med-text">{say(card.replace('card:', 'text:'))}</span>
    {children}
  </>
);

/** A stack of hidden cards. */
export const CardBack = ({ n }: { readonly n: number }) => (
  <span class="med-backs" aria-hidden="true">
    {Array.from({ length: Math.min(n, MOST_BACKS) }, (_, i) => (
      <svg key={i} viewBox="0 0 30 46">
        <rect x="1" y="1" width="28" height="44" rx="4" />
        <path d="M8 21 15 16l7 5zM9 23.5h12M11 24v7M15 24v7M19 24v7M8 32.5h14" />
      </svg>
    ))}
  </span>
);
/** More than that are told by their number. */
const MOST_BACKS = 8;
