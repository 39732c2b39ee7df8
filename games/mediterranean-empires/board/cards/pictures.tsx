/** Line pictures for the cards, 48 by 48: a few of them serve every card by its kind, its tags and what it does. */
import type { JSX } from 'preact';
import type { Card } from '../../rules/data/content.ts';
import type { Op } from '../../rules/data/effects.ts';

const PICTURES = {
  legion: (
    <>
      <path d="M15 40V12M13 8l2-5 2 5zM13 8v4h4V8" />
      <path d="M22 14h16v10c0 7-4 11-8 13-4-2-8-6-8-13z" />
      <path d="M30 14v23M22 23h16" />
    </>
  ),
  shield: (
    <>
      <path d="M8 42 20 6M18 5l4-3 1 5zM40 42 30 10" />
      <circle cx="26" cy="27" r="12" />
      <circle cx="26" cy="27" r="7.5" />
      <path class="f" d="m26 21 1.5 4h4l-3.2 2.6 1.2 4.2L26 29.3l-3.5 2.5 1.2-4.2-3.2-2.6h4z" />
    </>
  ),
  javelins: (
    <>
      <path d="M6 40 36 10M33 7l9-3-3 9zM12 42 40 18" />
      <path d="M8 18c4-6 12-8 17-4M8 18c2 6 7 8 12 6" />
      <circle class="f" cx="9" cy="18" r="2.2" />
    </>
  ),
  horse: (
    <>
      <path d="M12 42c0-9 2-13 6-17-5 1-8 3-10 3-2-2-2-4-1-6 5-3 7-9 13-12l1-5 4 4c8 2 14 10 14 20v13" />
      <path d="M26 10c6 4 8 10 8 18" />
      <circle class="f" cx="20" cy="16" r="1.5" />
    </>
  ),
  elephant: (
    <>
      <path d="M16 42h5v-8c3 1 6 1 9 0v8h5v-9c4-2 7-6 7-12 0-7-5-11-12-11H19c-7 0-12 4-12 10v13c0 4-1 6-4 6" />
      <path d="M19 10c6 3 6 13 1 17-5 0-8-4-8-9M16 42V31c-2 0-4-1-5-3v8c0 4-1 6-3 7" />
      <path d="M11 29c-1 3 1 5 5 5M42 20c2 3 3 6 2 10" />
      <circle class="f" cx="11" cy="19" r="1.5" />
    </>
  ),
  chariot: (
    <>
      <circle cx="17" cy="33" r="10" />
      <circle class="f" cx="17" cy="33" r="2" />
      <path d="M17 23v20M7 33h20M10 26l14 14M24 26 10 40" />
      <path d="M6 21c0-8 4-12 9-12h11v18M27 30h17M41 25l3 5-3 5M26 14h5" />
    </>
  ),
  ship: (
    <>
      <path d="M5 29h37l-4 9H12z" />
      <path d="M23 29V7M23 9c8 2 12 7 12 16H23z" />
      <path d="M5 29c-2-2-2-5 1-7M42 29c2-3 2-7-1-9" />
      <path d="M14 38l-3 5M21 38l-2 5M28 38l-1 5M35 38l0 5" />
      <path d="M3 45c4-2 6 1 10 0s6-1 10 0 6 1 10 0 6-1 10 0" />
    </>
  ),
  head: (
    <>
      <path d="M17 42v-7c-5-3-7-8-7-13 0-8 6-14 14-14s13 5 13 12l3 6-4 2v6c0 2-2 3-5 2l-3 6" />
      <path d="M12 17c8 3 16 2 24-2M13 13c2 1 3 3 3 5M19 9c1 2 2 5 2 8M27 8c0 3 0 6-1 9M33 11c-1 2-1 4-1 5" />
    </>
  ),
  walls: (
    <>
      <path d="M5 42V20h5v-5h6v5h5v-5h6v5h5v-5h6v5h5v22z" />
      <path d="M18 42v-9a6 6 0 0 1 12 0v9M5 28h10M33 28h10M10 28v6M38 28v6M5 34h9M34 34h9" />
    </>
  ),
  siege: (
    <>
      <path d="M14 40 17 8h14l3 32zM17 16h14M16 24h16M15 32h18" />
      <path d="M15 8V4h4v2h3V4h4v2h3V4h4v4" />
      <circle cx="17" cy="42" r="3.2" />
      <circle cx="31" cy="42" r="3.2" />
      <path d="M31 18l10 3v3l-10-2" />
    </>
  ),
  colony: (
    <>
      <path d="M8 42h32M10 42V26h9v-8h10v8h9v16" />
      <path d="M19 18v-3M24 18v-3M29 18v-3M10 26v-3M14.5 26v-3M33.5 26v-3M38 26v-3" />
      <path d="M24 15V5l8 3-8 3" />
      <path d="M21 42v-6a3 3 0 0 1 6 0v6" />
    </>
  ),
  road: (
    <>
      <path d="M20 44 23 6M34 44 27 6M27 40v-5M26.3 30v-4M25.6 21v-3" />
      <path d="M6 44c2-10 4-14 8-17M42 44c-1-8-3-12-7-16" />
      <path d="M10 20h8v-5h-8zM12 15v-4h4v4" />
    </>
  ),
  hands: (
    <path d="M4 20l8-4 9 3 4-1 8-3 11 5M4 33l6 2 9 8c2 1 4 1 5-1M21 19l-3 8c3 2 6 1 9-2l13 10M24 42c3 1 5 0 5-2 3 1 5 0 5-3 3 0 4-1 4-4l6-1" />
  ),
  coins: (
    <>
      <ellipse cx="17" cy="25" rx="12" ry="5" />
      <path d="M5 25v6c0 3 5 5 12 5s12-2 12-5v-6M5 31v6c0 3 5 5 12 5s12-2 12-5v-6" />
      <circle cx="34" cy="13" r="9" />
      <path d="M31 17c0-5 1-8 5-9M32 13h4" />
    </>
  ),
  banner: (
    <>
      <path d="M24 9v36M9 12h30M24 9l-3-3 3-4 3 4z" />
      <path d="M12 12v18l6 3 6-3 6 3 6-3V12" />
      <path class="f" d="m24 15 1.5 4h4l-3.2 2.6 1.2 4.2-3.5-2.5-3.5 2.5 1.2-4.2-3.2-2.6h4z" />
    </>
  ),
  temple: <path d="M5 18 24 6l19 12zM8 23h32M12 23v15M20 23v15M28 23v15M36 23v15M8 38h32M5 43h38" />,
  scroll: (
    <>
      <path d="M13 7h26a4 4 0 0 0-4 4v26a5 5 0 0 1-5 5H8a5 5 0 0 0 5-5z" />
      <path d="M39 7a4 4 0 0 1 4 4v3h-8M18 16h12M18 22h12M18 28h8" />
    </>
  ),
  eye: (
    <>
      <path d="M4 24c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13S9 33 4 24z" />
      <circle cx="24" cy="24" r="7" />
      <circle class="f" cx="24" cy="24" r="3" />
      <path d="M24 5v3M10 9l2 3M38 9l-2 3" />
    </>
  ),
  trees: (
    <path d="M14 42V30M14 30c-6 0-9-4-8-9-2-7 4-11 8-16 4 5 10 9 8 16 1 5-2 9-8 9zM34 42V33M34 33c-5 0-7-3-6-7-2-5 3-9 6-13 3 4 8 8 6 13 1 4-1 7-6 7zM4 42h40" />
  ),
  storm: (
    <>
      <path d="M13 26a8 8 0 0 1 1-16 11 11 0 0 1 21 1 8 8 0 0 1 0 15z" />
      <path class="f" d="M25 24l-7 11h5l-2 9 9-13h-6l3-7z" />
      <path d="M9 33c-2 2-2 4-1 6M38 32c2 2 2 4 1 6" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type PictureName = keyof typeof PICTURES;
export const PICTURE_NAMES: readonly string[] = Object.keys(PICTURES);

/** What a name speaks of, in the language in which the cards are printed. */
const NAMED: readonly (readonly [RegExp, PictureName])[] = [
  [/\b(oro|comercio|tributos?|d[aá]ricos|soborno|factor[ií]as|plata|tesoro)\b/i, 'coins'],
  [/\b(templos?|or[aá]culo|druidas|juegos|devotio|santuario)\b/i, 'temple'],
  [/\b(calzada|razzia|v[ií]a)\b/i, 'road'],
];

const DONE: Partial<Record<Op, PictureName>> = {
  'acquire-neutral-city': 'hands',
  'revolt-city': 'hands',
  'pacify-area': 'hands',
  'place-forts': 'colony',
  'recover-discard': 'banner',
  'gain-vp': 'temple',
  'gain-vp-per-ports': 'coins',
  'steal-random-card': 'road',
  storm: 'storm',
  'storm-modifier': 'storm',
  ambush: 'trees',
  'discard-random-troop': 'coins',
};

const TAGGED: readonly (readonly [string, PictureName])[] = [
  ['elephant', 'elephant'],
  ['chariot', 'chariot'],
  ['cavalry', 'horse'],
  ['light', 'javelins'],
];

/** Long shields in the west; round ones in the east, and for the best troops everywhere. */
const WEST = ['ROMA', 'HISPANIA', 'GALIA'];
const BEST = 7;

const trooperOf = ({ tags, empire, factors: { field } }: Card): PictureName => {
  const tagged = TAGGED.find(([tag]) => tags.includes(tag));
  if (tagged) return tagged[1];
  return WEST.includes(empire) && !(typeof field === 'number' && field >= BEST) ? 'legion' : 'shield';
};

export const pictureOf = (card: Card): PictureName => {
  const { types, effects, name } = card;
  if (types.includes('L')) return 'head';
  if (types.includes('T')) return trooperOf(card);
  if (types.includes('F')) return 'ship';
  if (types.includes('D')) return 'walls';
  if (types.includes('A')) return 'siege';
  const named = NAMED.find(([words]) => words.test(name));
  if (named) return named[1];
  for (const { op } of effects) {
    const done = DONE[op];
    if (done) return done;
  }
  return types.includes('X') ? 'eye' : 'scroll';
};

export const Picture = ({ name }: { readonly name: PictureName }) => (
  <svg class="med-picture" viewBox="0 0 48 48" aria-hidden="true">
    {PICTURES[name]}
  </svg>
);
