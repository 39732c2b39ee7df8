/** Provinces, frontiers and what lies on them. */
import { geographyOf } from '../rules/data/printed.ts';
import { isFrontier, type PlaceInfo } from '../rules/geography.ts';
import { EMPEROR_REFS, EMPERORS, ITALIA, PLACE_REFS, type Place, REGIONS } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';
import { Flame, Laurel, Letter, patternOf, Wave } from './art.tsx';
import { boxOf, type Label, lineHeight, regionBoxes, SIZE, total } from './labels.ts';
import { latin } from './latin.ts';
import { RADIUS, REGION_NAMES, SEAT_OF, SPOTS } from './layout.ts';
import type { Say, TetrarchiaBoardProps } from './props.ts';

type DiscKind = NonNullable<TetrarchiaView['discs'][keyof TetrarchiaView['discs']]>;

/**
 * The number by which the dice address a place: that of the province, or of the region for a frontier. Italia has none.
 */
const numeral = ({ frontier, region, number }: PlaceInfo): string =>
  frontier ? REGIONS[region]! : region === ITALIA ? '' : `${number}`;

/**
 * The disc on a place covers its circle: Unrest is grey and dashed with a wave, Revolt black with a flame, others show
 * their Emperor.
 */
const Disc = ({ kind, say }: { kind: DiscKind; say: Say }) => {
  if (kind === 'unrest')
    return (
      <g class="disc unrest">
        <circle r="12.5" />
        <Wave />
      </g>
    );
  if (kind === 'revolt')
    return (
      <g class="disc revolt">
        <circle r="12.5" />
        <Flame />
      </g>
    );
  const emperor = EMPERORS.indexOf(kind);
  return (
    <g class="disc emperor">
      <circle r="12.5" fill={patternOf(emperor)} />
      <Letter emperor={emperor} text={say(EMPEROR_REFS[emperor]!)[0]!} y={4.5} size={13} />
    </g>
  );
};

/**
 * What is printed on a place: the pattern of an Emperor with a ring for his capital, a laurel for Roma, otherwise the
 * number.
 */
const Printed = ({ place }: { place: PlaceInfo }) => {
  if (place.wildcard) return <Laurel />;
  const seat = SEAT_OF[place.capitalOf];
  return (
    <>
      {seat && <circle class="seat" r="11.5" fill={patternOf(place.capitalOf)} />}
      <text class="number" y="4.7" style={seat && `fill:var(--seat-${seat}-on);stroke:var(--seat-${seat})`}>
        {numeral(place)}
      </text>
    </>
  );
};

const Tag = ({ text, grow }: { text: string; grow: number }) => {
  if (text === '') return null;
  const width = 15 + Math.max(0, text.length - 1) * 3.6;
  return (
    <g class="tag" transform={`translate(11.5 10) scale(${grow})`}>
      <rect x={-width / 2} y="-7.5" width={width} height="15" rx="7.5" />
      <text y="4">{text}</text>
    </g>
  );
};

const classOf = ({ ref, frontier, capitalOf, wildcard }: PlaceInfo, lit: TetrarchiaBoardProps['lit']): string =>
  [
    'place',
    frontier && 'frontier',
    capitalOf !== -1 && 'capital',
    wildcard && 'roma',
    lit.own.includes(ref) && 'own',
    lit.enemy.includes(ref) && 'enemy',
    lit.chosen === ref && 'chosen',
  ]
    .filter(Boolean)
    .join(' ');

const Outline = ({ kind, frontier, grow = 0 }: { kind: string; frontier: boolean; grow?: number }) =>
  frontier ? (
    <rect
      class={kind}
      x={-RADIUS - grow}
      y={-RADIUS - grow}
      width={2 * (RADIUS + grow)}
      height={2 * (RADIUS + grow)}
      rx={4 + grow}
      transform="rotate(45)"
    />
  ) : (
    <circle class={kind} r={RADIUS + grow} />
  );

type PlacesProps = TetrarchiaBoardProps & { readonly grow: number };

const PlaceMark = ({ at, props }: { at: Place; props: PlacesProps }) => {
  const { view, say, lit, grow } = props;
  const place = geographyOf(view).places[at]!;
  const { x, y } = SPOTS[at]!;
  const disc = view.discs[place.ref];
  return (
    <g class={classOf(place, lit)} data-ref={place.ref} transform={`translate(${x} ${y})`}>
      <circle class="hit" r="22" />
      <Outline kind="halo" frontier={place.frontier} grow={4} />
      <Outline kind="spot" frontier={place.frontier} />
      {(place.capitalOf !== -1 || place.wildcard) && <circle class="ring" r="17" />}
      {disc ? <Disc key={disc} kind={disc} say={say} /> : <Printed place={place} />}
      {disc && <Tag text={numeral(place)} grow={grow} />}
    </g>
  );
};

export const Places = (props: PlacesProps) => (
  <g class="places">
    {PLACE_REFS.map((ref, at) => (
      <PlaceMark key={ref} at={at} props={props} />
    ))}
  </g>
);

/** Regions whose name is written on the sea. */
const AT_SEA: ReadonlySet<string> = new Set(['IV', 'V', 'IT']);

interface NamesProps {
  readonly say: Say;
  readonly labels: readonly (Label | undefined)[];
  readonly size: number;
}

/** When letters are large, the names of regions are left out in favour of those of provinces. */
const GIVES_WAY = 120;
const freeRegions = (labels: NamesProps['labels'], size: number): readonly boolean[] => {
  const names = labels.flatMap((label) => (label ? [boxOf(label, size)] : []));
  return regionBoxes(size).map((box) => size === SIZE || total(box, names, 1) < GIVES_WAY);
};

export const Names = ({ say, labels, size }: NamesProps) => {
  const free = freeRegions(labels, size);
  return (
    <g class="names" aria-hidden="true">
      {REGIONS.map(
        (region, i) =>
          free[i] && (
            <text
              key={region}
              class={AT_SEA.has(region) ? 'region-name at-sea' : 'region-name'}
              x={REGION_NAMES[i]![0]}
              y={REGION_NAMES[i]![1]}
            >
              {i === ITALIA ? latin(say(`region:${region}`)) : `${region} ${latin(say(`region:${region}`))}`}
            </text>
          ),
      )}
      {labels.map((label, at) =>
        label?.lines.map((text, line) => (
          <text
            key={`${at}/${line}`}
            class={isFrontier(at) ? 'name beyond' : 'name'}
            x={label.x}
            y={label.y + line * lineHeight(size)}
            text-anchor={label.anchor}
          >
            {text}
          </text>
        )),
      )}
    </g>
  );
};
